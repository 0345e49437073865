//! The open cells of a grid and the steps between them.

use crate::graph::Graph;
use crate::grid::{Cell, Corners, Grid, Neighborhood};

const BACK: u32 = 1u32.wrapping_neg();
/// To the eight around a cell, by ascending index, as numbers to add and wrap.
const STEPS: [(u32, u32); 8] =
    [(BACK, BACK), (0, BACK), (1, BACK), (BACK, 0), (1, 0), (BACK, 1), (0, 1), (1, 1)];

/// A grid, its walls, and how diagonal steps pass them.
#[derive(Debug, Clone, Copy)]
pub(crate) struct OpenCells<'a> {
    pub(crate) grid: Grid,
    pub(crate) blocked: &'a [bool],
    pub(crate) corners: Corners,
}

impl OpenCells<'_> {
    /// Visits where one step may lead, by ascending index, and whether the step is diagonal.
    #[inline]
    pub(super) fn for_each_step(&self, node: u32, mut visit: impl FnMut(u32, Cell, bool)) {
        let (width, height) = (self.grid.width(), self.grid.height());
        let (x, y) = (node % width, node / width);
        let is_wall = |x: u32, y: u32| self.blocked[(y * width + x) as usize];
        let has_corners = self.grid.neighborhood() == Neighborhood::Eight;
        for (dx, dy) in STEPS {
            let (to_x, to_y) = (x.wrapping_add(dx), y.wrapping_add(dy));
            let is_diagonal = dx != 0 && dy != 0;
            if to_x >= width
                || to_y >= height
                || (is_diagonal && !has_corners)
                || is_wall(to_x, to_y)
            {
                continue;
            }
            // The two cells that a diagonal step passes between.
            let is_shut = is_diagonal
                && match self.corners {
                    Corners::Avoid => is_wall(to_x, y) || is_wall(x, to_y),
                    Corners::Cut => is_wall(to_x, y) && is_wall(x, to_y),
                };
            if !is_shut {
                visit(to_y * width + to_x, Cell { x: to_x, y: to_y }, is_diagonal);
            }
        }
    }
}

impl Graph for OpenCells<'_> {
    fn node_count(&self) -> u32 {
        self.grid.cell_count()
    }

    fn for_each_neighbor(&self, node: u32, mut visit: impl FnMut(u32)) {
        self.for_each_step(node, |next, _, _| visit(next));
    }
}
