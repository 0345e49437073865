//! Carving from start to end.

use super::carver::Carver;
use super::chiseler::Chiseler;
use super::flood::Flood;
use super::joints::join;
use super::options::Chisel;
use super::order::Moments;
use super::sort::ascending;
use crate::error::Error;
use crate::graph::Graph;

/// What is left when carving is done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Carving {
    /// The nodes that stay, ascending: a minimal set that joins the terminals. Where carving stopped
    /// early, the witness of that moment.
    pub nodes: Vec<u32>,
    /// With two terminals, the same nodes in order from the first to the second; else empty.
    pub path: Vec<u32>,
    /// How many steps it took.
    pub steps: u32,
}

/// Carves a random path that joins the terminals; `None` where walls part them.
///
/// Nodes are removed in random order; one without which the terminals would part is kept for good.
/// The same seed gives the same path on every platform.
///
/// With wiggliness 1, and nothing that forces or stops early, nothing is removed at all: one flood by
/// order of removal finds the nodes that would stay, in about O(n) time; more than two terminals take
/// a few floods, about three times as long. Otherwise this is the published algorithm: a known way
/// between the terminals, the witness, saves a search for each node that is not on it, and each hit of
/// it takes O(n) time. O(n) memory either way. [`Chiseler`] takes the same decisions a step at a time.
///
/// On a square grid with wiggliness 1 a path between two corners has, on average, a number of nodes
/// that grows with the side to the power of about 1.22: the exponent of optimal paths in strong
/// disorder (M. Cieplak, A. Maritan, J. Banavar, 1994), which these paths are. Means at side 20, 50
/// and 100 are about 45, 145 and 330.
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
/// let carving = chisel(grid, &Chisel { order: Some(&order), ..Chisel::new(&[3, 5]) })?;
/// // . # #      the centre goes first, then the top: the way round the bottom is what is left
/// // a # b
/// // o o o
/// assert_eq!(carving.map(|carving| carving.path), Some(vec![3, 6, 7, 8, 5]));
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn chisel<G: Graph>(graph: G, options: &Chisel<'_>) -> Result<Option<Carving>, Error> {
    if options.floods() {
        return flooded(&graph, options);
    }
    match Chiseler::new(graph, options) {
        Ok(chiseler) => Ok(Some(chiseler.finish())),
        Err(Error::NoPath) => Ok(None),
        Err(error) => Err(error),
    }
}

/// With wiggliness 1 and nothing that stops it early, every open node is decided once.
fn flooded<G: Graph>(graph: &G, options: &Chisel<'_>) -> Result<Option<Carving>, Error> {
    options.check(graph)?;
    let moments = Moments::new(options, graph.node_count());
    let mut flood = Flood::new(graph, &moments, options.walls);
    let terminals = ascending(options.terminals);
    let Some(kept) = kept(graph, &moments, &mut flood, &terminals, options) else {
        return Ok(None);
    };
    let path = if options.terminals.len() == 2 { kept.clone() } else { Vec::new() };
    let steps = flood.open_nodes() - terminals.len() as u32;
    Ok(Some(Carving { nodes: ascending(&kept), path, steps }))
}

/// What stays; between two ends, in order from the first to the second.
fn kept<G: Graph>(
    graph: &G,
    moments: &Moments,
    flood: &mut Flood<'_, G>,
    distinct: &[u32],
    options: &Chisel<'_>,
) -> Option<Vec<u32>> {
    if distinct.len() > 2 {
        return join(graph, moments, flood, distinct);
    }
    // In the order in which they were given, unless the same one was given twice.
    let ends = if options.terminals.len() == distinct.len() { options.terminals } else { distinct };
    let places = flood.run(ends)?;
    let mut path = flood.walk_back(*places.last()?);
    path.reverse();
    Some(path)
}

pub(super) fn carving<G: Graph>(carver: &Carver<G>, steps: u32) -> Carving {
    let two = carver.terminals.len() == 2;
    let path = if two { carver.witness.nodes().to_vec() } else { Vec::new() };
    Carving { nodes: carver.kept(), path, steps }
}
