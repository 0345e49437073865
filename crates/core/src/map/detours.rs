//! Detours along the route from which a curve was made, where the curve comes too near to walls or turns too sharply.

use std::ops::Range;

use glam::DVec2;

use super::grid_map::GridMap;
use super::pull::Legs;
use super::unit_path::rounded;
use crate::heading::turn;
use crate::polyline::{Polyline, travelled};

/// How far before a bad step of a curve a detour begins, and how far after it ends, in cells; doubled until one fits.
const LEAD: f64 = 0.25;
/// How far a detour goes straight on where it leaves and joins the curve, in cells: half of the lead, but at most this.
const MOST_REACH: f64 = 0.5;
/// How far a point of the route may be from the leg of a detour that replaces it, in cells. Otherwise a detour around a
/// post of a patrol could cut the post off.
pub(super) const MOST_STRAY: f64 = 2.0;
/// The most degrees a detour may turn within `BEND_WITHIN` cells: wide arcs turn less, corners and tight arcs more.
const MOST_BEND: f64 = 25.0;
const BEND_WITHIN: f64 = 0.1;
/// How many steps of the route to search for the match of the next point of the curve.
const STEPS_AHEAD: usize = 16;
/// The longest steps into which `in_steps` divides a curve and a route, in cells. Steps from cell to cell stay whole,
/// even diagonal ones: their middles may touch walls, and no arc fits round a corner that does.
const CURVE_STEP: f64 = 0.5;
const ROUTE_STEP: f64 = 1.5;

/// A point of a line that `in_steps` has divided.
#[derive(Clone, Copy)]
struct Place {
    point: DVec2,
    /// Whether it was a point of the line before.
    is_own: bool,
}

/// A curve and its route, both in small steps. If closed, both begin in a good part of the curve.
pub(super) struct Curve<'a> {
    places: Vec<Place>,
    /// Which steps keep off walls and turn by no more than allowed.
    good: Vec<bool>,
    travelled: Vec<f64>,
    route: Vec<Place>,
    /// For each point of the curve, the matching point of the route.
    matches: Vec<usize>,
    map: &'a GridMap,
    radius: f64,
    closed: bool,
}

/// The points that replace the curve from `leave` to `join`, both included; `bad` is the first bad step between them.
struct Detour {
    bad: usize,
    leave: usize,
    join: usize,
    points: Vec<DVec2>,
}

impl<'a> Curve<'a> {
    pub(super) fn new(
        curve: &Polyline,
        route: &Polyline,
        map: &'a GridMap,
        radius: f64,
        limit: f64,
    ) -> Option<Self> {
        let closed = curve.is_closed();
        let mut places = in_steps(&curve.there_and_home(), CURVE_STEP);
        let mut route = in_steps(&route.there_and_home(), ROUTE_STEP);
        if route.len() < 2 {
            return None;
        }
        let steps: Vec<[DVec2; 2]> =
            places.windows(2).map(|pair| [pair[0].point, pair[1].point]).collect();
        let mut good: Vec<bool> =
            steps.iter().map(|step| map.keeps(step[0], step[1], radius)).collect();
        for (at, pair) in steps.windows(2).enumerate() {
            let [[from, here], [_, to]] = [pair[0], pair[1]];
            if turn(here - from, to - here) > limit {
                good[at..at + 2].fill(false);
            }
        }
        if closed {
            let start = middle_of_longest_run(&good)?;
            begin_at(start, &mut places);
            good.rotate_left(start);
            let nearest = nearest(&route, 0..route.len(), places[0].point);
            begin_at(nearest, &mut route);
        }
        let mut at = 0;
        let next = |place: &Place| {
            at = nearest(&route, at..route.len().min(at + STEPS_AHEAD), place.point);
            at
        };
        let mut matches: Vec<usize> = places.iter().map(next).collect();
        matches.pop();
        matches.push(route.len() - 1);
        let points: Vec<DVec2> = places.iter().map(|place| place.point).collect();
        let travelled = travelled(&points);
        Some(Self { places, good, travelled, route, matches, map, radius, closed })
    }

    /// The curve with a detour round each bad part, or `None` if a detour reaches the start of a closed curve.
    pub(super) fn with_detours(&self) -> Option<Vec<DVec2>> {
        let mut detours: Vec<Detour> = Vec::new();
        let mut from = 0;
        while let Some(bad) = (from..self.good.len()).find(|&step| !self.good[step]) {
            let detour = self.detour(bad, &mut detours)?;
            from = detour.join;
            detours.push(detour);
        }
        let own = |range: Range<usize>| {
            self.places[range].iter().filter(|place| place.is_own).map(|place| place.point)
        };
        let (mut line, mut at) = (Vec::new(), 0);
        for Detour { leave, join, points, .. } in detours {
            line.extend(own(at..leave).chain(points));
            at = join + 1;
        }
        line.extend(own(at..self.places.len()));
        if self.closed {
            line.pop();
        }
        Some(line)
    }

    /// The first detour that fits round a bad step. It replaces the detours before it that it runs into.
    fn detour(&self, bad: usize, before: &mut Vec<Detour>) -> Option<Detour> {
        let last = self.places.len() - 1;
        let (mut start, mut lead) = (bad, LEAD);
        loop {
            let (leave, join) = (self.leave(start, lead), self.join(bad + 1, lead));
            if let Some(passed) = before.pop_if(|detour| leave <= detour.join) {
                start = passed.bad;
                continue;
            }
            if self.closed && (leave == 0 || join == last) {
                return None;
            }
            let points = self.along_route(leave, join, (0.5 * lead).min(MOST_REACH));
            let is_whole = leave == 0 && join == last;
            if let Some(points) = points.filter(|points| is_whole || is_gentle(points)) {
                return Some(Detour { bad: start, leave, join, points });
            }
            lead *= 2.0;
        }
    }

    /// The last point at least `lead` before `before` that follows a good step, or the first point.
    fn leave(&self, before: usize, lead: f64) -> usize {
        let most = self.travelled[before] - lead;
        let at = self.travelled[..=before].partition_point(|&x| x <= most).saturating_sub(1);
        (1..=at).rev().find(|&at| self.good[at - 1]).unwrap_or(0)
    }

    /// The first point at least `lead` after `behind` that precedes a good step, or the last point.
    fn join(&self, behind: usize, lead: f64) -> usize {
        let (last, least) = (self.good.len(), self.travelled[behind] + lead);
        let at = self.travelled.partition_point(|&x| x < least);
        (at..last).find(|&at| self.good[at]).unwrap_or(last)
    }

    /// A line along the route from one point of the curve to another. It begins and ends in the direction of the curve.
    fn along_route(&self, leave: usize, join: usize, reach: f64) -> Option<Vec<DVec2>> {
        let ahead = self.matches[leave]..self.route.len();
        let (start, first) = self.turn_off(leave, leave.checked_sub(1), reach, ahead)?;
        let after = Some(join + 1).filter(|&after| after < self.places.len());
        let (end, last) = self.turn_off(join, after, reach, (0..=self.matches[join]).rev())?;
        let between = self.route.get(first..=last).filter(|between| !between.is_empty())?;
        let between = between.iter().map(|place| place.point);
        let corners = [start, end].map(|turn| turn.map(|[_, corner]| corner));
        let stretch: Vec<DVec2> = corners[0].into_iter().chain(between).chain(corners[1]).collect();
        let legs = Legs::new(&stretch, self.map, self.radius, MOST_STRAY);
        let pulled = legs.pulled(0..stretch.len()).into_iter().map(|at| stretch[at]);
        let ends = [start, end].map(|turn| turn.map(|[point, _]| point));
        let line: Vec<DVec2> = ends[0].into_iter().chain(pulled).chain(ends[1]).collect();
        Some(rounded(&line, self.map, self.radius))
    }

    /// The point `at` of the curve and the corner to which a detour goes straight on from it, in the direction from
    /// `beside`; `None` at the ends of the curve. Also the first of `steps` of the route that lies ahead of the corner
    /// and in clear reach.
    fn turn_off(
        &self,
        at: usize,
        beside: Option<usize>,
        reach: f64,
        mut steps: impl Iterator<Item = usize>,
    ) -> Option<(Option<[DVec2; 2]>, usize)> {
        let Some(beside) = beside else { return Some((None, steps.next()?)) };
        let (point, route) = (self.places[at].point, |step: usize| self.route[step].point);
        let along = (point - self.places[beside].point).normalize_or_zero();
        let corner = point + along * reach;
        let is_open = |&step: &usize| {
            (route(step) - corner).dot(along) > 0.0
                && self.map.is_clear(corner, route(step), self.radius)
        };
        if !self.map.is_clear(point, corner, self.radius) {
            return None;
        }
        Some((Some([point, corner]), steps.take(STEPS_AHEAD).find(is_open)?))
    }
}

/// Whether a line has no kink.
fn is_gentle(line: &[DVec2]) -> bool {
    let travelled = travelled(line);
    let (mut sum, mut first) = (0.0, 1);
    let turn_at = |at: usize| turn(line[at] - line[at - 1], line[at + 1] - line[at]);
    (1..line.len().saturating_sub(1)).all(|at| {
        sum += turn_at(at);
        while travelled[at] - travelled[first] > BEND_WITHIN {
            sum -= turn_at(first);
            first += 1;
        }
        sum <= MOST_BEND
    })
}

/// A line without repeated points whose segments are divided into steps.
fn in_steps(line: &[DVec2], step: f64) -> Vec<Place> {
    let length = travelled(line).last().copied().unwrap_or(0.0);
    // A few points far apart must not become too many.
    let step = step.max(length / (8 * line.len() + 1024) as f64);
    let first = line.first().map(|&point| Place { point, is_own: true });
    let mut places: Vec<Place> = first.into_iter().collect();
    for pair in line.windows(2).filter(|pair| pair[0] != pair[1]) {
        let pieces = (pair[0].distance(pair[1]) / step).ceil().max(1.0);
        for piece in 1..pieces as u32 {
            let point = pair[0].lerp(pair[1], f64::from(piece) / pieces);
            places.push(Place { point, is_own: false });
        }
        places.push(Place { point: pair[1], is_own: true });
    }
    places
}

/// The index in `among` of the point of a line nearest to `place`.
fn nearest(line: &[Place], among: Range<usize>, place: DVec2) -> usize {
    let start = among.start;
    let distance = |&at: &usize| line[at].point.distance_squared(place);
    among.min_by(|one, other| distance(one).total_cmp(&distance(other))).unwrap_or(start)
}

/// Rotates a closed line, whose last point repeats its first, so that it begins and ends at the point `start`.
fn begin_at(start: usize, round: &mut Vec<Place>) {
    round.pop();
    round.rotate_left(start);
    round.extend(round.first().copied());
}

/// The point in the middle of the longest run of good steps, if the run has at least two.
fn middle_of_longest_run(good: &[bool]) -> Option<usize> {
    let (mut run, mut longest, mut middle) = (0, 1, None);
    for (step, &is_good) in good.iter().enumerate() {
        run = if is_good { run + 1 } else { 0 };
        if run > longest {
            (longest, middle) = (run, Some(step + 1 - run / 2));
        }
    }
    middle
}
