//! The open cells of a grid and the steps between them.

use crate::graph::Graph;
use crate::grid::{Cell, Corners, Grid};

/// A grid, its walls, and how diagonal steps pass them.
#[derive(Debug, Clone, Copy)]
pub(crate) struct OpenCells<'a> {
    pub(crate) grid: Grid,
    pub(crate) blocked: &'a [bool],
    pub(crate) corners: Corners,
}

impl OpenCells<'_> {
    /// Visits where one step may lead, and whether the step is diagonal.
    #[inline]
    pub(super) fn for_each_step(&self, node: u32, mut visit: impl FnMut(u32, Cell, bool)) {
        let width = self.grid.width();
        let row = node / width * width;
        let (x, y) = (node - row, row / width);
        self.grid.for_each_neighbor(node, |next| {
            if self.blocked[next as usize] {
                return;
            }
            // Without divisions, which would cost more than everything else here.
            let (next_row, next_y) = if next < row {
                (row - width, y - 1)
            } else if next - row < width {
                (row, y)
            } else {
                (row + width, y + 1)
            };
            let next_x = next - next_row;
            let diagonal = next_x != x && next_y != y;
            // The two cells that a diagonal step passes between.
            let wall = |cell: u32| self.blocked[cell as usize];
            let (one, other) = (row + next_x, next_row + x);
            let shut = diagonal
                && match self.corners {
                    Corners::Avoid => wall(one) || wall(other),
                    Corners::Cut => wall(one) && wall(other),
                };
            if !shut {
                visit(next, Cell { x: next_x, y: next_y }, diagonal);
            }
        });
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
