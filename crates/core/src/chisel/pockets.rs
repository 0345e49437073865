//! What closing a cell would part, told from the eight cells around it.
//!
//! On a grid, open ground is parted exactly where closed cells make a ring, and a cell makes one exactly
//! where it joins two stretches of closed cells that are joined elsewhere already. So closed cells are
//! kept in sets, the rim as one of them (B. Galler, M. Fischer, "An improved equivalence algorithm",
//! 1964).

use super::lattice::Lattice;
use super::rings::{Rings, Surroundings, bits};

/// The sets of closed cells.
#[derive(Debug, Clone)]
pub(super) struct Pockets {
    /// For a closed place one of its set, itself if it stands for the set; else [`OPEN`].
    parent: Vec<u32>,
    rings: Rings,
}

/// The place that stands for the rim.
const RIM: u32 = 0;
const OPEN: u32 = u32::MAX;

/// The open neighbours of a place, grouped by whether they stay joined without it.
#[derive(Debug, Clone, Default)]
pub(super) struct Parts {
    groups: [[u32; 8]; 4],
    sizes: [usize; 4],
    count: usize,
}

impl Parts {
    pub(super) fn groups(&self) -> impl Iterator<Item = &[u32]> {
        self.groups.iter().zip(self.sizes).take(self.count).map(|(group, size)| &group[..size])
    }

    /// Only some of the neighbours, and only groups that have any.
    pub(super) fn filter(&self, keep: impl Fn(&u32) -> bool) -> Self {
        let mut kept = Self::default();
        for group in self.groups() {
            let number = kept.count;
            for &place in group.iter().filter(|place| keep(place)) {
                kept.add(number, place);
            }
        }
        kept
    }

    fn add(&mut self, group: usize, place: u32) {
        self.groups[group][self.sizes[group]] = place;
        self.sizes[group] += 1;
        self.count = self.count.max(group + 1);
    }
}

impl Pockets {
    /// Only the rim is closed.
    pub(super) fn new(lattice: &Lattice) -> Self {
        let mut parent = vec![RIM; lattice.places() as usize];
        for node in 0..lattice.nodes() {
            parent[lattice.place(node) as usize] = OPEN;
        }
        Self { parent, rings: Rings::new(lattice) }
    }

    pub(super) fn is_open(&self, place: u32) -> bool {
        self.parent[place as usize] == OPEN
    }

    /// The place is closed from now on.
    pub(super) fn close(&mut self, lattice: &Lattice, around: &Surroundings) {
        let place = around.place;
        self.parent[place as usize] = place;
        for at in bits(around.gaps) {
            let (one, other) = (self.find(lattice.around(place, at)), self.find(place));
            // The rim stays the one that stands for its set.
            self.parent[one.max(other) as usize] = one.min(other);
        }
        self.rings.close(lattice, place);
    }

    /// The groups of open neighbours, where closing the place would part some; `None` where all stay
    /// joined.
    pub(super) fn parts(&mut self, lattice: &Lattice, around: &Surroundings) -> Option<Parts> {
        let &Surroundings { place, arms, gaps } = around;
        if gaps.count_ones() < 2 {
            return None;
        }
        let mut found = [OPEN; 4];
        let mut rings = false;
        for (count, at) in bits(gaps).enumerate() {
            let set = self.find(lattice.around(place, at));
            rings |= found.contains(&set);
            found[count] = set;
        }
        if !rings {
            return None;
        }
        let mut sets = [OPEN; 8];
        for (at, set) in bits(gaps).zip(found) {
            sets[at] = set;
        }
        let mut parts = Parts::default();
        // The position of one arm of each group.
        let mut first = [0; 4];
        for at in bits(arms) {
            let known = &first[..parts.count];
            let group = known.iter().position(|&first| !is_between(&sets, first, at));
            let group = group.unwrap_or(parts.count);
            if let Some(first) = first.get_mut(group) {
                if group == parts.count {
                    *first = at;
                }
                parts.add(group, lattice.around(place, at));
            }
        }
        (parts.count > 1).then_some(parts)
    }

    pub(super) fn parts_of(&mut self, lattice: &Lattice, place: u32) -> Option<Parts> {
        self.parts(lattice, &self.around(lattice, place))
    }

    /// What is around a place that is not part of the rim.
    pub(super) fn around(&self, lattice: &Lattice, place: u32) -> Surroundings {
        self.rings.around(lattice, place)
    }

    /// The place that stands for a closed place's set.
    fn find(&mut self, mut place: u32) -> u32 {
        loop {
            let parent = self.parent[place as usize];
            if parent == place {
                return place;
            }
            let above = self.parent[parent as usize];
            self.parent[place as usize] = above;
            place = above;
        }
    }
}

/// Whether the same set is found on both ways round between two positions.
fn is_between(sets: &[u32; 8], one: usize, other: usize) -> bool {
    let within = &sets[one..other];
    let mut outside = sets[other..].iter().chain(&sets[..one]);
    outside.any(|&set| set != OPEN && within.contains(&set))
}
