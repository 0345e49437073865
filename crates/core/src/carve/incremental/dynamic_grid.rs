//! Shortest paths between the terminals of a grid while its cells go, without searching for them again.
//!
//! [`Connectivity`] tells whether blocking a cell would disconnect the terminals; [`IncrementalDistances`] updates the
//! distances.

use super::connectivity::Connectivity;
use super::incremental_distances::IncrementalDistances;
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
        let distances = IncrementalDistances::new(padded, start, |site| connectivity.is_open(site));
        Self { connectivity, distances, ends }
    }

    /// Blocks the cell, unless that would disconnect the witness.
    pub(in crate::carve) fn block(&mut self, node: u32, on_witness: &[bool]) -> bool {
        let on = |node: u32| on_witness[node as usize];
        if on(node) && self.connectivity.separates(node, on) {
            return false;
        }
        self.connectivity.block(node);
        let padded = &self.connectivity.padded;
        self.distances.block(padded, padded.site(node));
        true
    }

    /// Makes the distances exact that a walk back from the terminals needs; false if one of them
    /// cannot be reached.
    pub(in crate::carve) fn update(&mut self) -> bool {
        let reachable = |&end: &u32| self.distances.of(end) != NONE;
        if !self.ends.iter().all(reachable) {
            return false;
        }
        self.distances.update(&self.connectivity.padded, &self.ends);
        true
    }

    /// Now and then, once the distances are exact: measures how far it is from everywhere to the ends.
    pub(in crate::carve) fn tighten_bound(&mut self) {
        self.distances.tighten_bound(&self.connectivity.padded, &self.ends);
    }

    /// From a node that was measured one step nearer to the first terminal each time, until `arrived`.
    pub(in crate::carve) fn walk_back(
        &self,
        far: u32,
        arrived: impl Fn(u32) -> bool,
        draws: Option<&mut Draws>,
    ) -> Vec<u32> {
        if self.connectivity.padded.diagonal {
            self.walk::<8>(far, arrived, draws)
        } else {
            self.walk::<4>(far, arrived, draws)
        }
    }

    /// `N` is how many neighbours a site has: loops of a known length take a tenth of the time of a carving less.
    fn walk<const N: usize>(
        &self,
        far: u32,
        arrived: impl Fn(u32) -> bool,
        draws: Option<&mut Draws>,
    ) -> Vec<u32> {
        let (padded, distances) = (&self.connectivity.padded, &self.distances);
        let steps = padded.steps::<N>();
        // Sites, each with its node.
        let nearer = |(site, node): (u32, u32), nearer: &mut Vec<(u32, u32)>| {
            let wanted = distances.of(site).wrapping_sub(1);
            for (step, node_step) in steps {
                let neighbor = site.wrapping_add(step);
                if distances.of(neighbor) == wanted {
                    nearer.push((neighbor, node.wrapping_add(node_step)));
                }
            }
        };
        let walk = walk_back((padded.site(far), far), |(_, node)| arrived(node), nearer, draws);
        walk.into_iter().map(|(_, node)| node).collect()
    }
}
