//! The line a unit walks: a route over cells, pulled tight and with its corners rounded.

use std::iter;

use glam::{DVec2, dvec2};

use super::RADIUS;
use super::grid_map::GridMap;
use super::pull::Legs;
use super::room::HALF_CELL;
use super::routes::{GridRoute, RouteQuery};
use super::searchers::Searcher;
use crate::error::{Allowed, Error};
use crate::grid::CellId;
use crate::points::{check_size, nearest_share};
use crate::polyline::{Polyline, cells_to_points};

/// The share of a leg that the arc at either end may take, so that two arcs never meet.
const MOST_SHARE: f64 = 0.49;
/// How many chords half a circle has: each turns by 4 to 5 degrees on most corners.
const CHORDS: f64 = 24.0;
/// Corners with less than this cosine of half their turn (turns above 170 degrees) are reversals and stay as they are.
const LEAST_COSINE: f64 = 0.087;
/// How often to halve a cut that does not fit, and how often to try a larger one after one fits.
const MOST_HALVINGS: u32 = 8;
const GROWTHS: usize = 2;

/// The line that a unit walks across a [`GridMap`].
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct UnitPath {
    /// From one end to the other.
    pub line: Polyline,
    /// The cost of the route from which the line was made, as in [`GridRoute`].
    pub cost: f64,
}

impl GridMap {
    /// Returns the line that a unit walks from one cell's centre to another's: a cheapest route, pulled tight, with
    /// corners as round as there is room for. `Ok(None)` if walls separate the two; with [`RouteQuery::nearest`] the
    /// line then ends where [`GridMap::route`] does, at the centre of that cell.
    ///
    /// The line stays the radius away from walls and the rim. It is at most as long as the route; where costs differ,
    /// it may cross cells that the route avoids. On top of the search it takes about 2 µs for each cell of the route.
    ///
    /// # Errors
    /// As [`GridMap::route`]; [`Error::NoRoom`] names an end `from` or `to`.
    ///
    /// ```
    /// use meander_core::{Error, Grid, GridMap, RouteQuery};
    /// // . # .
    /// // . # .
    /// // . . .
    /// let map = GridMap::new(&Grid::new(3, 3)?).with_walls(&[1, 4])?;
    /// let path = map.unit_path(0, 2, &RouteQuery::new().radius(0.4))?.unwrap();
    /// assert_eq!(path.cost, 6.0);
    /// assert_eq!(map.clear(&path.line, 0.4)?, None);
    /// let error = map.unit_path(0, 2, &RouteQuery::new().radius(0.6)).unwrap_err();
    /// assert!(matches!(error, Error::NoRoom { argument: "from", .. }));
    /// # Ok::<(), Error>(())
    /// ```
    pub fn unit_path(
        &self,
        from: impl Into<CellId>,
        to: impl Into<CellId>,
        query: &RouteQuery,
    ) -> Result<Option<UnitPath>, Error> {
        let from = self.range().resolve("from", from.into())?;
        let to = self.range().resolve("to", to.into())?;
        let centers = cells_to_points(self.grid.width(), &[from, to])?;
        self.unit_path_between(centers[0], centers[1], query)
    }

    /// Like [`GridMap::unit_path`], but between any positions, such as where a unit is now. `Ok(None)` if `from` is in
    /// a wall, or `to` without [`RouteQuery::nearest`].
    ///
    /// Near an end that is closer to a wall than the radius, the line keeps the distance of that end: in its cell and
    /// half a cell beyond, with a radius above half a cell up to two cells. With such a radius, this end is
    /// [`Error::NoRoom`] if the centre of its cell has too little room, too; sometimes so is a position in a gap that is
    /// barely wide enough.
    ///
    /// # Errors
    /// As [`GridMap::unit_path`], and [`Error::BadArgument`] for a position outside the grid.
    pub fn unit_path_between(
        &self,
        from: DVec2,
        to: DVec2,
        query: &RouteQuery,
    ) -> Result<Option<UnitPath>, Error> {
        self.searchers.with(|searcher| self.unit_path_by(searcher, from, to, query))
    }

    fn unit_path_by(
        &self,
        searcher: &mut Searcher,
        from: DVec2,
        to: DVec2,
        query: &RouteQuery,
    ) -> Result<Option<UnitPath>, Error> {
        let radius = RADIUS.check(query.radius)?;
        let cells = [self.cell_at("from", from)?, self.cell_at("to", to)?];
        let in_wall = cells.map(|cell| self.walls[cell as usize]);
        if in_wall[0] || (in_wall[1] && !query.nearest) {
            return Ok(None);
        }
        let no_room = |argument| Error::NoRoom { argument, index: None, radius };
        let start = self.approach(searcher, from, cells[0], radius);
        let (start, before) = start.ok_or_else(|| no_room("from"))?;
        let goal = self.approach(searcher, to, cells[1], radius);
        let goal = goal.or(query.nearest.then_some((cells[1], Vec::new())));
        let (end, mut after) = goal.ok_or_else(|| no_room("to"))?;
        let mut reach = |end: u32| {
            let route = self.route_by(searcher, &[start, end], query, radius);
            route.map_err(|error| match error {
                Error::NoRoom { .. } => no_room("to"),
                other => other,
            })
        };
        let mut route = reach(end)?;
        let ends_at =
            |cell: u32| route.as_ref().is_some_and(|route| route.cells.last() == Some(&cell));
        if !ends_at(end) {
            after.clear();
            if query.nearest && end != cells[1] {
                // The nearest cell to `to` itself, not to the cell that leads to it.
                route = reach(cells[1])?;
            }
        }
        let Some(GridRoute { line, cost, .. }) = route else { return Ok(None) };
        let (mut head, mut steps, mut tail) = (before, Vec::from(line), after);
        if let [first, next, ..] = steps[..] {
            if let [.., before, last] = steps[..]
                && !tail.is_empty()
            {
                tail.extend(joints(to, last, before));
                steps.pop();
            }
            head.extend(joints(from, first, next));
            steps.remove(0);
        } else {
            steps.retain(|&middle| middle != from && middle != to);
        }
        tail.reverse();
        let points = unit_path([&head, &steps, &tail], self, radius);
        check_size::<DVec2>("to", points.len() as f64)?;
        Ok(Some(UnitPath { line: Polyline::unchecked(points, false), cost }))
    }

    /// The cell from which a search for a unit at `place` starts, and the points that lead to its centre with the room
    /// that `place` has: its own cell, or else the nearest cell that a straight leg reaches, at most two cells away.
    fn approach(
        &self,
        searcher: &mut Searcher,
        place: DVec2,
        own: u32,
        radius: f64,
    ) -> Option<(u32, Vec<DVec2>)> {
        // If a leg to the centre of its cell is nearer to a wall than both ends, it is still half a cell away.
        if radius <= HALF_CELL {
            return Some((own, vec![place]));
        }
        let (width, height) = (self.grid.width(), self.grid.height());
        let blocked = &searcher.wide(&self.walls, width, radius).blocked;
        let center = |cell: u32| dvec2((cell % width).into(), (cell / width).into()) + 0.5;
        let leads = |line: &[DVec2], room: f64| {
            line.windows(2).all(|leg| self.is_clear(leg[0], leg[1], room))
        };
        let mut room = radius;
        if !blocked[own as usize] {
            room = self.room(place, place, radius);
            let middle = center(own);
            // A leg along a row or column is nowhere nearer to a wall than at its ends.
            let bends = [dvec2(middle.x, place.y), dvec2(place.x, middle.y)];
            let lines = iter::once(vec![place]).chain(bends.map(|bend| vec![place, bend]));
            let mut lines = lines.filter(|line| leads(&[line, &[middle][..]].concat(), room));
            if let Some(line) = lines.next() {
                return Some((own, line));
            }
        }
        let around = |at: u32, count: u32| at.saturating_sub(2)..(at + 3).min(count);
        let distance = |cell: u32| center(cell).distance_squared(place);
        around(own / width, height)
            .flat_map(|row| around(own % width, width).map(move |column| row * width + column))
            .filter(|&cell| !blocked[cell as usize] && leads(&[place, center(cell)], room))
            .min_by(|&one, &other| distance(one).total_cmp(&distance(other)))
            .map(|cell| (cell, vec![place]))
    }

    fn cell_at(&self, argument: &'static str, place: DVec2) -> Result<u32, Error> {
        let (width, height) = (self.grid.width(), self.grid.height());
        for (axis, given, side) in [("x", place.x, width), ("y", place.y, height)] {
            let high = f64::from(side);
            if !(0.0..=high).contains(&given) {
                return Err(Error::outside(argument, given, Allowed::Coordinate { axis, high }));
            }
        }
        // The rim on the far side belongs to the last cells.
        let (column, row) = ((place.x as u32).min(width - 1), (place.y as u32).min(height - 1));
        Ok(row * width + column)
    }
}

/// Leads a unit to the centre of its cell, and on to where it may join the step to the next cell, so that it need not go
/// back: beside the unit, a little ahead, and at the edge of the cell. Empty at the centre.
fn joints(place: DVec2, center: DVec2, next: DVec2) -> Vec<DVec2> {
    let beside = nearest_share(place, center, next).min(0.5);
    let shares = [0.0, beside, (beside + 0.5) / 2.0, 0.5];
    let shares = &shares[if place == center { 4 } else { usize::from(beside == 0.0) }..];
    shares.iter().map(|&share| center.lerp(next, share)).collect()
}

/// Pulls a route without repeated points tight, and rounds its corners. The route has three parts, of which the first and
/// the last are in the cells of its ends, or empty.
///
/// The result begins and ends where the route does, crosses no wall that the route does not, and is at most as long. The
/// middle stays `radius` away from walls and the rim, as each end does if it has that room; otherwise they stay as far as
/// the steps that they replace. Corners become arcs, except reversals and corners where not even 1/256 of the largest arc
/// fits. Takes as long as [`GridMap::pull`], and O(corners).
pub(super) fn unit_path(parts: [&[DVec2]; 3], map: &GridMap, radius: f64) -> Vec<DVec2> {
    let route = parts.concat();
    let Some(last) = route.len().checked_sub(1) else { return route };
    let legs = Legs::new(&route, map, radius, f64::INFINITY);
    // A cramped end by itself, so that no leg beyond it makes do with its room.
    let [head, _, tail] = parts.map(|part| part.len().saturating_sub(1));
    let first = if legs.are_narrow(0, head) { head } else { 0 };
    let end = if legs.are_narrow(last - tail, last) { last - tail } else { last };
    let parts = [0..first + 1, first..end + 1, end..last + 1];
    let kept = parts.into_iter().flat_map(|part| legs.pulled(part));
    let mut corners: Vec<DVec2> = kept.map(|at| route[at]).collect();
    corners.dedup();
    rounded(&corners, map, radius)
}

/// Replaces the corners of a line without repeated points by arcs: each as wide as fits with the room of its two legs,
/// at most the radius.
pub(super) fn rounded(corners: &[DVec2], map: &GridMap, radius: f64) -> Vec<DVec2> {
    let room = |leg: &[DVec2]| map.room(leg[0], leg[1], radius).max(0.0);
    let rooms: Vec<f64> = corners.windows(2).map(room).collect();
    let mut line: Vec<DVec2> = corners.first().copied().into_iter().collect();
    for (corner, rooms) in corners.windows(3).zip(rooms.windows(2)) {
        let arc = widest_arc([corner[0], corner[1], corner[2]], map, [rooms[0], rooms[1]]);
        line.extend(arc.unwrap_or_else(|| vec![corner[1]]));
    }
    line.extend(corners.iter().skip(1).last());
    line
}

/// The widest arc that goes round a corner, if one fits. Each half has the room of its leg.
fn widest_arc(corner: [DVec2; 3], map: &GridMap, rooms: [f64; 2]) -> Option<Vec<DVec2>> {
    let fitting = |cut: f64| {
        let arc = arc(corner, cut)?;
        let mut chords = arc.windows(2).enumerate();
        let room = |chord: usize| rooms[usize::from(2 * chord >= arc.len() - 1)];
        let fits = chords.all(|(at, chord)| map.is_clear(chord[0], chord[1], room(at)));
        fits.then_some(arc)
    };
    let most = MOST_SHARE * corner[1].distance(corner[0]).min(corner[1].distance(corner[2]));
    let mut cuts = (0..=MOST_HALVINGS).map(|halvings| most / f64::from(1 << halvings));
    let (mut cut, mut widest) = cuts.find_map(|cut| Some((cut, fitting(cut)?)))?;
    let mut step = cut / 2.0;
    for _ in 0..if cut < most { GROWTHS } else { 0 } {
        if let Some(wider) = fitting(cut + step) {
            (cut, widest) = (cut + step, wider);
        }
        step /= 2.0;
    }
    Some(widest)
}

/// The arc of a circle that leaves one leg and joins the other at `cut` from the corner; `None` if the line goes
/// straight on or back.
fn arc([before, corner, after]: [DVec2; 3], cut: f64) -> Option<Vec<DVec2>> {
    let (into, out) = ((corner - before).normalize_or_zero(), (after - corner).normalize_or_zero());
    // Sine and cosine of half the turn.
    let (sine, cosine) = ((into - out).length() / 2.0, (into + out).length() / 2.0);
    if sine < 1e-9 || cosine < LEAST_COSINE {
        return None;
    }
    let (start, end) = (corner - into * cut, corner + out * cut);
    let pieces = (sine * CHORDS).ceil().max(2.0);
    // A quadratic Bézier curve whose middle has this cosine as its weight is an arc of a circle. It needs no
    // trigonometry, whose results differ between platforms.
    let points = (0..=pieces as u32).map(|piece| {
        let share = f64::from(piece) / pieces;
        let rest = 1.0 - share;
        let weights = [rest * rest, 2.0 * rest * share * cosine, share * share];
        let sum = start * weights[0] + corner * weights[1] + end * weights[2];
        sum / weights.iter().sum::<f64>()
    });
    Some(points.collect())
}
