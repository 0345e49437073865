//! Pulling a route tight: a short line over some of its points that stays away from walls.

use std::iter;
use std::ops::Range;

use glam::DVec2;

use super::grid_map::GridMap;
use super::{RADIUS, ROUNDING};
use crate::derived::Derived;
use crate::error::Error;
use crate::points::{check_size, distance_squared, is_between};
use crate::polyline::Polyline;
use crate::smooth::TOLERANCE;

/// How many steps of the route a leg may replace, before legs are joined; longest first, because it is often the best.
const LEAPS: [usize; 8] = [128, 64, 32, 16, 8, 4, 2, 1];
/// The cost of a leg in addition to its length, in cells, because fewer legs are better.
const LEG_COST: f64 = 0.25;
/// How often to move all corners along the route to shorten the line.
const MOST_SWEEPS: usize = 8;

impl GridMap {
    /// Looks for a short line with few legs over some of the points. No leg crosses a wall or lies further than
    /// `tolerance` from the points that it replaces. The result is never longer than the line, though a shorter one may
    /// exist. An infinite tolerance pulls the line tight.
    ///
    /// No leg crosses a wall as in [`GridMap::crossings`], or passes exactly through a corner where two walls touch.
    /// Legs stay `radius` away from walls and the rim, or as far as the part they replace if that is less; routes of
    /// [`GridMap::route`] for that radius stay as far. The line's own legs may always stay. An open line keeps both
    /// ends, a closed one its first point and the point furthest from it. To keep the stops of a route, pull each part
    /// between two stops by itself.
    ///
    /// Even without walls the result differs from [`simplify`](crate::smooth::simplify()), which does not look for a
    /// short line. `pull` compares legs over 1, 2, 4 … 128 steps, then moves corners along the line while that shortens
    /// it, and joins legs. It checks about 8·n legs, or one if the straight line from end to end is clear: each in
    /// O(cells within `radius` of the leg), with a finite tolerance plus the points between its ends.
    ///
    /// # Errors
    /// [`Error::BadArgument`] for a negative tolerance or radius and NaN.
    ///
    /// ```
    /// use meander_core::{Grid, GridMap, RouteQuery};
    /// // . . . .
    /// // . # . .     the route goes up, then right
    /// // . . . .
    /// let map = GridMap::new(&Grid::new(4, 3)?).with_walls(&[5])?;
    /// let route = map.route(&[8, 0, 3], &RouteQuery::new())?.unwrap();
    /// let tight = map.pull(&route.line, f64::INFINITY, 0.0)?;
    /// assert_eq!(tight.indices().collect::<Vec<_>>(), [0, 1, 3, 5]);
    /// // With radius 0.5 the line keeps off the corners of the wall.
    /// let wide = map.pull(&route.line, f64::INFINITY, 0.5)?;
    /// assert_eq!(wide.indices().collect::<Vec<_>>(), [0, 2, 5]);
    /// # Ok::<(), meander_core::Error>(())
    /// ```
    pub fn pull(&self, line: &Polyline, tolerance: f64, radius: f64) -> Result<Derived, Error> {
        RADIUS.check(radius)?;
        TOLERANCE.check(tolerance)?;
        let kept = self.in_sight(line, tolerance, radius);
        check_size::<DVec2>("points", kept.len() as f64)?;
        Ok(Derived::kept(line, &kept))
    }

    /// The indexes of the points that `pull` keeps.
    pub(super) fn in_sight(&self, line: &Polyline, tolerance: f64, radius: f64) -> Vec<u32> {
        let round = line.there_and_home();
        let legs = Legs::new(&round, self, radius, tolerance);
        let Some(last) = round.len().checked_sub(1) else { return Vec::new() };
        let distance = |&at: &usize| distance_squared(line[at], line[0], line[0]);
        // The first of several that are equally far.
        let others = (1..last).rev().filter(|_| line.is_closed());
        let furthest = others.max_by(|one, other| distance(one).total_cmp(&distance(other)));
        let middle = furthest.unwrap_or(0);
        let parts = [0..middle + 1, middle..last + 1].into_iter();
        let pulled = parts.flat_map(|part| legs.pulled(part).into_iter().skip(1));
        let mut kept: Vec<u32> = iter::once(0).chain(pulled).map(|index| index as u32).collect();
        kept.truncate(kept.len() - usize::from(line.is_closed()));
        kept
    }
}

/// Straight legs from one point of a route to a later one.
pub(super) struct Legs<'a> {
    route: &'a [DVec2],
    map: &'a GridMap,
    radius: f64,
    /// The squared distance that a point may have from the leg that replaces it.
    limit: f64,
    /// The room of each step of the route, at most the radius.
    rooms: Vec<f64>,
    /// How many steps before each point have less room than the radius.
    narrow: Vec<u32>,
}

impl<'a> Legs<'a> {
    pub(super) fn new(route: &'a [DVec2], map: &'a GridMap, radius: f64, tolerance: f64) -> Self {
        let room = |step: &[DVec2]| map.room(step[0], step[1], radius).max(0.0);
        let rooms: Vec<f64> = route.windows(2).map(room).collect();
        let mut narrow = vec![0];
        for (before, &room) in rooms.iter().enumerate() {
            narrow.push(narrow[before] + u32::from(room < radius));
        }
        Self { route, map, radius, limit: tolerance * tolerance, rooms, narrow }
    }

    /// Whether a step between two points has less room than the radius.
    pub(super) fn are_narrow(&self, from: usize, to: usize) -> bool {
        self.narrow[from] != self.narrow[to]
    }

    /// The least room on the route between two of its points, at most the radius: a leg between them has to keep it.
    fn needed(&self, from: usize, to: usize) -> f64 {
        if !self.are_narrow(from, to) {
            return self.radius;
        }
        self.rooms[from..to].iter().copied().fold(self.radius, f64::min)
    }

    /// The points that stay in a part of the route: ascending, its first and last included.
    ///
    /// No leg crosses a wall. Legs stay the radius away from walls and the rim, or as far as the steps they replace if that
    /// is less; a step of the route may always stay. The legs together are at most as long as the route. For each point of
    /// the route it checks at most 8 legs, over up to 128 steps each, and a few more to join legs.
    pub(super) fn pulled(&self, part: Range<usize>) -> Vec<usize> {
        if part.len() < 3 {
            return part.collect();
        }
        let mut kept = self.shortest_by_leaps(part);
        for _ in 0..MOST_SWEEPS {
            self.slide(&mut kept);
            let fewer = self.without_detours(&kept);
            if fewer == kept {
                break;
            }
            kept = fewer;
        }
        kept
    }

    fn is_clear(&self, from: usize, to: usize) -> bool {
        // A step of the route may stay as it is.
        if to <= from + 1 {
            return true;
        }
        let (start, end) = (self.route[from], self.route[to]);
        start != end
            && self.are_near(from, to)
            && self.map.is_clear(start, end, self.needed(from, to))
    }

    /// Whether the points between two others are within the tolerance of the leg.
    fn are_near(&self, from: usize, to: usize) -> bool {
        let (start, end) = (self.route[from], self.route[to]);
        let near = |&point: &DVec2| {
            distance_squared(point, start, end) <= self.limit || is_between(point, start, end)
        };
        self.limit == f64::INFINITY || self.route[from + 1..to].iter().all(near)
    }

    /// The straight line if that is clear; otherwise the shortest line whose legs each replace a number of steps in
    /// `LEAPS`. Such a line exists, because each step of the route may stay.
    fn shortest_by_leaps(&self, part: Range<usize>) -> Vec<usize> {
        let (first, last) = (part.start, part.end - 1);
        if self.is_clear(first, last) {
            return vec![first, last];
        }
        // For each point, the length of the best line to it, and the point before it on that line.
        let mut best = vec![(0.0, first)];
        for here in first + 1..=last {
            let mut found = (f64::INFINITY, first);
            for leap in LEAPS.into_iter().filter(|&leap| leap <= here - first) {
                let from = here - leap;
                let length =
                    best[from - first].0 + self.route[from].distance(self.route[here]) + LEG_COST;
                if length < found.0 && self.is_clear(from, here) {
                    found = (length, from);
                }
            }
            best.push(found);
        }
        let before = |&here: &usize| (here > first).then(|| best[here - first].1);
        let mut kept: Vec<usize> = iter::successors(Some(last), before).collect();
        kept.reverse();
        kept
    }

    /// Moves corners along the route where that shortens the line.
    fn slide(&self, kept: &mut [usize]) {
        for at in 1..kept.len() - 1 {
            let (before, after) = (kept[at - 1], kept[at + 1]);
            let length = |corner: usize| {
                let point = self.route[corner];
                self.route[before].distance(point) + point.distance(self.route[after])
            };
            let mut slide = (after - before).next_power_of_two() / 2;
            while slide > 0 {
                let corners = [kept[at] + slide, kept[at].saturating_sub(slide)];
                let shorter = corners.into_iter().find(|&corner| {
                    corner > before
                        && corner < after
                        && length(corner) + ROUNDING < length(kept[at])
                        && self.is_clear(before, corner)
                        && self.is_clear(corner, after)
                });
                kept[at] = shorter.unwrap_or(kept[at]);
                slide /= 2;
            }
        }
    }

    /// Drops corners that a single clear leg can skip.
    fn without_detours(&self, kept: &[usize]) -> Vec<usize> {
        let mut fewer: Vec<usize> = Vec::with_capacity(kept.len());
        for &point in kept {
            while let [.., before, _] = fewer[..]
                && self.is_clear(before, point)
            {
                fewer.pop();
            }
            fewer.push(point);
        }
        fewer
    }
}
