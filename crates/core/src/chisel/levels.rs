//! Distances from one cell that are kept up while cells go, instead of measured again.
//!
//! A cell is *supported* by a neighbour one step nearer. One that lost its last support is unknown until
//! it is found again from its neighbours: first, from near to far, all that hung on it lose theirs, and
//! then, from near to far again, what is left leads to them. So each cell whose distance changes is looked
//! at twice, and by [`Agenda`] only cells on ways to the ends that are short enough to matter (S. Koenig,
//! M. Likhachev, D. Furcy, "Lifelong Planning A*", 2004).

use super::agenda::Agenda;
use super::lattice::Lattice;

/// The distance of a place that is closed, part of the rim, or cannot be reached.
pub(super) const CLOSED: u32 = u32::MAX;
/// The distance of a place that was not found again since it lost its support.
const UNKNOWN: u32 = u32::MAX - 1;
/// No place: the rim begins with it.
pub(super) const NOBODY: u32 = 0;

#[derive(Debug, Clone)]
pub(super) struct Levels {
    level: Vec<u32>,
    /// For a cell that needs no support, the neighbour that it will always be one step further than;
    /// else [`NOBODY`].
    root: Vec<u32>,
    agenda: Agenda,
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
        Self { level, root: vec![NOBODY; count], agenda: Agenda::new(lattice) }
    }

    /// Steps from the start, or [`CLOSED`]. Exact on the ways that [`Self::settle`] was asked for; else it
    /// may be less than the truth, or more than there are places.
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
        let before = self.of(place);
        if before == CLOSED || before == level + 1 {
            return;
        }
        self.level[place as usize] = level + 1;
        if before == UNKNOWN {
            self.list_beyond(lattice, place, UNKNOWN, level + 2);
        } else {
            self.list_beyond(lattice, place, before + 1, before + 1);
        }
    }

    /// Takes the place out. Nothing is measured yet.
    pub(super) fn close(&mut self, lattice: &Lattice, place: u32) {
        let level = std::mem::replace(&mut self.level[place as usize], CLOSED);
        if level < UNKNOWN {
            self.list_beyond(lattice, place, level + 1, level + 1);
        }
    }

    /// Takes the place out, with all that could be reached through it.
    pub(super) fn forget(&mut self, place: u32) {
        self.level[place as usize] = CLOSED;
    }

    /// Measures the shortest ways to the `ends`, which can be reached.
    pub(super) fn settle(&mut self, lattice: &Lattice, ends: &[u32]) {
        for &end in ends {
            loop {
                while let Some((place, distance)) = self.agenda.pop() {
                    if lattice.corners() {
                        self.look::<8>(lattice, place, distance);
                    } else {
                        self.look::<4>(lattice, place, distance);
                    }
                }
                let distance = self.distance(lattice, end);
                if self.agenda.reaches(end, distance) || !self.agenda.extend(end, distance) {
                    break;
                }
            }
        }
    }

    /// Whether looking back is worth it.
    pub(super) fn is_worn(&self) -> bool {
        self.agenda.is_worn()
    }

    /// Learns how far it is from everywhere to the nearest end.
    pub(super) fn look_back(&mut self, lattice: &Lattice, ends: &[u32]) {
        let distances = ends.iter().map(|&end| (end, self.distance(lattice, end))).collect();
        let (level, root) = (&self.level, &self.root);
        self.agenda.renew(lattice, distances, |from, to| {
            // From a root that was taken out, only to its near side.
            let beyond = level[from as usize] == CLOSED && root[to as usize] == from;
            level[to as usize] != CLOSED && !beyond
        });
    }

    /// How far a cell is; for one that was taken out as a root, how far from the root before it, as
    /// distances are counted there.
    pub(super) fn distance(&self, lattice: &Lattice, place: u32) -> u32 {
        let level = self.of(place);
        if level != CLOSED {
            return level;
        }
        let near_side = lattice.neighbors(place).filter(|&near| self.root(near) != place);
        near_side.map(|near| self.of(near)).min().map_or(CLOSED, |level| level.saturating_add(1))
    }

    /// Looks whether the place is at this distance, or still is; `N` is how many neighbours it has.
    fn look<const N: usize>(&mut self, lattice: &Lattice, place: u32, distance: u32) {
        let level = self.of(place);
        if level == CLOSED || self.root(place) != NOBODY {
            return;
        }
        let near = lattice.steps::<N>().map(|step| place.wrapping_add(step));
        let levels = near.map(|near| self.of(near));
        let supported = levels.into_iter().fold(UNKNOWN - 1, u32::min) + 1;
        if level == UNKNOWN && supported <= distance {
            self.level[place as usize] = distance;
            self.list_those(near, levels, UNKNOWN, distance + 1);
            return;
        }
        if level == distance && supported > distance {
            self.level[place as usize] = UNKNOWN;
            self.list_those(near, levels, distance + 1, distance + 1);
        }
        if supported < UNKNOWN && supported > distance {
            self.agenda.list(place, supported);
        }
    }

    /// Lists the neighbours at this level.
    fn list_beyond(&mut self, lattice: &Lattice, place: u32, level: u32, distance: u32) {
        for near in lattice.neighbors(place) {
            if self.of(near) == level {
                self.agenda.list(near, distance);
            }
        }
    }

    #[inline]
    fn list_those<const N: usize>(
        &mut self,
        near: [u32; N],
        levels: [u32; N],
        level: u32,
        distance: u32,
    ) {
        for (near, found) in near.into_iter().zip(levels) {
            if found == level {
                self.agenda.list(near, distance);
            }
        }
    }
}
