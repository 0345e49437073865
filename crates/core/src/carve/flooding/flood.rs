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
//! Physicists know the flood as invasion percolation (D. Wilkinson, J. Willemsen, 1983). It starts from several
//! ends at once. `docs/flood.md` has the proofs, with pictures.

use super::bucket_queue::BucketQueues;
use super::completion::Completion;
use super::sides::{Meeting, SIDES, Sides, UNREACHED, UNTOUCHED, WALL, position, time};
use super::visited::Visited;
use crate::carve::priority::Priorities;
use crate::graph::Graph;

/// The bit of a terminal, touched or not.
const TERMINAL: u32 = 1 << 31;

/// Floods from several terminals until they have met and have reached all others, in portions. Terminals are
/// visited as soon as they are seen: they are never removed, so their priority counts as larger than any other.
///
/// A visited node is known by its *time*, which tells when it was visited, and by which side.
#[derive(Debug)]
pub(super) struct Flood<G> {
    graph: G,
    priorities: Priorities,
    /// For each node the time of the node from which it was first seen, by any side; or `UNTOUCHED`, `WALL`,
    /// `UNREACHED`.
    seen_from: Vec<u32>,
    open_nodes: u32,
    /// The nodes visited, in order.
    visited: Vec<u32>,
    queues: BucketQueues,
    sides: Sides,
    /// The one whose turn it is.
    side: u32,
    /// Where groups have met last.
    meeting: Option<Meeting>,
    /// How many terminals have not been reached, and how many groups have not met.
    missing: u32,
    /// For each group what it visits next, whatever the priority: terminals that it has seen, or where it has met.
    pending: [Vec<u32>; SIDES],
    /// Only where there are more than two terminals.
    completion: Option<Completion>,
}

/// State of a flood.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Status {
    /// Nodes are left to visit.
    InProgress,
    /// All terminals are reached.
    Connected,
    /// Walls separate the terminals.
    Disconnected,
}

impl<G: Graph> Flood<G> {
    /// From the first terminals, as many as there are sides; all terminals are different. `None` where one of
    /// them is on a wall; `walls` has one `bool` for each node.
    pub(super) fn begin(
        graph: G,
        priorities: Priorities,
        walls: &[bool],
        terminals: &[u32],
        sides: usize,
    ) -> Option<Self> {
        let count = graph.node_count();
        let mut seen_from: Vec<_> =
            walls.iter().map(|&wall| if wall { WALL } else { UNTOUCHED }).collect();
        let open_nodes = walls.iter().filter(|wall| !**wall).count() as u32;
        let starts = &terminals[..sides];
        let sides = Sides::new(sides);
        let mut pending: [Vec<u32>; SIDES] = Default::default();
        for &terminal in terminals {
            if std::mem::replace(&mut seen_from[terminal as usize], TERMINAL | UNREACHED) == WALL {
                return None;
            }
        }
        for (side, &start) in (0..).zip(starts) {
            seen_from[start as usize] = TERMINAL | time(side, side);
            pending[side as usize].push(start);
        }
        Some(Self {
            graph,
            priorities,
            seen_from,
            open_nodes,
            visited: Vec::new(),
            queues: BucketQueues::new(count, sides.count()),
            sides,
            side: 0,
            meeting: None,
            missing: terminals.len() as u32 - 1,
            pending,
            completion: (terminals.len() > 2).then(|| Completion::new(starts)),
        })
    }

    /// Visits at most so many nodes more.
    pub(super) fn advance(&mut self, nodes: u32) -> Status {
        for _ in 0..nodes {
            let group = self.sides.group(self.side);
            let node = match self.pending[group].pop() {
                Some(node) => node,
                None => match self.queues.pop(group, &self.priorities) {
                    Some(node) if self.goes_on(group, node) => {
                        if let Some(completion) = &mut self.completion {
                            completion.visit(group, self.priorities.rank(node));
                        }
                        node
                    }
                    _ if self.missing == 0 => return Status::Connected,
                    next => {
                        let Some(meeting) = self.sides.nearest(group) else {
                            return Status::Disconnected;
                        };
                        self.join(group, next, meeting);
                        continue;
                    }
                },
            };
            self.visit(group, node);
            self.side = self.sides.next(self.side);
        }
        Status::InProgress
    }

    /// Whether the group visits this node, the largest that it has seen, before it meets another group and
    /// before the flood ends.
    #[inline]
    fn goes_on(&self, group: usize, node: u32) -> bool {
        match (self.sides.nearest(group), &self.completion) {
            (Some(meeting), _) => self.priorities.rank(node) > meeting.rank,
            _ if self.missing > 0 => true,
            (None, Some(completion)) => self.priorities.rank(node) > completion.stop_rank(group),
            (None, None) => false,
        }
    }

    /// Lets the group whose turn it is go on together with those that it meets, later with the node `next`.
    #[cold]
    fn join(&mut self, group: usize, next: Option<u32>, meeting: Meeting) {
        let Meeting { rank, node, seen_from } = meeting;
        let owner = self.sides.group(seen_from[0]);
        let groups = self.sides.join(node);
        self.missing -= groups.len() as u32 - 1;
        self.meeting = Some(meeting);
        // Between two terminals that was all.
        let Some(completion) = &mut self.completion else { return };
        if let Some(node) = next {
            self.queues.push_all(group, &self.priorities, &[node]);
        }
        if self.queues.remove(owner, &self.priorities, node) {
            completion.visit(group, rank);
            self.pending[group].push(node);
        }
        completion.join(&groups, group, rank);
        let kept = groups[0];
        for &lost in &groups[1..] {
            self.queues.append(kept, lost);
            let pending = std::mem::take(&mut self.pending[lost]);
            self.pending[kept].extend(pending);
        }
    }

    #[inline]
    fn visit(&mut self, group: usize, node: u32) {
        self.visited.push(node);
        let (mut near, mut count) = ([0; 8], 0);
        self.graph.for_each_neighbor(node, |next| {
            if let Some(near) = near.get_mut(count) {
                *near = next;
            }
            count += 1;
        });
        if let Some(near) = near.get_mut(..count) {
            self.see(group, near);
        } else {
            let mut near = Vec::with_capacity(count);
            self.graph.for_each_neighbor(node, |next| near.push(next));
            self.see(group, &mut near);
        }
    }

    /// Queues those neighbours of the node visited last that were not seen; the list is used up.
    #[inline]
    fn see(&mut self, group: usize, near: &mut [u32]) {
        let time = self.time();
        let group_mask = self.sides.group_mask(time);
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
            if Sides::is_other(group_mask, before) {
                self.on_contact(next);
            }
        }
        self.queues.push_all(group, &self.priorities, &near[..new]);
    }

    /// Of the node visited last.
    fn time(&self) -> u32 {
        time(self.visited.len() as u32 - 1, self.side)
    }

    /// Records a neighbour of the node visited last that is a terminal, or that another group has seen.
    #[cold]
    fn on_contact(&mut self, node: u32) {
        let time = self.time();
        let seen_from = &mut self.seen_from[node as usize];
        if *seen_from == TERMINAL | UNREACHED {
            *seen_from = TERMINAL | time;
            self.missing -= 1;
            self.pending[self.sides.group(time)].push(node);
            if let Some(completion) = &mut self.completion {
                completion.see_terminal(node);
            }
        } else {
            let is_terminal = *seen_from & TERMINAL != 0;
            let rank = if is_terminal { u64::MAX } else { self.priorities.rank(node) };
            let seen_from = [*seen_from & !TERMINAL, time];
            self.sides.record_meeting(Meeting { rank, node, seen_from });
        }
    }

    /// The nodes from the first terminal to the second of two, once the flood has reached both.
    pub(super) fn path(&self, terminal: u32) -> Vec<u32> {
        let Some(meeting) = self.meeting else {
            let mut path = self.walk_back(terminal);
            path.reverse();
            return path;
        };
        let ends = [meeting.node, self.visited[position(meeting.seen_from[1])]];
        let [mut path, rest] = ends.map(|node| self.walk_back(node));
        if path.last() == Some(&terminal) {
            path.splice(0..0, rest.into_iter().rev());
        } else {
            path.reverse();
            path.extend(rest);
        }
        path
    }

    /// The nodes from one that was seen back to the start of the side that saw it first, which was seen from itself.
    fn walk_back(&self, mut node: u32) -> Vec<u32> {
        let mut walk = vec![node];
        loop {
            let from = self.visited[position(self.seen_from[node as usize] & !TERMINAL)];
            if from == node {
                return walk;
            }
            walk.push(from);
            node = from;
        }
    }

    /// How many nodes are not walls.
    pub(super) const fn open_nodes(&self) -> u32 {
        self.open_nodes
    }

    /// The nodes visited, in order.
    pub(super) fn visited(&self) -> &[u32] {
        &self.visited
    }

    /// The nodes visited, in the order in which they became complete, once the flood has ended between more than
    /// two terminals; with what a tree of them takes.
    pub(super) fn into_completed(self) -> (G, Priorities, Visited) {
        let order = self.completion.map_or_else(Vec::new, Completion::into_order);
        (self.graph, self.priorities, Visited::new(order, self.seen_from))
    }
}

#[cfg(test)]
mod tests;
