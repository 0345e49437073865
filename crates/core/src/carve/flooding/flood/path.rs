//! The path between two terminals, once the flood has reached both.

use super::super::sides::position;
use super::{Flood, TERMINAL};
use crate::graph::Graph;

impl<G: Graph> Flood<G> {
    /// The node visited at this time.
    fn node(&self, time: u32) -> u32 {
        self.visited[position(time)]
    }

    /// The time of the node from which the node was first seen; a start was seen from itself.
    fn seen_from(&self, node: u32) -> u32 {
        self.seen_from[node as usize] & !TERMINAL
    }

    /// The nodes from the first terminal to the second of two.
    pub(in super::super) fn path(&self, terminal: u32) -> Vec<u32> {
        let Some(meeting) = self.meeting else {
            let mut path = self.walk_back(terminal);
            path.reverse();
            return path;
        };
        let walks =
            [meeting.node, self.node(meeting.seen_from[1])].map(|node| self.walk_back(node));
        let [mut path, rest] = walks;
        if path.last() == Some(&terminal) {
            path.splice(0..0, rest.into_iter().rev());
        } else {
            path.reverse();
            path.extend(rest);
        }
        path
    }

    /// The nodes from one that was seen back to the start of the side that saw it first.
    fn walk_back(&self, mut node: u32) -> Vec<u32> {
        let mut walk = vec![node];
        loop {
            let from = self.node(self.seen_from(node));
            if from == node {
                return walk;
            }
            walk.push(from);
            node = from;
        }
    }
}
