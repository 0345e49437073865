//! Shortest paths between the terminals of a grid while its cells go, without searching for them again.
//!
//! [`Connectivity`] tells whether blocking a cell would disconnect the terminals. Distances from the first terminal are
//! updated instead of measured again:
//!
//! A cell is *supported* by a neighbour one step nearer. A cell that lost its last support is unknown until it
//! is reached again from its neighbours: first, from near to far, all cells that depended on it lose their
//! distance too, and then, from near to far again, each gets its new one. So a cell whose distance changes is
//! checked twice, and through [`UpdateQueue`] only cells on paths to the ends that are short enough to matter
//! (S. Koenig, M. Likhachev, D. Furcy, "Lifelong Planning A*", 2004).

use super::connectivity::Connectivity;
use super::padded_grid::PaddedGrid;
use super::update_queue::UpdateQueue;
use crate::carve::distances::{Distances, searched};
use crate::graph::NONE;
use crate::grid::{CellState, Grid};
use crate::rng::Draws;
use crate::search::walk_back;

/// The distance of a site that was not reached again since it lost its support.
const UNKNOWN: u32 = u32::MAX - 1;

#[derive(Debug, Clone)]
pub(in crate::carve) struct DynamicGrid {
    connectivity: Connectivity,
    padded: PaddedGrid,
    /// The terminals but for the first, from which distances are measured.
    ends: Vec<u32>,
    /// Steps from the first terminal, or [`NONE`] for a site that is blocked, part of the border, or cannot be reached.
    /// Exact on the shortest paths to the ends once updated; else it may be less than the truth, or more than there
    /// are sites.
    distance: Vec<u32>,
    queue: UpdateQueue,
}

impl DynamicGrid {
    /// Terminals are not blocked, and there is at least one.
    pub(in crate::carve) fn new(grid: Grid, terminals: &[u32], states: &[CellState]) -> Self {
        let connectivity = Connectivity::new(grid, states);
        let padded = connectivity.padded;
        let mut ends: Vec<u32> = terminals.iter().map(|&node| padded.site(node)).collect();
        ends.remove(0);
        let mut search = searched(states);
        search.run(&grid, &terminals[..1], |_, _| false);
        let mut distance = vec![NONE; padded.site_count as usize];
        for node in 0..grid.cell_count() {
            distance[padded.site(node) as usize] = search.distance(node);
        }
        let queue = UpdateQueue::new(distance.len());
        Self { connectivity, padded, ends, distance, queue }
    }

    #[inline]
    fn of(&self, site: u32) -> u32 {
        self.distance[site as usize]
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

impl<G> Distances<G> for DynamicGrid {
    fn update(&mut self, _: &G, _: &[u32], _: &[CellState]) -> bool {
        if self.ends.iter().any(|&end| self.of(end) == NONE) {
            return false;
        }
        for at in 0..self.ends.len() {
            let end = self.ends[at];
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
        true
    }

    fn block(&mut self, node: u32, on_witness: &[bool]) -> bool {
        let on = |node: u32| on_witness[node as usize];
        if on(node) && self.connectivity.separates(node, on) {
            return false;
        }
        self.connectivity.block(node);
        let site = self.padded.site(node);
        let distance = std::mem::replace(&mut self.distance[site as usize], NONE);
        if distance < UNKNOWN {
            self.queue_neighbors(site, distance + 1, distance + 1);
        }
        true
    }

    /// It does not block what it would have to unblock.
    fn unblock(&mut self, _: u32) {}

    fn tighten_bound(&mut self) {
        self.queue.tighten_bound(&self.padded, &self.ends, &self.distance);
    }

    fn walk_back(
        &self,
        _: &G,
        far: u32,
        on_witness: &[bool],
        draws: Option<&mut Draws>,
    ) -> Vec<u32> {
        // Sites, each with its node.
        let nearer = |(site, node): (u32, u32), nearer: &mut Vec<(u32, u32)>| {
            let wanted = self.of(site).wrapping_sub(1);
            for (step, node_step) in self.padded.steps() {
                let neighbor = site.wrapping_add(step);
                if self.of(neighbor) == wanted {
                    nearer.push((neighbor, node.wrapping_add(node_step)));
                }
            }
        };
        let arrived = |(_, node): (u32, u32)| on_witness[node as usize];
        let walk = walk_back((self.padded.site(far), far), arrived, nearer, draws);
        walk.into_iter().map(|(_, node)| node).collect()
    }

    fn boxed_clone(&self) -> Box<dyn Distances<G>> {
        Box::new(self.clone())
    }
}
