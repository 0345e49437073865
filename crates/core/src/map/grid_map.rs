//! A grid with its walls and costs.

use super::searchers::Searchers;
use crate::cells::{Cells, NodeRange};
use crate::error::{Error, POSITIVE};
use crate::grid::{CellId, Corners, Grid};

/// A grid with its walls and costs, prepared once for many calls.
///
/// It keeps the memory of its searches, so a route between nearby cells takes little time however large the grid is.
/// Threads may share a map: each thread that searches at the same time as others uses memory of its own, 4 bytes a
/// cell, up to 12 with costs or eight neighbours, and about as much again for a radius above half a cell.
///
/// ```
/// use meander_core::{Grid, GridMap, RouteQuery};
/// // . # .
/// // . # .
/// // . . .
/// let mut map = GridMap::new(&Grid::new(3, 3)?).with_walls(&[1, 4])?;
/// let route = map.route(&[0, 2], &RouteQuery::new())?.unwrap();
/// assert_eq!(route.cells, [0, 3, 6, 7, 8, 5, 2]);
/// assert_eq!(route.cost, 6.0);
/// map.set_wall(1, false)?;
/// assert_eq!(map.route(&[0, 2], &RouteQuery::new())?.unwrap().cells, [0, 1, 2]);
/// # Ok::<(), meander_core::Error>(())
/// ```
#[derive(Debug, Clone)]
pub struct GridMap {
    pub(super) grid: Grid,
    pub(super) walls: Vec<bool>,
    pub(super) costs: Option<Vec<u32>>,
    pub(super) corners: Corners,
    pub(super) searchers: Searchers,
}

impl GridMap {
    /// A map without walls, on which every cell costs 1 to enter and routes keep off corners.
    pub fn new(grid: &Grid) -> Self {
        Self {
            grid: *grid,
            walls: vec![false; grid.cell_count() as usize],
            costs: None,
            corners: Corners::Avoid,
            searchers: Searchers::default(),
        }
    }

    /// Sets all walls: cells that routes cannot enter. O(cells of the grid).
    ///
    /// # Errors
    /// [`Error::BadArgument`] for a wall outside the grid, or a mask of another length than the grid.
    pub fn with_walls<'a>(mut self, walls: impl Into<Cells<'a>>) -> Result<Self, Error> {
        self.set_walls(walls)?;
        Ok(self)
    }

    /// Sets the cost of entering each cell. O(cells of the grid).
    ///
    /// # Errors
    /// [`Error::BadArgument`] for a cost of 0, or a list of another length than the grid.
    pub fn with_costs(mut self, costs: &[u32]) -> Result<Self, Error> {
        if costs.len() != self.walls.len() {
            return Err(Error::length("costs", costs.len(), self.walls.len(), "cell"));
        }
        if let Some(index) = costs.iter().position(|&cost| cost == 0) {
            return Err(Error::outside("costs", 0.0, POSITIVE).at(Some(index)));
        }
        (self.costs, self.searchers) = (Some(costs.to_vec()), Searchers::default());
        Ok(self)
    }

    /// Sets which diagonal steps routes may take, on a grid of eight neighbours.
    #[must_use]
    pub fn with_corners(mut self, corners: Corners) -> Self {
        self.corners = corners;
        self
    }

    /// The grid.
    pub const fn grid(&self) -> &Grid {
        &self.grid
    }

    /// One `bool` for each cell, true for walls.
    pub fn walls(&self) -> &[bool] {
        &self.walls
    }

    /// Makes a cell a wall, or opens it. O(1); the next route for a radius above half a cell takes O(cells) more.
    ///
    /// # Errors
    /// [`Error::BadArgument`] for a cell outside the grid.
    pub fn set_wall(&mut self, cell: impl Into<CellId>, wall: bool) -> Result<(), Error> {
        let index = self.range().resolve("cell", cell.into())?;
        self.walls[index as usize] = wall;
        if let Some(cell) = self.grid.cell(index) {
            self.searchers.set_blocked(cell, wall);
        }
        Ok(())
    }

    /// Replaces all walls. O(cells of the grid).
    ///
    /// # Errors
    /// [`Error::BadArgument`] for a wall outside the grid, or a mask of another length than the grid.
    pub fn set_walls<'a>(&mut self, walls: impl Into<Cells<'a>>) -> Result<(), Error> {
        self.walls = self.range().mask("walls", walls.into())?.into_owned();
        self.searchers = Searchers::default();
        Ok(())
    }

    /// Changes the cost of entering a cell. O(1), but the first time on a map without costs O(cells of the grid).
    ///
    /// # Errors
    /// [`Error::BadArgument`] for a cell outside the grid or a cost of 0.
    pub fn set_cost(&mut self, cell: impl Into<CellId>, cost: u32) -> Result<(), Error> {
        let index = self.range().resolve("cell", cell.into())?;
        if cost == 0 {
            return Err(Error::outside("cost", 0.0, POSITIVE));
        }
        let count = self.walls.len();
        let known = &mut self.costs.get_or_insert_with(|| vec![1; count])[index as usize];
        self.searchers.set_cost(std::mem::replace(known, cost), cost);
        Ok(())
    }

    pub(super) fn range(&self) -> NodeRange {
        NodeRange::of(&self.grid)
    }
}
