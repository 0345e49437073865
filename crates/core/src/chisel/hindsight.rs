//! What a flood would have done, had it known of a node that the node stays.
//!
//! A node that stays is visited the moment it is seen, as terminals are; the flood has visited it later
//! than that. Visited at once, the node sees its neighbours earlier. A neighbour with a larger key than
//! what the flood visited next is visited earlier, too, and sees its own neighbours earlier, and so on.
//! All that is seen earlier has *moved*. It ends because the flood came upon the same nodes later by
//! itself: what waits in the queue by then waits there either way, and from then on there is no
//! difference. So the ways to the terminals are the same if no node on them has moved.
//!
//! Mostly little has moved before the flood catches up, so that is gone through node by node, in the
//! order in which the flood would have visited them.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::flood::Flood;
use crate::graph::Graph;

/// How many places' smallest rank is known at once.
const STRETCH: usize = 64;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Mark {
    None,
    /// On a way to a terminal, as all are that stay.
    Way,
    /// Moved for the node in question.
    Moved,
    /// Moved for a node asked about before: from where it is seen now is not recorded, so whatever comes
    /// upon it again is not certain.
    MovedBefore,
}

#[derive(Debug)]
pub(super) struct Hindsight<'a, G> {
    flood: &'a Flood<G>,
    marks: Vec<Mark>,
    /// For each stretch of places the smallest rank visited there, 0 until it is asked for.
    lowest: Vec<u64>,
    /// Nodes that have moved and would have been visited before their time, each with the place after
    /// which that would have been; the earliest on top.
    visits: BinaryHeap<Reverse<(u32, u32)>>,
    moved: Vec<u32>,
    /// How many steps of `next_lower` are left, for all questions together, before it is cheaper to flood
    /// again; then whatever would move is not certain.
    patience: usize,
}

impl<'a, G: Graph> Hindsight<'a, G> {
    /// For a flood that has met all terminals, and the nodes on its ways to them.
    pub(super) fn new(flood: &'a Flood<G>, ways: impl Iterator<Item = u32>) -> Self {
        let mut marks = vec![Mark::None; flood.graph.node_count() as usize];
        for node in ways {
            marks[node as usize] = Mark::Way;
        }
        let lowest = vec![0; flood.len() / STRETCH];
        let (visits, moved, patience) = (BinaryHeap::new(), Vec::new(), flood.len());
        Self { flood, marks, lowest, visits, moved, patience }
    }

    /// Whether the ways to the terminals are certain to be the same if a node of theirs is visited the
    /// moment it is seen, and not at this place; then it is, for all questions to come. Nodes with smaller
    /// keys than its own are not there any more, but for those on the ways.
    pub(super) fn same_ways(&mut self, node: u32, place: u32) -> bool {
        let flood = self.flood;
        let key = flood.moments.rank(node);
        let mut same = true;
        let mut next_visit = Some((flood.seen_from(node), node));
        while let Some((after, visited)) = next_visit {
            flood.graph.for_each_neighbor(visited, |next| {
                same = same && self.see(next, after, place, key);
            });
            next_visit = if same { self.visits.pop().map(|Reverse(visit)| visit) } else { None };
        }
        self.visits.clear();
        for node in self.moved.drain(..) {
            self.marks[node as usize] = Mark::MovedBefore;
        }
        same
    }

    /// Takes in a node that is seen after a place; false if that is, or may be, on a way.
    fn see(&mut self, node: u32, after: u32, end: u32, key: u64) -> bool {
        let seen_from = self.flood.seen_from(node);
        let mark = self.marks[node as usize];
        if seen_from <= after || mark == Mark::Moved {
            return true;
        }
        if mark == Mark::MovedBefore {
            return false;
        }
        // Whatever moves, the flood has visited before `end`, and seen all its neighbours. So this is a
        // neighbour of the node in question, which is first to see it either way; unless something that
        // has moved before saw it meanwhile, and then it has moved before itself.
        if seen_from >= end {
            return true;
        }
        if mark == Mark::Way {
            return false;
        }
        let rank = self.flood.moments.rank(node);
        if rank < key {
            return true;
        }
        if self.patience == 0 {
            return false;
        }
        self.marks[node as usize] = Mark::Moved;
        self.moved.push(node);
        let visit = self.next_lower(after, seen_from, rank);
        self.visits.extend(visit.map(|place| Reverse((place, node))));
        true
    }

    /// The place after which a node would have been visited that was seen after `after`, because the
    /// flood went on with a smaller rank; `None` if not before it saw the node itself from `seen_from`.
    fn next_lower(&mut self, after: u32, seen_from: u32, rank: u64) -> Option<u32> {
        let (mut place, last) = (after as usize + 1, seen_from as usize);
        while place <= last {
            self.patience = self.patience.saturating_sub(1);
            if place % STRETCH == 0 && self.lowest(place / STRETCH).is_some_and(|low| low > rank) {
                place += STRETCH;
                continue;
            }
            if self.rank_at(place) < rank {
                return Some(place as u32 - 1);
            }
            place += 1;
        }
        None
    }

    fn lowest(&mut self, stretch: usize) -> Option<u64> {
        let first = stretch * STRETCH;
        if *self.lowest.get(stretch)? == 0 {
            let ranks = (first..first + STRETCH).map(|place| self.rank_at(place));
            self.lowest[stretch] = ranks.min().unwrap_or_default();
        }
        Some(self.lowest[stretch])
    }

    /// A terminal counts by its key here: what seems to move is more for it, never less.
    fn rank_at(&self, place: usize) -> u64 {
        self.flood.moments.rank(self.flood.node(place as u32))
    }
}
