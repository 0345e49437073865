//! What a flood would have done, had it known of a node that the node stays: at a glance, for modules
//! that are to be small.

use super::flood::Flood;
use crate::graph::Graph;

#[derive(Debug)]
pub(super) struct Hindsight<'a, G> {
    flood: &'a Flood<G>,
    on_way: Vec<bool>,
}

impl<'a, G: Graph> Hindsight<'a, G> {
    pub(super) fn new(flood: &'a Flood<G>, ways: impl Iterator<Item = u32>) -> Self {
        let mut on_way = vec![false; flood.graph.node_count() as usize];
        for node in ways {
            on_way[node as usize] = true;
        }
        Self { flood, on_way }
    }

    /// Whether the ways to the terminals are certain to be the same if the node, visited at this place,
    /// is visited the moment it is seen: it would be the first to see nothing that lasts longer.
    pub(super) fn same_ways(&mut self, node: u32, place: u32) -> bool {
        let flood = self.flood;
        let (from, key) = (flood.seen_from(node), flood.moments.rank(node));
        let mut same = true;
        flood.graph.for_each_neighbor(node, |next| {
            let meanwhile = (from + 1..place).contains(&flood.seen_from(next));
            let lasts = || self.on_way[next as usize] || flood.moments.rank(next) > key;
            same = same && !(meanwhile && lasts());
        });
        same
    }
}
