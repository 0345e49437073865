//! The flood: carving with wiggliness 1 without removing anything.
//!
//! It visits, of all nodes next to visited ones, the one with the largest *priority*, and remembers for each node the
//! visited neighbour that *first* saw it. When it sees the other end, the walk back is the path:
//!
//! ```text
//!   priorities    visited, in order    first seen from     carved
//!   a 7 2 9       a 1 . .              a < < v             a o . .
//!   3 5 8 6       . 2 3 4              ^ ^ < <             . o o o
//!   1 4 0 b       . . . b              . ^ ^ ^             . . . b
//! ```
//!
//! Physicists know the flood as invasion percolation (D. Wilkinson, J. Willemsen, 1983). Between two ends it has two
//! *sides*, one from each, which take turns visiting nodes. They meet at a node that both have seen, when one of them is
//! about to visit it or a smaller one; the path is the two walks back from there. Between more ends one side starts from
//! the first and goes on until it has reached all others. `docs/flood.md` has the proofs, with pictures.

use super::bucket_queue::BucketQueues;
use super::progress;
use super::steiner_tree::SteinerTree;
use super::visited::Visited;
use crate::carve::options::{Carving, Chisel, Input};
use crate::carve::priority::Priorities;
use crate::error::Error;
use crate::graph::Map;
use crate::sort::sorted_unique;

/// A visited node is known by its *time*: its position among the visited nodes, and in these low bits the side that
/// visited it.
const SIDE_BITS: u32 = 2;
/// Times of no visited node, by side numbers that no side has.
const UNTOUCHED: u32 = 2;
const WALL: u32 = 1 << SIDE_BITS | UNTOUCHED;
/// Of a terminal that no side starts from or has seen.
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
    /// When the nodes were visited from which either side saw it first; the side that was first to see it first.
    seen_from: [u32; 2],
}

/// Floods from two terminals until they have met, or from the first until it has reached all others, in portions.
/// Terminals are visited as soon as they are seen: they are never removed, so their priority counts as larger than any
/// other.
#[derive(Debug)]
pub(in crate::carve) struct Flood<G> {
    graph: G,
    priorities: Priorities,
    /// In the order in which they were given, unless one was given twice.
    terminals: Vec<u32>,
    /// Two terminals were given, so that the path has an order of nodes.
    is_path: bool,
    /// For each node the time of the node from which it was first seen, by any side; or `UNTOUCHED`, `WALL`,
    /// `UNREACHED`.
    seen_from: Vec<u32>,
    /// How many nodes are not walls.
    open_nodes: u32,
    /// The nodes visited, in order.
    visited: Vec<u32>,
    queues: BucketQueues,
    /// 1 or 2.
    side_count: u32,
    /// The one whose turn it is.
    side: u32,
    /// The meeting of the largest rank.
    meeting: Option<Meeting>,
    /// How many terminals have neither been reached nor met.
    missing: u32,
    /// Terminals that were seen, which come next.
    pending: Vec<u32>,
    /// Of one side alone: the visited nodes that are complete, in the order in which they became so. A node is *complete*
    /// once everything is visited that is connected with it by larger nodes.
    complete: Vec<u32>,
    /// The ranks of the others, rising.
    waiting: Vec<u64>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::carve) enum Status {
    InProgress,
    Connected,
    Disconnected,
}

impl<G: Map> Flood<G> {
    /// `None` where a terminal is on a wall.
    pub(in crate::carve) fn begin(graph: G, options: &Chisel<'_>) -> Result<Option<Self>, Error> {
        let Input { terminals, walls } = options.check(&graph)?;
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
            if std::mem::replace(&mut seen_from[terminal as usize], UNREACHED) == WALL {
                return Ok(None);
            }
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

    /// Visits at most so many nodes more.
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

    /// Whether the side visits this node, the largest that it has seen, before the flood ends.
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

    /// Queues those neighbours of the node visited last that were not seen; the list is used up.
    #[inline]
    fn see(&mut self, near: &mut [u32]) {
        let time = self.time();
        // One bit for each side number: the other side's, and that of terminals that no side has seen.
        let contacts = 1 << UNREACHED | 1 << (1 - self.side);
        // Without a branch for each neighbour: whether it is new cannot be predicted.
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

    /// Of the node visited last.
    fn time(&self) -> u32 {
        time(self.visited.len() as u32 - 1, self.side)
    }

    /// Records a neighbour of the node visited last that is a terminal, or that the other side has seen.
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

    /// What stays between two terminals, once the flood has reached both; between more a tree decides.
    pub(in crate::carve) fn carving(&self) -> Option<Carving> {
        let kept = self.path()?;
        let nodes = sorted_unique(&kept);
        let path = if self.is_path { kept } else { Vec::new() };
        Some(Carving { nodes, path, steps: self.open_nodes - self.terminals.len() as u32 })
    }

    /// The nodes from the first terminal to the second of two; one alone is all there is.
    fn path(&self) -> Option<Vec<u32>> {
        if self.terminals.len() == 1 {
            return Some(self.terminals.clone());
        }
        let meeting = self.meeting?;
        let ends = [meeting.node, self.visited[position(meeting.seen_from[1])]];
        let [mut path, rest] = ends.map(|node| self.walk_back(node));
        if side(meeting.seen_from[0]) == 0 {
            path.reverse();
            path.extend(rest);
        } else {
            path.splice(0..0, rest.into_iter().rev());
        }
        Some(path)
    }

    /// The nodes from one that was seen back to the start of the side that saw it first, which was seen from itself.
    fn walk_back(&self, mut node: u32) -> Vec<u32> {
        let mut walk = vec![node];
        loop {
            let from = self.visited[position(self.seen_from[node as usize])];
            if from == node {
                return walk;
            }
            walk.push(from);
            node = from;
        }
    }

    pub(in crate::carve) fn progress(&self) -> f64 {
        progress(self.visited.len(), self.open_nodes)
    }

    /// The tree that decides, once the flood has reached more than two terminals.
    pub(in crate::carve) fn into_tree(mut self) -> SteinerTree<G> {
        self.complete.extend(self.waiting.iter().rev().map(|&rank| rank as u32));
        let visited = Visited::new(self.complete, self.seen_from);
        SteinerTree::new(self.graph, self.priorities, visited, self.terminals, self.open_nodes)
    }
}

#[cfg(test)]
mod tests;
