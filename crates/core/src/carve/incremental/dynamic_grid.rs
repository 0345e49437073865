//! Shortest paths between the terminals of a grid while its cells go, without searching for them again.
//!
//! [`Connectivity`] tells whether blocking a cell would disconnect the terminals; [`IncrementalDistances`] updates the
//! distances.

use super::connectivity::Connectivity;
use super::incremental_distances::IncrementalDistances;
use crate::carve::distances::Distances;
use crate::graph::NONE;
use crate::grid::{CellState, Grid};
use crate::rng::Draws;
use crate::search::walk_back;

#[derive(Debug, Clone)]
pub(in crate::carve) struct DynamicGrid {
    connectivity: Connectivity,
    distances: IncrementalDistances,
    /// The first terminal excepted, which distances are measured from.
    ends: Vec<u32>,
}

impl DynamicGrid {
    /// Terminals are not blocked, and there is at least one.
    pub(in crate::carve) fn new(grid: Grid, terminals: &[u32], states: &[CellState]) -> Self {
        let connectivity = Connectivity::new(grid, states);
        let padded = &connectivity.padded;
        let mut ends: Vec<u32> = terminals.iter().map(|&node| padded.site(node)).collect();
        let start = ends.remove(0);
        let distances =
            IncrementalDistances::new(*padded, start, |site| connectivity.is_open(site));
        Self { connectivity, distances, ends }
    }
}

impl<G> Distances<G> for DynamicGrid {
    fn update(&mut self, _: &G, _: &[u32], _: &[CellState]) -> bool {
        let reachable = |&end: &u32| self.distances.of(end) != NONE;
        if !self.ends.iter().all(reachable) {
            return false;
        }
        self.distances.update(&self.ends);
        true
    }

    fn block(&mut self, node: u32, on_witness: &[bool]) -> bool {
        let on = |node: u32| on_witness[node as usize];
        if on(node) && self.connectivity.separates(node, on) {
            return false;
        }
        self.connectivity.block(node);
        self.distances.block(self.connectivity.padded.site(node));
        true
    }

    /// It does not block what it would have to unblock.
    fn unblock(&mut self, _: u32) {}

    fn tighten_bound(&mut self) {
        self.distances.tighten_bound(&self.ends);
    }

    fn walk_back(
        &self,
        _: &G,
        far: u32,
        on_witness: &[bool],
        draws: Option<&mut Draws>,
    ) -> Vec<u32> {
        let (padded, distances) = (&self.connectivity.padded, &self.distances);
        // Sites, each with its node.
        let nearer = |(site, node): (u32, u32), nearer: &mut Vec<(u32, u32)>| {
            let wanted = distances.of(site).wrapping_sub(1);
            for (step, node_step) in padded.steps() {
                let neighbor = site.wrapping_add(step);
                if distances.of(neighbor) == wanted {
                    nearer.push((neighbor, node.wrapping_add(node_step)));
                }
            }
        };
        let arrived = |(_, node): (u32, u32)| on_witness[node as usize];
        let walk = walk_back((padded.site(far), far), arrived, nearer, draws);
        walk.into_iter().map(|(_, node)| node).collect()
    }

    fn boxed_clone(&self) -> Box<dyn Distances<G>> {
        Box::new(self.clone())
    }
}
