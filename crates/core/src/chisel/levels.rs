//! Distances from one cell that are kept up while cells go, instead of measured again.
//!
//! Distances only grow, so what is stored is never more than the truth and is raised where it must be
//! (S. Even, Y. Shiloach, "An on-line edge-deletion problem", 1981). A cell is *supported* by a
//! neighbour one step nearer. One that may have lost its last support waits in the list of its distance;
//! the lists are gone through from near to far, so one look at the neighbours says how far to raise a
//! cell, and only cells one step further can lose their support by that. Lists beyond what is needed
//! stay as they are until it is needed.

use super::lattice::Lattice;

/// The distance of a place that is closed, part of the rim, or cannot be reached.
pub(super) const CLOSED: u32 = u32::MAX;
/// No place: the rim begins with it.
pub(super) const NOBODY: u32 = 0;
/// The end of a list.
const END: u32 = u32::MAX;
/// In no list.
const FREE: u32 = u32::MAX - 1;
/// In no list, and never will be.
const ROOTED: u32 = u32::MAX - 2;

#[derive(Debug, Clone)]
pub(super) struct Levels {
    level: Vec<u32>,
    /// For a cell that needs no support, the neighbour that it will always be one step further than;
    /// else [`NOBODY`].
    root: Vec<u32>,
    /// The first of the cells that wait at each distance.
    waiting: Vec<u32>,
    /// For each cell the next one in its list.
    next: Vec<u32>,
    /// No list before this one holds anything.
    lowest: u32,
}

impl Levels {
    /// Measures from `start` over the places that are `open`.
    pub(super) fn new(lattice: &Lattice, start: u32, open: impl Fn(u32) -> bool) -> Self {
        let count = lattice.places() as usize;
        let mut level = vec![CLOSED; count];
        level[start as usize] = 0;
        let mut queue = vec![start];
        let mut head = 0;
        while let Some(&place) = queue.get(head) {
            head += 1;
            let further = level[place as usize] + 1;
            for near in lattice.neighbors(place) {
                if level[near as usize] == CLOSED && open(near) {
                    level[near as usize] = further;
                    queue.push(near);
                }
            }
        }
        let (root, next) = (vec![NOBODY; count], vec![FREE; count]);
        Self { level, root, waiting: Vec::new(), next, lowest: 0 }
    }

    /// Steps from the start, or [`CLOSED`]. Exact as far as [`Self::settle`] went; further away it may
    /// be less than the truth.
    #[inline]
    pub(super) fn of(&self, place: u32) -> u32 {
        self.level[place as usize]
    }

    /// The neighbour that the cell is one step further than for good, or [`NOBODY`].
    #[inline]
    pub(super) fn root(&self, place: u32) -> u32 {
        self.root[place as usize]
    }

    /// From now on the cell stays one step further than `root`, which is at `level`.
    pub(super) fn set_root(&mut self, lattice: &Lattice, place: u32, root: u32, level: u32) {
        self.root[place as usize] = root;
        if self.next[place as usize] == FREE {
            self.next[place as usize] = ROOTED;
        }
        let before = self.of(place);
        if before <= level {
            self.level[place as usize] = level + 1;
            self.unsettle(lattice, place, before + 1);
        }
    }

    /// Takes the place out. Nothing is measured yet.
    pub(super) fn close(&mut self, lattice: &Lattice, place: u32) {
        let level = std::mem::replace(&mut self.level[place as usize], CLOSED);
        if level != CLOSED {
            self.lowest = self.lowest.min(level + 1);
            self.unsettle(lattice, place, level + 1);
        }
    }

    /// Takes the place out, with all that could be reached through it.
    pub(super) fn forget(&mut self, place: u32) {
        self.level[place as usize] = CLOSED;
    }

    /// Measures as far as `needed`, which may grow with what is measured.
    pub(super) fn settle(&mut self, lattice: &Lattice, needed: impl Fn(&Self) -> u32) {
        let mut limit = needed(self);
        while self.lowest <= limit {
            while self.lowest <= limit {
                self.settle_level(lattice, self.lowest);
                self.lowest += 1;
            }
            limit = needed(self);
        }
    }

    fn settle_level(&mut self, lattice: &Lattice, level: u32) {
        let Some(first) = self.waiting.get_mut(level as usize) else { return };
        let mut place = std::mem::replace(first, END);
        while place != END {
            let rooted = self.root(place) != NOBODY;
            let free = if rooted { ROOTED } else { FREE };
            let next = std::mem::replace(&mut self.next[place as usize], free);
            if self.of(place) == level && !rooted {
                let nearest = lattice
                    .neighbors(place)
                    .fold(CLOSED, |nearest, near| nearest.min(self.of(near)));
                if nearest >= lattice.places() {
                    // Further than there are places: it is not reached at all.
                    self.level[place as usize] = CLOSED;
                } else if nearest >= level {
                    self.level[place as usize] = nearest + 1;
                    self.unsettle(lattice, place, level + 1);
                }
            }
            place = next;
        }
    }

    /// The neighbours at this distance may have lost their support.
    #[inline]
    fn unsettle(&mut self, lattice: &Lattice, place: u32, level: u32) {
        for near in lattice.neighbors(place) {
            if self.of(near) == level && self.next[near as usize] == FREE {
                if self.waiting.len() <= level as usize {
                    self.waiting.resize(level as usize + 1, END);
                }
                self.next[near as usize] =
                    std::mem::replace(&mut self.waiting[level as usize], near);
            }
        }
    }
}
