//! The flood: carving with wiggliness 1 without removing anything.
//!
//! Every node has a *priority*: nodes are removed by rising priority. Removing nodes in that order and keeping
//! those without which the ends would be disconnected leaves, of all paths between the ends, the one whose
//! smallest priority is largest, then whose next smallest is, and so on. So the path is found by a search that
//! visits, of all nodes next to what it has visited, the one with the largest priority, and remembers for each
//! node the visited neighbour that *first* saw it. When the other end is seen, the walk back is the path.
//!
//! ```text
//!   priorities    visited, in order    first seen from     carved
//!   a 7 2 9       a 1 . .              a < < v             a o . .
//!   3 5 8 6       . 2 3 4              ^ ^ < <             . o o o
//!   1 4 0 b       . . . b              . ^ ^ ^             . . . b
//! ```
//!
//! From `a` the flood sees 7 and 3 and visits 7, then 5, then 8, then 6, and there is `b`. It never
//! has to visit 9, 3, 2, 4 or 0, which it has seen, and it has not even seen 1.
//!
//! Why the first neighbour to see a node is the one to walk back to: of two paths to the same node, the
//! flood completes the one with the larger smallest priority first, because it visits a small priority only when
//! every larger one next to it is used up. Between the two paths' own smallest priorities the same holds
//! again for each part. Physicists know the flood as invasion percolation (D. Wilkinson, J. Willemsen, 1983).
//!
//! Two ends are searched for from both sides: `meeting.rs` says why that gives the same path.
//!
//! `docs/flood.md` has pictures.

use super::bucket_queue::BucketQueues;
use super::meeting::{Meeting, SeenTwice};
use crate::chisel::priority::Priorities;
use crate::graph::Graph;

/// A node that cannot be entered.
const WALL: u32 = u32::MAX;
/// A terminal that the flood has not come upon.
const TERMINAL: u32 = u32::MAX - 1;

/// Floods from one terminal until it has reached all others, or from each of two until they meet, in
/// portions. Terminals are visited as soon as they are seen: they are never removed, so their priority
/// counts as larger than any other.
///
/// A visited node is known by its *time*: how many were visited before it. The two sides visit by turns, so
/// even times are one side's and odd ones the other's.
#[derive(Debug)]
pub(super) struct Flood<G> {
    pub(super) graph: G,
    pub(super) priorities: Priorities,
    /// For each node one more than the time of the node from which it was first seen, by either side; 0
    /// for nodes not seen.
    seen_from: Vec<u32>,
    open_nodes: u32,
    /// The nodes visited, in order.
    visited: Vec<u32>,
    queues: BucketQueues,
    /// 1 where there are two sides, 0 where there is one: the bit of a time that tells which side's it is.
    side_mask: u32,
    meeting: Meeting,
    /// How many terminals have not been reached.
    missing: u32,
    /// Terminals that were seen and not visited yet.
    pending: Vec<u32>,
}

/// How far a flood has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Reach {
    /// There is more to visit.
    Part,
    /// It has reached all terminals.
    All,
    /// Walls part the terminals.
    Never,
}

impl<G: Graph> Flood<G> {
    /// From both ends of two, or from one terminal.
    pub(super) fn new(graph: G, priorities: Priorities, walls: &[u32], is_two_sided: bool) -> Self {
        let count = graph.node_count();
        let mut seen_from = vec![0; count as usize];
        let mut open_nodes = count;
        for &wall in walls {
            if std::mem::replace(&mut seen_from[wall as usize], WALL) != WALL {
                open_nodes -= 1;
            }
        }
        Self {
            graph,
            priorities,
            seen_from,
            open_nodes,
            visited: Vec::new(),
            queues: BucketQueues::new(count, is_two_sided),
            side_mask: u32::from(is_two_sided),
            meeting: Meeting::default(),
            missing: 0,
            pending: Vec::new(),
        }
    }

    /// Starts from the first terminal, or from the first two. Terminals are different from one another.
    pub(super) fn begin(&mut self, terminals: &[u32]) -> Reach {
        for &terminal in terminals {
            let seen_from = &mut self.seen_from[terminal as usize];
            if *seen_from == WALL {
                return Reach::Never;
            }
            *seen_from = TERMINAL;
        }
        for time in (0..=self.side_mask).rev() {
            let Some(&start) = terminals.get(time as usize) else { return Reach::Never };
            self.seen_from[start as usize] = 1 + time;
            self.pending.push(start);
        }
        self.missing = terminals.len() as u32 - 1;
        Reach::Part
    }

    /// Visits at most so many nodes more.
    pub(super) fn advance(&mut self, nodes: u32) -> Reach {
        for _ in 0..nodes {
            let node = match self.pending.pop() {
                Some(terminal) => terminal,
                None if self.missing == 0 => return Reach::All,
                None => match self.queues.pop(self.side(), &self.priorities) {
                    Some(node) if !self.meets_before(node) => node,
                    None if self.meeting.get().is_none() => return Reach::Never,
                    _ => {
                        self.missing = 0;
                        return Reach::All;
                    }
                },
            };
            self.visit(node);
        }
        Reach::Part
    }

    /// Which side visits next.
    fn side(&self) -> usize {
        self.visited.len() & self.side_mask as usize
    }

    /// Whether the sides meet before the next one visits this node.
    fn meets_before(&self, node: u32) -> bool {
        self.meeting.get().is_some_and(|meeting| self.priorities.rank(node) <= meeting.rank)
    }

    #[inline]
    fn visit(&mut self, node: u32) {
        let side = self.side();
        self.visited.push(node);
        let (mut near, mut count) = ([0; 8], 0);
        self.graph.for_each_neighbor(node, |next| {
            if let Some(near) = near.get_mut(count) {
                *near = next;
            }
            count += 1;
        });
        if let Some(near) = near.get_mut(..count) {
            self.see(side, near);
        } else {
            let mut near = Vec::with_capacity(count);
            self.graph.for_each_neighbor(node, |next| near.push(next));
            self.see(side, &mut near);
        }
    }

    /// Queues those neighbours of the node visited last that were not seen; the list is used up.
    #[inline]
    fn see(&mut self, side: usize, near: &mut [u32]) {
        let (from, side_mask) = (self.visited.len() as u32, self.side_mask);
        // Without a branch for each neighbour: whether it is new cannot be predicted.
        let mut new = 0;
        for index in 0..near.len() {
            let next = near[index];
            let seen_from = &mut self.seen_from[next as usize];
            if *seen_from == TERMINAL {
                *seen_from = from;
                self.missing -= 1;
                self.pending.push(next);
                continue;
            }
            let is_new = *seen_from == 0;
            let by_other = !is_new && (*seen_from ^ from) & side_mask != 0;
            *seen_from = if is_new { from } else { *seen_from };
            if by_other && *seen_from != WALL {
                // Only the second start can have been seen before it was visited, from the first.
                let is_start = self.visited.len() < 2;
                let rank = if is_start { u64::MAX } else { self.priorities.rank(next) };
                let seen_from = self.visited.len() as u32 - 1;
                self.meeting.take_in(SeenTwice { rank, node: next, seen_from });
            }
            near[new] = next;
            new += usize::from(is_new);
        }
        self.queues.push_all(side, &self.priorities, &near[..new]);
    }

    /// Whether it floods from both ends.
    pub(super) const fn is_two_sided(&self) -> bool {
        self.side_mask != 0
    }

    /// How many nodes are not walls.
    pub(super) const fn open_nodes(&self) -> u32 {
        self.open_nodes
    }

    /// The nodes visited, in order.
    pub(super) fn visited(&self) -> &[u32] {
        &self.visited
    }

    /// The node visited at this time.
    pub(super) fn node(&self, time: u32) -> u32 {
        self.visited[time as usize]
    }

    /// The time of the node from which the node was first seen; the start was seen from itself.
    pub(super) fn seen_from(&self, node: u32) -> u32 {
        self.seen_from[node as usize].wrapping_sub(1)
    }

    /// The nodes from the start to a terminal that was reached.
    pub(super) fn path(&self, terminal: u32) -> Vec<u32> {
        let (near, far) = match self.meeting.get() {
            None => (terminal, None),
            Some(SeenTwice { node, seen_from, .. }) if seen_from & 1 == 0 => {
                (self.node(seen_from), Some(node))
            }
            Some(SeenTwice { node, seen_from, .. }) => (node, Some(self.node(seen_from))),
        };
        let mut path = self.walk_back(near);
        path.reverse();
        if let Some(node) = far {
            path.extend(self.walk_back(node));
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

#[cfg(test)]
mod tests;
