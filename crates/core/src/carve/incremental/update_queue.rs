//! A queue of cells whose distance has to be checked, nearest first, that postpones those that cannot matter.
//!
//! Only shortest paths to the ends are wanted. A cell with no path through it that could be as short is
//! *deferred* until the shortest paths have become that long. Where a cell is listed nearer than before, the
//! entry further away stays and is skipped when it comes up.

use super::lower_bound::LowerBound;
use super::padded_grid::PaddedGrid;
use crate::graph::NONE;

#[derive(Debug, Clone)]
pub(super) struct UpdateQueue {
    bound: LowerBound,
    /// For each site the distance at which it is listed, or [`NONE`].
    listed: Vec<u32>,
    /// The first entry for each distance.
    waiting: Vec<u32>,
    /// The first entry of those deferred until paths have this length.
    deferred: Vec<u32>,
    /// Linked lists that share one vector.
    entries: Vec<Entry>,
    /// The first entry that is not in use.
    free: u32,
    /// Nothing nearer waits.
    nearest: u32,
    /// The length of the longest path that is wanted.
    longest: u32,
    /// Sites checked since the bound was measured.
    updates: usize,
}

#[derive(Debug, Clone, Copy)]
struct Entry {
    site: u32,
    next: u32,
}

impl UpdateQueue {
    pub(super) fn new(padded: &PaddedGrid) -> Self {
        Self {
            bound: LowerBound::new(padded),
            listed: vec![NONE; padded.site_count() as usize],
            waiting: Vec::new(),
            deferred: Vec::new(),
            entries: Vec::new(),
            free: NONE,
            nearest: 0,
            longest: 0,
            updates: 0,
        }
    }

    /// Whether the shortest path through the site, at this distance, is short enough to matter.
    pub(super) fn is_wanted(&self, site: u32, distance: u32) -> bool {
        self.bound.path_length(site, distance).is_some_and(|length| length <= self.longest)
    }

    /// Lists the site to be checked, at this distance or nearer.
    #[inline]
    pub(super) fn push(&mut self, site: u32, distance: u32) {
        if self.listed[site as usize] <= distance {
            return;
        }
        let Some(length) = self.bound.path_length(site, distance) else { return };
        let (lists, index) = if length <= self.longest {
            self.nearest = self.nearest.min(distance);
            (&mut self.waiting, distance)
        } else {
            (&mut self.deferred, length)
        };
        self.listed[site as usize] = distance;
        if lists.len() <= index as usize {
            lists.resize(index as usize + 1, NONE);
        }
        let first = &mut lists[index as usize];
        let entry = Entry { site, next: *first };
        if let Some(free) = self.entries.get_mut(self.free as usize) {
            *first = self.free;
            self.free = std::mem::replace(free, entry).next;
        } else {
            *first = self.entries.len() as u32;
            self.entries.push(entry);
        }
    }

    /// The nearest site that waits, and at which distance.
    #[inline]
    pub(super) fn pop(&mut self) -> Option<(u32, u32)> {
        while let Some(&first) = self.waiting.get(self.nearest as usize) {
            if first == NONE {
                self.nearest += 1;
                continue;
            }
            let Entry { site, next } = self.release(first);
            self.waiting[self.nearest as usize] = next;
            if self.listed[site as usize] == self.nearest {
                self.listed[site as usize] = NONE;
                self.updates += 1;
                return Some((site, self.nearest));
            }
        }
        None
    }

    /// Takes in the next longer paths for which something was deferred, up to those through this site at
    /// this distance; false if nothing was.
    pub(super) fn extend(&mut self, site: u32, distance: u32) -> bool {
        let longest = self.bound.path_length(site, distance);
        let last = (self.deferred.len() as u32).min(longest.unwrap_or(NONE));
        let mut found = false;
        while !found && self.longest < last {
            self.longest += 1;
            let mut index = take(&mut self.deferred, self.longest);
            while index != NONE {
                let Entry { site, next } = self.release(index);
                let distance = self.listed[site as usize];
                if self.bound.path_length(site, distance) == Some(self.longest) {
                    self.listed[site as usize] = NONE;
                    self.push(site, distance);
                    found = true;
                }
                index = next;
            }
        }
        if !found {
            self.longest = longest.unwrap_or_default().max(self.longest);
        }
        found
    }

    /// Whether the bound has become so loose that measuring it again is worth it.
    pub(super) fn is_bound_loose(&self) -> bool {
        self.updates >= self.bound.worthwhile_updates()
    }

    /// Measures the bound from the ends, each with its distance, over the sites that have one, and sorts all
    /// entries by it.
    pub(super) fn tighten_bound(
        &mut self,
        padded: &PaddedGrid,
        ends: &[(u32, u32)],
        distance: &[u32],
    ) {
        self.updates = 0;
        self.longest = self.bound.measure(padded, ends, distance);
        let mut listed = Vec::new();
        for lists in [&mut self.waiting, &mut self.deferred] {
            for first in lists {
                let mut index = std::mem::replace(first, NONE);
                while index != NONE {
                    let Entry { site, next } = self.entries[index as usize];
                    let distance = std::mem::replace(&mut self.listed[site as usize], NONE);
                    listed.push((site, distance));
                    index = next;
                }
            }
        }
        self.entries.clear();
        self.free = NONE;
        for (site, distance) in listed {
            self.push(site, distance);
        }
    }

    #[inline]
    fn release(&mut self, index: u32) -> Entry {
        let entry = self.entries[index as usize];
        self.entries[index as usize].next = std::mem::replace(&mut self.free, index);
        entry
    }
}

/// Empties a list and says what was its first entry.
fn take(lists: &mut [u32], index: u32) -> u32 {
    lists.get_mut(index as usize).map_or(NONE, |first| std::mem::replace(first, NONE))
}
