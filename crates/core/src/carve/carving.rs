//! Carves from start to end, at once or in portions, with the engine that the options need.

use super::flooding::{Flood, Status, SteinerTree};
use super::options::{Carving, Chisel};
use super::stepping::{Chiseler, shortest};
use crate::error::Error;
use crate::graph::Map;

/// Carves a random path that joins the terminals. Returns `Ok(None)` if nothing connects them, or a terminal is on a
/// wall; [`unreachable_terminals`](crate::search::unreachable_terminals) says which terminals are cut off.
///
/// Removes nodes at random, but none whose loss would separate the terminals, until no other can go. Between two
/// terminals a path remains. Between more it is a tree, apart from loops in which each node is a terminal or leads to one
/// of its own. The same seed returns the same path on every platform.
///
/// With wiggliness 1 and no `articulation`, early stop or pruning, `chisel` removes nothing. A flood by order of
/// removal finds the nodes that would stay, in about O(n) time: it starts from both of two terminals, or from the first
/// of more (`docs/flood.md` in the repository explains it with pictures). More than two terminals also need a spanning
/// tree of the visited nodes, and a cycle or two of that tree for each node that stays: on 400² cells, four terminals
/// take about five times as long as two, a thousand about eight times. At worst a cycle has n nodes.
///
/// With wiggliness 0 and two terminals, the result is a shortest path. All other settings run the published algorithm:
/// it knows a path between the terminals, the witness, and removes nodes off it without a search. Each hit on the
/// witness needs a new random shortest path. On a grid, `chisel` updates the distances, which takes less time the fewer
/// of them change; on [other graphs](crate::OnGraph) it searches, in O(n). O(n) memory.
/// [`Chiseler`](crate::carve::Chiseler) takes the same decisions one step at a time, and a [`CarvingJob`] does the same
/// work in portions.
///
/// With eight neighbours, a carved path can squeeze between two walls that touch at a corner; a route of
/// [`GridMap::route`](crate::GridMap::route) cannot.
///
/// On a square grid with wiggliness 1, the mean number of nodes on a path between two corners grows with the side to
/// the power of about 1.22. That is the exponent of optimal paths in strong disorder (M. Cieplak, A. Maritan, J.
/// Banavar, 1994), and carved paths are such paths. Means at side 20, 50 and 100 are about 45, 145 and 340.
///
#[doc = include_str!("../../pictures/chisel.svg")]
///
/// # Errors
/// [`Error::BadArgument`] for a graph whose neighbours are not mutual, fewer than two terminals, nodes that the graph
/// does not have, an order with repeats or with a wiggliness other than 1, numbers out of range, and weights that are
/// not one per node; [`Error::TooLarge`] for a graph of more than [`CELL_LIMIT`](crate::CELL_LIMIT) nodes.
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

/// A carving that runs in portions; [`chisel`] finishes one at once.
///
/// Between portions, it reports its progress and can be dropped. The size of the portions does not change the result.
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
    /// After a flood with more than two terminals.
    Tree(Box<SteinerTree<G>>),
    Steps(Box<Chiseler<G>>),
    Done(Option<Carving>),
}

impl<M: Map> CarvingJob<M> {
    /// Prepares a carving. Sorts the order or all weights, if the options have any.
    ///
    /// # Errors
    /// As [`chisel`].
    pub fn new(map: M, options: &Chisel<'_>) -> Result<Self, Error> {
        let work = if options.floods() {
            let flood = Flood::begin(map, options)?;
            flood.map_or(Work::Done(None), |flood| Work::Flood(Box::new(flood)))
        } else if options.is_shortest() {
            Work::Done(shortest(&map, options)?)
        } else {
            let chiseler = Chiseler::new(map, options)?;
            chiseler.map_or(Work::Done(None), |chiseler| Work::Steps(Box::new(chiseler)))
        };
        Ok(Self { work })
    }

    /// Visits or decides up to `portion` nodes, or takes as many steps; returns true once the carving is done. A
    /// `portion` of 0 counts as 1, so that every loop ends.
    ///
    /// A step can cost a search of the whole graph; a visit never does. But with more than two terminals, one call
    /// builds the spanning tree of all visited nodes, in about O(n) time.
    pub fn advance(&mut self, portion: u32) -> bool {
        let portion = portion.max(1);
        self.work = match std::mem::replace(&mut self.work, Work::Done(None)) {
            Work::Flood(mut flood) => match flood.advance(portion) {
                Status::InProgress => Work::Flood(flood),
                Status::Disconnected => Work::Done(None),
                Status::Connected => match flood.carving() {
                    None => Work::Tree(Box::new(SteinerTree::new(*flood))),
                    carving => Work::Done(carving),
                },
            },
            Work::Tree(mut tree) => match tree.decide(portion) {
                true => Work::Done(Some(tree.carving())),
                false => Work::Tree(tree),
            },
            Work::Steps(mut chiseler) => {
                chiseler.step(portion);
                match chiseler.is_done() {
                    true => Work::Done(Some(chiseler.carving())),
                    false => Work::Steps(chiseler),
                }
            }
            work => work,
        };
        matches!(self.work, Work::Done(_))
    }

    /// Returns a rising estimate of the share of work done, from 0 to 1, and 1 only at the end. It is an estimate
    /// because a flood does not know in advance how many nodes it will visit.
    pub fn progress(&self) -> f64 {
        match &self.work {
            Work::Flood(flood) => flood.progress(),
            Work::Tree(tree) => tree.progress(),
            Work::Steps(chiseler) => chiseler.decided(),
            Work::Done(_) => 1.0,
        }
    }

    /// Carves to the end and returns the result; `None` if nothing connects the terminals, or a terminal is on a wall.
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
