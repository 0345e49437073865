//! Carving from start to end, at once or in portions, by the engine that the options need.

use super::flooding::{Flood, Status, SteinerTree};
use super::options::{Carving, Chisel};
use super::stepping::{Chiseler, shortest};
use crate::error::Error;
use crate::graph::Map;

/// Carves a random path that joins the terminals; `Ok(None)` where nothing connects them, or one of them is on a
/// wall. [`unreachable_terminals`](crate::search::unreachable_terminals) tells which.
///
/// Nodes are removed in random order; one without which the terminals would be disconnected is kept for good.
/// The same seed gives the same path on every platform.
///
/// With wiggliness 1, and nothing that forces or stops early, nothing is removed at all: floods by
/// order of removal, one from each of two terminals or one from the first of more, find the nodes that would stay
/// (`docs/flood.md` in the repository draws and explains it), in about O(n) time. More than two terminals
/// take a spanning tree of what was visited, too, and then a cycle or two of the tree for each node that
/// stays: among 400² cells four ends take about five times as long as two, a thousand some seven times; at worst a
/// cycle has n nodes.
///
/// With wiggliness 0 between two terminals a shortest path is all there is to find. Otherwise this is
/// the published algorithm: a known path between the terminals, the witness, saves a search for each
/// node that is not on it. A hit of the witness needs a new random shortest path: distances are updated as cells go,
/// which takes less the less has changed; on [other graphs](crate::OnGraph) it is an O(n) search. O(n) memory. [`Chiseler`](crate::carve::Chiseler) takes the same
/// decisions a step at a time, and a [`CarvingJob`] does the same work in portions.
///
/// With eight neighbours a path squeezes between two walls that touch at a corner: nothing but the cells
/// themselves blocks it. [`GridMap::route`](crate::GridMap::route) with eight neighbours does not.
///
/// On a square grid with wiggliness 1 a path between two corners has, on average, a number of nodes
/// that grows with the side to the power of about 1.22: the exponent of optimal paths in strong
/// disorder (M. Cieplak, A. Maritan, J. Banavar, 1994), which these paths are. Means at side 20, 50
/// and 100 are about 45, 145 and 340.
///
#[doc = include_str!("../../pictures/chisel.svg")]
///
/// # Errors
/// [`Error::BadArgument`] for a graph whose neighbours are not mutual, fewer than two terminals, nodes that the graph does not have, an order
/// with repeats or with a wiggliness other than 1, weights that are negative or of another count
/// than the nodes; [`Error::TooLarge`] for a graph of more than [`CELL_LIMIT`](crate::CELL_LIMIT).
///
/// ```
/// use meander_core::{Grid, carve::{Chisel, chisel}};
/// let grid = Grid::new(3, 3)?;
/// let order = [4, 1, 0, 2, 3, 5, 6, 7, 8];
/// let carving = chisel(grid, &Chisel::new(&[3, 5]).order(&order))?;
/// // . # #      the centre goes first, then the top: the path round the bottom remains
/// // a # b
/// // o o o
/// assert_eq!(carving.map(|carving| carving.path), Some(vec![3, 6, 7, 8, 5]));
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn chisel(map: impl Map, options: &Chisel<'_>) -> Result<Option<Carving>, Error> {
    Ok(CarvingJob::new(map, options)?.finish())
}

/// Carving from start to end, in portions: [`chisel`] is one that is finished at once.
///
/// Between portions it says how far it has come, and can be dropped. The size of the portions does not
/// change the result.
///
/// ```
/// use meander_core::{Grid, carve::{CarvingJob, Chisel, chisel}};
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
    Flood(Box<Flood<G>>),
    /// Once the flood between more than two terminals has ended.
    Tree(Box<SteinerTree<G>>),
    Steps(Box<Chiseler<G>>),
    Done(Option<Carving>),
}

impl<M: Map> CarvingJob<M> {
    /// Gets ready to carve. With an order or weights, all of them are sorted here.
    ///
    /// # Errors
    /// What [`chisel`] refuses.
    pub fn new(map: M, options: &Chisel<'_>) -> Result<Self, Error> {
        let work = if options.floods() {
            let flood = Flood::begin(map, options)?;
            flood.map_or(Work::Done(None), |flood| Work::Flood(Box::new(flood)))
        } else if options.is_shortest() {
            Work::Done(shortest(&map, options)?)
        } else {
            match Chiseler::new(map, options)? {
                Some(chiseler) => Work::Steps(Box::new(chiseler)),
                None => Work::Done(None),
            }
        };
        Ok(Self { work })
    }

    /// Visits or decides about `portion` nodes, or takes as many steps; true once all is done. `portion` is at least
    /// 1: 0 counts as 1, so every loop of portions ends.
    ///
    /// A step can cost a search of the whole graph, a visit never does; but with more than two
    /// terminals a spanning tree of what was visited is made at once, in about O(n) time.
    pub fn advance(&mut self, portion: u32) -> bool {
        let portion = portion.max(1);
        self.work = match std::mem::replace(&mut self.work, Work::Done(None)) {
            Work::Flood(mut flood) => match flood.advance(portion) {
                Status::InProgress => Work::Flood(flood),
                Status::Disconnected => Work::Done(None),
                Status::Connected => match flood.carving() {
                    None => Work::Tree(Box::new(flood.into_tree())),
                    carving => Work::Done(carving),
                },
            },
            Work::Tree(mut tree) => {
                if tree.decide(portion) {
                    Work::Done(Some(tree.carving()))
                } else {
                    Work::Tree(tree)
                }
            }
            Work::Steps(mut chiseler) => {
                chiseler.step(portion);
                if chiseler.is_done() {
                    Work::Done(Some(chiseler.carving()))
                } else {
                    Work::Steps(chiseler)
                }
            }
            work => work,
        };
        matches!(self.work, Work::Done(_))
    }

    /// A rising estimate of the share of the work that is done, from 0 to 1; 1 only at the end. How
    /// much of the graph a flood has to visit is not known before it has done so.
    #[must_use]
    pub fn progress(&self) -> f64 {
        match &self.work {
            Work::Flood(flood) => flood.progress(),
            Work::Tree(tree) => tree.progress(),
            Work::Steps(chiseler) => chiseler.decided(),
            Work::Done(_) => 1.0,
        }
    }

    /// Does the rest of the work and returns the result; `None` where nothing connects the terminals, or one
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
