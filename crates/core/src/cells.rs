//! Lists of cells in each form that callers may pass: indexes, columns and rows, or a mask.

use std::borrow::Cow;

use crate::error::Error;
use crate::graph::{Graph, Map};
use crate::grid::{Cell, CellId, Grid};

/// Cells such as walls or ends: a list of indexes, a list of [`Cell`]s, or a mask.
///
/// Functions take anything that converts into it: `&[u32]`, `&[Cell]`, `&[bool]`, arrays and `Vec`s, all borrowed. They
/// read a mask of walls where it lies, without a copy. Numbers are always indexes, even in a list of zeros and ones
/// that is as long as the grid.
///
/// ```
/// use meander_core::{Cell, Grid, GridMap};
/// let grid = Grid::new(2, 2)?;
/// let mask = [false, true, true, false];
/// assert_eq!(GridMap::new(&grid).with_walls(&mask)?.walls(), mask);
/// assert_eq!(GridMap::new(&grid).with_walls(&[1, 2])?.walls(), mask);
/// let walls = [Cell { x: 1, y: 0 }, Cell { x: 0, y: 1 }];
/// assert_eq!(GridMap::new(&grid).with_walls(&walls)?.walls(), mask);
/// # Ok::<(), meander_core::Error>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Cells<'a> {
    /// By index, in an order that may matter.
    Indexes(&'a [u32]),
    /// By column and row, in an order that may matter.
    Cells(&'a [Cell]),
    /// One `bool` for each cell of the grid or node of the graph, in ascending order; true selects it.
    Mask(&'a [bool]),
}

impl Cells<'_> {
    /// No cells.
    pub const NONE: Self = Self::Indexes(&[]);

    /// The number of cells; a cell that is listed twice counts twice. O(cells of the grid) for a mask, otherwise O(1).
    pub(crate) fn len(&self) -> usize {
        match self {
            Self::Indexes(indexes) => indexes.len(),
            Self::Cells(cells) => cells.len(),
            Self::Mask(mask) => inside(mask).count(),
        }
    }
}

macro_rules! from_lists {
    ($($variant:ident: $item:ty),+) => {$(
        impl<'a> From<&'a [$item]> for Cells<'a> {
            fn from(list: &'a [$item]) -> Self {
                Self::$variant(list)
            }
        }

        impl<'a, const N: usize> From<&'a [$item; N]> for Cells<'a> {
            fn from(list: &'a [$item; N]) -> Self {
                Self::$variant(list)
            }
        }

        impl<'a> From<&'a Vec<$item>> for Cells<'a> {
            fn from(list: &'a Vec<$item>) -> Self {
                Self::$variant(list)
            }
        }
    )+};
}

from_lists!(Indexes: u32, Cells: Cell, Mask: bool);

impl Grid {
    /// Returns the indexes of cells, in the same order.
    ///
    /// # Errors
    /// [`Error::BadArgument`] for a cell outside the grid.
    ///
    /// ```
    /// use meander_core::{Cell, Grid};
    /// let grid = Grid::new(3, 3)?;
    /// assert_eq!(grid.indexes([Cell { x: 1, y: 0 }, Cell { x: 1, y: 1 }])?, [1, 4]);
    /// # Ok::<(), meander_core::Error>(())
    /// ```
    pub fn indexes<C: Into<CellId>>(
        &self,
        cells: impl IntoIterator<Item = C>,
    ) -> Result<Vec<u32>, Error> {
        NodeRange::of(self).resolve_all("cells", cells.into_iter().map(Into::into))
    }
}

/// The stops or terminals of a call, found in its graph.
#[derive(Debug)]
pub(crate) struct Input<'a> {
    /// By index, in the caller's order.
    pub(crate) nodes: Cow<'a, [u32]>,
    /// One `bool` for each node of the graph, true where it is blocked.
    pub(crate) blocked: Cow<'a, [bool]>,
}

/// The nodes of a grid or of another graph, to check that cells are among them.
#[derive(Debug, Clone, Copy)]
pub(crate) struct NodeRange {
    count: u32,
    grid: Option<Grid>,
}

impl NodeRange {
    pub(crate) fn of(map: &impl Map) -> Self {
        Self { count: map.node_count(), grid: map.as_grid() }
    }

    pub(crate) fn of_nodes(graph: &impl Graph) -> Self {
        Self { count: graph.node_count(), grid: None }
    }

    pub(crate) fn resolve(&self, argument: &'static str, cell: CellId) -> Result<u32, Error> {
        match (cell, self.grid) {
            (CellId::Index(node), _) if node < self.count => Ok(node),
            (CellId::Index(node), _) => Err(Error::index(argument, node, self.count)),
            (CellId::Cell(cell), Some(grid)) => grid.resolve(argument, cell),
            (CellId::Cell(_), None) => {
                Err(Error::rule(argument, "a number, as the graph is no grid"))
            }
        }
    }

    fn resolve_all(
        &self,
        argument: &'static str,
        cells: impl Iterator<Item = CellId>,
    ) -> Result<Vec<u32>, Error> {
        let resolve = |(at, cell)| self.resolve(argument, cell).map_err(|error| error.at(Some(at)));
        cells.enumerate().map(resolve).collect()
    }

    /// Returns the indexes of cells, in the same order.
    pub(crate) fn indexes<'a>(
        &self,
        argument: &'static str,
        cells: Cells<'a>,
    ) -> Result<Cow<'a, [u32]>, Error> {
        match cells {
            Cells::Indexes(indexes) => {
                let bad = indexes.iter().position(|&index| index >= self.count);
                let error =
                    |at: usize| Error::index(argument, indexes[at], self.count).at(Some(at));
                bad.map_or(Ok(Cow::Borrowed(indexes)), |at| Err(error(at)))
            }
            Cells::Cells(cells) => {
                self.resolve_all(argument, cells.iter().map(|&cell| cell.into())).map(Cow::Owned)
            }
            Cells::Mask(_) => Ok(Cow::Owned(inside(&self.mask(argument, cells)?).collect())),
        }
    }

    /// Finds nodes and walls; `None` if a node is on a wall. `argument` is the name of the nodes.
    pub(crate) fn input<'a>(
        &self,
        argument: &'static str,
        nodes: Cells<'a>,
        walls: Cells<'a>,
    ) -> Result<Option<Input<'a>>, Error> {
        let (nodes, blocked) = (self.indexes(argument, nodes)?, self.mask("walls", walls)?);
        let are_open = nodes.iter().all(|&node| !blocked[node as usize]);
        Ok(are_open.then_some(Input { nodes, blocked }))
    }

    /// One `bool` for each cell or node, true for the given ones.
    pub(crate) fn mask<'a>(
        &self,
        argument: &'static str,
        cells: Cells<'a>,
    ) -> Result<Cow<'a, [bool]>, Error> {
        let count = self.count as usize;
        match cells {
            Cells::Mask(mask) if mask.len() != count => {
                Err(Error::length(argument, mask.len(), count, "cell"))
            }
            Cells::Mask(mask) => Ok(Cow::Borrowed(mask)),
            Cells::Indexes(_) | Cells::Cells(_) => {
                let mut mask = vec![false; count];
                for &index in self.indexes(argument, cells)?.iter() {
                    mask[index as usize] = true;
                }
                Ok(Cow::Owned(mask))
            }
        }
    }
}

/// The indexes for which a mask is true, ascending.
pub(crate) fn inside(mask: &[bool]) -> impl Iterator<Item = u32> {
    (0..).zip(mask).filter(|(_, inside)| **inside).map(|(index, _)| index)
}
