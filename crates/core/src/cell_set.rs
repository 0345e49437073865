//! Sets of cells of one grid, made once and asked often.

use crate::error::Error;
use crate::grid::{CellId, Grid};

/// Cells of a grid, such as its walls: one `bool` for each, so that asking, adding and removing are O(1).
///
/// ```
/// use meander_core::{Cell, CellSet, Grid};
/// let grid = Grid::new(4, 3)?;
/// let mut walls = CellSet::new(&grid, [Cell { x: 1, y: 2 }, Cell { x: 3, y: 0 }])?;
/// assert_eq!(walls, CellSet::new(&grid, [9, 3])?);
/// walls.remove(Cell { x: 1, y: 2 });
/// assert!(!walls.contains(9));
/// assert_eq!(walls.iter().collect::<Vec<_>>(), [3]);
/// # Ok::<(), meander_core::Error>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct CellSet {
    width: u32,
    mask: Vec<bool>,
}

impl CellSet {
    /// The cells listed; one that is listed twice is in it once. O(cells of the grid).
    ///
    /// # Errors
    /// [`Error::BadArgument`] for a cell outside the grid.
    pub fn new<C: Into<CellId>>(
        grid: &Grid,
        cells: impl IntoIterator<Item = C>,
    ) -> Result<Self, Error> {
        let mut mask = vec![false; grid.cell_count() as usize];
        for index in grid.indexes(cells)? {
            mask[index as usize] = true;
        }
        Ok(Self { width: grid.width(), mask })
    }

    /// From one `bool` for each cell, by index.
    ///
    /// # Errors
    /// [`Error::BadArgument`] unless there are as many as cells.
    pub fn from_mask(grid: &Grid, mask: Vec<bool>) -> Result<Self, Error> {
        if mask.len() == grid.cell_count() as usize {
            Ok(Self { width: grid.width(), mask })
        } else {
            Err(Error::length("mask", mask.len(), grid.cell_count() as usize, "cell"))
        }
    }

    /// One `bool` for each cell, by index.
    #[must_use]
    pub fn mask(&self) -> &[bool] {
        &self.mask
    }

    /// Whether the cell is in it; false outside the grid.
    #[must_use]
    pub fn contains(&self, cell: impl Into<CellId>) -> bool {
        self.index(cell.into()).is_some_and(|index| self.mask[index])
    }

    /// Adds a cell.
    ///
    /// # Errors
    /// [`Error::BadArgument`] for a cell outside the grid.
    pub fn insert(&mut self, cell: impl Into<CellId>) -> Result<(), Error> {
        let rows = (self.mask.len() as u32).checked_div(self.width).unwrap_or(0);
        let index = Grid::new(self.width, rows)?.resolve("cell", cell.into())?;
        self.mask[index as usize] = true;
        Ok(())
    }

    /// Removes a cell, if it is in it.
    pub fn remove(&mut self, cell: impl Into<CellId>) {
        if let Some(index) = self.index(cell.into()) {
            self.mask[index] = false;
        }
    }

    /// The indexes of its cells, ascending.
    pub fn iter(&self) -> impl Iterator<Item = u32> {
        inside(&self.mask)
    }

    /// Whether it is of a grid of this size.
    pub(crate) fn is_of(&self, grid: &Grid) -> bool {
        self.width == grid.width() && self.mask.len() == grid.cell_count() as usize
    }

    fn index(&self, cell: CellId) -> Option<usize> {
        let index = match cell {
            CellId::Index(index) => index as usize,
            CellId::Cell(cell) if cell.x < self.width => {
                (cell.y as usize).checked_mul(self.width as usize)?.checked_add(cell.x as usize)?
            }
            CellId::Cell(_) => return None,
        };
        (index < self.mask.len()).then_some(index)
    }
}

/// The indexes for which a mask is true, ascending.
pub(crate) fn inside(mask: &[bool]) -> impl Iterator<Item = u32> {
    (0..).zip(mask).filter(|(_, inside)| **inside).map(|(index, _)| index)
}
