//! What a flood would have done differently, had it known of a node that the node stays.
//!
//! A node that stays is visited as soon as it is seen, as terminals are; the flood has visited it later than
//! that. Visited earlier, the node sees its neighbours earlier. A neighbour with a larger priority than what the
//! flood visited next is visited earlier, too, and sees its own neighbours earlier, and so on. All nodes that are
//! seen earlier are *affected*. It ends because the flood came upon the same nodes later by itself: what waits in
//! the queue by then waits there either way, and from then on there is no difference. So the walks back from the
//! terminals are the same if no node on them is affected.
//!
//! Mostly few nodes are affected before the flood catches up, so they are replayed one by one, in the order in
//! which the flood would have visited them.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::flood::Flood;
use crate::graph::Graph;

/// For how many times in a row the smallest rank is kept.
const BLOCK: usize = 64;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Mark {
    None,
    /// On the tree of walks back.
    Tree,
    /// Affected by the node in question.
    Affected,
    /// Affected by a node asked about before: from where it is seen now is not recorded, so whatever comes
    /// upon it again is not certain.
    AffectedBefore,
}

#[derive(Debug)]
pub(super) struct Replay<'a, G> {
    flood: &'a Flood<G>,
    marks: Vec<Mark>,
    /// For each block of times the smallest rank visited in it, 0 until it is asked for.
    lowest: Vec<u64>,
    /// Affected nodes that would have been visited earlier, each with the time after which that would have been;
    /// the earliest on top.
    visits: BinaryHeap<Reverse<(u32, u32)>>,
    affected: Vec<u32>,
    /// How many steps of `next_lower` are left, for all questions together, before it is cheaper to flood
    /// again; then whatever would be affected is not certain.
    budget: usize,
}

impl<'a, G: Graph> Replay<'a, G> {
    /// For a flood that has reached all terminals, and the nodes on the walks back from them.
    pub(super) fn new(flood: &'a Flood<G>, on_tree: impl Iterator<Item = u32>) -> Self {
        let mut marks = vec![Mark::None; flood.graph.node_count() as usize];
        for node in on_tree {
            marks[node as usize] = Mark::Tree;
        }
        let lowest = vec![0; flood.len() / BLOCK];
        let (visits, affected, budget) = (BinaryHeap::new(), Vec::new(), flood.len());
        Self { flood, marks, lowest, visits, affected, budget }
    }

    /// Whether the tree is certain to be the same if one of its nodes is visited as soon as it is seen, and not
    /// at this time; then it is, for all questions to come. Nodes of smaller priority than its own have been
    /// removed, but for those on the tree.
    pub(super) fn leaves_tree(&mut self, node: u32, time: u32) -> bool {
        let flood = self.flood;
        let rank = flood.priorities.rank(node);
        let mut same = true;
        let mut next_visit = Some((flood.seen_from(node), node));
        while let Some((after, visited)) = next_visit {
            flood.graph.for_each_neighbor(visited, |next| {
                same = same && self.see(next, after, time, rank);
            });
            next_visit = if same { self.visits.pop().map(|Reverse(visit)| visit) } else { None };
        }
        self.visits.clear();
        for node in self.affected.drain(..) {
            self.marks[node as usize] = Mark::AffectedBefore;
        }
        same
    }

    /// Takes in a node that is seen after a time; false if that is, or may be, on the tree.
    fn see(&mut self, node: u32, after: u32, end: u32, least: u64) -> bool {
        let seen_from = self.flood.seen_from(node);
        let mark = self.marks[node as usize];
        if seen_from <= after || mark == Mark::Affected {
            return true;
        }
        if mark == Mark::AffectedBefore {
            return false;
        }
        // Whatever is affected, the flood has visited before `end`, and seen all its neighbours. So this is a
        // neighbour of the node in question, which is first to see it either way; unless an affected node saw
        // it meanwhile, and then it is affected itself.
        if seen_from >= end {
            return true;
        }
        if mark == Mark::Tree {
            return false;
        }
        let rank = self.flood.priorities.rank(node);
        if rank < least {
            return true;
        }
        if self.budget == 0 {
            return false;
        }
        self.marks[node as usize] = Mark::Affected;
        self.affected.push(node);
        let visit = self.next_lower(after, seen_from, rank);
        self.visits.extend(visit.map(|time| Reverse((time, node))));
        true
    }

    /// The time after which a node would have been visited that was seen after `after`, because the
    /// flood went on with a smaller rank; `None` if not before it saw the node itself from `seen_from`.
    fn next_lower(&mut self, after: u32, seen_from: u32, rank: u64) -> Option<u32> {
        let (mut time, last) = (after as usize + 1, seen_from as usize);
        while time <= last {
            self.budget = self.budget.saturating_sub(1);
            if time % BLOCK == 0 && self.lowest(time / BLOCK).is_some_and(|low| low > rank) {
                time += BLOCK;
                continue;
            }
            if self.rank_at(time) < rank {
                return Some(time as u32 - 1);
            }
            time += 1;
        }
        None
    }

    fn lowest(&mut self, block: usize) -> Option<u64> {
        let first = block * BLOCK;
        if *self.lowest.get(block)? == 0 {
            let ranks = (first..first + BLOCK).map(|time| self.rank_at(time));
            self.lowest[block] = ranks.min().unwrap_or_default();
        }
        Some(self.lowest[block])
    }

    /// A terminal counts by its own priority here: more nodes seem to be affected for it, never fewer.
    fn rank_at(&self, time: usize) -> u64 {
        self.flood.priorities.rank(self.flood.node(time as u32))
    }
}
