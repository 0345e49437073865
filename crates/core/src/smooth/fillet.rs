//! Rounding corners with arcs of circles.

use glam::DVec2;

use super::arc::Arc;
use crate::error::Error;
use crate::points::{COORDINATE_LIMIT, Point, check_size, length, unit};
use crate::polyline::Polyline;

/// Arcs that leave less than this share of a leg between them meet.
const MEET: f64 = 1e-12;

/// Closer points count as one, because squares of such distances lose digits.
const SAME: f64 = 1e-150;

/// A turn is straight back if the cosine of its half is less.
const BACK: f64 = 1e-9;

/// The result of [`fillet`].
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Filleted<P: Point = DVec2> {
    /// The legs and arcs.
    pub line: Polyline<P>,
    /// The corners at which the radius does not fit.
    pub tight: Vec<TightCorner>,
}

/// A corner at which the radius does not fit.
#[derive(Debug, Clone, Copy, PartialEq)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct TightCorner {
    /// The index of the point.
    pub index: u32,
    /// The radius used instead; 0 where the line turns straight back, because no arc does.
    pub radius: f64,
}

/// Rounds corners with arcs of circles. Anything whose turning circle has this radius, in the points' unit, can follow
/// the result: straight legs, and arcs that join them without a kink.
///
/// - **Room:** an arc takes `radius·tan(turn/2)` of both legs. Where two arcs need more than a leg has, they share it
///   in proportion; if one cannot use its share, because its other leg is shorter still, the other takes the rest. No
///   tight arc could be wider unless another became tighter.
/// - **Points:** a chord spans at most a 64th of a full circle. The points of an arc lie on the circle and replace the
///   corner; a corner where the line turns straight back stays as it is. An open line keeps both ends. Repeated points
///   count as one, and so do points closer than 1e-150.
///
/// Lines of fewer than three points come back unchanged, and so does any line with radius 0. O(result).
///
/// # Errors
/// [`Error::BadArgument`] for a negative radius, one above 1e150, and NaN.
///
/// ```
/// use meander_core::{Polyline, glam::dvec2, smooth::fillet};
/// let corner = Polyline::open([[0.0, 0.0], [4.0, 0.0], [4.0, 4.0]])?;
/// let road = fillet(&corner, 3.0)?;
/// assert!(road.tight.is_empty());
/// assert_eq!(road.line[..2], [dvec2(0.0, 0.0), dvec2(1.0, 0.0)]);
/// let center = dvec2(1.0, 3.0);
/// assert!(road.line[1..18].iter().all(|point| (point.distance(center) - 3.0).abs() < 1e-12));
/// // A leg of 4 has no room for an arc of radius 5.
/// let tight = fillet(&corner, 5.0)?.tight;
/// assert_eq!((tight.len(), tight[0].index), (1, 1));
/// assert!((tight[0].radius - 4.0).abs() < 1e-12);
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn fillet<P: Point>(line: &Polyline<P>, radius: f64) -> Result<Filleted<P>, Error> {
    if !(0.0..=COORDINATE_LIMIT).contains(&radius) {
        return Err(Error::value("radius", radius, "a number from 0 to 1e150"));
    }
    check_size::<P>("points", line.len() as f64)?;
    let closed = line.is_closed();
    let mut corners: Vec<u32> = (0..line.len() as u32).collect();
    let point = |index: u32| line[index as usize];
    let is_same = |one: u32, other: u32| length(point(one) - point(other)) <= SAME;
    corners.dedup_by(|later, earlier| is_same(*later, *earlier));
    if let Some(end) = corners.last_mut().filter(|_| !closed) {
        *end = line.len() as u32 - 1;
    }
    while let [first, .., last] = corners[..]
        && closed
        && is_same(first, last)
    {
        corners.pop();
    }
    let count = corners.len();
    if count < 3 || radius <= 0.0 {
        return Ok(Filleted { line: line.clone(), tight: Vec::new() });
    }
    let turns: Vec<Option<Turn<P>>> = (0..count)
        .map(|at| {
            let is_corner = closed || (at > 0 && at + 1 < count);
            let neighbor = |step: usize| point(corners[(at + step) % count]);
            is_corner.then(|| Turn::new(neighbor(count - 1), neighbor(0), neighbor(1)))
        })
        .collect();
    let cuts = cuts(&turns, &corners.iter().map(|&index| point(index)).collect::<Vec<P>>(), radius);
    let (mut points, mut tight) = (Vec::with_capacity(count), Vec::new());
    for at in 0..count {
        let (index, before) = (corners[at], (at + count - 1) % count);
        let corner = point(index);
        // Whether the arc before ends where this one begins.
        let leg = length(corner - point(corners[before]));
        let meets = leg - cuts[at] - cuts[before] <= MEET * leg;
        let Some(turn) = &turns[at] else {
            // The ends of an open line stay exactly where they are.
            if meets && at > 0 {
                points.pop();
            }
            points.push(corner);
            continue;
        };
        if cuts[at] < radius * turn.tangent {
            let radius = if turn.tangent.is_finite() { cuts[at] / turn.tangent } else { 0.0 };
            tight.push(TightCorner { index, radius });
        }
        // Rounding would merge a smaller arc with its corner.
        let cut = if cuts[at] > MEET * leg { cuts[at] } else { 0.0 };
        turn.round(corner, cut, meets && at > 0, &mut points);
        check_size::<P>("points", points.len() as f64)?;
    }
    let leg = length(point(corners[0]) - point(corners[count - 1]));
    if closed && leg - cuts[0] - cuts[count - 1] <= MEET * leg {
        points.pop();
    }
    Ok(Filleted { line: line.with_points(points), tight })
}

/// How a line turns at a corner.
struct Turn<P> {
    into: P,
    out: P,
    /// The tangent of half the angle: how much of both legs an arc of radius 1 takes.
    tangent: f64,
    /// The cosine of half the angle.
    cosine: f64,
}

impl<P: Point> Turn<P> {
    fn new(before: P, at: P, after: P) -> Self {
        let (into, out) = (unit(at - before), unit(after - at));
        let (sine, cosine) = (0.5 * length(out - into), 0.5 * length(into + out));
        let tangent = if cosine < BACK { f64::INFINITY } else { sine / cosine };
        Self { into, out, tangent, cosine }
    }

    /// Appends the arc to `points`, without its start if `points` already ends there.
    fn round(&self, corner: P, cut: f64, is_there: bool, points: &mut Vec<P>) {
        if !(cut > 0.0 && self.tangent.is_finite()) {
            points.extend((!is_there).then_some(corner));
            return;
        }
        let (start, end) = (corner - self.into * cut, corner + self.out * cut);
        points.extend((!is_there).then_some(start));
        Arc { start, corner, end, cosine: self.cosine }.fill(points);
    }
}

/// How much of its legs each corner takes.
fn cuts<P: Point>(turns: &[Option<Turn<P>>], corners: &[P], radius: f64) -> Vec<f64> {
    let count = turns.len();
    let wanted = |at: usize| match &turns[at % count] {
        // Where the line turns straight back, there is no arc.
        Some(turn) if turn.tangent.is_finite() => radius * turn.tangent,
        _ => 0.0,
    };
    let leg = |at: usize| length(corners[(at + 1) % count] - corners[at % count]);
    let share = |at: usize, other: usize, leg: f64| {
        let (mine, others) = (wanted(at).min(leg), wanted(other).min(leg));
        if mine + others <= leg { mine } else { leg * (mine / (mine + others)) }
    };
    let mut cuts: Vec<f64> = (0..count)
        .map(|at| {
            let before = at + count - 1;
            share(at, before, leg(before)).min(share(at, at + 1, leg(at))).min(wanted(at))
        })
        .collect();
    for at in 0..count {
        let before = (at + count - 1) % count;
        let room = (leg(before) - cuts[before]).min(leg(at) - cuts[(at + 1) % count]);
        cuts[at] = room.min(wanted(at)).max(cuts[at]);
    }
    cuts
}
