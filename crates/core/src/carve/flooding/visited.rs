//! The nodes that a flood has visited, by number.

use crate::graph::NONE;

/// The visited nodes in an order, and the *place* of each in it. Data of a node is indexed by its place, so lists are
/// compact, and nodes visited together are near one another.
#[derive(Debug)]
pub(super) struct Visited {
    nodes: Vec<u32>,
    /// For each node of the graph.
    places: Vec<u32>,
}

impl Visited {
    /// `places` is a list with one entry for each node of the graph, whatever they are.
    pub(super) fn new(nodes: Vec<u32>, mut places: Vec<u32>) -> Self {
        places.fill(NONE);
        for (place, &node) in (0..).zip(&nodes) {
            places[node as usize] = place;
        }
        Self { nodes, places }
    }

    /// In their order.
    pub(super) fn nodes(&self) -> &[u32] {
        &self.nodes
    }

    #[inline]
    pub(super) fn node(&self, place: u32) -> u32 {
        self.nodes[place as usize]
    }

    /// The place of a node; for one that was not visited a number that is larger than any place.
    #[inline]
    pub(super) fn place(&self, node: u32) -> u32 {
        self.places[node as usize]
    }
}
