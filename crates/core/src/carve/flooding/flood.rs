//! The flood: carving with wiggliness 1 without removing anything.
//!
//! Of all nodes next to visited ones, it visits the one with the largest *priority*. For each node, it remembers the
//! visited neighbour that *first* saw it. When it sees the other end, the walk back from there is the path:
//!
//! ```text
//!   priorities    visited, in order    first seen from     carved
//!   a 7 2 9       a 1 . .              a < < v             a o . .
//!   3 5 8 6       . 2 3 4              ^ ^ < <             . o o o
//!   1 4 0 b       . . . b              . ^ ^ ^             . . . b
//! ```
//!
//! Physicists know the flood as invasion percolation (D. Wilkinson, J. Willemsen, 1983). Between two ends it has two
//! *sides*, one from each, which visit nodes alternately. They meet at a node that both have seen, as soon as one of
//! them would visit that node or a smaller one; the path is the two walks back from there. Between more ends, a single
//! side starts from the first and goes on until it has reached all others. `docs/flood.md` has the proofs, with
//! pictures.

use super::bucket_queue::BucketQueues;
use super::progress;
use crate::carve::options::{Carving, Chisel};
use crate::carve::priority::Priorities;
use crate::cells::Input;
use crate::error::Error;
use crate::graph::Map;
use crate::sort::sorted_unique;

/// The *time* of a visited node is its position among the visited nodes, and in these low bits the side that visited
/// it.
const SIDE_BITS: u32 = 2;
/// Marks instead of times: no side has these side numbers.
const UNTOUCHED: u32 = 2;
const WALL: u32 = 1 << SIDE_BITS | UNTOUCHED;
/// Marks a terminal that no side starts from or has seen.
const UNREACHED: u32 = 3;

/// The time of a node that a side visits at a position.
const fn time(position: u32, side: u32) -> u32 {
    position << SIDE_BITS | side
}

const fn position(time: u32) -> usize {
    (time >> SIDE_BITS) as usize
}

const fn side(time: u32) -> u32 {
    time & ((1 << SIDE_BITS) - 1)
}

/// A node that both sides have seen.
#[derive(Debug, Clone, Copy)]
struct Meeting {
    rank: u64,
    node: u32,
    /// The times of the nodes from which each side first saw it; the side that saw it first comes first.
    seen_from: [u32; 2],
}

/// Floods in portions: from two terminals until the sides meet, or from the first until it has reached all others. It
/// visits terminals as soon as it sees them: carving never removes them, so their priority counts as larger than any
/// other.
#[derive(Debug)]
pub(in crate::carve) struct Flood<G> {
    pub(super) graph: G,
    pub(super) priorities: Priorities,
    /// Two different terminals in the caller's order; otherwise ascending, without repeats.
    pub(super) terminals: Vec<u32>,
    /// Whether the caller gave two terminals, so that the result has a path in order.
    is_path: bool,
    /// For each node, the time of the node from which any side first saw it; or `UNTOUCHED`, `WALL`, `UNREACHED`.
    pub(super) seen_from: Vec<u32>,
    /// The number of nodes that are not walls.
    pub(super) open_nodes: u32,
    /// The nodes visited, in order.
    visited: Vec<u32>,
    queues: BucketQueues,
    /// 1 or 2.
    side_count: u32,
    /// The side that visits next.
    side: u32,
    /// The meeting with the largest rank so far.
    meeting: Option<Meeting>,
    /// How many terminals a single side has yet to reach.
    missing: u32,
    /// Terminals that a side has seen, to be visited next.
    pending: Vec<u32>,
    /// With a single side, the complete nodes, in the order in which they became so. A node is *complete* once the
    /// flood has visited every node that is connected with it through larger ones.
    pub(super) complete: Vec<u32>,
    /// The ranks of the other visited nodes, ascending.
    pub(super) waiting: Vec<u64>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::carve) enum Status {
    InProgress,
    Connected,
    Disconnected,
}

impl<G: Map> Flood<G> {
    /// Prepares a flood; `None` if a terminal is on a wall.
    pub(in crate::carve) fn begin(graph: G, options: &Chisel<'_>) -> Result<Option<Self>, Error> {
        let Some(input) = options.check(&graph)? else { return Ok(None) };
        let Input { nodes: terminals, blocked: walls } = input;
        let count = graph.node_count();
        let priorities = Priorities::new(options, count);
        let distinct = sorted_unique(&terminals);
        let is_path = terminals.len() == 2;
        let keeps_order = is_path && distinct.len() == 2;
        let terminals = if keeps_order { terminals.into_owned() } else { distinct };
        let mut seen_from: Vec<_> =
            walls.iter().map(|&wall| if wall { WALL } else { UNTOUCHED }).collect();
        let open_nodes = walls.iter().filter(|wall| !**wall).count() as u32;
        for &terminal in &terminals {
            seen_from[terminal as usize] = UNREACHED;
        }
        let side_count = if terminals.len() == 2 { 2 } else { 1 };
        let starts = &terminals[..side_count as usize];
        for (side, &start) in (0..).zip(starts) {
            seen_from[start as usize] = time(side, side);
        }
        let missing = terminals.len() as u32 - 1;
        Ok(Some(Self {
            graph,
            priorities,
            is_path,
            seen_from,
            open_nodes,
            visited: Vec::new(),
            queues: BucketQueues::new(count, side_count),
            side_count,
            side: 0,
            meeting: None,
            missing,
            pending: starts.iter().rev().copied().collect(),
            complete: starts.to_vec(),
            waiting: Vec::new(),
            terminals,
        }))
    }

    /// Visits up to this many nodes.
    pub(in crate::carve) fn advance(&mut self, nodes: u32) -> Status {
        for _ in 0..nodes {
            let node = match self.pending.pop() {
                Some(node) => node,
                None => match self.queues.pop(self.side as usize, &self.priorities) {
                    Some(node) if self.goes_on(node) => node,
                    _ if self.missing == 0 || self.meeting.is_some() => return Status::Connected,
                    _ => return Status::Disconnected,
                },
            };
            self.visit(node);
            self.side = if self.side + 1 == self.side_count { 0 } else { self.side + 1 };
        }
        Status::InProgress
    }

    /// Whether the flood goes on to this node, the largest that the side has seen.
    #[inline]
    fn goes_on(&mut self, node: u32) -> bool {
        if self.side_count == 2 {
            let rank = |meeting: Meeting| meeting.rank;
            return self.meeting.map(rank).is_none_or(|rank| self.priorities.rank(node) > rank);
        }
        let goes_on = self.missing > 0;
        if goes_on {
            let rank = self.priorities.rank(node);
            while let Some(larger) = self.waiting.pop_if(|other| *other > rank) {
                self.complete.push(larger as u32);
            }
            self.waiting.push(rank);
        }
        goes_on
    }

    #[inline]
    fn visit(&mut self, node: u32) {
        self.visited.push(node);
        let (mut near, mut count) = ([0; 8], 0);
        self.graph.for_each_neighbor(node, |next| {
            if let Some(near) = near.get_mut(count) {
                *near = next;
            }
            count += 1;
        });
        if let Some(near) = near.get_mut(..count) {
            self.see(near);
        } else {
            let mut near = Vec::with_capacity(count);
            self.graph.for_each_neighbor(node, |next| near.push(next));
            self.see(&mut near);
        }
    }

    /// Queues the unseen ones among the neighbours of the node visited last. Overwrites the list.
    #[inline]
    fn see(&mut self, near: &mut [u32]) {
        let time = self.time();
        // A bit for each side number: the other side's, and that of terminals that no side has seen.
        let contacts = 1 << UNREACHED | 1 << (1 - self.side);
        // No branch for each neighbour: a processor cannot predict which ones are new. In WebAssembly, a plain loop takes a
        // quarter longer.
        let mut new = 0;
        for index in 0..near.len() {
            let next = near[index];
            let seen_from = &mut self.seen_from[next as usize];
            let before = *seen_from;
            let is_new = before == UNTOUCHED;
            *seen_from = if is_new { time } else { before };
            near[new] = next;
            new += usize::from(is_new);
            if contacts >> side(before) & 1 != 0 {
                self.on_contact(next);
            }
        }
        self.queues.push_all(self.side as usize, &self.priorities, &near[..new]);
    }

    /// The time of the node visited last.
    fn time(&self) -> u32 {
        time(self.visited.len() as u32 - 1, self.side)
    }

    /// Records a neighbour of the node visited last: a terminal not seen yet, or a node that the other side has seen.
    #[cold]
    fn on_contact(&mut self, node: u32) {
        let time = self.time();
        let before = &mut self.seen_from[node as usize];
        if *before == UNREACHED {
            *before = time;
            self.missing -= 1;
            self.pending.push(node);
            // No node is larger than a terminal.
            self.complete.push(node);
            return;
        }
        let is_terminal = self.terminals.contains(&node);
        let rank = if is_terminal { u64::MAX } else { self.priorities.rank(node) };
        if self.meeting.is_none_or(|nearest| rank > nearest.rank) {
            self.meeting = Some(Meeting { rank, node, seen_from: [*before, time] });
        }
    }

    /// Returns the result for two terminals, once the sides have met; `None` for more, where a tree decides.
    pub(in crate::carve) fn carving(&self) -> Option<Carving> {
        let kept = self.path()?;
        let nodes = sorted_unique(&kept);
        let path = if self.is_path { kept } else { Vec::new() };
        Some(Carving { nodes, path, steps: self.open_nodes - self.terminals.len() as u32 })
    }

    /// The path from the first to the second of two terminals; a single terminal is a path by itself.
    fn path(&self) -> Option<Vec<u32>> {
        if self.terminals.len() == 1 {
            return Some(self.terminals.clone());
        }
        let meeting = self.meeting?;
        let ends = [meeting.node, self.visited[position(meeting.seen_from[1])]];
        let mut walks = ends.map(|node| self.walk_back(node));
        walks.rotate_left(side(meeting.seen_from[0]) as usize);
        let [to_start, to_end] = walks;
        Some(to_start.into_iter().rev().chain(to_end).collect())
    }

    /// Walks back from a seen node to the start of the side that saw it first. A start was seen from itself.
    fn walk_back(&self, node: u32) -> Vec<u32> {
        let from = |node: u32| self.visited[position(self.seen_from[node as usize])];
        let before = |&node: &u32| Some(from(node)).filter(|&from| from != node);
        std::iter::successors(Some(node), before).collect()
    }

    pub(in crate::carve) fn progress(&self) -> f64 {
        progress(self.visited.len(), self.open_nodes)
    }
}

#[cfg(test)]
mod tests {
    use super::{Chisel, Flood, Status};
    use crate::grid::Grid;

    /// Floods a square grid from the ends until they are connected; returns how many nodes it visits, and the path between
    /// two ends.
    fn flood(seed: u32, side: u32, ends: &[u32]) -> (usize, Vec<u32>) {
        let grid = Grid::new(side, side).unwrap_or_else(|error| panic!("{error}"));
        let Ok(Some(mut flood)) = Flood::begin(grid, &Chisel::new(ends).seed(seed)) else {
            panic!("{ends:?}")
        };
        assert_eq!(flood.advance(u32::MAX), Status::Connected);
        (flood.visited.len(), flood.path().unwrap_or_default())
    }

    #[test]
    fn two_sides_never_visit_more_than_twice_as_much_as_one() {
        let (mut alone, mut together) = (0, 0);
        for seed in 0..400 {
            let side = 2 + seed % 40;
            let (start, end) = (seed % side, side * side - 1 - seed * 7 % side);
            if start == end {
                continue;
            }
            let (from_both, path) = flood(seed, side, &[start, end]);
            let (back, mut reversed) = flood(seed, side, &[end, start]);
            reversed.reverse();
            assert_eq!(path, reversed);
            if path.len() < 3 {
                continue;
            }
            // With a third end on the path, the result stays the same, but the flood has one side.
            let [from_start, from_end] = [[start, end], [end, start]].map(|[from, to]| {
                let beside = path[if from == start { 1 } else { path.len() - 2 }];
                flood(seed, side, &[from, beside, to]).0
            });
            assert!(from_both.max(back) <= 2 * from_end.min(from_start));
            alone += from_start;
            together += from_both;
        }
        assert!(5 * together < 4 * alone, "{together} of {alone}");
    }
}
