//! Carving in portions, for those who have something else to do in between.

use super::Chiseler;
use super::flood::{Flood, Reach};
use super::frontier::SIDES;
use super::joints::Joints;
use super::one_shot::Carving;
use super::options::Chisel;
use super::order::Moments;
use super::shortest::shortest;
use super::sort::ascending;
use crate::error::Error;
use crate::graph::Graph;

/// Carving from start to end, in portions: [`chisel`](super::chisel) is one that is finished at once.
///
/// Between portions it says how far it has come, and to give it up is to drop it. However it is cut,
/// the result is the same.
///
/// ```
/// use meander_core::{CarvingJob, Chisel, Grid, chisel};
/// let grid = Grid::new(200, 200)?;
/// let options = Chisel { seed: 7, ..Chisel::new(&[201, 39_798]) };
/// let mut job = CarvingJob::new(grid, &options)?;
/// while !job.advance(1000) {
///     assert!(job.progress() < 1.0);
/// }
/// assert_eq!(job.finish(), chisel(grid, &options)?);
/// # Ok::<(), meander_core::Error>(())
/// ```
#[derive(Debug)]
pub struct CarvingJob<G> {
    work: Work<G>,
}

#[derive(Debug)]
enum Work<G> {
    Flood(Box<Flooding<G>>),
    Steps(Box<Chiseler<G>>),
    Done(Option<Carving>),
}

/// With wiggliness 1 and nothing that stops it early, every open node is decided once.
#[derive(Debug)]
struct Flooding<G> {
    flood: Flood<G>,
    /// In the order in which they were given, unless one was given twice.
    ends: Vec<u32>,
    /// Two terminals were given, so that there is an order of nodes to tell.
    two: bool,
    /// Where more than two ends share floods.
    joints: Option<Joints>,
    /// How many nodes the floods before this one visited.
    visited: usize,
}

impl<G: Graph> CarvingJob<G> {
    /// Gets ready to carve. With an order or weights, all of them are sorted here.
    ///
    /// # Errors
    /// What [`chisel`](super::chisel) refuses.
    pub fn new(graph: G, options: &Chisel<'_>) -> Result<Self, Error> {
        let work = if options.floods() {
            Flooding::begin(graph, options)?
        } else if options.is_shortest() {
            Work::Done(shortest(&graph, options)?)
        } else {
            match Chiseler::new(graph, options) {
                Ok(chiseler) => Work::Steps(Box::new(chiseler)),
                Err(Error::NoPath) => Work::Done(None),
                Err(error) => return Err(error),
            }
        };
        Ok(Self { work })
    }

    /// Does a portion of the work: about so many nodes are visited, or so many steps taken. True: all
    /// is done. A step can cost a search of the whole graph, a visit never does.
    pub fn advance(&mut self, portion: u32) -> bool {
        match std::mem::replace(&mut self.work, Work::Done(None)) {
            Work::Flood(flooding) => self.work = flooding.advance(portion),
            Work::Steps(mut chiseler) => {
                chiseler.step(portion);
                let done = chiseler.is_done();
                self.work =
                    if done { Work::Done(Some(chiseler.finish())) } else { Work::Steps(chiseler) };
            }
            done => self.work = done,
        }
        matches!(self.work, Work::Done(_))
    }

    /// A rising estimate of the share of the work that is done, from 0 to 1; 1 only at the end. How
    /// much of the graph a flood has to visit is not known before it has done so.
    #[must_use]
    pub fn progress(&self) -> f64 {
        match &self.work {
            Work::Flood(flooding) => flooding.progress(),
            Work::Steps(chiseler) => chiseler.decided(),
            Work::Done(_) => 1.0,
        }
    }

    /// Does what is left of the work and says what stays; `None` where walls part the terminals.
    #[must_use]
    pub fn finish(mut self) -> Option<Carving> {
        loop {
            if let Work::Done(carving) = self.work {
                return carving;
            }
            self.advance(u32::MAX);
        }
    }
}

impl<G: Graph> Flooding<G> {
    fn begin(graph: G, options: &Chisel<'_>) -> Result<Work<G>, Error> {
        options.check(&graph)?;
        let count = graph.node_count();
        let moments = Moments::new(options, count);
        let distinct = ascending(options.terminals);
        let floods = if distinct.len() == 2 { SIDES } else { 1 };
        let mut flood = Flood::new(graph, moments, options.walls, floods);
        let joints = (distinct.len() > 2).then(|| Joints::new(count, &distinct));
        let two = options.terminals.len() == 2;
        let ends = if two && distinct.len() == 2 { options.terminals.to_vec() } else { distinct };
        Ok(match flood.begin(&ends) {
            Reach::Never => Work::Done(None),
            _ => Work::Flood(Box::new(Self { flood, ends, two, joints, visited: 0 })),
        })
    }

    fn advance(mut self: Box<Self>, portion: u32) -> Work<G> {
        match self.flood.advance(portion) {
            Reach::Part => Work::Flood(self),
            Reach::Never => Work::Done(None),
            Reach::All => self.settle(),
        }
    }

    /// All ends are met: what stays is known, or what to flood next.
    fn settle(mut self: Box<Self>) -> Work<G> {
        let Some(joints) = &mut self.joints else {
            let last = self.ends.last().copied().unwrap_or_default();
            return Work::Done(Some(self.carving(self.flood.path(last))));
        };
        let (kept, all) = joints.settle(&self.flood);
        if all {
            return Work::Done(Some(self.carving(kept)));
        }
        self.visited += self.flood.len();
        // They are joined already, so they are joined again.
        self.flood.begin(&kept);
        Work::Flood(self)
    }

    fn carving(&self, kept: Vec<u32>) -> Carving {
        let nodes = ascending(&kept);
        let path = if self.two { kept } else { Vec::new() };
        // The ends that floods added were decided, too.
        let steps = self.flood.open_nodes() - self.ends.len() as u32;
        Carving { nodes, path, steps }
    }

    /// Two floods usually meet when they have visited a fifth to two fifths of the nodes, one flood alone
    /// a quarter to three quarters. Those that are shared among more ends visit somewhat more, or three
    /// times as many where they are started again at a glance.
    fn progress(&self) -> f64 {
        let visited = (self.visited + self.flood.len()) as f64;
        let (for_two, for_more) = if cfg!(feature = "fast") { (0.5, 1.25) } else { (1.0, 3.0) };
        let share = if self.joints.is_some() { for_more } else { for_two };
        let most = f64::from(self.flood.open_nodes()) * share;
        let rest = (1.0 - visited / most).max(0.05);
        1.0 - rest * rest
    }
}
