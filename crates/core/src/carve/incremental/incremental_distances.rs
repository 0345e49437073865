//! Distances from one cell that are updated while cells go, instead of measured again.
//!
//! A cell is *supported* by a neighbour one step nearer. A cell that lost its last support is unknown until it
//! is reached again from its neighbours: first, from near to far, all cells that depended on it lose their
//! distance too, and then, from near to far again, each gets its new one. So a cell whose distance changes is
//! checked twice, and through [`UpdateQueue`] only cells on paths to the ends that are short enough to matter
//! (S. Koenig, M. Likhachev, D. Furcy, "Lifelong Planning A*", 2004).

use super::padded_grid::PaddedGrid;
use super::update_queue::UpdateQueue;
use crate::graph::NONE;

/// The distance of a site that was not reached again since it lost its support.
const UNKNOWN: u32 = u32::MAX - 1;

#[derive(Debug, Clone)]
pub(super) struct IncrementalDistances {
    padded: PaddedGrid,
    distance: Vec<u32>,
    queue: UpdateQueue,
}

impl IncrementalDistances {
    /// Measures from `start` over the sites that are open.
    pub(super) fn new(padded: PaddedGrid, start: u32, is_open: impl Fn(u32) -> bool) -> Self {
        let count = padded.site_count as usize;
        let mut distance = vec![NONE; count];
        distance[start as usize] = 0;
        let mut queue = vec![start];
        let mut head = 0;
        while let Some(&site) = queue.get(head) {
            head += 1;
            let further = distance[site as usize] + 1;
            for neighbor in padded.neighbors(site) {
                if distance[neighbor as usize] == NONE && is_open(neighbor) {
                    distance[neighbor as usize] = further;
                    queue.push(neighbor);
                }
            }
        }
        Self { padded, distance, queue: UpdateQueue::new(count) }
    }

    /// Steps from the start, or [`NONE`] for a site that is blocked, part of the border, or cannot be reached. Exact on the paths that [`Self::update`] was asked for; else
    /// it may be less than the truth, or more than there are sites.
    #[inline]
    pub(super) fn of(&self, site: u32) -> u32 {
        self.distance[site as usize]
    }

    /// Takes the site out. Nothing is measured yet.
    pub(super) fn block(&mut self, site: u32) {
        let distance = std::mem::replace(&mut self.distance[site as usize], NONE);
        if distance < UNKNOWN {
            self.queue_neighbors(site, distance + 1, distance + 1);
        }
    }

    /// Makes the distances exact on the shortest paths to the `ends`, which can be reached.
    pub(super) fn update(&mut self, ends: &[u32]) {
        for &end in ends {
            loop {
                while let Some((site, distance)) = self.queue.pop() {
                    self.check(site, distance);
                }
                let distance = self.of(end);
                if self.queue.is_wanted(end, distance) || !self.queue.extend(end, distance) {
                    break;
                }
            }
        }
    }

    /// Measures from everywhere how far it is to the nearest end, as the queue's lower bound, if that pays.
    pub(super) fn tighten_bound(&mut self, ends: &[u32]) {
        self.queue.tighten_bound(&self.padded, ends, &self.distance);
    }

    /// Checks whether the site is at this distance, or still is.
    #[inline]
    fn check(&mut self, site: u32, distance: u32) {
        let before = self.of(site);
        if before == NONE {
            return;
        }
        let mut nearest = UNKNOWN - 1;
        for neighbor in self.padded.neighbors(site) {
            nearest = nearest.min(self.of(neighbor));
        }
        let supported = nearest + 1;
        if before == UNKNOWN && supported <= distance {
            self.distance[site as usize] = distance;
            self.queue_neighbors(site, UNKNOWN, distance + 1);
            return;
        }
        if before == distance && supported > distance {
            self.distance[site as usize] = UNKNOWN;
            self.queue_neighbors(site, distance + 1, distance + 1);
        }
        if supported < UNKNOWN && supported > distance {
            self.queue.push(site, supported);
        }
    }

    /// Queues, at `distance`, the neighbours whose distance is `now`.
    #[inline]
    fn queue_neighbors(&mut self, site: u32, now: u32, distance: u32) {
        for neighbor in self.padded.neighbors(site) {
            if self.of(neighbor) == now {
                self.queue.push(neighbor, distance);
            }
        }
    }
}
