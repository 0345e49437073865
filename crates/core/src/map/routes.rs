//! Cheapest routes across a map, from stop to stop and from every cell.

use glam::DVec2;

use super::RADIUS;
use super::grid_map::GridMap;
use super::room::{HALF_CELL, too_narrow};
use super::searchers::{Searcher, Wide};
use crate::cells::Cells;
use crate::error::Error;
use crate::grid::{CellId, Corners};
use crate::points::check_size;
use crate::polyline::{Polyline, cells_to_points};
use crate::rng::Draws;
use crate::search::{Request, Terrain, flood, join_legs};
use crate::setters::options;

options! {
    /// Options of [`GridMap::route`] and [`GridMap::unit_path`].
    pub struct RouteQuery {
        /// How far the route stays from walls and the rim of the grid, in cells; 0 by default. Above 0, no diagonal
        /// step passes beside a wall. Above 0.5, the route uses only cells whose centres have that much room.
        pub radius: f64 = 0.0;
        /// Picks a random one of the cheapest routes: going back from each stop, the search draws each next cell evenly
        /// among the cells on such routes. Without a seed, the default, it always finds the same route.
        pub seed: Option<u32> = None, from (u32 => Some);
        /// Whether to end at the nearest cell if a stop is out of reach; not by default.
        pub nearest: bool = false;
        /// Gives up after visiting this many cells between two stops; by default never.
        pub max_visits: Option<u32> = None, from (u32 => Some);
    }
}

/// A route across a [`GridMap`].
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct GridRoute {
    /// The cells in order, both ends included.
    pub cells: Vec<u32>,
    /// The line through their centres.
    pub line: Polyline,
    /// The sum of the costs of the cells that the route enters; a diagonal step counts 99/70 of its cell.
    pub cost: f64,
}

impl GridMap {
    /// Finds a cheapest route from each stop to the next, both ends included; `Ok(None)` if walls separate the stops or a
    /// stop is on a wall. Without stops the route is empty.
    ///
    /// With [`RouteQuery::nearest`], if the search does not reach a stop, or not within [`RouteQuery::max_visits`], the
    /// route ends at the visited cell nearest to the stop in a straight line from centre to centre. A tie goes to the
    /// cell that is cheapest to reach, then to the lowest index. The route skips later stops.
    ///
    /// A* (Hart, Nilsson, Raphael 1968): O(visited cells) if every step costs the same; O(visited cells · log cost)
    /// with costs or eight neighbours, whose diagonal steps cost 99/70 of a straight one. The first route also takes
    /// O(cells of the grid) to prepare memory.
    ///
    #[doc = include_str!("../../pictures/astar.svg")]
    ///
    /// # Errors
    /// [`Error::BadArgument`] for a stop outside the grid and a negative radius; [`Error::NoRoom`] for the first stop
    /// that has no room for the radius, or that only a route with less room reaches. With [`RouteQuery::max_visits`]
    /// the latter is `Ok(None)`, because a search that gave up proves nothing.
    ///
    /// ```
    /// use meander_core::{Error, Grid, GridMap, RouteQuery};
    /// // . . . # . . .
    /// // . . . . . . .      a gap of one cell
    /// // . . . # . . .
    /// let map = GridMap::new(&Grid::new(7, 3)?).with_walls(&[3, 17])?;
    /// let error = map.route(&[8, 12], &RouteQuery::new().radius(0.8)).unwrap_err();
    /// assert!(matches!(error, Error::NoRoom { index: Some(1), .. }));
    /// assert_eq!(error.to_string(), "stops[1] is out of reach with a radius of 0.8");
    /// # Ok::<(), Error>(())
    /// ```
    pub fn route<'a>(
        &self,
        stops: impl Into<Cells<'a>>,
        query: &RouteQuery,
    ) -> Result<Option<GridRoute>, Error> {
        let radius = RADIUS.check(query.radius)?;
        let stops = self.range().indexes("stops", stops.into())?;
        self.searchers.with(|searcher| self.route_by(searcher, &stops, query, radius))
    }

    pub(super) fn route_by(
        &self,
        searcher: &mut Searcher,
        stops: &[u32],
        query: &RouteQuery,
        radius: f64,
    ) -> Result<Option<GridRoute>, Error> {
        let walls = &self.walls;
        let cheapest = || self.costs.iter().flatten().copied().min().unwrap_or(1);
        let least = *searcher.least.get_or_insert_with(cheapest);
        let (blocked, search) = if radius > HALF_CELL {
            let Wide { blocked, search, .. } = searcher.wide(walls, self.grid.width(), radius);
            (&*blocked, search)
        } else {
            (walls, &mut searcher.search)
        };
        let terrain = Terrain { least, ..self.terrain(blocked, radius) };
        // With `nearest`, only the start has to be open.
        let needed = if query.nearest { stops.get(..1).unwrap_or_default() } else { stops };
        if needed.iter().any(|&stop| walls[stop as usize]) {
            return Ok(None);
        }
        let no_room = |stop| Error::NoRoom { argument: "stops", index: Some(stop), radius };
        if let Some(stop) = needed.iter().position(|&stop| blocked[stop as usize]) {
            return Err(no_room(stop));
        }
        let request =
            Request { nearest: query.nearest, most_visits: query.max_visits.unwrap_or(u32::MAX) };
        let mut draws = query.seed.map(Draws::new);
        let (mut cost, mut arrived, mut reached) = (0, true, 0);
        let cells = join_legs(stops, |from, to| {
            if !arrived {
                return Ok(Some(Vec::new()));
            }
            let leg = search.leg(&terrain, (from, to), request, draws.as_mut());
            Ok(leg.map(|leg| {
                (cost, arrived, reached) = (cost + leg.cost, leg.arrived, reached + 1);
                leg.cells
            }))
        })?;
        let Some(cells) = cells else {
            // Only a radius that closed cells or steps can be in the way: try without it.
            let narrow = RouteQuery { radius: 0.0, seed: None, ..*query };
            let is_tighter = radius > HALF_CELL || (radius > 0.0 && self.corners != Corners::Avoid);
            let may_exist = is_tighter && query.max_visits.is_none();
            return match may_exist && self.route_by(searcher, stops, &narrow, 0.0)?.is_some() {
                true => Err(no_room(reached + 1)),
                false => Ok(None),
            };
        };
        let cost = cost as f64 / terrain.unit() as f64;
        check_size::<DVec2>("stops", cells.len() as f64)?;
        let line = cells_to_points(self.grid.width(), &cells)?;
        Ok(Some(GridRoute { cells, line, cost }))
    }

    /// Returns for each cell the cost of the cheapest route to the nearest goal; `u32::MAX` for walls and for cells
    /// without a route. Ignores goals on walls.
    ///
    /// With eight neighbours the numbers count seventieths: 70 for a straight step into a cell of cost 1, 99 for a diagonal
    /// one. O(cells) where every step costs the same, otherwise O(cells · log cost).
    ///
    /// With a radius, routes stay that far from walls and the rim, as in [`GridMap::route`].
    ///
    /// # Errors
    /// [`Error::BadArgument`] for a goal outside the grid and a negative radius, [`Error::TooLarge`] for a cost that does
    /// not fit 32 bits.
    ///
    /// ```
    /// use meander_core::{Grid, GridMap};
    /// let map = GridMap::new(&Grid::new(3, 2)?).with_walls(&[1])?;
    /// assert_eq!(map.distances(&[2], 0.0)?, [4, u32::MAX, 0, 3, 2, 1]);
    /// assert_eq!(map.flow(&[2], 0.0)?, [3, u32::MAX, 2, 4, 5, 2]);
    /// assert_eq!(map.flow(&[2], 0.6)?, [u32::MAX; 6]);
    /// # Ok::<(), meander_core::Error>(())
    /// ```
    pub fn distances<'a>(
        &self,
        goals: impl Into<Cells<'a>>,
        radius: f64,
    ) -> Result<Vec<u32>, Error> {
        let whole = |distance: u64| match u32::try_from(distance) {
            Ok(whole) if whole < u32::MAX => Ok(whole),
            _ if distance == u64::MAX => Ok(u32::MAX),
            _ => Err(Error::TooLarge {
                argument: "costs",
                given: distance as f64,
                unit: "units of cost on one route",
                limit: f64::from(u32::MAX - 1),
            }),
        };
        let far = |terrain: &Terrain<'_>, goals: &[u32]| terrain.distances(goals);
        self.search_from(goals.into(), radius, far)?.into_iter().map(whole).collect()
    }

    /// Returns for each cell the next cell on a cheapest route to the nearest goal, the first by index of several; for
    /// a goal, the goal itself; `u32::MAX` for walls and where there is no route. As fast as [`GridMap::distances`].
    ///
    /// # Errors
    /// [`Error::BadArgument`] for a goal outside the grid and a negative radius.
    pub fn flow<'a>(&self, goals: impl Into<Cells<'a>>, radius: f64) -> Result<Vec<u32>, Error> {
        self.search_from(goals.into(), radius, |terrain, goals| {
            let far = terrain.distances(goals);
            let next = |cell| terrain.next(&far, cell).unwrap_or(u32::MAX);
            (0..self.grid.cell_count()).map(next).collect()
        })
    }

    /// Searches from the goals that have room for the radius.
    fn search_from<T>(
        &self,
        goals: Cells<'_>,
        radius: f64,
        search: impl FnOnce(&Terrain<'_>, &[u32]) -> T,
    ) -> Result<T, Error> {
        let radius = RADIUS.check(radius)?;
        let mut goals = self.range().indexes("goals", goals)?.into_owned();
        let narrow = (radius > HALF_CELL)
            .then(|| too_narrow(&self.walls, self.grid.width() as usize, radius));
        let blocked = narrow.as_deref().unwrap_or(&self.walls);
        goals.retain(|&goal| !blocked[goal as usize]);
        Ok(search(&self.terrain(blocked, radius), &goals))
    }

    /// For searches without an estimate, which do not need the least cost.
    fn terrain<'a>(&'a self, blocked: &'a [bool], radius: f64) -> Terrain<'a> {
        let corners = if radius > 0.0 { Corners::Avoid } else { self.corners };
        Terrain { grid: self.grid, blocked, corners, costs: self.costs.as_deref(), least: 0 }
    }

    /// Returns the cells that routes from a cell can reach, itself included, in breadth-first order: nearest first.
    /// From a wall, returns none. O(cells).
    ///
    /// # Errors
    /// [`Error::BadArgument`] for a cell outside the grid.
    pub fn reachable(&self, from: impl Into<CellId>) -> Result<Vec<u32>, Error> {
        let from = self.range().resolve("from", from.into())?;
        let terrain = self.terrain(&self.walls, 0.0);
        Ok(flood(&terrain, &self.walls, Some(from)).met().to_vec())
    }
}
