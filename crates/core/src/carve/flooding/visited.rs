//! The nodes that a flood has visited, by number.

use crate::graph::NONE;

/// The visited nodes in order, and the *place* of each in that order. Lists with an entry for each place are compact,
/// and nodes visited together are near one another in them.
#[derive(Debug)]
pub(super) struct Visited {
    pub(super) nodes: Vec<u32>,
    /// The place of each node of the graph.
    places: Vec<u32>,
}

impl Visited {
    /// Reuses `places`, a list with an entry for each node of the graph, and overwrites it.
    pub(super) fn new(nodes: Vec<u32>, mut places: Vec<u32>) -> Self {
        places.fill(NONE);
        for (place, &node) in (0..).zip(&nodes) {
            places[node as usize] = place;
        }
        Self { nodes, places }
    }

    #[inline]
    pub(super) fn node(&self, place: u32) -> u32 {
        self.nodes[place as usize]
    }

    /// The place of a node; [`NONE`], which is larger than any place, for a node that was not visited.
    #[inline]
    pub(super) fn place(&self, node: u32) -> u32 {
        self.places[node as usize]
    }
}
