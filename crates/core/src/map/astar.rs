//! Shortest routes across a grid: A* (Hart, Nilsson, Raphael 1968).

use super::grid_map::{GridMap, RouteQuery};
use crate::cells::{Cells, NodeRange};
use crate::error::Error;
use crate::grid::{CellId, Corners, Grid};
use crate::search::stops;
use crate::setters::{converting_setters, optional_setters, setters};

/// What [`astar`] searches for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct Astar<'a> {
    /// Cells that cannot be entered; none by default.
    pub walls: Cells<'a>,
    /// Where to start.
    pub from: CellId,
    /// Where to arrive.
    pub to: CellId,
    /// Stops between the two, in order, none by default; each leg is a cheapest one, and may go back the way it came.
    pub through: Cells<'a>,
    /// With a seed, a random one of the shortest routes: walking back from `to`, each next cell is
    /// drawn evenly among those that lie on one. Without a seed, the default, always the same route.
    pub seed: Option<u32>,
    /// What it costs to enter each cell, at least 1; without it, as by default, every cell costs 1.
    pub costs: Option<&'a [u32]>,
    /// How diagonal steps pass walls, with eight neighbours; by default they keep off corners.
    pub corners: Corners,
}

impl<'a> Astar<'a> {
    /// A route between two cells: no walls, no stops, every cell costs 1.
    #[must_use]
    pub fn new(from: impl Into<CellId>, to: impl Into<CellId>) -> Self {
        let (from, to) = (from.into(), to.into());
        Self {
            walls: Cells::NONE,
            from,
            to,
            through: Cells::NONE,
            seed: None,
            costs: None,
            corners: Corners::Avoid,
        }
    }

    converting_setters! {
        walls: Cells<'a>,
        from: CellId,
        to: CellId,
        through: Cells<'a>,
    }

    setters! {
        corners: Corners,
    }

    optional_setters! {
        seed: u32,
        costs: &'a [u32],
    }
}

/// A cheapest route from one cell to another, both included; `Ok(None)` where nothing connects them, or one of them
/// or of the stops is on a wall.
///
/// Steps go to the grid's neighbours. On eight neighbours a diagonal step costs 99/70 of a straight one, and
/// [`Corners`] says how it passes walls. O(n) time and memory for n cells, with costs O(n log n) time, for each leg; a
/// [`GridMap`] keeps its memory, and a route between cells nearby costs little there.
///
#[doc = include_str!("../../pictures/astar.svg")]
///
/// # Errors
/// [`Error::BadArgument`] for a cell outside the grid, a cost of 0, or a list of costs of another
/// length than the grid; [`Error::TooLarge`] for a route of more than [`NUMBER_LIMIT`](crate::NUMBER_LIMIT) cells.
///
/// ```
/// use meander_core::{Astar, Grid, astar};
/// // . # .
/// // . # .
/// // . . .
/// let grid = Grid::new(3, 3)?;
/// let route = astar(&grid, &Astar::new(0, 2).walls(&[1, 4]))?;
/// assert_eq!(route, Some(vec![0, 3, 6, 7, 8, 5, 2]));
/// let round = astar(&grid, &Astar::new(0, 6).through(&[2, 8]))?;
/// assert_eq!(round, Some(vec![0, 1, 2, 5, 8, 7, 6]));
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn astar(grid: &Grid, options: &Astar<'_>) -> Result<Option<Vec<u32>>, Error> {
    let range = NodeRange::of(grid);
    let from = range.resolve("from", options.from)?;
    let to = range.resolve("to", options.to)?;
    let through = range.indexes("through", options.through)?;
    let mut map = GridMap::new(grid).with_walls(options.walls)?.with_corners(options.corners);
    if let Some(costs) = options.costs {
        map = map.with_costs(costs)?;
    }
    let query = RouteQuery { seed: options.seed, ..RouteQuery::new() };
    let found = map.cheapest((&stops(from, &through, to)).into(), &query)?;
    Ok(found.map(|(cells, _)| cells))
}
