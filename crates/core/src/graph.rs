//! The maps for carving and searching: grids and any other graph.

use crate::error::{Allowed, Error};
use crate::grid::{CELL_LIMIT, Grid, Neighborhood};
use crate::rng::hash64;

/// Marks a missing node or an unknown distance.
pub(crate) const NONE: u32 = u32::MAX;

/// Nodes numbered from 0, and the neighbours of each.
///
/// Implement it for a hex map, a navigation mesh or a road network: return the number of nodes, and visit the
/// neighbours of a node. Visit them in the same order each time: the order decides between equally good results.
/// Functions that take a [`Map`] take your graph as [`OnGraph`].
///
/// Functions check a graph before they begin, in O(nodes + edges): it has at most [`CELL_LIMIT`] nodes, and every
/// neighbour is one of them. For functions that take a [`Map`], neighbours must also be mutual. If a node lists a
/// neighbour more often than the neighbour lists the node, the check takes longer: it searches the neighbour's whole
/// list for each edge.
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
    /// The number of nodes; at most [`CELL_LIMIT`](crate::CELL_LIMIT).
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

/// A [`Grid`], or any other graph as [`OnGraph`]. Carving is faster on a `Grid`.
pub trait Map: Graph + AsGrid {}

impl<M: Graph + AsGrid> Map for M {}

/// Limits [`Map`] to types of this crate, so that no other graph can pass for a grid.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no map",
    note = "wrap a graph: `OnGraph(graph)`"
)]
pub trait AsGrid {
    /// The grid, if the map is one.
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

/// Any graph as a [`Map`]: arguments and results then refer to nodes instead of cells.
///
/// Each hit on the witness costs [`chisel`](crate::carve::chisel()) an O(n) search. [`blob`](crate::carve::blob()) also
/// searches O(n) nodes per removal at worst, on long rings and tendrils, but few where neighbours are connected nearby.
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

/// A grid or any other graph, for programs that know only at run time which it is: both share one compiled copy of each
/// function.
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

/// Refuses a graph that is too large, or lists a neighbour that it does not have.
pub(crate) fn check_graph(graph: &impl Graph) -> Result<(), Error> {
    check_edges(graph, |_, _| {})
}

/// Also refuses a graph with one-way edges, for functions that need mutual neighbours. Every grid has them.
pub(crate) fn check_map(map: &impl Map) -> Result<(), Error> {
    if map.as_grid().is_some() || check_mutual(map)? {
        return Ok(());
    }
    // A neighbour that is listed twice is harmless, but upsets the sum of hashes: look at each edge.
    refuse_edge(map, Allowed::Mutual, |node, next| !has_edge(map, next, node))
}

/// Checks as [`check_graph`] does, and returns whether each edge has one back. An edge adds a hash to a sum and the
/// edge back subtracts it: a graph where one is missing passes once in 2^64 times.
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

/// Calls `see` with each edge of a graph, up to the first that it refuses.
fn check_edges(graph: &impl Graph, mut see: impl FnMut(u32, u32)) -> Result<(), Error> {
    let count = graph.node_count();
    if count > CELL_LIMIT {
        let (given, limit) = (f64::from(count), f64::from(CELL_LIMIT));
        return Err(Error::TooLarge { argument: "graph", given, unit: "nodes", limit });
    }
    refuse_edge(graph, Allowed::Rule("a neighbour that the graph has"), |node, next| {
        see(node, next);
        next >= count
    })
}

/// Refuses a graph with the first edge that is wrong.
fn refuse_edge<G: Graph, W>(graph: &G, allowed: Allowed, mut is_wrong: W) -> Result<(), Error>
where
    W: FnMut(u32, u32) -> bool,
{
    for node in 0..graph.node_count() {
        let mut wrong = None;
        graph.for_each_neighbor(node, |next| {
            if wrong.is_none() && is_wrong(node, next) {
                wrong = Some(next);
            }
        });
        if let Some(next) = wrong {
            return Err(Error::outside("graph", next.into(), allowed).at(Some(node as usize)));
        }
    }
    Ok(())
}

fn has_edge(graph: &impl Graph, from: u32, to: u32) -> bool {
    let mut found = false;
    graph.for_each_neighbor(from, |next| found |= next == to);
    found
}
