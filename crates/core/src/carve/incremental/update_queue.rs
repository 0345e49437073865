//! A queue of cells whose distances need a check, nearest first. It defers cells that cannot matter.
//!
//! Only shortest paths to the ends matter. If no path through a cell can be that short, the cell is *deferred* until
//! the shortest paths have become as long. If a cell is listed again nearer than before, its old entry stays and `pop`
//! skips it.

use super::lower_bound::LowerBound;
use super::padded_grid::PaddedGrid;
use crate::graph::NONE;

/// A new measurement of the bound pays after this many updates per visited site; found by trial.
const UPDATES_PER_SITE: usize = 5;

#[derive(Debug, Default)]
pub(super) struct UpdateQueue {
    bound: LowerBound,
    /// The distance at which each site is listed, or [`NONE`].
    listed: Vec<u32>,
    /// The sites to check at each distance.
    waiting: Vec<Vec<u32>>,
    /// The sites deferred until the longest path that matters has this length.
    deferred: Vec<Vec<u32>>,
    /// No site waits at a smaller distance.
    nearest: u32,
    /// The length of the longest path that matters.
    longest: u32,
    /// Sites checked since the bound was measured.
    updates: usize,
}

impl UpdateQueue {
    pub(super) fn new(site_count: usize) -> Self {
        let (bound, listed) = (LowerBound::new(site_count), vec![NONE; site_count]);
        Self { bound, listed, ..Self::default() }
    }

    /// Whether the shortest path through the site, at this distance, is short enough to matter.
    pub(super) fn is_wanted(&self, site: u32, distance: u32) -> bool {
        self.bound.path_length(site, distance).is_some_and(|length| length <= self.longest)
    }

    /// Queues the site for a check at this distance, unless it is listed at this distance or nearer.
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
            lists.resize_with(index as usize + 1, Vec::new);
        }
        lists[index as usize].push(site);
    }

    /// Removes the nearest waiting site, and returns it with its distance.
    #[inline]
    pub(super) fn pop(&mut self) -> Option<(u32, u32)> {
        while let Some(sites) = self.waiting.get_mut(self.nearest as usize) {
            let Some(site) = sites.pop() else {
                self.nearest += 1;
                continue;
            };
            if self.listed[site as usize] == self.nearest {
                self.listed[site as usize] = NONE;
                self.updates += 1;
                return Some((site, self.nearest));
            }
        }
        None
    }

    /// Queues the deferred sites of the next longer paths, up to the length of those through this site at this
    /// distance. Returns whether it queued any.
    pub(super) fn extend(&mut self, site: u32, distance: u32) -> bool {
        let longest = self.bound.path_length(site, distance);
        let last = (self.deferred.len() as u32).min(longest.unwrap_or(NONE));
        let mut found = false;
        while !found && self.longest < last {
            self.longest += 1;
            let sites = self.deferred.get_mut(self.longest as usize).map(std::mem::take);
            for site in sites.into_iter().flatten() {
                let distance = self.listed[site as usize];
                if self.bound.path_length(site, distance) == Some(self.longest) {
                    self.listed[site as usize] = NONE;
                    self.push(site, distance);
                    found = true;
                }
            }
        }
        if !found {
            self.longest = longest.unwrap_or_default().max(self.longest);
        }
        found
    }

    /// If the bound has become loose, measures it again, from the ends over all sites that have a distance, and queues
    /// all listed sites by the new bound.
    pub(super) fn tighten_bound(&mut self, padded: &PaddedGrid, ends: &[u32], distance: &[u32]) {
        if self.updates < UPDATES_PER_SITE * self.bound.visited.len() {
            return;
        }
        self.updates = 0;
        self.longest = self.bound.measure(padded, ends, distance);
        let lists = self.waiting.iter_mut().chain(&mut self.deferred);
        let sites = lists.flat_map(|sites| sites.drain(..));
        let listed: Vec<(u32, u32)> = sites
            .map(|site| (site, std::mem::replace(&mut self.listed[site as usize], NONE)))
            .collect();
        for (site, distance) in listed {
            self.push(site, distance);
        }
    }
}
