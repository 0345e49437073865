//! A grid with its walls and costs, read once for many calls.

use glam::DVec2;

use super::room::too_narrow;
use crate::cells::{Cells, NodeRange};
use crate::combine::unit_path::unit_path;
use crate::combine::{Guard, RADIUS, SimplifyOnGrid, guard, simplify_on_grid};
use crate::error::Error;
use crate::grid::{Cell, CellId, Corners, Grid};
use crate::measure::{WallGrid, there_and_home};
use crate::points::{cells_to_points, check, check_size};
use crate::rng::Draws;
use crate::search::{GridSearch, OpenCells, Request, Terrain, check_length, flood};
use crate::setters::{optional_setters, setters};

/// The radius up to which every route that keeps off corners has room.
const HALF_CELL: f64 = 0.5;

/// A grid with its walls and costs, read once for many calls.
///
/// It keeps the memory of its searches, so a route between nearby cells costs little however large the grid is.
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
    grid: Grid,
    walls: Vec<bool>,
    costs: Option<Vec<u32>>,
    /// The least cost; `None` where a change may have raised it.
    least: Option<u32>,
    corners: Corners,
    search: GridSearch,
    /// For the radius of the last route that asked for more than half a cell.
    wide: Option<Wide>,
}

/// The cells with room for a radius.
#[derive(Debug, Clone)]
struct Wide {
    radius: f64,
    blocked: Vec<bool>,
    search: GridSearch,
}

/// What [`GridMap::route`] searches for.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
#[non_exhaustive]
pub struct RouteQuery {
    /// The distance to keep from walls and from the rim of the grid, in cells; 0 by default. Above 0 the route keeps off
    /// corners; above half a cell it leads only over cells whose centres have this room.
    pub radius: f64,
    /// With a seed, a random one of the cheapest routes: walking back from each stop, each next cell is drawn evenly among
    /// those that lie on one. Without a seed, the default, always the same route.
    pub seed: Option<u32>,
    /// Whether to go to the nearest cell where a stop cannot be reached; not by default.
    pub nearest: bool,
    /// After how many visited cells the search from one stop to the next gives up; by default never.
    pub max_visits: Option<u32>,
}

impl RouteQuery {
    /// A cheapest route of a walker that is a point.
    #[must_use]
    pub const fn new() -> Self {
        Self { radius: 0.0, seed: None, nearest: false, max_visits: None }
    }

    setters! {
        radius: f64,
        nearest: bool,
    }

    optional_setters! {
        seed: u32,
        max_visits: u32,
    }
}

/// A route across a [`GridMap`].
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct GridRoute {
    /// The cells in order, both ends included.
    pub cells: Vec<u32>,
    /// Their centres.
    pub points: Vec<DVec2>,
    /// The sum of the costs of the cells that it enters; a diagonal step counts 99/70 times that of its cell.
    pub cost: f64,
}

/// The line that a unit walks across a [`GridMap`].
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct UnitPath {
    /// From one end to the other.
    pub points: Vec<DVec2>,
    /// What the route costs that the line comes from, as in [`GridRoute`].
    pub cost: f64,
}

impl GridMap {
    /// A map without walls, on which every cell costs 1 to enter and routes keep off corners.
    #[must_use]
    pub fn new(grid: &Grid) -> Self {
        Self {
            grid: *grid,
            walls: vec![false; grid.cell_count() as usize],
            costs: None,
            least: Some(1),
            corners: Corners::Avoid,
            search: GridSearch::default(),
            wide: None,
        }
    }

    /// Sets all walls, which cannot be entered. O(cells of the grid).
    ///
    /// # Errors
    /// [`Error::BadArgument`] for walls outside the grid or of a grid of another size.
    pub fn with_walls<'a>(mut self, walls: impl Into<Cells<'a>>) -> Result<Self, Error> {
        self.set_walls(walls)?;
        Ok(self)
    }

    /// Sets what it costs to enter each cell. O(cells of the grid).
    ///
    /// # Errors
    /// [`Error::BadArgument`] for a cost of 0, or a list of another length than the grid.
    pub fn with_costs(mut self, costs: &[u32]) -> Result<Self, Error> {
        if costs.len() != self.walls.len() {
            return Err(Error::rule("costs", "as long as the grid has cells"));
        }
        if let Some(index) = costs.iter().position(|&cost| cost == 0) {
            return Err(Error::element("costs", index, 0.0, "1 or more"));
        }
        (self.costs, self.least) = (Some(costs.to_vec()), None);
        Ok(self)
    }

    /// Sets how diagonal steps pass walls, on a grid of eight neighbours.
    #[must_use]
    pub fn with_corners(mut self, corners: Corners) -> Self {
        self.corners = corners;
        self
    }

    /// The grid.
    #[must_use]
    pub const fn grid(&self) -> &Grid {
        &self.grid
    }

    /// One `bool` for each cell, true for walls.
    #[must_use]
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
        self.search.set_blocked(self.cell(index), wall);
        self.wide = None;
        Ok(())
    }

    /// Replaces all walls. O(cells of the grid).
    ///
    /// # Errors
    /// [`Error::BadArgument`] for walls outside the grid or of a grid of another size.
    pub fn set_walls<'a>(&mut self, walls: impl Into<Cells<'a>>) -> Result<(), Error> {
        self.walls = self.range().mask("walls", walls.into())?.into_owned();
        (self.search, self.wide) = (GridSearch::default(), None);
        Ok(())
    }

    /// Sets what it costs to enter a cell. O(1); the first one O(cells of the grid) where there were no costs.
    ///
    /// # Errors
    /// [`Error::BadArgument`] for a cell outside the grid and a cost of 0.
    pub fn set_cost(&mut self, cell: impl Into<CellId>, cost: u32) -> Result<(), Error> {
        let index = self.range().resolve("cell", cell.into())?;
        if cost == 0 {
            return Err(Error::value("cost", 0.0, "1 or more"));
        }
        let count = self.walls.len();
        let known = &mut self.costs.get_or_insert_with(|| vec![1; count])[index as usize];
        self.least = self.least.filter(|&least| *known > least || cost <= least);
        self.least = self.least.map(|least| least.min(cost));
        *known = cost;
        Ok(())
    }

    /// Finds a cheapest route from each stop to the next, both ends included; `Ok(None)` if there is no such route or a
    /// stop is on a wall. Without stops the route is empty.
    ///
    /// Where a stop cannot be reached, or not within [`RouteQuery::max_visits`], and [`RouteQuery::nearest`] is set, the
    /// route ends at the visited cell whose centre is nearest to the stop in a straight line: of several at the one that
    /// is cheapest to reach, then at the first by index. Later stops are left out.
    ///
    /// A* (Hart, Nilsson, Raphael 1968): O(visited cells) time where every step costs the same, with costs or eight
    /// neighbours O(visited cells · log cost). The first route takes O(cells of the grid) to get memory ready.
    ///
    /// # Errors
    /// [`Error::BadArgument`] for a stop outside the grid and a negative radius, [`Error::TooLarge`] for a route of more
    /// than [`NUMBER_LIMIT`](crate::NUMBER_LIMIT) numbers.
    pub fn route<'a>(
        &mut self,
        stops: impl Into<Cells<'a>>,
        query: &RouteQuery,
    ) -> Result<Option<GridRoute>, Error> {
        let Some((cells, cost)) = self.cheapest(stops.into(), query)? else { return Ok(None) };
        let points = cells_to_points(self.grid.width(), &cells)?;
        Ok(Some(GridRoute { cells, points, cost }))
    }

    /// The cells of a route and what it costs.
    pub(super) fn cheapest(
        &mut self,
        stops: Cells<'_>,
        query: &RouteQuery,
    ) -> Result<Option<(Vec<u32>, f64)>, Error> {
        let radius = RADIUS.check(query.radius)?;
        let stops = self.range().indexes("stops", stops)?;
        let least = self.least();
        let Self { grid, walls, costs, corners, search, wide, .. } = self;
        let (blocked, search) = if radius > HALF_CELL {
            let wide = match wide {
                Some(wide) if wide.radius == radius => wide,
                _ => wide.insert(Wide {
                    radius,
                    blocked: too_narrow(walls, grid.width() as usize, radius),
                    search: GridSearch::default(),
                }),
            };
            (&wide.blocked, &mut wide.search)
        } else {
            (&*walls, search)
        };
        let corners = if radius > 0.0 { Corners::Avoid } else { *corners };
        let cells = OpenCells { grid: *grid, blocked, corners };
        let terrain = Terrain { cells, costs: costs.as_deref(), least };
        // Only the start has to be open where the nearest cell will do.
        let needed = if query.nearest { stops.get(..1).unwrap_or_default() } else { &stops };
        if needed.iter().any(|&stop| blocked[stop as usize]) {
            return Ok(None);
        }
        let request =
            Request { nearest: query.nearest, most_visits: query.max_visits.unwrap_or(u32::MAX) };
        let mut draws = query.seed.map(Draws::new);
        let mut whole: Vec<u32> = stops.first().copied().into_iter().collect();
        let mut cost = 0;
        for pair in stops.windows(2) {
            let leg = search.leg(&terrain, (pair[0], pair[1]), request, draws.as_mut());
            let Some(leg) = leg else { return Ok(None) };
            check_length(whole.len() + leg.cells.len())?;
            whole.extend(&leg.cells[1..]);
            cost += leg.cost;
            if !leg.arrived {
                break;
            }
        }
        Ok(Some((whole, cost as f64 / terrain.unit() as f64)))
    }

    /// For each cell what the cheapest route from it to the nearest of the goals costs; `u32::MAX` for walls and where
    /// there is none. Ignores goals on walls.
    ///
    /// With eight neighbours the numbers count seventieths: 70 for a straight step into a cell of cost 1, 99 for a diagonal
    /// one. O(cells) where every step costs the same, otherwise O(cells · log cost).
    ///
    /// With a radius, routes keep it from walls and the rim as those of [`GridMap::route`] do.
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

    /// For each cell the next one on a cheapest route from it to the nearest of the goals, the first by index of several;
    /// for a goal itself, and `u32::MAX` for walls and where there is no route. As fast as [`GridMap::distances`].
    ///
    /// # Errors
    /// [`Error::BadArgument`] for a goal outside the grid.
    pub fn flow<'a>(&self, goals: impl Into<Cells<'a>>, radius: f64) -> Result<Vec<u32>, Error> {
        self.search_from(goals.into(), radius, |terrain, goals| {
            let far = terrain.distances(goals);
            let next = |cell| terrain.next(&far, cell).unwrap_or(u32::MAX);
            (0..self.grid.cell_count()).map(next).collect()
        })
    }

    /// Searches from those of the goals that have room for the radius.
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
        let corners = if radius > 0.0 { Corners::Avoid } else { self.corners };
        let cells = OpenCells { grid: self.grid, blocked, corners };
        // Without an estimate, no search needs the least cost.
        Ok(search(&Terrain { cells, costs: self.costs.as_deref(), least: 0 }, &goals))
    }

    /// The cells that can be reached from one of them, itself included, in the order in which a breadth-first search meets
    /// them: nearer ones first. Nothing can be reached from a wall. O(cells).
    ///
    /// # Errors
    /// [`Error::BadArgument`] for a cell outside the grid.
    pub fn reachable(&self, from: impl Into<CellId>) -> Result<Vec<u32>, Error> {
        let from = self.range().resolve("from", from.into())?;
        Ok(flood(&self.open_cells(), &self.walls, Some(from)).met().to_vec())
    }

    /// The first segment of a line that crosses a wall, leaves the grid, or is nearer than `radius` to either; `None` if
    /// the whole line is clear. With radius 0 it may touch walls and the rim, as [`first_wall_hit`] allows.
    ///
    /// [`first_wall_hit`]: crate::measure::first_wall_hit
    ///
    /// # Errors
    /// [`Error::BadArgument`] for a negative radius and coordinates that are not finite.
    pub fn clear(&self, points: &[DVec2], radius: f64, closed: bool) -> Result<Option<u32>, Error> {
        let (radius, walls) = (RADIUS.check(radius)?, self.wall_grid());
        check("points", points)?;
        let line = there_and_home(points, closed && points.len() > 1);
        let hit = line.windows(2).position(|segment| !walls.keeps(segment[0], segment[1], radius));
        Ok(hit.map(|segment| segment as u32))
    }

    /// Pulls a line tight: the shortest line over some of its points that crosses no wall and stays `radius` away from
    /// walls and the rim, or as far as the part that it replaces if that is less. A route of [`GridMap::route`] for that
    /// radius keeps it.
    ///
    /// [`simplify_on_grid`](crate::simplify_on_grid()) with an infinite tolerance, as fast as that.
    ///
    /// # Errors
    /// [`Error::BadArgument`] for a negative radius and coordinates that are not finite.
    pub fn pull(&self, points: &[DVec2], radius: f64) -> Result<Vec<DVec2>, Error> {
        let options = SimplifyOnGrid::new(f64::INFINITY).walls(&self.walls).radius(radius);
        simplify_on_grid(points, &self.grid, &options)
    }

    /// Keeps a smoothed curve off walls, as [`guard`](crate::guard()) does.
    ///
    /// # Errors
    /// As [`guard`](crate::guard()).
    pub fn guard(
        &self,
        raw: &[DVec2],
        smoothed: &[DVec2],
        radius: f64,
        closed: bool,
    ) -> Result<Vec<DVec2>, Error> {
        let options = Guard::new().walls(&self.walls).radius(radius).closed(closed);
        guard(raw, smoothed, &self.grid, &options)
    }

    /// The line that a unit of this radius walks from one cell's centre to another's: a cheapest route, pulled tight, with
    /// corners as round as there is room for. `Ok(None)` where no route keeps the radius.
    ///
    /// The line keeps the radius from walls and the rim. It is at most as long as the route; where costs differ, it may
    /// cross cells that the route goes round. About 2 µs a cell of the route beside the search.
    ///
    /// # Errors
    /// As [`GridMap::route`].
    ///
    /// ```
    /// use meander_core::{Grid, GridMap};
    /// // . # .
    /// // . # .
    /// // . . .
    /// let mut map = GridMap::new(&Grid::new(3, 3)?).with_walls(&[1, 4])?;
    /// let path = map.unit_path(0, 2, 0.4)?.unwrap();
    /// assert_eq!(path.cost, 6.0);
    /// assert_eq!(map.clear(&path.points, 0.4, false)?, None);
    /// assert_eq!(map.unit_path(0, 2, 0.6)?, None);
    /// # Ok::<(), meander_core::Error>(())
    /// ```
    pub fn unit_path(
        &mut self,
        from: impl Into<CellId>,
        to: impl Into<CellId>,
        radius: f64,
    ) -> Result<Option<UnitPath>, Error> {
        let centre = |cell: u32| {
            let Cell { x, y } = self.cell(cell);
            DVec2::new(f64::from(x) + 0.5, f64::from(y) + 0.5)
        };
        let from = centre(self.range().resolve("from", from.into())?);
        let to = centre(self.range().resolve("to", to.into())?);
        self.unit_path_between(from, to, radius)
    }

    /// The line that a unit walks, as [`GridMap::unit_path`] draws it, between any places: where it stands now, say. A
    /// place in a wall has none.
    ///
    /// Near an end that is closer to a wall than the radius, the line keeps the distance that the end has.
    ///
    /// # Errors
    /// [`Error::BadArgument`] for a place outside the grid and a negative radius.
    pub fn unit_path_between(
        &mut self,
        from: DVec2,
        to: DVec2,
        radius: f64,
    ) -> Result<Option<UnitPath>, Error> {
        let ends = [self.cell_at("from", from)?, self.cell_at("to", to)?];
        let query = RouteQuery::new().radius(radius);
        let Some(GridRoute { points, cost, .. }) = self.route(&ends, &query)? else {
            return Ok(None);
        };
        let route: Vec<DVec2> =
            std::iter::once(from).chain(points).chain(std::iter::once(to)).collect();
        let points = unit_path(&route, &self.wall_grid(), radius);
        check_size::<DVec2>("to", points.len() as f64)?;
        Ok(Some(UnitPath { points, cost }))
    }

    /// The cell in which a place is.
    fn cell_at(&self, argument: &'static str, place: DVec2) -> Result<u32, Error> {
        let (width, height) = (self.grid.width(), self.grid.height());
        let is_inside = (0.0..f64::from(width)).contains(&place.x)
            && (0.0..f64::from(height)).contains(&place.y);
        if is_inside {
            Ok(place.y as u32 * width + place.x as u32)
        } else {
            Err(Error::rule(argument, "a place on the grid"))
        }
    }

    fn range(&self) -> NodeRange {
        NodeRange::of(&self.grid)
    }

    fn cell(&self, index: u32) -> Cell {
        Cell { x: index % self.grid.width(), y: index / self.grid.width() }
    }

    fn wall_grid(&self) -> WallGrid<'_> {
        WallGrid { grid: self.grid, blocked: &self.walls }
    }

    fn open_cells(&self) -> OpenCells<'_> {
        OpenCells { grid: self.grid, blocked: &self.walls, corners: self.corners }
    }

    fn least(&mut self) -> u32 {
        let costs = &self.costs;
        *self.least.get_or_insert_with(|| costs.iter().flatten().copied().min().unwrap_or(1))
    }
}
