//! Carving in portions, for those who have something else to do in between.

use super::Chiseler;
use super::flood::{Flood, Reach};
use super::joints::settle;
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
    /// More than two ends share floods.
    shared: bool,
    /// How many nodes the floods before this one visited.
    visited: u64,
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
    /// is done. A step can cost a search of the whole graph, a visit never does; but with more than two
    /// terminals what floods found is gone through at once, in O(n) time, between two of them.
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
        let mut flood = Flood::new(graph, moments, options.walls, distinct.len() == 2);
        let shared = distinct.len() > 2;
        let two = options.terminals.len() == 2;
        let ends = if two && distinct.len() == 2 { options.terminals.to_vec() } else { distinct };
        Ok(match flood.begin(&ends) {
            Reach::Never => Work::Done(None),
            _ => Work::Flood(Box::new(Self { flood, ends, two, shared, visited: 0 })),
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
        if !self.shared {
            let last = self.ends.last().copied().unwrap_or_default();
            return Work::Done(Some(self.carving(self.flood.path(last))));
        }
        let (kept, left) = settle(&self.flood);
        if left == 0 {
            return Work::Done(Some(self.carving(kept)));
        }
        self.visited += self.flood.len() as u64;
        // They are joined already, so they are joined again.
        self.flood.begin(&kept);
        Work::Flood(self)
    }

    fn carving(&self, kept: Vec<u32>) -> Carving {
        let nodes = ascending(&kept);
        let path = if self.two { kept } else { Vec::new() };
        Carving { nodes, path, steps: self.steps() }
    }

    /// The ends that floods added were decided, too.
    const fn steps(&self) -> u32 {
        self.flood.open_nodes() - self.ends.len() as u32
    }

    /// Two floods usually meet when they have visited a fifth to two fifths of the nodes, one flood alone
    /// two fifths to two thirds. How often floods are started again is not known beforehand: so this comes
    /// ever nearer to 1.
    fn progress(&self) -> f64 {
        let visited = self.visited + self.flood.len() as u64;
        let pace = if self.flood.takes_turns() { 4.0 } else { 2.0 };
        let rest = 1.0 / (1.0 + pace * visited as f64 / f64::from(self.flood.open_nodes()));
        1.0 - rest * rest
    }
}
