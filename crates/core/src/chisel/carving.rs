//! Carving from start to end.

use super::job::CarvingJob;
use super::options::Chisel;
use crate::error::Error;
use crate::grid::Grid;

/// What is left when [`chisel`] is done.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Carving {
    /// The nodes that stay, ascending: a minimal set that joins the terminals. Where carving stopped
    /// early, the witness of that moment.
    pub nodes: Vec<u32>,
    /// With two terminals, the same nodes in order from the first to the second; else empty.
    pub path: Vec<u32>,
    /// How many steps it took, or would have taken one by one, as a [`Chiseler`](crate::Chiseler) counts them.
    pub steps: u32,
}

/// Carves a random path that joins the terminals; `Ok(None)` where nothing connects them, or one of them is on a
/// wall. [`unreachable_terminals`](crate::unreachable_terminals) tells which.
///
/// Nodes are removed in random order; one without which the terminals would be disconnected is kept for good.
/// The same seed gives the same path on every platform.
///
/// With wiggliness 1, and nothing that forces or stops early, nothing is removed at all: floods by
/// order of removal, one from each of up to 32 terminals, find the nodes that would stay
/// (`docs/flood.md` in the repository draws and explains it), in about O(n) time. More than two terminals
/// take a spanning tree of what was visited, too, and then a cycle or two of the tree for each node that
/// stays: on a grid four ends take about three times as long as two, a thousand some ten times; at worst a
/// cycle has n nodes.
///
/// With wiggliness 0 between two terminals a shortest path is all there is to find. Otherwise this is
/// the published algorithm: a known path between the terminals, the witness, saves a search for each
/// node that is not on it. A hit of the witness needs a new random shortest path: distances are updated as cells go,
/// which takes less the less has changed; on [other graphs](crate::on_graph::chisel) it is an O(n) search. O(n) memory. [`Chiseler`](crate::Chiseler) takes the same
/// decisions a step at a time, and a [`CarvingJob`] does the same work in portions.
///
/// With eight neighbours a path squeezes between two walls that touch at a corner: nothing but the cells
/// themselves blocks it. [`astar`](crate::astar) with eight neighbours does not.
///
/// On a square grid with wiggliness 1 a path between two corners has, on average, a number of nodes
/// that grows with the side to the power of about 1.22: the exponent of optimal paths in strong
/// disorder (M. Cieplak, A. Maritan, J. Banavar, 1994), which these paths are. Means at side 20, 50
/// and 100 are about 45, 145 and 340.
///
#[doc = include_str!("../../pictures/chisel.svg")]
///
/// # Errors
/// [`Error::BadArgument`] for fewer than two terminals, nodes that the graph does not have, an order
/// with repeats or with a wiggliness other than 1, weights that are negative or of another count
/// than the nodes; [`Error::TooLarge`] for a graph of more than [`CELL_LIMIT`](crate::CELL_LIMIT).
///
/// ```
/// use meander_core::{Chisel, Grid, chisel};
/// let grid = Grid::new(3, 3)?;
/// let order = [4, 1, 0, 2, 3, 5, 6, 7, 8];
/// let carving = chisel(grid, &Chisel::new(&[3, 5]).order(&order))?;
/// // . # #      the centre goes first, then the top: the way round the bottom is what is left
/// // a # b
/// // o o o
/// assert_eq!(carving.map(|carving| carving.path), Some(vec![3, 6, 7, 8, 5]));
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn chisel(grid: Grid, options: &Chisel<'_>) -> Result<Option<Carving>, Error> {
    Ok(CarvingJob::new(grid, options)?.finish())
}
