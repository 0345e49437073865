//! Cells and lists of them as callers have them: by index, by column and row, or as a set.

use std::borrow::Cow;

use crate::cell_set::CellSet;
use crate::error::Error;
use crate::graph::Graph;
use crate::grid::{Cell, Grid};

/// Which cell is meant: its index, or its column and row, as in [`Astar::new`](crate::Astar::new). On graphs
/// that are no grids, nodes have a number only.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum CellId {
    /// The index of a cell, or the number of a node.
    Index(u32),
    /// Column and row.
    Cell(Cell),
}

impl From<u32> for CellId {
    fn from(index: u32) -> Self {
        Self::Index(index)
    }
}

impl From<Cell> for CellId {
    fn from(cell: Cell) -> Self {
        Self::Cell(cell)
    }
}

/// Cells such as walls or ends: a list of indexes, a list of [`Cell`]s, a [`CellSet`], or a mask.
///
/// Calls take whatever becomes one: `&[u32]`, `&[Cell]`, `&[bool]`, arrays, `Vec`s and sets, all borrowed. Nothing is
/// copied for it; where only a mask of walls is needed, one that is given and that of a [`CellSet`] are read where they
/// lie.
///
/// ```
/// use meander_core::{Astar, Cell, CellSet, Grid, astar};
/// let grid = Grid::new(3, 3)?;
/// let by_index = astar(&grid, &Astar::new(0, 2).walls(&[1, 4]))?;
/// let walls = [Cell { x: 1, y: 0 }, Cell { x: 1, y: 1 }];
/// let ends = Astar::new(Cell { x: 0, y: 0 }, Cell { x: 2, y: 0 });
/// assert_eq!(astar(&grid, &ends.walls(&walls))?, by_index);
/// assert_eq!(astar(&grid, &ends.walls(&CellSet::new(&grid, walls)?))?, by_index);
/// let mask = [false, true, false, false, true, false, false, false, false];
/// assert_eq!(astar(&grid, &ends.walls(&mask))?, by_index);
/// # Ok::<(), meander_core::Error>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Cells<'a> {
    /// By index, in an order that may matter.
    Indexes(&'a [u32]),
    /// By column and row, in an order that may matter.
    Cells(&'a [Cell]),
    /// A set, in ascending order of indexes.
    Set(&'a CellSet),
    /// One `bool` for each cell of the grid or node of the graph, true for those that are meant, in ascending order.
    Mask(&'a [bool]),
}

impl Cells<'_> {
    /// No cells.
    pub const NONE: Self = Self::Indexes(&[]);

    /// How many they are; of a list, one that is listed twice counts twice. Of a set and a mask O(cells of the grid).
    #[must_use]
    pub fn len(&self) -> usize {
        match self {
            Self::Indexes(indexes) => indexes.len(),
            Self::Cells(cells) => cells.len(),
            Self::Set(set) => inside(set.mask()).count(),
            Self::Mask(mask) => inside(mask).count(),
        }
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// None.
impl Default for Cells<'_> {
    fn default() -> Self {
        Self::NONE
    }
}

impl<'a> From<&'a [u32]> for Cells<'a> {
    fn from(indexes: &'a [u32]) -> Self {
        Self::Indexes(indexes)
    }
}

impl<'a, const N: usize> From<&'a [u32; N]> for Cells<'a> {
    fn from(indexes: &'a [u32; N]) -> Self {
        Self::Indexes(indexes)
    }
}

impl<'a> From<&'a Vec<u32>> for Cells<'a> {
    fn from(indexes: &'a Vec<u32>) -> Self {
        Self::Indexes(indexes)
    }
}

impl<'a> From<&'a [Cell]> for Cells<'a> {
    fn from(cells: &'a [Cell]) -> Self {
        Self::Cells(cells)
    }
}

impl<'a, const N: usize> From<&'a [Cell; N]> for Cells<'a> {
    fn from(cells: &'a [Cell; N]) -> Self {
        Self::Cells(cells)
    }
}

impl<'a> From<&'a Vec<Cell>> for Cells<'a> {
    fn from(cells: &'a Vec<Cell>) -> Self {
        Self::Cells(cells)
    }
}

impl<'a> From<&'a CellSet> for Cells<'a> {
    fn from(set: &'a CellSet) -> Self {
        Self::Set(set)
    }
}

impl<'a> From<&'a [bool]> for Cells<'a> {
    fn from(mask: &'a [bool]) -> Self {
        Self::Mask(mask)
    }
}

impl<'a, const N: usize> From<&'a [bool; N]> for Cells<'a> {
    fn from(mask: &'a [bool; N]) -> Self {
        Self::Mask(mask)
    }
}

impl<'a> From<&'a Vec<bool>> for Cells<'a> {
    fn from(mask: &'a Vec<bool>) -> Self {
        Self::Mask(mask)
    }
}

/// The indexes for which a mask is true, ascending.
pub(crate) fn inside(mask: &[bool]) -> impl Iterator<Item = u32> {
    (0..).zip(mask).filter(|(_, inside)| **inside).map(|(index, _)| index)
}

/// What cells have to be inside of.
#[derive(Debug, Clone, Copy)]
pub(crate) struct NodeRange {
    count: u32,
    grid: Option<Grid>,
    /// What an index has to be.
    rule: &'static str,
}

pub(crate) const INSIDE: &str = "the index of a cell inside the grid";

impl NodeRange {
    pub(crate) fn of<G: Graph>(graph: &G) -> Self {
        Self { count: graph.node_count(), grid: graph.as_grid(), rule: INSIDE }
    }

    /// The same for errors that speak of nodes.
    pub(crate) const fn of_numbers(self) -> Self {
        Self { rule: "the number of a node", ..self }
    }

    /// The index of a cell, if it is inside.
    fn index(&self, cell: CellId) -> Option<u32> {
        match (cell, self.grid) {
            (CellId::Index(index), _) => Some(index).filter(|&index| index < self.count),
            (CellId::Cell(cell), grid) => grid?.index(cell),
        }
    }

    fn refused(&self, argument: &'static str, at: Option<usize>, cell: CellId) -> Error {
        let error = match (cell, self.grid) {
            (CellId::Index(index), _) => Error::value(argument, f64::from(index), self.rule),
            (CellId::Cell(_), Some(_)) => Error::rule(argument, "a cell inside the grid"),
            (CellId::Cell(_), None) => Error::rule(argument, "a number, as the graph is no grid"),
        };
        error.at(at)
    }

    /// The index of a cell.
    pub(crate) fn resolve(&self, argument: &'static str, cell: CellId) -> Result<u32, Error> {
        self.index(cell).ok_or_else(|| self.refused(argument, None, cell))
    }

    /// The indexes of cells, in their order.
    pub(crate) fn indexes<'a>(
        &self,
        argument: &'static str,
        cells: Cells<'a>,
    ) -> Result<Cow<'a, [u32]>, Error> {
        match cells {
            Cells::Indexes(indexes) => {
                self.check(argument, indexes)?;
                Ok(Cow::Borrowed(indexes))
            }
            Cells::Cells(cells) => self.collect(argument, cells.iter().copied()).map(Cow::Owned),
            Cells::Set(_) | Cells::Mask(_) => {
                Ok(Cow::Owned(inside(&self.mask(argument, cells)?).collect()))
            }
        }
    }

    pub(crate) fn collect<C: Into<CellId>>(
        &self,
        argument: &'static str,
        cells: impl Iterator<Item = C>,
    ) -> Result<Vec<u32>, Error> {
        let index = |(at, cell): (usize, C)| {
            let cell = cell.into();
            self.index(cell).ok_or_else(|| self.refused(argument, Some(at), cell))
        };
        cells.enumerate().map(index).collect()
    }

    /// One `bool` for each cell or node, true for these.
    pub(crate) fn mask<'a>(
        &self,
        argument: &'static str,
        cells: Cells<'a>,
    ) -> Result<Cow<'a, [bool]>, Error> {
        match cells {
            Cells::Set(set) if !self.is_of_set(set) => {
                Err(Error::rule(argument, "cells of a grid of the same size"))
            }
            Cells::Set(set) => Ok(Cow::Borrowed(set.mask())),
            Cells::Mask(mask) if mask.len() != self.count as usize => {
                Err(Error::rule(argument, "a mask with one bool for each cell"))
            }
            Cells::Mask(mask) => Ok(Cow::Borrowed(mask)),
            Cells::Indexes(_) | Cells::Cells(_) => {
                let mut mask = vec![false; self.count as usize];
                for &index in self.indexes(argument, cells)?.iter() {
                    mask[index as usize] = true;
                }
                Ok(Cow::Owned(mask))
            }
        }
    }

    fn check(&self, argument: &'static str, indexes: &[u32]) -> Result<(), Error> {
        match indexes.iter().position(|&index| index >= self.count) {
            Some(at) => Err(self.refused(argument, Some(at), CellId::Index(indexes[at]))),
            None => Ok(()),
        }
    }

    fn is_of_set(&self, set: &CellSet) -> bool {
        match self.grid {
            Some(grid) => set.is_of(&grid),
            None => set.mask().len() == self.count as usize,
        }
    }
}
