//! Carving between more than two terminals: decides which nodes of a finished flood stay.
//!
//! The *Steiner tree* is the part of a maximum spanning tree ([`SpanningTree`]) that connects the terminals; the walks
//! from all terminals to the root contain it. Its smallest undecided node has to stay. From then on it counts as a
//! terminal, which changes the tree. So nodes are decided by rising rank until all of the Steiner tree stays.
//! `docs/flood.md` explains why.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::flood::Flood;
use super::progress;
use super::spanning_tree::{SpanningTree, cheapest};
use crate::carve::options::Carving;
use crate::carve::priority::Priorities;
use crate::graph::{Graph, NONE};
use crate::sort::sorted_unique;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Mark {
    /// Not on the Steiner tree.
    Off,
    /// On the Steiner tree, but not decided yet.
    Undecided,
    Kept,
}

/// Nodes are numbered by their *places*: their positions among the visited ones. So lists with an entry for each are
/// compact, and nodes visited together are near one another in them.
#[derive(Debug)]
pub(in crate::carve) struct SteinerTree<G> {
    graph: G,
    priorities: Priorities,
    /// The visited nodes, by place.
    visited: Vec<u32>,
    /// The place of each node of the graph; [`NONE`], which is larger than any place, for a node that was not visited.
    places: Vec<u32>,
    tree: SpanningTree,
    marks: Vec<Mark>,
    /// The ranks of the undecided nodes, the smallest on top, and of some that have left the tree.
    undecided: BinaryHeap<Reverse<u64>>,
    /// The nodes that stay, by their numbers in the graph.
    kept: Vec<u32>,
    /// The number of nodes that are not walls; `steps` does not count terminals, either.
    open_nodes: u32,
    steps: u32,
}

impl<G: Graph> SteinerTree<G> {
    /// Builds the tree after a flood that has reached more than two terminals, from its nodes in the order in which they
    /// were completed.
    pub(in crate::carve) fn new(flood: Flood<G>) -> Self {
        let Flood { graph, priorities, terminals, open_nodes, .. } = flood;
        let (mut visited, mut places) = (flood.complete, flood.seen_from);
        visited.extend(flood.waiting.iter().rev().map(|&rank| rank as u32));
        places.fill(NONE);
        for (place, &node) in (0..).zip(&visited) {
            places[node as usize] = place;
        }
        let mut marks = vec![Mark::Off; visited.len()];
        for &terminal in &terminals {
            marks[places[terminal as usize] as usize] = Mark::Kept;
        }
        let tree = SpanningTree::new(&graph, &visited, &places);
        let steps = open_nodes - terminals.len() as u32;
        let mut steiner = Self {
            graph,
            priorities,
            visited,
            places,
            tree,
            marks,
            undecided: BinaryHeap::new(),
            kept: terminals,
            open_nodes,
            steps,
        };
        let mut undecided = Vec::new();
        for at in 0..steiner.kept.len() {
            let mut node = steiner.tree.parent(steiner.places[steiner.kept[at] as usize]);
            while steiner.marks[node as usize] == Mark::Off {
                steiner.marks[node as usize] = Mark::Undecided;
                undecided.push(Reverse(steiner.rank(node)));
                node = steiner.tree.parent(node);
            }
        }
        // The walk from the root, which can be any node, to the Steiner tree connects nothing.
        steiner.prune(steiner.tree.root(0));
        steiner.undecided = undecided.into();
        steiner
    }

    /// Decides up to this many nodes; true once none is left. The time for each grows with the cycles that it closes.
    pub(in crate::carve) fn decide(&mut self, nodes: u32) -> bool {
        for _ in 0..nodes {
            let Some(Reverse(rank)) = self.undecided.pop() else { return true };
            let number = rank as u32;
            let node = self.places[number as usize];
            if self.marks[node as usize] == Mark::Undecided {
                self.marks[node as usize] = Mark::Kept;
                self.kept.push(number);
                self.raise(node, rank);
            }
        }
        false
    }

    pub(in crate::carve) fn progress(&self) -> f64 {
        progress(self.visited.len() + self.kept.len(), self.open_nodes)
    }

    /// Returns the result, once all nodes are decided.
    pub(in crate::carve) fn carving(&self) -> Carving {
        Carving { nodes: sorted_unique(&self.kept), path: Vec::new(), steps: self.steps }
    }

    fn rank(&self, node: u32) -> u64 {
        self.priorities.rank(self.visited[node as usize])
    }

    /// The most that an edge of the node can be worth.
    fn worth(&self, node: u32) -> u64 {
        if self.marks[node as usize] == Mark::Kept { u64::MAX } else { self.rank(node) }
    }

    /// Updates the tree after a node, and with it its edges, gained worth.
    fn raise(&mut self, node: u32, rank: u64) {
        let mut near = Vec::new();
        let Self { graph, visited, places, .. } = self;
        graph.for_each_neighbor(visited[node as usize], |next| near.push(places[next as usize]));
        for next in near {
            // A loop closes no cycle. Neighbours that were not visited are removed, and so are smaller ones.
            let is_there = (next as usize) < self.marks.len() && next != node;
            if is_there && !self.tree.connects(node, next) {
                let worth = self.worth(next);
                if worth > rank {
                    self.close_cycle([node, next], worth);
                }
            }
        }
    }

    /// Adds an edge of this worth if it replaces a cheaper one.
    fn close_cycle(&mut self, ends: [u32; 2], worth: u64) {
        let path = self.tree.find_path(ends);
        let Some(lost) = cheapest(&path, worth, |node| self.worth(node)) else { return };
        let ends = self.tree.exchange(&path, lost);
        if ends.iter().any(|&end| self.marks[end as usize] == Mark::Off) {
            return;
        }
        // The rest of the cycle connects the ends of the lost edge.
        for node in path.into_iter().flatten() {
            if self.marks[node as usize] == Mark::Off {
                self.marks[node as usize] = Mark::Undecided;
                self.undecided.push(Reverse(self.rank(node)));
            }
        }
        self.prune(ends[0]);
        self.prune(ends[1]);
    }

    /// Takes a node off the Steiner tree if it no longer connects anything, then its neighbour, and so on.
    fn prune(&mut self, mut node: u32) {
        while self.marks[node as usize] == Mark::Undecided {
            let (mut beside, mut connects) = (None, false);
            let Self { graph, visited, places, tree, marks, .. } = self;
            graph.for_each_neighbor(visited[node as usize], |next| {
                let next = places[next as usize];
                let is_on = marks.get(next as usize).is_some_and(|mark| *mark != Mark::Off);
                if is_on && tree.connects(node, next) {
                    connects = connects || beside.is_some_and(|beside| beside != next);
                    beside = Some(next);
                }
            });
            if connects {
                return;
            }
            self.marks[node as usize] = Mark::Off;
            let Some(beside) = beside else { return };
            node = beside;
        }
    }
}
