//! A grid with a border around it, so that every cell has all its neighbours and no step needs a check for the edge.

use crate::grid::{Grid, Neighborhood};

/// A *site* is a cell's index in the padded grid. Each row begins with a border cell, which also ends the row before. A
/// row of border cells lies above the first row and another below the last.
///
/// ```text
///   # # # #
///   # 0 1 2      a grid of 3 × 2
///   # 3 4 5
///   # # # #
///   #
/// ```
#[derive(Debug, Clone, Copy)]
pub(super) struct PaddedGrid {
    width: u32,
    stride: u32,
    /// The number of sites, including the border.
    pub(super) site_count: u32,
    /// Whether cells that share only a corner are neighbours.
    pub(super) diagonal: bool,
    /// Offsets from a site to its neighbours, ascending, for wrapping addition.
    steps: [u32; 8],
    /// Offsets from a site to the eight around it, clockwise from the one above.
    ring: [u32; 8],
}

impl PaddedGrid {
    pub(super) fn new(grid: Grid) -> Self {
        let width = grid.width();
        let stride = width + 1;
        let diagonal = grid.neighborhood() == Neighborhood::Eight;
        let ascending = if diagonal { [7, 0, 1, 6, 2, 5, 4, 3] } else { [0, 6, 2, 4, 0, 0, 0, 0] };
        let (up, left) = (stride.wrapping_neg(), 1u32.wrapping_neg());
        let (up_left, down_left) = (up.wrapping_add(left), stride - 1);
        let ring = [up, up.wrapping_add(1), 1, stride + 1, stride, down_left, left, up_left];
        let steps = ascending.map(|at: usize| ring[at]);
        let site_count = stride * (grid.height() + 2) + 1;
        Self { width, stride, site_count, diagonal, steps, ring }
    }

    pub(super) const fn site(&self, node: u32) -> u32 {
        node + node / self.width + self.stride + 1
    }

    /// The node of a site; not for the border.
    pub(super) const fn node(&self, site: u32) -> u32 {
        let inside = site - self.stride - 1;
        inside - inside / self.stride
    }

    /// The neighbours of a site, ascending; not for the border.
    #[inline]
    pub(super) fn neighbors(&self, site: u32) -> impl Iterator<Item = u32> {
        let count = if self.diagonal { 8 } else { 4 };
        self.steps[..count].iter().map(move |&step| site.wrapping_add(step))
    }

    /// One of the eight sites around a site, clockwise from the one above; around the border it may not exist.
    #[inline]
    pub(super) fn in_ring(&self, site: u32, direction: usize) -> u32 {
        site.wrapping_add(self.ring[direction])
    }
}
