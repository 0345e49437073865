//! The least that carving and searching need to know of a map.

use crate::grid::Grid;

/// Nodes numbered from 0, and who is next to whom.
///
/// [`Grid`](crate::Grid) is one. A hex map, a navigation mesh or a road network becomes one by
/// saying how many nodes it has and visiting a node's neighbours. Being neighbours must be mutual.
/// The order of the visits decides which of several equally good answers is found, so it has to be
/// the same each time.
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

    /// The grid that this is, if it is one: what parts a grid can be told without a search.
    fn as_grid(&self) -> Option<Grid> {
        None
    }
}

impl<G: Graph> Graph for &G {
    fn node_count(&self) -> u32 {
        (**self).node_count()
    }

    fn for_each_neighbor(&self, node: u32, visit: impl FnMut(u32)) {
        (**self).for_each_neighbor(node, visit);
    }

    fn as_grid(&self) -> Option<Grid> {
        (**self).as_grid()
    }
}
