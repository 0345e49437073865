//! What carving and searching need to know: who is next to whom.

use crate::error::{Allowed, Error};
use crate::grid::{CELL_LIMIT, Grid, Neighborhood};
use crate::rng::hash64;

/// The number of no node, and a distance that no node has.
pub(crate) const NONE: u32 = u32::MAX;

/// Nodes numbered from 0, and who is next to whom.
///
/// A hex map, a navigation mesh or a road network becomes one by saying how many nodes it has and visiting a node's
/// neighbours. The order of the visits decides which of several equally good answers is found, so it has to be the same
/// each time. Calls that take a [`Map`] take it as [`OnGraph`].
///
/// Calls check a graph before they begin, in O(nodes + edges). All refuse more than [`CELL_LIMIT`] nodes and neighbours
/// that the graph does not have; calls that take a [`Map`] also refuse neighbours that are not mutual.
///
/// ```
/// use meander_core::{Graph, OnGraph, carve::{Chisel, chisel}, search::reachable};
///
/// /// A ring of nodes.
/// struct Ring(u32);
///
/// impl Graph for Ring {
///     fn node_count(&self) -> u32 {
///         self.0
///     }
///     fn for_each_neighbor(&self, node: u32, mut visit: impl FnMut(u32)) {
///         visit((node + self.0 - 1) % self.0);
///         visit((node + 1) % self.0);
///     }
/// }
///
/// let carving = chisel(OnGraph(Ring(6)), &Chisel::new(&[0, 3]))?.unwrap();
/// assert_eq!(carving.path.len(), 4);
/// assert_eq!(reachable(OnGraph(Ring(6)), &[1, 4], 0)?, [0, 5]);
/// # Ok::<(), meander_core::Error>(())
/// ```
pub trait Graph {
    /// How many nodes there are; at most [`CELL_LIMIT`](crate::CELL_LIMIT).
    fn node_count(&self) -> u32;

    /// Calls `visit` with each neighbour of `node`.
    fn for_each_neighbor(&self, node: u32, visit: impl FnMut(u32));
}

impl<G: Graph> Graph for &G {
    fn node_count(&self) -> u32 {
        (**self).node_count()
    }

    fn for_each_neighbor(&self, node: u32, visit: impl FnMut(u32)) {
        (**self).for_each_neighbor(node, visit);
    }
}

impl Graph for Grid {
    fn node_count(&self) -> u32 {
        self.cell_count()
    }

    /// Visits neighbours in ascending order of their index.
    fn for_each_neighbor(&self, node: u32, mut visit: impl FnMut(u32)) {
        let (width, x) = (self.width(), node % self.width());
        let (up, down) = (node >= width, node + width < self.cell_count());
        let (left, right) = (x > 0, x + 1 < width);
        let corners = self.neighborhood() == Neighborhood::Eight;
        if up {
            if corners && left {
                visit(node - width - 1);
            }
            visit(node - width);
            if corners && right {
                visit(node - width + 1);
            }
        }
        if left {
            visit(node - 1);
        }
        if right {
            visit(node + 1);
        }
        if down {
            if corners && left {
                visit(node + width - 1);
            }
            visit(node + width);
            if corners && right {
                visit(node + width + 1);
            }
        }
    }
}

/// A [`Grid`], or [`OnGraph`] with any other graph. Grids are carved by what is faster on grids.
pub trait Map: Graph + AsGrid {}

impl<M: Graph + AsGrid> Map for M {}

/// Keeps [`Map`] to the types of this crate, so that no other graph passes for a grid.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no map",
    note = "wrap a graph: `OnGraph(graph)`"
)]
pub trait AsGrid {
    /// The grid, if it is one.
    fn as_grid(&self) -> Option<Grid>;
}

impl AsGrid for Grid {
    fn as_grid(&self) -> Option<Grid> {
        Some(*self)
    }
}

impl<M: AsGrid> AsGrid for &M {
    fn as_grid(&self) -> Option<Grid> {
        (**self).as_grid()
    }
}

/// Any graph as a [`Map`]: nodes have numbers in the place of cells.
///
/// A hit of the witness costs [`chisel`](crate::carve::chisel()) an O(n) search here. So does removing a node
/// [`blob`](crate::carve::blob()) at worst, on long rings and tendrils; where nodes are connected nearby, it searches few.
#[derive(Debug, Clone, Copy)]
pub struct OnGraph<G>(pub G);

impl<G> AsGrid for OnGraph<G> {
    fn as_grid(&self) -> Option<Grid> {
        None
    }
}

impl<G: Graph> Graph for OnGraph<G> {
    fn node_count(&self) -> u32 {
        self.0.node_count()
    }

    fn for_each_neighbor(&self, node: u32, visit: impl FnMut(u32)) {
        self.0.for_each_neighbor(node, visit);
    }
}

/// A grid or any other graph, for programs that learn which at run time: one compiled copy of each call serves both.
#[derive(Debug, Clone)]
pub enum AnyMap<G> {
    /// A grid.
    Grid(Grid),
    /// Any other graph.
    Graph(G),
}

impl<G> AsGrid for AnyMap<G> {
    fn as_grid(&self) -> Option<Grid> {
        match self {
            Self::Grid(grid) => Some(*grid),
            Self::Graph(_) => None,
        }
    }
}

impl<G: Graph> Graph for AnyMap<G> {
    fn node_count(&self) -> u32 {
        match self {
            Self::Grid(grid) => grid.node_count(),
            Self::Graph(graph) => graph.node_count(),
        }
    }

    fn for_each_neighbor(&self, node: u32, visit: impl FnMut(u32)) {
        match self {
            Self::Grid(grid) => grid.for_each_neighbor(node, visit),
            Self::Graph(graph) => graph.for_each_neighbor(node, visit),
        }
    }
}

/// Refuses a graph that is too large, or that names a neighbour it does not have.
pub(crate) fn check_graph(graph: &impl Graph) -> Result<(), Error> {
    check_edges(graph, |_, _| {})
}

/// The same, for calls that need every step to lead back, too. A grid is known to be fine.
pub(crate) fn check_map(map: &impl Map) -> Result<(), Error> {
    if map.as_grid().is_some() || check_mutual(map)? {
        return Ok(());
    }
    // A neighbour that is named twice is no harm, and looks like a step that does not lead back.
    let one_way = |node, next| !has_edge(map, next, node);
    match find_edge(map, one_way) {
        Some(edge) => Err(refused(edge, Allowed::Mutual)),
        None => Ok(()),
    }
}

/// The same as [`check_graph`], and whether each edge has one back, told by a sum of hashes to which an edge and the one
/// back add and subtract the same: a graph where one is missing passes once in 2^64 times.
pub(crate) fn check_mutual(graph: &impl Graph) -> Result<bool, Error> {
    let mut sum = 0u64;
    check_edges(graph, |node, next| {
        let hash = hash64(u64::from(node.min(next)) << 32 | u64::from(node.max(next)));
        if node < next {
            sum = sum.wrapping_add(hash);
        } else if node > next {
            sum = sum.wrapping_sub(hash);
        }
    })?;
    Ok(sum == 0)
}

/// Sees each edge of a graph, unless it refuses it.
fn check_edges(graph: &impl Graph, mut see: impl FnMut(u32, u32)) -> Result<(), Error> {
    let count = graph.node_count();
    if count > CELL_LIMIT {
        let (given, limit) = (f64::from(count), f64::from(CELL_LIMIT));
        return Err(Error::TooLarge { argument: "graph", given, unit: "nodes", limit });
    }
    let is_missing = |node, next| {
        see(node, next);
        next >= count
    };
    match find_edge(graph, is_missing) {
        Some(edge) => Err(refused(edge, Allowed::Rule("a neighbour that the graph has"))),
        None => Ok(()),
    }
}

fn refused((node, next): (u32, u32), allowed: Allowed) -> Error {
    Error::outside("graph", next.into(), allowed).at(Some(node as usize))
}

/// The first edge that `wanted` is true for.
fn find_edge(graph: &impl Graph, mut wanted: impl FnMut(u32, u32) -> bool) -> Option<(u32, u32)> {
    let mut found = None;
    for node in 0..graph.node_count() {
        graph.for_each_neighbor(node, |next| {
            if found.is_none() && wanted(node, next) {
                found = Some((node, next));
            }
        });
        if found.is_some() {
            break;
        }
    }
    found
}

fn has_edge(graph: &impl Graph, from: u32, to: u32) -> bool {
    let mut found = false;
    graph.for_each_neighbor(from, |next| found |= next == to);
    found
}
