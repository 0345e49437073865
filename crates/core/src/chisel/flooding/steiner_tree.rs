//! Carving between more than two terminals: which nodes of a flood's result stay.
//!
//! What a flood has visited has a maximum spanning tree ([`SpanningTree`]), and the walks from all terminals to its
//! root contain the part of it that connects them, the *Steiner tree*. It is not yet the answer: a node
//! that stays is free to walk on, so once it is known to stay, another terminal may come by it instead of on
//! its own way. This much is certain:
//!
//! - Of the nodes of the Steiner tree that are not known to stay, the one of the smallest rank stays: all nodes
//!   before it can be removed, and without it the terminals are disconnected, for the tree connects both sides of
//!   it by the largest ranks there are.
//! - It counts as a terminal from then on: its edges are worth more, and the spanning tree is brought up to date.
//!   Where that changes the Steiner tree, it gains nodes that come later in the order of removal, never earlier.
//!
//! So nodes are decided one by one by rising rank, until all of the Steiner tree is known to stay.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::flood::Flood;
use super::spanning_tree::{Path, SpanningTree};
use crate::graph::Graph;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Mark {
    /// Not on the Steiner tree.
    Off,
    /// On the Steiner tree, and not known to stay.
    Undecided,
    /// Stays.
    Kept,
}

#[derive(Debug)]
pub(super) struct SteinerTree {
    tree: SpanningTree,
    marks: Vec<Mark>,
    /// The ranks of the undecided nodes, the smallest on top; of others, too, which have left the tree.
    undecided: BinaryHeap<Reverse<u64>>,
    kept: Vec<u32>,
    path: Path,
    near: Vec<u32>,
}

impl SteinerTree {
    /// For a flood that has reached all terminals.
    pub(super) fn new<G: Graph>(flood: &mut Flood<G>, terminals: &[u32]) -> Self {
        let mut marks = vec![Mark::Off; flood.graph.node_count() as usize];
        for &terminal in terminals {
            marks[terminal as usize] = Mark::Kept;
        }
        let visited = flood.take_completed();
        let tree = SpanningTree::new(&flood.graph, &visited);
        let mut steiner = Self {
            tree,
            marks,
            undecided: BinaryHeap::new(),
            kept: terminals.to_vec(),
            path: Path::default(),
            near: Vec::new(),
        };
        let mut undecided = Vec::new();
        for &terminal in terminals {
            let mut node = steiner.tree.parent(terminal);
            while steiner.marks[node as usize] == Mark::Off {
                steiner.marks[node as usize] = Mark::Undecided;
                undecided.push(Reverse(flood.priorities.rank(node)));
                node = steiner.tree.parent(node);
            }
        }
        // What is between the root, which is anywhere, and the Steiner tree connects nothing.
        steiner.prune(flood, steiner.tree.root(terminals[0]));
        steiner.undecided = undecided.into();
        steiner
    }

    /// Decides at most so many nodes; true once none is left. Each takes as long as the cycles are that it closes.
    pub(super) fn decide<G: Graph>(&mut self, flood: &Flood<G>, nodes: u32) -> bool {
        for _ in 0..nodes {
            let Some(Reverse(rank)) = self.undecided.pop() else { return true };
            let node = rank as u32;
            if self.marks[node as usize] == Mark::Undecided {
                self.marks[node as usize] = Mark::Kept;
                self.kept.push(node);
                self.raise(flood, node, rank);
            }
        }
        false
    }

    pub(super) const fn kept_count(&self) -> usize {
        self.kept.len()
    }

    /// The nodes that stay, in no order, once all are decided.
    pub(super) fn into_kept(self) -> Vec<u32> {
        self.kept
    }

    /// Brings the tree up to date with a node whose edges are worth more from now on.
    fn raise<G: Graph>(&mut self, flood: &Flood<G>, node: u32, rank: u64) {
        let mut near = std::mem::take(&mut self.near);
        flood.graph.for_each_neighbor(node, |next| {
            // A node beside itself closes no cycle.
            if next != node {
                near.push(next);
            }
        });
        for next in near.drain(..) {
            let is_kept = self.marks[next as usize] == Mark::Kept;
            let worth = if is_kept { u64::MAX } else { flood.priorities.rank(next) };
            // What is not on the tree, or smaller, has been removed.
            if worth > rank && self.tree.contains(next) && !self.tree.connects(node, next) {
                self.close_cycle(flood, [node, next], worth);
            }
        }
        self.near = near;
    }

    /// Takes in an edge worth so much if it replaces a cheaper one.
    fn close_cycle<G: Graph>(&mut self, flood: &Flood<G>, ends: [u32; 2], worth: u64) {
        let mut path = std::mem::take(&mut self.path);
        self.tree.find_path(ends, &mut path);
        let stays = |node: u32| self.marks[node as usize] == Mark::Kept;
        let lost = SpanningTree::cheapest(&path, worth, &flood.priorities, stays);
        if let Some(lost) = lost {
            let ends = self.tree.exchange(&path, lost);
            if ends.iter().all(|&end| self.marks[end as usize] != Mark::Off) {
                // The other way round the cycle connects what the lost edge did.
                for node in path.nodes() {
                    let mark = &mut self.marks[node as usize];
                    if *mark == Mark::Off {
                        *mark = Mark::Undecided;
                        self.undecided.push(Reverse(flood.priorities.rank(node)));
                    }
                }
                self.prune(flood, ends[0]);
                self.prune(flood, ends[1]);
            }
        }
        self.path = path;
    }

    /// Takes a node off the Steiner tree if it connects nothing any more, and what that leaves so.
    fn prune<G: Graph>(&mut self, flood: &Flood<G>, mut node: u32) {
        while self.marks[node as usize] == Mark::Undecided {
            let (mut beside, mut connects) = (None, false);
            flood.graph.for_each_neighbor(node, |next| {
                if self.marks[next as usize] != Mark::Off && self.tree.connects(node, next) {
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
