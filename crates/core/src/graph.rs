//! The least that carving and searching need to know of a map.

use crate::cells::NodeRange;
use crate::error::Error;
use crate::grid::{CELL_LIMIT, Grid, Neighborhood};
use crate::rng::hash64;

/// Nodes numbered from 0, and who is next to whom.
///
/// A hex map, a navigation mesh or a road network becomes one by saying how many nodes it has and visiting a node's
/// neighbours. The order of the visits decides which of several equally good answers is found, so it has to be the same
/// each time. A [`Grid`](crate::Grid) is one, too, but calls that take it as a grid are faster.
///
/// The calls of [`on_graph`](crate::on_graph), [`route`](crate::search::route) and [`cheapest_route`](crate::search::cheapest_route)
/// check a graph before they begin, in O(nodes + edges): all refuse neighbours that it does not have, those of `on_graph`
/// also neighbours that are not mutual.
///
/// ```
/// use meander_core::Graph;
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
/// let mut seen = Vec::new();
/// Ring(5).for_each_neighbor(0, |next| seen.push(next));
/// assert_eq!(seen, [4, 1]);
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

/// Refuses a graph that is too large, or that names a neighbour it does not have.
pub(crate) fn check_graph<G: Graph>(graph: &G) -> Result<(), Error> {
    let count = graph.node_count();
    if count > CELL_LIMIT {
        let (given, limit) = (f64::from(count), f64::from(CELL_LIMIT));
        return Err(Error::TooLarge { argument: "graph", given, unit: "nodes", limit });
    }
    match find_edge(graph, |_, next| next >= count) {
        Some(edge) => Err(refused(edge, "a neighbour that the graph has")),
        None => Ok(()),
    }
}

/// The same, for calls that need every step to lead back, too. A grid is known to be fine.
pub(crate) fn check_mutual<G: Graph>(graph: &G, nodes: NodeRange) -> Result<(), Error> {
    if let NodeRange::Grid(_) = nodes {
        return Ok(());
    }
    check_graph(graph)?;
    if is_mutual(graph) {
        return Ok(());
    }
    // A neighbour that is named twice is no harm, and looks like a step that does not lead back.
    let one_way = |node, next| !has_edge(graph, next, node);
    match find_edge(graph, one_way) {
        Some(edge) => Err(refused(edge, "a neighbour in both directions")),
        None => Ok(()),
    }
}

/// Whether each edge has one back, told by a sum of hashes to which an edge and the one back add and subtract the
/// same: a graph where one is missing passes once in 2^64 times.
pub(crate) fn is_mutual<G: Graph>(graph: &G) -> bool {
    let mut sum = 0u64;
    find_edge(graph, |node, next| {
        let hash = hash64(u64::from(node.min(next)) << 32 | u64::from(node.max(next)));
        if node < next {
            sum = sum.wrapping_add(hash);
        } else if node > next {
            sum = sum.wrapping_sub(hash);
        }
        false
    });
    sum == 0
}

fn refused((node, next): (u32, u32), rule: &'static str) -> Error {
    Error::element("graph", node as usize, f64::from(next), rule)
}

/// The first edge that `wanted` is true for.
fn find_edge<G: Graph>(graph: &G, mut wanted: impl FnMut(u32, u32) -> bool) -> Option<(u32, u32)> {
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

fn has_edge<G: Graph>(graph: &G, from: u32, to: u32) -> bool {
    let mut found = false;
    graph.for_each_neighbor(from, |next| found |= next == to);
    found
}
