//! Detours of a curve along the route that it was made from, where the curve itself comes too near to walls.

use std::ops::Range;

use glam::DVec2;

use super::pull::pull;
use super::unit_path::{rounded, unit_path};
use crate::error::Error;
use crate::heading::turn;
use crate::measure::{WallGrid, measure};
use crate::travel::travelled;

/// How far before a bad part of a curve a detour begins, and how far behind it ends, in cells; doubled until one fits.
const LEAD: f64 = 0.25;
/// How far a detour goes straight on from the curve before it turns, and from which corner it comes back, as shares of the
/// lead; and how far at most, in cells.
const REACHES: [f64; 2] = [1.0, 0.5];
const MOST_REACH: f64 = 1.5;
/// Within how many cells a detour may turn by how many degrees: wide arcs do, corners and tight arcs do not.
const KINK: (f64, f64) = (0.1, 25.0);
/// How many steps of the route ahead the one that belongs to a point of the curve may be.
const WINDOW: usize = 16;
/// The longest steps that a curve and a route are divided into, in cells. Steps between cells, diagonal ones too, stay
/// whole: their middles may touch walls, and no arc fits round a corner that does.
const CURVE_STEP: f64 = 0.5;
const ROUTE_STEP: f64 = 1.5;

/// Keeps a curve off walls and no sharper than the route that it was made from, as the public `guard` says, whose
/// arguments these are.
pub(crate) fn guard(
    raw: &[DVec2],
    smoothed: &[DVec2],
    walls: &WallGrid<'_>,
    radius: f64,
    closed: bool,
) -> Result<Vec<DVec2>, Error> {
    let (route, curve) = (round(raw, closed), round(smoothed, closed));
    if !keeps(walls, &route, 0.0) {
        return Err(Error::rule("raw", "a path over open cells"));
    }
    let same_ends = raw.first() == smoothed.first() && raw.last() == smoothed.last();
    if raw.is_empty() != smoothed.is_empty() || !(closed || same_ends) {
        return Err(Error::rule("smoothed", "a line with the ends of raw"));
    }
    let limit = measure(raw, closed)?.max_turn;
    if keeps(walls, &curve, radius) && measure(smoothed, closed)?.max_turn <= limit {
        return Ok(smoothed.to_vec());
    }
    let rooms = route.windows(2).map(|step| walls.room(step[0], step[1], radius));
    let least = rooms.fold(radius, f64::min);
    let detours = Curve::new(&curve, &route, walls, radius, limit, closed);
    let whole = || {
        if closed { closed_unit_path(&route, walls, radius) } else { unit_path(raw, walls, radius) }
    };
    let detours = detours.and_then(|curve| curve.with_detours());
    for line in detours.into_iter().chain(std::iter::once_with(whole)) {
        if keeps(walls, &round(&line, closed), least) && measure(&line, closed)?.max_turn <= limit {
            return Ok(line);
        }
    }
    Ok(raw.to_vec())
}

/// A line with its first point at its end again if it is closed.
fn round(points: &[DVec2], closed: bool) -> Vec<DVec2> {
    points.iter().chain(points.first().filter(|_| closed)).copied().collect()
}

/// Whether a line, or the single point that it consists of, crosses no wall and keeps this distance.
fn keeps(walls: &WallGrid<'_>, line: &[DVec2], distance: f64) -> bool {
    let keeps = |from: DVec2, to: DVec2| {
        if distance > 0.0 { walls.is_clear(from, to, distance) } else { !walls.blocks(from, to) }
    };
    match line {
        [point] => keeps(*point, *point),
        _ => line.windows(2).all(|pair| keeps(pair[0], pair[1])),
    }
}

/// The unit path along a closed route, whose last point is its first. It turns at the first point, too, and comes by
/// the point furthest from that.
fn closed_unit_path(route: &[DVec2], walls: &WallGrid<'_>, radius: f64) -> Vec<DVec2> {
    let mut route = route.to_vec();
    route.dedup();
    let distance = |&at: &usize| route[at].distance_squared(route[0]);
    let furthest = (0..route.len()).max_by(|one, other| distance(one).total_cmp(&distance(other)));
    let Some(furthest) = furthest.filter(|&at| at > 0) else { return route };
    let mut kept = pull(&route[..=furthest], walls, radius);
    kept.extend(
        pull(&route[furthest..], walls, radius).into_iter().skip(1).map(|at| furthest + at),
    );
    let mut corners: Vec<DVec2> = kept.into_iter().map(|at| route[at]).collect();
    // From the middle of the first leg all round to there.
    let middle = corners[0].midpoint(corners[1]);
    corners[0] = middle;
    corners.push(middle);
    let mut line = rounded(&corners, walls, radius);
    line.pop();
    line
}

/// A curve and the route that it was made from, both in small steps. Of a closed curve both begin where it is good.
struct Curve<'a> {
    points: Vec<DVec2>,
    /// Which of the points the curve had before it was divided into steps.
    own: Vec<bool>,
    /// Which steps keep off walls and turn by no more than allowed.
    good: Vec<bool>,
    travelled: Vec<f64>,
    route: Vec<DVec2>,
    /// For each point of the curve, the point of the route that belongs to it.
    matches: Vec<usize>,
    walls: &'a WallGrid<'a>,
    radius: f64,
    closed: bool,
}

/// What replaces a part of a curve.
struct Detour {
    /// From where to where the curve is bad.
    bad: Range<usize>,
    /// The points of the curve at which it begins and ends.
    leave: usize,
    join: usize,
    points: Vec<DVec2>,
}

impl<'a> Curve<'a> {
    fn new(
        curve: &[DVec2],
        route: &[DVec2],
        walls: &'a WallGrid<'a>,
        radius: f64,
        limit: f64,
        closed: bool,
    ) -> Option<Self> {
        let (mut points, mut own) = in_steps(curve, CURVE_STEP);
        let (mut route, _) = in_steps(route, ROUTE_STEP);
        let mut good: Vec<bool> =
            points.windows(2).map(|step| keeps(walls, step, radius)).collect();
        for at in 1..good.len() {
            if turn(points[at] - points[at - 1], points[at + 1] - points[at]) > limit {
                (good[at - 1], good[at]) = (false, false);
            }
        }
        if closed {
            let start = middle_of_longest_run(&good)?;
            begin_at(start, &mut points);
            begin_at(start, &mut own);
            good.rotate_left(start);
            let distance = |&at: &usize| route[at].distance_squared(points[0]);
            let nearest =
                (0..route.len()).min_by(|one, other| distance(one).total_cmp(&distance(other)))?;
            begin_at(nearest, &mut route);
        }
        let mut at = 0;
        let matches = points.iter().map(|&point| {
            let window = at..route.len().min(at + WINDOW);
            let distance = |&at: &usize| route[at].distance_squared(point);
            at =
                window.min_by(|one, other| distance(one).total_cmp(&distance(other))).unwrap_or(at);
            at
        });
        let matches = matches.collect();
        let travelled = travelled(&points);
        Some(Self { points, own, good, travelled, route, matches, walls, radius, closed })
    }

    /// The curve with a detour round each bad part, or none if a closed one has to go round them all at once.
    fn with_detours(&self) -> Option<Vec<DVec2>> {
        let mut detours: Vec<Detour> = Vec::new();
        let mut from = 0;
        while let Some(step) = (from..self.good.len()).find(|&step| !self.good[step]) {
            let detour = self.detour(step, &mut detours)?;
            from = detour.join;
            detours.push(detour);
        }
        let own = |range: Range<usize>| range.filter(|&at| self.own[at]).map(|at| self.points[at]);
        let mut line = Vec::new();
        let mut at = 0;
        for detour in detours {
            line.extend(own(at..detour.leave));
            line.extend(detour.points);
            at = detour.join + 1;
        }
        line.extend(own(at..self.points.len()));
        if self.closed {
            line.pop();
        }
        Some(line)
    }

    /// The first detour that fits round a bad step, and round what the detours before it went round where it takes
    /// their place.
    fn detour(&self, step: usize, before: &mut Vec<Detour>) -> Option<Detour> {
        let last = self.points.len() - 1;
        let mut bad = step..step + 1;
        let mut lead = LEAD;
        loop {
            let leave = self.leave(bad.start, lead);
            let join = self.join(bad.end, lead);
            if let Some(passed) = before.pop_if(|detour| leave <= detour.join) {
                bad.start = passed.bad.start;
                continue;
            }
            if self.closed && (leave == 0 || join == last) {
                return None;
            }
            let is_whole = leave == 0 && join == last;
            for reach in REACHES {
                let points = self.along_route(leave, join, reach * lead.min(MOST_REACH));
                if let Some(points) = points.filter(|points| is_whole || is_gentle(points)) {
                    return Some(Detour { bad, leave, join, points });
                }
            }
            lead *= 2.0;
        }
    }

    /// The last point this far before another that is reached on a good step, or the first.
    fn leave(&self, before: usize, lead: f64) -> usize {
        let most = self.travelled[before] - lead;
        let mut at = self.travelled[..=before].partition_point(|&x| x <= most).saturating_sub(1);
        while at > 0 && !self.good[at - 1] {
            at -= 1;
        }
        at
    }

    /// The first point this far behind another that is left on a good step, or the last.
    fn join(&self, behind: usize, lead: f64) -> usize {
        let (last, least) = (self.good.len(), self.travelled[behind] + lead);
        let mut at = self.travelled.partition_point(|&x| x < least).min(last);
        while at < last && !self.good[at] {
            at += 1;
        }
        at
    }

    /// A line from one point of the curve to another, along the route: first and last straight on as the curve goes.
    fn along_route(&self, leave: usize, join: usize, reach: f64) -> Option<Vec<DVec2>> {
        let (points, route) = (&self.points, &self.route);
        let last = points.len() - 1;
        let (mut stretch, mut end) = (Vec::new(), Vec::new());
        let (mut first_step, mut last_step) = (0, route.len() - 1);
        if leave > 0 {
            let along = (points[leave] - points[leave - 1]).normalize_or_zero();
            let corner = self.corner(points[leave], along * reach)?;
            first_step = (self.matches[leave]..route.len())
                .take(WINDOW)
                .find(|&step| self.is_ahead(corner, along, step))?;
            stretch.extend([points[leave], corner]);
        }
        if join < last {
            let along = (points[join] - points[join + 1]).normalize_or_zero();
            let corner = self.corner(points[join], along * reach)?;
            last_step = (0..=self.matches[join])
                .rev()
                .take(WINDOW)
                .find(|&step| self.is_ahead(corner, along, step))?;
            end.extend([corner, points[join]]);
        }
        if first_step > last_step {
            return None;
        }
        stretch.extend(&route[first_step..=last_step]);
        stretch.extend(&end);
        let (head, tail) = (usize::from(leave > 0), usize::from(join < last));
        let part = head..stretch.len() - tail;
        let pulled = pull(&stretch[part.clone()], self.walls, self.radius);
        let corners: Vec<DVec2> = (0..head)
            .chain(pulled.into_iter().map(|at| head + at))
            .chain(part.end..stretch.len())
            .map(|at| stretch[at])
            .collect();
        Some(rounded(&corners, self.walls, self.radius))
    }

    fn corner(&self, point: DVec2, reach: DVec2) -> Option<DVec2> {
        let corner = point + reach;
        self.walls.is_clear(point, corner, self.radius).then_some(corner)
    }

    /// Whether a point of the route is in front of a corner, with as much room in between as the route has there.
    fn is_ahead(&self, corner: DVec2, along: DVec2, step: usize) -> bool {
        let route = &self.route;
        let rooms = [step.saturating_sub(1)..step, step..(step + 1).min(route.len() - 1)];
        let needed = rooms
            .into_iter()
            .map(|step| self.walls.room(route[step.start], route[step.end], self.radius))
            .fold(self.radius, f64::min);
        (route[step] - corner).dot(along) > 0.0
            && self.walls.is_clear(corner, route[step], needed.max(0.0))
    }
}

/// Whether a line has no kink: the most that it turns within `KINK.0` is at most `KINK.1`.
fn is_gentle(line: &[DVec2]) -> bool {
    let travelled = travelled(line);
    let (mut sum, mut first) = (0.0, 1);
    let turn_at = |at: usize| turn(line[at] - line[at - 1], line[at + 1] - line[at]);
    (1..line.len().saturating_sub(1)).all(|at| {
        sum += turn_at(at);
        while travelled[at] - travelled[first] > KINK.0 {
            sum -= turn_at(first);
            first += 1;
        }
        sum <= KINK.1
    })
}

/// A line without repeated points whose segments are divided into steps, and which of its points it had before.
fn in_steps(line: &[DVec2], step: f64) -> (Vec<DVec2>, Vec<bool>) {
    let length = travelled(line).last().copied().unwrap_or(0.0);
    // Few points far apart must not become too many.
    let step = step.max(length / (8 * line.len() + 1024) as f64);
    let mut points: Vec<DVec2> = line.first().copied().into_iter().collect();
    let mut own = vec![true; points.len()];
    for pair in line.windows(2).filter(|pair| pair[0] != pair[1]) {
        let pieces = (pair[0].distance(pair[1]) / step).ceil().max(1.0);
        for piece in 1..pieces as u32 {
            points.push(pair[0].lerp(pair[1], f64::from(piece) / pieces));
            own.push(false);
        }
        points.push(pair[1]);
        own.push(true);
    }
    (points, own)
}

/// Makes a round that ends where it began do so at another of its points.
fn begin_at<T: Copy>(start: usize, round: &mut Vec<T>) {
    round.pop();
    round.rotate_left(start);
    round.extend(round.first().copied());
}

/// The point in the middle of the most good steps in a row, if there is one between two of them.
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
