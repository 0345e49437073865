//! Cells to be looked at again, by distance.
//!
//! Not all at once: a cell on no way as short as those that are wanted is parked until they have grown
//! that long. Where a cell is listed nearer than before, the entry further away is left where it is, to be
//! dropped when its turn comes.

use super::lattice::Lattice;
use super::outlook::Outlook;

#[derive(Debug, Clone)]
pub(super) struct Agenda {
    outlook: Outlook,
    /// For each place the distance at which it is listed, or [`NOWHERE`].
    listed: Vec<u32>,
    /// The first entry for each distance.
    waiting: Vec<u32>,
    /// The first entry of those parked until ways have this length.
    parked: Vec<u32>,
    entries: Vec<Entry>,
    /// The first entry that is not in use.
    free: u32,
    /// Nothing nearer waits.
    lowest: u32,
    /// The longest way that is wanted.
    longest: u32,
    /// Places looked at since the outlook was renewed.
    looks: usize,
}

#[derive(Debug, Clone, Copy)]
struct Entry {
    place: u32,
    next: u32,
}

const NOWHERE: u32 = u32::MAX;
/// The end of a list.
const END: u32 = u32::MAX;

impl Agenda {
    pub(super) fn new(lattice: &Lattice) -> Self {
        Self {
            outlook: Outlook::new(lattice),
            listed: vec![NOWHERE; lattice.places() as usize],
            waiting: Vec::new(),
            parked: Vec::new(),
            entries: Vec::new(),
            free: END,
            lowest: 0,
            longest: 0,
            looks: 0,
        }
    }

    /// Whether the shortest way through the place, at this distance, is as short as what is wanted.
    pub(super) fn reaches(&self, place: u32, distance: u32) -> bool {
        self.outlook.way(place, distance).is_some_and(|way| way <= self.longest)
    }

    /// The place is to be looked at, at this distance or nearer.
    #[inline]
    pub(super) fn list(&mut self, place: u32, distance: u32) {
        if self.listed[place as usize] <= distance {
            return;
        }
        let Some(way) = self.outlook.way(place, distance) else { return };
        let (lists, at) = if way <= self.longest {
            self.lowest = self.lowest.min(distance);
            (&mut self.waiting, distance)
        } else {
            (&mut self.parked, way)
        };
        self.listed[place as usize] = distance;
        if lists.len() <= at as usize {
            lists.resize(at as usize + 1, END);
        }
        let first = &mut lists[at as usize];
        let entry = Entry { place, next: *first };
        if let Some(free) = self.entries.get_mut(self.free as usize) {
            *first = self.free;
            self.free = std::mem::replace(free, entry).next;
        } else {
            *first = self.entries.len() as u32;
            self.entries.push(entry);
        }
    }

    /// The nearest place that waits, and at which distance.
    #[inline]
    pub(super) fn pop(&mut self) -> Option<(u32, u32)> {
        while let Some(&at) = self.waiting.get(self.lowest as usize) {
            if at == END {
                self.lowest += 1;
                continue;
            }
            let Entry { place, next } = self.release(at);
            self.waiting[self.lowest as usize] = next;
            if self.listed[place as usize] == self.lowest {
                self.listed[place as usize] = NOWHERE;
                self.looks += 1;
                return Some((place, self.lowest));
            }
        }
        None
    }

    /// Takes in the next longer ways for which something was parked, up to those through this place at
    /// this distance; false if nothing was.
    pub(super) fn extend(&mut self, place: u32, distance: u32) -> bool {
        let longest = self.outlook.way(place, distance);
        let last = (self.parked.len() as u32).min(longest.unwrap_or(NOWHERE));
        let mut found = false;
        while !found && self.longest < last {
            self.longest += 1;
            let mut at = take(&mut self.parked, self.longest);
            while at != END {
                let Entry { place, next } = self.release(at);
                let distance = self.listed[place as usize];
                if self.outlook.way(place, distance) == Some(self.longest) {
                    self.listed[place as usize] = NOWHERE;
                    self.list(place, distance);
                    found = true;
                }
                at = next;
            }
        }
        if !found {
            self.longest = longest.unwrap_or_default().max(self.longest);
        }
        found
    }

    /// Whether parking has become so careless that looking back from the ends again is worth it.
    pub(super) fn is_worn(&self) -> bool {
        self.looks >= self.outlook.worth()
    }

    /// Looks back from the ends, each with its distance, and parks by that; `leads` says from which
    /// place to which.
    pub(super) fn renew(
        &mut self,
        lattice: &Lattice,
        ends: Vec<(u32, u32)>,
        leads: impl Fn(u32, u32) -> bool,
    ) {
        self.looks = 0;
        self.longest = self.outlook.renew(lattice, ends, leads);
        let mut listed = Vec::new();
        for lists in [&mut self.waiting, &mut self.parked] {
            for first in lists {
                let mut at = std::mem::replace(first, END);
                while at != END {
                    let Entry { place, next } = self.entries[at as usize];
                    let distance = std::mem::replace(&mut self.listed[place as usize], NOWHERE);
                    listed.push((place, distance));
                    at = next;
                }
            }
        }
        self.entries.clear();
        self.free = END;
        for (place, distance) in listed {
            self.list(place, distance);
        }
    }

    fn release(&mut self, at: u32) -> Entry {
        let entry = self.entries[at as usize];
        self.entries[at as usize].next = std::mem::replace(&mut self.free, at);
        entry
    }
}

/// Empties a list and says what was its first.
fn take(lists: &mut [u32], at: u32) -> u32 {
    lists.get_mut(at as usize).map_or(END, |first| std::mem::replace(first, END))
}
