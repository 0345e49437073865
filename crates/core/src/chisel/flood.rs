//! Carving with wiggliness 1 by flooding, without removing anything.
//!
//! Every node has a *moment*, the time at which it would be removed: its key. Removing nodes in that
//! order and keeping those that would part the ends leaves, of all ways between the ends, the one
//! whose earliest node goes as late as can be, then the next earliest, and so on. So the path is
//! found by looking for late nodes: start at one end, visit next whichever node within reach has the
//! largest key, and remember for each node the visited neighbour that *first* came upon it. When the
//! other end turns up, walk back.
//!
//! ```text
//!   keys          visited, in order    first seen from     carved
//!   a 7 2 9       a 1 . .              a < < v             a o . .
//!   3 5 8 6       . 2 3 4              ^ ^ < <             . o o o
//!   1 4 0 b       . . . b              . ^ ^ ^             . . . b
//! ```
//!
//! From `a` the flood sees 7 and 3 and visits 7, then 5, then 8, then 6, and there is `b`. It never
//! has to visit 9, 3, 2, 4 or 0, which it has seen, and it has not even seen 1.
//!
//! Why the first neighbour to see a node is the one to walk back to: of two ways to the same node, the
//! flood completes the one with the larger smallest key first, because it visits a small key only when
//! every larger one within reach is used up. Between the two ways' own smallest keys the same holds
//! again for each stretch. Physicists know the flood as invasion percolation (D. Wilkinson,
//! J. Willemsen, 1983).
//!
//! Two ends are looked for from both sides: `meeting.rs` says why that is the same path.
//!
//! `docs/flood.md` has pictures.

use super::frontier::{Frontier, SIDES};
use super::meeting::{Meeting, SeenTwice};
use super::order::Moments;
use crate::graph::Graph;

/// A node that cannot be entered.
const WALL: u32 = u32::MAX;
/// A terminal that this flood has not come upon.
const TERMINAL: u32 = u32::MAX - 1;

/// Floods from one terminal until it has met all others, or from each of two until they meet, in
/// portions. Terminals are visited the moment they are seen: they are never removed, so their keys
/// count as larger than any other.
///
/// Visited nodes are known by their *place*: how many were visited before. Two floods take turns to
/// visit, so that even places are one's and odd ones the other's.
#[derive(Debug)]
pub(super) struct Flood<G> {
    pub(super) graph: G,
    pub(super) moments: Moments,
    /// For each node, `base` plus one more than the place of the node from which it was first seen, by
    /// whichever flood. What is not larger than `base` dates from earlier floods: not seen.
    seen_from: Vec<u32>,
    base: u32,
    open_nodes: u32,
    /// The nodes visited, in order.
    visited: Vec<u32>,
    frontier: Frontier,
    /// 1 where two floods take turns, 0 where there is one: the bit of a place that tells whose it is.
    turns: u32,
    meeting: Meeting,
    /// How many terminals have not been met.
    missing: u32,
    /// Terminals that were seen and not visited yet.
    pending: Vec<u32>,
    /// The places of the terminals visited.
    places: Vec<u32>,
}

/// How far a flood has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Reach {
    /// There is more to visit.
    Part,
    /// It has met all terminals.
    All,
    /// Walls part the terminals.
    Never,
}

impl<G: Graph> Flood<G> {
    /// For two floods between two terminals, or one flood.
    pub(super) fn new(graph: G, moments: Moments, walls: &[u32], two: bool) -> Self {
        let floods = if two { SIDES } else { 1 };
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
            moments,
            seen_from,
            open_nodes,
            base: 0,
            visited: Vec::new(),
            frontier: Frontier::new(count, floods),
            turns: floods as u32 - 1,
            meeting: Meeting::default(),
            missing: 0,
            pending: Vec::new(),
            places: Vec::new(),
        }
    }

    /// Starts anew from the first terminal, or from the first two, once the flood before has met all of
    /// its own. Terminals are different from one another.
    pub(super) fn begin(&mut self, terminals: &[u32]) -> Reach {
        self.forget();
        for &terminal in terminals {
            let seen_from = &mut self.seen_from[terminal as usize];
            if *seen_from == WALL {
                return Reach::Never;
            }
            *seen_from = TERMINAL;
        }
        for place in (0..=self.turns).rev() {
            let Some(&start) = terminals.get(place as usize) else { return Reach::Never };
            self.seen_from[start as usize] = self.base + 1 + place;
            self.pending.push(start);
        }
        self.missing = terminals.len() as u32 - 1;
        Reach::Part
    }

    /// Visits at most so many nodes more.
    pub(super) fn advance(&mut self, nodes: u32) -> Reach {
        for _ in 0..nodes {
            let node = match self.pending.pop() {
                Some(terminal) => {
                    self.places.push(self.visited.len() as u32);
                    terminal
                }
                None if self.missing == 0 => return Reach::All,
                None => match self.frontier.pop(self.turn(), &self.moments) {
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

    /// Whose turn it is.
    fn turn(&self) -> usize {
        self.visited.len() & self.turns as usize
    }

    /// Whether the floods have met rather than that the one whose turn it is visits the node.
    fn meets_before(&self, node: u32) -> bool {
        self.meeting.get().is_some_and(|meeting| self.moments.rank(node) <= meeting.rank)
    }

    #[inline]
    fn visit(&mut self, node: u32) {
        let turn = self.turn();
        self.visited.push(node);
        let (mut near, mut count) = ([0; 8], 0);
        self.graph.for_each_neighbor(node, |next| {
            if let Some(near) = near.get_mut(count) {
                *near = next;
            }
            count += 1;
        });
        if let Some(near) = near.get_mut(..count) {
            self.see(turn, near);
        } else {
            let mut near = Vec::with_capacity(count);
            self.graph.for_each_neighbor(node, |next| near.push(next));
            self.see(turn, &mut near);
        }
    }

    /// Takes in those neighbours of the node visited last that were not seen; the list is used up.
    #[inline]
    fn see(&mut self, turn: usize, near: &mut [u32]) {
        let (from, turns) = (self.base + self.visited.len() as u32, self.turns);
        // Which are new cannot be foreseen: so that is asked once, of how many, and not of each.
        let mut new = 0;
        for at in 0..near.len() {
            let next = near[at];
            let seen_from = &mut self.seen_from[next as usize];
            if *seen_from == TERMINAL {
                *seen_from = from;
                self.missing -= 1;
                self.pending.push(next);
                continue;
            }
            let is_new = *seen_from <= self.base;
            let by_other = !is_new && (*seen_from ^ from) & turns != 0;
            *seen_from = if is_new { from } else { *seen_from };
            if by_other && *seen_from != WALL {
                // Only the second start can have been seen before it was visited, from the first.
                let is_start = self.places.len() < 2;
                let rank = if is_start { u64::MAX } else { self.moments.rank(next) };
                let seen_from = self.visited.len() as u32 - 1;
                self.meeting.take_in(SeenTwice { rank, node: next, seen_from });
            }
            near[new] = next;
            new += usize::from(is_new);
        }
        self.frontier.push_all(turn, &self.moments, &near[..new]);
    }

    /// Forgets the last flood without touching every node.
    fn forget(&mut self) {
        let used = self.base + self.visited.len() as u32;
        if used > TERMINAL - 1 - self.graph.node_count() {
            for seen_from in self.seen_from.iter_mut().filter(|seen_from| **seen_from != WALL) {
                *seen_from = 0;
            }
            self.base = 0;
        } else {
            self.base = used;
        }
        self.visited.clear();
        self.frontier.clear();
        self.pending.clear();
        self.places.clear();
        self.meeting = Meeting::default();
    }

    /// Whether there are two floods.
    pub(super) const fn takes_turns(&self) -> bool {
        self.turns != 0
    }

    /// How many nodes are not walls.
    pub(super) const fn open_nodes(&self) -> u32 {
        self.open_nodes
    }

    /// How many nodes were visited.
    pub(super) fn len(&self) -> usize {
        self.visited.len()
    }

    /// The place of each terminal, the first one's included, once all are met.
    pub(super) fn places(&self) -> &[u32] {
        &self.places
    }

    pub(super) fn node(&self, place: u32) -> u32 {
        self.visited[place as usize]
    }

    /// The place from which the node was first seen; the start was seen from itself.
    pub(super) fn seen_from(&self, node: u32) -> u32 {
        self.seen_from[node as usize].wrapping_sub(self.base + 1)
    }

    /// The nodes from the start to a terminal that was met.
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

    /// The nodes from one that was seen back to the start of the flood that saw it first.
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
mod tests {
    use super::{Flood, Moments, Reach, TERMINAL};
    use crate::chisel::Chisel;
    use crate::grid::Grid;

    fn flood(seed: u32, side: u32, walls: &[u32], two: bool) -> Flood<Grid> {
        let moments = Moments::new(&Chisel { seed, ..Chisel::new(&[]) }, side * side);
        let grid = Grid::new(side, side).unwrap_or_else(|error| panic!("{error}"));
        Flood::new(grid, moments, walls, two)
    }

    fn path(flood: &mut Flood<Grid>, ends: [u32; 2]) -> Vec<u32> {
        flood.begin(&ends);
        assert_eq!(flood.advance(u32::MAX), Reach::All);
        flood.path(ends[1])
    }

    #[test]
    fn floods_do_not_wear_out() {
        for two in [false, true] {
            let mut flood = flood(5, 10, &[3], two);
            let first = path(&mut flood, [0, 99]);
            assert!(!first.contains(&3));
            for used in [0, TERMINAL - 300, TERMINAL - 250, TERMINAL - 200] {
                flood.base = flood.base.max(used);
                assert_eq!(path(&mut flood, [0, 99]), first);
                assert_eq!(path(&mut flood, [0, 99]), first);
            }
        }
    }

    #[test]
    fn two_floods_find_the_path_of_one_and_never_visit_more_than_twice_as_much() {
        let (mut alone, mut together) = (0, 0);
        for seed in 0..400 {
            let side = 2 + seed % 40;
            let (start, end) = (seed % side, side * side - 1 - seed * 7 % side);
            if start == end {
                continue;
            }
            let (mut one, mut two) = (flood(seed, side, &[], false), flood(seed, side, &[], true));
            let mut back = path(&mut one, [end, start]);
            let least = one.len();
            back.reverse();
            assert_eq!(path(&mut one, [start, end]), back);
            assert_eq!(path(&mut two, [start, end]), back);
            assert!(two.len() <= 2 * least.min(one.len()));
            alone += one.len();
            together += two.len();
        }
        assert!(5 * together < 4 * alone, "{together} of {alone}");
    }

    #[test]
    fn between_corners_two_floods_visit_about_half_as_much() {
        let (mut alone, mut together) = (0, 0);
        for seed in 0..40 {
            for (two, visited) in [(false, &mut alone), (true, &mut together)] {
                let mut flood = flood(seed, 100, &[], two);
                path(&mut flood, [101, 9898]);
                *visited += flood.len();
            }
        }
        assert!(100 * together < 58 * alone, "{together} of {alone}");
    }
}
