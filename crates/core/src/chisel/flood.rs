//! Carving with wiggliness 1 in one flood, without removing anything.
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
//! `docs/flood.md` has a picture of one.

use super::frontier::Frontier;
use super::order::Moments;
use crate::graph::Graph;

/// A node that cannot be entered.
const WALL: u32 = u32::MAX;
/// A terminal that this flood has not come upon.
const TERMINAL: u32 = u32::MAX - 1;

/// Floods from one terminal until it has met all others, in portions. Terminals are visited the moment
/// they are seen: they are never removed, so their keys count as larger than any other.
///
/// Visited nodes are known by their *place*: how many were visited before.
#[derive(Debug)]
pub(super) struct Flood<G> {
    pub(super) graph: G,
    pub(super) moments: Moments,
    /// For each node one more than the place of the node from which it was first seen, counted from
    /// `base`. What is not larger than `base` dates from earlier floods: not seen.
    seen_from: Vec<u32>,
    base: u32,
    open_nodes: u32,
    /// The nodes visited, in order.
    visited: Vec<u32>,
    frontier: Frontier,
    /// How many terminals have not been seen.
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
    pub(super) fn new(graph: G, moments: Moments, walls: &[u32]) -> Self {
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
            frontier: Frontier::new(count),
            missing: 0,
            pending: Vec::new(),
            places: Vec::new(),
        }
    }

    /// Starts anew from the first terminal. Terminals are different from one another.
    pub(super) fn begin(&mut self, terminals: &[u32]) -> Reach {
        self.forget();
        for &terminal in terminals {
            let seen_from = &mut self.seen_from[terminal as usize];
            if *seen_from == WALL {
                return Reach::Never;
            }
            *seen_from = TERMINAL;
        }
        let Some((&start, others)) = terminals.split_first() else { return Reach::Never };
        self.seen_from[start as usize] = self.base + 1;
        self.missing = others.len() as u32;
        self.pending.push(start);
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
                None => match self.frontier.pop(&self.moments) {
                    Some(node) => node,
                    None => return Reach::Never,
                },
            };
            self.visit(node);
        }
        Reach::Part
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

    /// Takes in those neighbours of the node visited last that were not seen; the list is used up.
    #[inline]
    fn see(&mut self, near: &mut [u32]) {
        let from = self.base + self.visited.len() as u32;
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
            *seen_from = if is_new { from } else { *seen_from };
            near[new] = next;
            new += usize::from(is_new);
        }
        self.frontier.push_all(&self.moments, &near[..new]);
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

    /// The nodes from a place back to the start.
    pub(super) fn walk_back(&self, mut place: u32) -> Vec<u32> {
        let mut walk = vec![self.node(place)];
        while place > 0 {
            place = self.seen_from(self.node(place));
            walk.push(self.node(place));
        }
        walk
    }
}

#[cfg(test)]
mod tests {
    use super::{Flood, Moments, Reach, TERMINAL};
    use crate::chisel::Chisel;
    use crate::grid::Grid;

    #[test]
    fn floods_do_not_wear_out() {
        let ends = [0, 99];
        let moments = Moments::new(&Chisel { seed: 5, ..Chisel::new(&ends) }, 100);
        let walk = |flood: &mut Flood<Grid>| {
            flood.begin(&ends);
            assert_eq!(flood.advance(u32::MAX), Reach::All);
            Some(flood.walk_back(*flood.places().last()?))
        };
        let mut flood = Grid::new(10, 10).ok().map(|grid| Flood::new(grid, moments, &[3]));
        let first = flood.as_mut().and_then(walk);
        assert!(first.as_ref().is_some_and(|walk| !walk.contains(&3)));
        for used in [0, TERMINAL - 300, TERMINAL - 250, TERMINAL - 200] {
            if let Some(flood) = &mut flood {
                flood.base = flood.base.max(used);
            }
            assert_eq!(flood.as_mut().and_then(walk), first);
            assert_eq!(flood.as_mut().and_then(walk), first);
        }
    }
}
