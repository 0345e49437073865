//! Keeps shortest paths between the terminals of a grid up to date while carving removes cells, without new searches.
//!
//! [`Connectivity`] finds out whether blocking a cell would disconnect the terminals. Distances from the first terminal
//! are updated:
//!
//! A neighbour one step nearer *supports* a cell. A cell that loses its last support has an unknown distance until its
//! neighbours reach it again. That takes two passes, both from near to far: in the first, all cells that depended on it
//! lose their distances, too; in the second, each gets its new one. So a cell whose distance changes is checked twice.
//! [`UpdateQueue`] limits the checks to cells on paths to the ends that are short enough to matter (S. Koenig, M.
//! Likhachev, D. Furcy, "Lifelong Planning A*", 2004).

use super::connectivity::Connectivity;
use super::padded_grid::PaddedGrid;
use super::update_queue::UpdateQueue;
use crate::carve::distances::{Distances, searched};
use crate::graph::NONE;
use crate::grid::{CellState, Grid};

/// The distance of a site that lost its support and has not been reached again.
const UNKNOWN: u32 = u32::MAX - 1;

#[derive(Debug)]
pub(in crate::carve) struct DynamicGrid {
    connectivity: Connectivity,
    padded: PaddedGrid,
    /// The sites of all terminals but the first; distances start at the first.
    ends: Vec<u32>,
    /// Steps from the first terminal; [`NONE`] for a site that is blocked, part of the border, or out of reach. After
    /// an update, exact on the shortest paths to the ends; elsewhere it may be too small, or [`UNKNOWN`].
    distance: Vec<u32>,
    queue: UpdateQueue,
}

impl DynamicGrid {
    /// Needs at least one terminal, and none on a blocked cell.
    pub(in crate::carve) fn new(grid: Grid, terminals: &[u32], states: &[CellState]) -> Self {
        let connectivity = Connectivity::new(grid, states);
        let padded = connectivity.padded;
        let ends = terminals.iter().skip(1).map(|&node| padded.site(node)).collect();
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

    /// Sets an unknown site to this distance if it has support; makes the site unknown if it was at this distance and
    /// lost its support.
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
    fn update(&mut self, _: &G, _: &[u32]) -> bool {
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

    fn block(&mut self, graph: &G, terminals: &[u32], node: u32, on_witness: &[bool]) -> bool {
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
        !on(node) || self.update(graph, terminals)
    }

    fn tighten_bound(&mut self) {
        self.queue.tighten_bound(&self.padded, &self.ends, &self.distance);
    }

    fn nearer(&self, _: &G, node: u32, nearer: &mut Vec<u32>) {
        let site = self.padded.site(node);
        let wanted = self.of(site).wrapping_sub(1);
        let sites = self.padded.neighbors(site).filter(|&next| self.of(next) == wanted);
        nearer.extend(sites.map(|site| self.padded.node(site)));
    }
}
