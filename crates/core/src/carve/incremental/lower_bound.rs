//! A lower bound on the distance from each cell to the nearest end.

use super::padded_grid::PaddedGrid;
use crate::graph::NONE;
use crate::sort::order_by;

/// Distances from the ends, measured at some earlier time. True distances only grow as cells go, so these remain lower
/// bounds, but become less tight.
#[derive(Debug, Default)]
pub(super) struct LowerBound {
    /// A lower bound on the steps to an end, plus an offset that puts all ends equally far from the start; [`NONE`] if
    /// no path leads to an end.
    remaining: Vec<u32>,
    /// The sites from which a path leads to an end.
    pub(super) visited: Vec<u32>,
}

impl LowerBound {
    /// The bound 0 everywhere.
    pub(super) fn new(site_count: usize) -> Self {
        Self { remaining: vec![0; site_count], visited: Vec::new() }
    }

    /// The least length of a path from the start through the site, at this distance, to an end; `None` if there is no
    /// path.
    #[inline]
    pub(super) fn path_length(&self, site: u32, distance: u32) -> Option<u32> {
        let length = distance.saturating_add(self.remaining[site as usize]);
        (length < NONE - 1).then_some(length)
    }

    /// Measures from the ends over all sites that have a distance from the start. Returns the distance of the furthest
    /// end.
    pub(super) fn measure(&mut self, padded: &PaddedGrid, ends: &[u32], distance: &[u32]) -> u32 {
        let far = |end: u32| distance[end as usize];
        let mut order = order_by(ends.iter().map(|&end| far(end).into()));
        let end = |index: u32| (ends[index as usize], far(ends[index as usize]));
        let longest = order.last().map_or(0, |&last| end(last).1);
        self.remaining.fill(NONE);
        self.visited.clear();
        let (mut head, mut remaining) = (0, 0);
        loop {
            // A nearer end starts later, by as much as it is nearer.
            while let Some(next) = order.pop_if(|next| longest - end(*next).1 <= remaining) {
                self.visit(end(next).0, remaining);
            }
            if head == self.visited.len() {
                let Some(&next) = order.last() else { return longest };
                remaining = longest - end(next).1;
                continue;
            }
            remaining += 1;
            let layer = head..self.visited.len();
            head = layer.end;
            for index in layer {
                let site = self.visited[index];
                for neighbor in padded.neighbors(site) {
                    if distance[neighbor as usize] != NONE {
                        self.visit(neighbor, remaining);
                    }
                }
            }
        }
    }

    #[inline]
    fn visit(&mut self, site: u32, remaining: u32) {
        if self.remaining[site as usize] == NONE {
            self.remaining[site as usize] = remaining;
            self.visited.push(site);
        }
    }
}
