//! Carving in portions, by the engine that the options ask for.

use super::carving::Carving;
use super::flooding::{FloodingJob, Progress};
use super::options::Chisel;
use super::stepping::{Chiseler, shortest};
use crate::cells::NodeRange;
use crate::error::Error;
use crate::graph::Graph;
use crate::grid::Grid;

/// Carving from start to end, in portions: [`chisel`](super::chisel) is one that is finished at once.
///
/// Between portions it says how far it has come, and to give it up is to drop it. However it is cut,
/// the result is the same.
///
/// ```
/// use meander_core::{CarvingJob, Chisel, Grid, chisel};
/// let grid = Grid::new(200, 200)?;
/// let options = Chisel::new(&[201, 39_798]).seed(7);
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
    Flood(Box<FloodingJob<G>>),
    Steps(Box<Chiseler<G>>),
    Done(Option<Carving>),
}

impl CarvingJob<Grid> {
    /// Gets ready to carve. With an order or weights, all of them are sorted here.
    ///
    /// # Errors
    /// What [`chisel`](super::chisel) refuses.
    pub fn new(grid: Grid, options: &Chisel<'_>) -> Result<Self, Error> {
        Self::begin(grid, NodeRange::of(&grid), options)
    }
}

impl<G: Graph> CarvingJob<G> {
    /// Gets ready to carve any graph.
    ///
    /// # Errors
    /// What [`on_graph::chisel`](crate::on_graph::chisel) refuses.
    pub fn on_graph(graph: G, options: &Chisel<'_>) -> Result<Self, Error> {
        let nodes = NodeRange::nodes(graph.node_count());
        Self::begin(graph, nodes, options)
    }

    pub(crate) fn begin(graph: G, nodes: NodeRange, options: &Chisel<'_>) -> Result<Self, Error> {
        let work = if options.floods() {
            FloodingJob::begin(graph, nodes, options)?.into()
        } else if options.is_shortest() {
            Work::Done(shortest(&graph, nodes, options)?)
        } else {
            match Chiseler::begin(graph, nodes, options) {
                Ok(chiseler) => Work::Steps(Box::new(chiseler)),
                Err(Error::NoPath) => Work::Done(None),
                Err(error) => return Err(error),
            }
        };
        Ok(Self { work })
    }

    /// Does a portion of the work: about so many nodes are visited or decided, or so many steps taken. True:
    /// all is done. A portion of 0 counts as 1, so every loop of portions ends.
    ///
    /// A step can cost a search of the whole graph, a visit never does; but with more than two
    /// terminals a spanning tree of what was visited is made at once, in about O(n) time.
    pub fn advance(&mut self, portion: u32) -> bool {
        let portion = portion.max(1);
        match std::mem::replace(&mut self.work, Work::Done(None)) {
            Work::Flood(flooding) => self.work = flooding.advance(portion).into(),
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

    /// Does what is left of the work and says what stays; `None` where nothing connects the terminals, or one
    /// of them is on a wall.
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

impl<G> From<Progress<G>> for Work<G> {
    fn from(progress: Progress<G>) -> Self {
        match progress {
            Progress::More(flooding) => Self::Flood(flooding),
            Progress::Done(carving) => Self::Done(carving),
        }
    }
}
