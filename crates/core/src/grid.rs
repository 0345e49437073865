//! Grids, their cells, and which cells are neighbours.

use crate::error::{Allowed, Error};

/// The most cells that a grid may have, or nodes that a graph may have: 2^24.
pub const CELL_LIMIT: u32 = 1 << 24;

/// One cell of a [`Grid`]: `x` to the right, `y` down.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Cell {
    /// Column, from the left.
    pub x: u32,
    /// Row, from the top.
    pub y: u32,
}

/// A single cell as an argument, as of [`GridMap::set_wall`](crate::GridMap::set_wall): its index, or its column and
/// row. Nodes of other graphs have only numbers.
///
/// ```
/// use meander_core::{Grid, GridMap, RouteQuery};
/// let map = GridMap::new(&Grid::new(4, 3)?);
/// let query = RouteQuery::new();
/// assert_eq!(map.unit_path((0, 1), (3, 2), &query)?, map.unit_path(4, 11, &query)?);
/// # Ok::<(), meander_core::Error>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum CellId {
    /// The index of a cell, or the number of a node.
    Index(u32),
    /// Column and row.
    Cell(Cell),
}

impl From<(u32, u32)> for Cell {
    fn from((x, y): (u32, u32)) -> Self {
        Self { x, y }
    }
}

impl From<u32> for CellId {
    fn from(index: u32) -> Self {
        Self::Index(index)
    }
}

impl<C: Into<Cell>> From<C> for CellId {
    fn from(cell: C) -> Self {
        Self::Cell(cell.into())
    }
}

/// Which cells count as neighbours.
///
/// ```
/// use meander_core::{Grid, GridMap, Neighborhood, RouteQuery};
/// let grid = Grid::new(3, 3)?.with_neighborhood(Neighborhood::Eight);
/// let route = GridMap::new(&grid).route(&[0, 8], &RouteQuery::new())?.unwrap();
/// assert_eq!(route.cells, [0, 4, 8]);
/// # Ok::<(), meander_core::Error>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Neighborhood {
    /// The four that share a side.
    #[default]
    Four,
    /// Also the four that share a corner.
    Eight,
}

/// Which diagonal steps a route may take. Each passes between two cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Corners {
    /// No steps beside a wall, so a route stays half a cell away from walls.
    #[default]
    Avoid,
    /// No steps between two walls; beside a single wall, the route touches its corner.
    Cut,
}

/// The state of a cell while carving, as in [`Chiseler::states`](crate::carve::Chiseler::states).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[repr(u8)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum CellState {
    /// Not tried yet; routes may enter it.
    Open = 0,
    /// Removed, or a wall from the start.
    Blocked = 1,
    /// Tried, and has to stay: without it the terminals would be separated.
    Forced = 2,
}

/// The shape of a grid. Cells are numbered row by row: `index = y * width + x`.
///
/// ```
/// use meander_core::{Cell, Grid};
/// let grid = Grid::new(4, 3)?;
/// assert_eq!(grid.index(Cell { x: 1, y: 2 }), Some(9));
/// assert_eq!(grid.cell(9), Some(Cell { x: 1, y: 2 }));
/// assert_eq!(grid.index(Cell { x: 4, y: 0 }), None);
/// # Ok::<(), meander_core::Error>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "GridShape"))]
pub struct Grid {
    width: u32,
    height: u32,
    neighborhood: Neighborhood,
}

/// A grid as serde reads it, before [`Grid::new`] checks it.
#[cfg(feature = "serde")]
#[derive(serde::Deserialize)]
struct GridShape {
    width: u32,
    height: u32,
    #[serde(default)]
    neighborhood: Neighborhood,
}

#[cfg(feature = "serde")]
impl TryFrom<GridShape> for Grid {
    type Error = Error;

    fn try_from(shape: GridShape) -> Result<Self, Error> {
        let GridShape { width, height, neighborhood } = shape;
        Ok(Self::new(width, height)?.with_neighborhood(neighborhood))
    }
}

impl Grid {
    /// A grid of `width` by `height` cells whose neighbours share a side.
    ///
    /// # Errors
    /// [`Error::BadArgument`] if a side is 0, [`Error::TooLarge`] above [`CELL_LIMIT`] cells.
    pub fn new(width: u32, height: u32) -> Result<Self, Error> {
        let limit = f64::from(CELL_LIMIT);
        for (argument, side) in [("width", width), ("height", height)] {
            if side == 0 {
                let allowed = Allowed::Whole { low: 1.0, high: limit };
                return Err(Error::outside(argument, 0.0, allowed));
            }
        }
        let given = f64::from(width) * f64::from(height);
        if given > limit {
            return Err(Error::TooLarge { argument: "width", given, unit: "cells", limit });
        }
        Ok(Self { width, height, neighborhood: Neighborhood::Four })
    }

    /// Returns the grid with other neighbours.
    #[must_use]
    pub const fn with_neighborhood(self, neighborhood: Neighborhood) -> Self {
        Self { neighborhood, ..self }
    }

    /// Cells in a row.
    pub const fn width(&self) -> u32 {
        self.width
    }

    /// Cells in a column.
    pub const fn height(&self) -> u32 {
        self.height
    }

    /// Which cells count as neighbours.
    pub const fn neighborhood(&self) -> Neighborhood {
        self.neighborhood
    }

    /// The number of cells.
    pub const fn cell_count(&self) -> u32 {
        self.width * self.height
    }

    /// The index of a cell, or `None` outside the grid.
    pub fn index(&self, cell: Cell) -> Option<u32> {
        (cell.x < self.width && cell.y < self.height).then(|| cell.y * self.width + cell.x)
    }

    /// The index of a cell, or an error that names its coordinate outside the grid.
    pub(crate) fn resolve(&self, argument: &'static str, cell: Cell) -> Result<u32, Error> {
        self.index(cell).ok_or_else(|| {
            let (axis, given, count) = if cell.x < self.width {
                ("y", cell.y, self.height)
            } else {
                ("x", cell.x, self.width)
            };
            let high = f64::from(count) - 1.0;
            Error::outside(argument, given.into(), Allowed::Coordinate { axis, high })
        })
    }

    /// The cell with this index, or `None` past the last one.
    pub fn cell(&self, index: u32) -> Option<Cell> {
        (index < self.cell_count()).then(|| Cell { x: index % self.width, y: index / self.width })
    }
}
