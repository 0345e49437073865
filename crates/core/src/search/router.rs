//! Many routes across one grid.

use std::borrow::Cow;

use super::legs::join_legs;
use super::manhattan::ManhattanSearch;
use super::walk_back;
use super::weighted_search::WeightedSearch;
use crate::cells::{CellId, Cells, NodeRange};
use crate::error::Error;
use crate::grid::{Grid, Neighborhood};
use crate::rng::Draws;

/// A grid with its walls and costs, made ready once for many routes: [`astar`](crate::astar) makes one each time.
///
/// A route then takes time and touches memory only where the search for it comes; once in many searches marks are
/// cleared, O(n).
///
/// ```
/// use meander_core::{Grid, Router};
/// let grid = Grid::new(3, 3)?;
/// let mut router = Router::new(&grid, &[1, 4], None)?;
/// assert_eq!(router.route(&[0, 2], None)?, Some(vec![0, 3, 6, 7, 8, 5, 2]));
/// router.set_wall(1, false)?;
/// assert_eq!(router.route(&[0, 2, 5], None)?, Some(vec![0, 1, 2, 5]));
/// # Ok::<(), meander_core::Error>(())
/// ```
#[derive(Debug, Clone)]
pub struct Router {
    grid: Grid,
    search: Search,
}

#[derive(Debug, Clone)]
enum Search {
    /// Four neighbours, every step the same.
    Even(ManhattanSearch),
    Weighted(WeightedSearch),
}

impl Router {
    /// Walls cannot be entered; `costs` are what it costs to enter each cell, at least 1, without them 1. O(n).
    ///
    /// # Errors
    /// [`Error::BadArgument`] for walls outside the grid or of a grid of another size, a cost of 0, or a list of
    /// costs of another length than the grid.
    pub fn new<'a>(
        grid: &Grid,
        walls: impl Into<Cells<'a>>,
        costs: Option<&[u32]>,
    ) -> Result<Self, Error> {
        let walls = NodeRange::of(grid).mask("walls", walls.into())?;
        Self::from_mask(*grid, walls, costs)
    }

    pub(super) fn from_mask(
        grid: Grid,
        walls: Cow<'_, [bool]>,
        costs: Option<&[u32]>,
    ) -> Result<Self, Error> {
        if let Some(costs) = costs {
            check_costs(&grid, costs)?;
        }
        let search = if grid.neighborhood() == Neighborhood::Four && costs.is_none() {
            Search::Even(ManhattanSearch::new(grid.width(), grid.height(), &walls))
        } else {
            Search::Weighted(WeightedSearch::new(
                grid,
                walls.into_owned(),
                costs.map(<[u32]>::to_vec),
            ))
        };
        Ok(Self { grid, search })
    }

    /// Makes a cell a wall, or opens it.
    ///
    /// # Errors
    /// [`Error::BadArgument`] for a cell outside the grid.
    pub fn set_wall(&mut self, cell: impl Into<CellId>, wall: bool) -> Result<(), Error> {
        let index = NodeRange::of(&self.grid).resolve("cell", cell.into())?;
        let Some(cell) = self.grid.cell(index) else { return Ok(()) };
        match &mut self.search {
            Search::Even(search) => search.set_blocked(cell, wall),
            Search::Weighted(search) => search.set_blocked(index, wall),
        }
        Ok(())
    }

    /// A cheapest route from each of the stops to the next, both ends included; what [`astar`](crate::astar) gives
    /// for the same seed. `Ok(None)` where nothing connects them, or one of them is on
    /// a wall; without stops an empty one.
    ///
    /// # Errors
    /// [`Error::BadArgument`] for a cell outside the grid, [`Error::TooLarge`] for a route of more than
    /// [`NUMBER_LIMIT`](crate::NUMBER_LIMIT) cells.
    pub fn route<'a>(
        &mut self,
        stops: impl Into<Cells<'a>>,
        seed: Option<u32>,
    ) -> Result<Option<Vec<u32>>, Error> {
        let stops = NodeRange::of(&self.grid).indexes("stops", stops.into())?;
        let is_wall = |&stop: &u32| match (&self.search, self.grid.cell(stop)) {
            (Search::Even(search), Some(cell)) => search.is_blocked(cell),
            (Search::Weighted(search), _) => search.is_blocked(stop),
            _ => false,
        };
        if stops.iter().any(is_wall) {
            return Ok(None);
        }
        let mut draws = seed.map(Draws::new);
        join_legs(&stops, |from, to| Ok(self.leg(from, to, draws.as_mut())))
    }

    fn leg(&mut self, from: u32, to: u32, draws: Option<&mut Draws>) -> Option<Vec<u32>> {
        let (start, end) = (self.grid.cell(from)?, self.grid.cell(to)?);
        let arrived = |node| node == from;
        let ties = draws.is_some();
        let mut route = match &mut self.search {
            Search::Even(search) => search
                .search(start, end, ties)
                .then(|| walk_back(to, arrived, |node, near| search.nearer(node, near), draws)),
            Search::Weighted(search) => search
                .search(start, end, ties)
                .then(|| walk_back(to, arrived, |node, near| search.nearer(node, near), draws)),
        }?;
        route.reverse();
        Some(route)
    }
}

fn check_costs(grid: &Grid, costs: &[u32]) -> Result<(), Error> {
    if costs.len() != grid.cell_count() as usize {
        return Err(Error::rule("costs", "as long as the grid has cells"));
    }
    match costs.iter().position(|&cost| cost == 0) {
        Some(index) => Err(Error::element("costs", index, 0.0, "1 or more")),
        None => Ok(()),
    }
}
