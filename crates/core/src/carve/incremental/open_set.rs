//! A connected set of open cells that are blocked one by one.

use super::connectivity::Connectivity;
use super::padded_grid::PaddedGrid;
use crate::grid::{CellState, Grid};

/// Tells without a search which cells the others need to stay connected.
#[derive(Debug, Clone)]
pub(in crate::carve) struct OpenSet {
    padded: PaddedGrid,
    connectivity: Connectivity,
}

impl OpenSet {
    pub(in crate::carve) fn new(grid: Grid, states: &[CellState]) -> Self {
        let padded = PaddedGrid::new(grid);
        let mut set = Self { padded, connectivity: Connectivity::new(&padded) };
        for (node, _) in (0..).zip(states).filter(|(_, state)| **state == CellState::Blocked) {
            set.block(node);
        }
        set
    }

    /// Whether the other open cells would be disconnected without an open one. O(log n) at worst, amortized.
    pub(in crate::carve) fn needs(&mut self, node: u32) -> bool {
        let ring = self.connectivity.ring(&self.padded, self.padded.site(node));
        self.connectivity.separates(&self.padded, &ring, |_| true)
    }

    /// Blocks an open cell.
    pub(in crate::carve) fn block(&mut self, node: u32) {
        let ring = self.connectivity.ring(&self.padded, self.padded.site(node));
        self.connectivity.block(&self.padded, &ring);
    }
}
