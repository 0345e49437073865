//! Which straight legs a walker has room for.

use glam::DVec2;

use crate::measure::WallGrid;

/// The open cells of a grid, for a walker of this radius.
#[derive(Debug, Clone, Copy)]
pub(super) struct Room<'a> {
    pub(super) walls: WallGrid<'a>,
    pub(super) radius: f64,
}

impl Room<'_> {
    /// For each segment of a line, how far from walls a leg that replaces it has to stay: the radius, or
    /// as far as the segment itself does if that is less.
    pub(super) fn distances(&self, line: &[DVec2]) -> Vec<f64> {
        let needed = |pair: &[DVec2]| {
            if self.radius > 0.0 {
                self.walls.room(pair[0], pair[1], self.radius).max(0.0)
            } else {
                0.0
            }
        };
        line.windows(2).map(needed).collect()
    }

    /// Whether a leg crosses no wall and stays this far away from them.
    pub(super) fn has(&self, from: DVec2, to: DVec2, distance: f64) -> bool {
        self.walls.is_clear(from, to, distance)
    }
}

/// The least of some distances.
pub(super) fn least(distances: &[f64]) -> f64 {
    distances.iter().copied().fold(f64::INFINITY, f64::min)
}
