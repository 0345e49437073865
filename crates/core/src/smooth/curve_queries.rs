//! The curvature of a curve, the nearest point on it, and samples at equal steps.

use super::bezier::Bezier;
use super::curve::Curve;
use crate::error::Error;
use crate::points::{Point, check_one, check_size, length};

/// A piece that keeps this share of its speed and direction has no sharp bend between samples.
const EVEN: f64 = 0.9;
/// Steps between the curvatures that `look` samples on such a piece.
const LOOKS: u32 = 4;
/// A piece that turns back and is no longer than this share of its span is a cusp.
const CUSP: f64 = 1e-12;
/// How much too large the distance may be before Newton's method, as a share of the curve's length.
const NEAR: f64 = 1e-10;
/// A piece of a span counts as a point after fifty halvings.
const POINT: f64 = 1.0 / (1u64 << 50) as f64;
/// Each section of a golden section search leaves this share.
const GOLDEN: f64 = 0.618_033_988_749_894_9;

/// Where a [`Curve`] bends most.
#[derive(Debug, Clone, Copy, PartialEq)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Bend {
    /// The parameter.
    pub t: f64,
    /// The radius of the circle that the curve follows there, in the points' unit: 0 at a cusp, infinite if the curve
    /// is straight.
    pub radius: f64,
}

/// The result of [`Curve::nearest`].
#[derive(Debug, Clone, Copy, PartialEq)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct NearestOnCurve<P> {
    /// The nearest point on the curve.
    pub point: P,
    /// Its distance from the given place, in the points' unit.
    pub distance: f64,
    /// Its parameter.
    pub t: f64,
}

impl<P: Point> Curve<P> {
    /// The second derivative of the position with respect to `t`; `None` without points. O(1).
    pub fn second_derivative(&self, t: f64) -> Option<P> {
        match self.locate(t) {
            Some((index, share)) => Some(self.span(index).derivatives(share).1),
            None => self.at(t).map(|(_, tangent)| tangent),
        }
    }

    /// The curvature at `t`, in 1 / the points' unit: one over the radius of the circle that the curve follows. In the
    /// plane it is positive where the curve turns from the x axis towards the y axis (left if y points up); in space it
    /// is never negative. It is 0 where the curve stands still and infinite where it stops and turns back. It jumps
    /// where spans of a Catmull-Rom spline meet; at such a `t`, the later span counts. At an arc length:
    /// `curvature(parameter_at(distance))`. O(1).
    ///
    /// ```
    /// use meander_core::{Polyline, smooth::Curve};
    /// let line = Polyline::open([[0.0, 0.0], [1.0, 0.0], [2.0, 4.0]])?;
    /// let parabola = Curve::bspline(&line, 2)?; // y = x²
    /// assert_eq!(parabola.curvature(0.0), 2.0);
    /// # Ok::<(), meander_core::Error>(())
    /// ```
    pub fn curvature(&self, t: f64) -> f64 {
        self.locate(t).map_or(0.0, |(index, share)| self.span(index).curvature(share))
    }

    /// Where the curve bends most, and the radius there, for example to check whether a vehicle can follow it. Returns
    /// the first of several such positions; `None` without spans. Corners between spans do not count: only B-splines of
    /// degree 1 and repeated points have them. Halves each span until its pieces nearly keep their direction and speed,
    /// samples these, and refines the best sample by golden sections. O(n).
    ///
    /// ```
    /// use meander_core::{Polyline, smooth::Curve};
    /// let line = Polyline::open([[-2.0, 4.0], [0.0, -4.0], [2.0, 4.0]])?;
    /// let parabola = Curve::bspline(&line, 2)?; // y = x²
    /// let bend = parabola.tightest_bend().unwrap();
    /// assert!((bend.radius - 0.5).abs() < 1e-9 && (bend.t - 0.5).abs() < 1e-6);
    /// # Ok::<(), meander_core::Error>(())
    /// ```
    pub fn tightest_bend(&self) -> Option<Bend> {
        let mut best = (0.0, 0.0);
        for index in 0..self.spans() {
            let span = self.span(index).moved_to_origin();
            let smallest = CUSP * span.polygon();
            let mut pending = vec![Part { start: 0.0, end: 1.0, span }];
            while let Some(part) = pending.pop() {
                let turns_back = part.span.turns_back();
                let is_even = !turns_back && part.span.is_even(EVEN);
                if !is_even && part.span.polygon() > smallest {
                    pending.extend(part.halves().into_iter().rev());
                    continue;
                }
                let (curvature, share) =
                    if turns_back { (f64::INFINITY, part.at(0.5)) } else { part.look(best.0) };
                if curvature > best.0 {
                    best = (curvature, index as f64 + share);
                }
            }
        }
        (self.spans() > 0).then_some(Bend { t: best.1, radius: 1.0 / best.0 })
    }

    /// The point on the curve nearest to `place`, any one of several; `Ok(None)` without points. Skips pieces of the
    /// curve whose control points are too far away, halves the others, and ends with Newton's method. The distance is
    /// exact to within 1e-10 of the curve's length. O(n).
    ///
    /// # Errors
    /// [`Error::BadArgument`] for coordinates that a [`Polyline`](crate::Polyline) refuses.
    ///
    /// ```
    /// use meander_core::{Polyline, glam::dvec2, smooth::Curve};
    /// let stops = Polyline::open([[0.0, 0.0], [6.0, 0.0], [6.0, 6.0]])?;
    /// let road = Curve::catmull_rom(&stops, 0.5)?;
    /// let found = road.nearest(dvec2(9.0, -3.0))?.unwrap();
    /// assert!(found.point.distance(stops[1]) < 1e-9 && (found.t - 1.0).abs() < 1e-9);
    /// # Ok::<(), meander_core::Error>(())
    /// ```
    pub fn nearest(&self, place: P) -> Result<Option<NearestOnCurve<P>>, Error> {
        check_one("place", place)?;
        let Some(first) = self.point(0.0) else { return Ok(None) };
        let mut best = (length(place - first), 0.0);
        let spans = self.spans();
        for index in 0..spans {
            let away = length(place - self.span(index).at(1.0).0);
            if away < best.0 {
                best = (away, index as f64 + 1.0);
            }
        }
        let slack = NEAR * self.length();
        for index in 0..spans {
            let mut pending = vec![Part { start: 0.0, end: 1.0, span: self.span(index) }];
            while let Some(part) = pending.pop() {
                let is_point = part.end - part.start <= POINT;
                if part.span.least_distance(place) >= best.0 - slack || is_point {
                    continue;
                }
                let away = length(place - part.span.at(0.5).0);
                if away < best.0 {
                    best = (away, index as f64 + part.at(0.5));
                }
                pending.extend(part.halves().into_iter().rev());
            }
        }
        Ok(Some(self.refined(place, best.0, best.1)))
    }

    /// Refines a parameter that is already close to the nearest point, by Newton's method.
    fn refined(&self, place: P, distance: f64, t: f64) -> NearestOnCurve<P> {
        let mut best = (distance, t);
        let at_most = self.spans() as f64;
        let index = (t.floor()).min(at_most - 1.0).max(0.0);
        let span = (at_most > 0.0).then(|| self.span(index as usize));
        for span in span.iter().cycle().take(8) {
            let (point, tangent) = span.at(best.1 - index);
            let second = span.derivatives(best.1 - index).1;
            let off = point - place;
            let steepness = tangent.dot(tangent) + off.dot(second);
            if steepness <= 0.0 {
                break;
            }
            let next = (best.1 - off.dot(tangent) / steepness).clamp(index, index + 1.0);
            let away = length(span.at(next - index).0 - place);
            if next == best.1 || away > best.0 {
                break;
            }
            best = (away, next);
        }
        // A closed curve ends where it begins.
        let t = if self.closed && best.1 >= at_most { 0.0 } else { best.1 };
        let point = self.point(t).unwrap_or(place);
        NearestOnCurve { point, distance: length(point - place), t }
    }

    /// `count` positions at equal steps of arc length, each with its tangent of length 1: for sleepers, lamps, road
    /// markings, the cross-sections of a mesh. On an open curve they include both ends, or only the start if `count` is
    /// 1; on a closed one, the last is one step from the first. The tangent is 0 where the curve stands still. Empty
    /// without points. O(n + count·log n).
    ///
    /// # Errors
    /// [`Error::TooLarge`] for more than [`NUMBER_LIMIT`](crate::NUMBER_LIMIT) numbers.
    ///
    /// ```
    /// use meander_core::{Polyline, glam::dvec2, smooth::Curve};
    /// let line = Curve::bspline(&Polyline::open([[0.0, 0.0], [3.0, 4.0]])?, 1)?;
    /// let [(from, _), (middle, tangent), (to, _)] = line.sample(3)?[..] else { panic!() };
    /// assert_eq!((from, middle, to), (dvec2(0.0, 0.0), dvec2(1.5, 2.0), dvec2(3.0, 4.0)));
    /// assert!(tangent.distance(dvec2(0.6, 0.8)) < 1e-15);
    /// # Ok::<(), meander_core::Error>(())
    /// ```
    pub fn sample(&self, count: u32) -> Result<Vec<(P, P)>, Error> {
        check_size::<P>("count", 2.0 * f64::from(count))?;
        let steps = if self.closed { count } else { count.saturating_sub(1).max(1) };
        let at = |step: u32| {
            let is_end = !self.closed && step == steps;
            let share = f64::from(step) / f64::from(steps);
            let t =
                if is_end { self.spans() as f64 } else { self.parameter_at(share * self.length()) };
            let (point, tangent) = self.at(t)?;
            let speed = length(tangent);
            Some((point, if speed > 0.0 { tangent * (1.0 / speed) } else { tangent }))
        };
        Ok((0..count).filter_map(at).collect())
    }
}

/// A piece of a span; `start` and `end` are shares of the span's parameter.
struct Part<P> {
    start: f64,
    end: f64,
    span: Bezier<P>,
}

impl<P: Point> Part<P> {
    fn at(&self, share: f64) -> f64 {
        self.start + (self.end - self.start) * share
    }

    fn halves(&self) -> [Self; 2] {
        let middle = self.at(0.5);
        let [first, second] = self.span.split(0.5);
        [
            Self { start: self.start, end: middle, span: first },
            Self { start: middle, end: self.end, span: second },
        ]
    }

    /// The largest curvature and its parameter; a smaller one if all samples are less than half of `known`.
    fn look(&self, known: f64) -> (f64, f64) {
        let curvature = |share: f64| self.span.curvature(share).abs();
        let looks = (0..=LOOKS).map(|look| f64::from(look) / f64::from(LOOKS));
        let (most, share) = looks.fold((-1.0, 0.0), |best, share| {
            let found = curvature(share);
            if found > best.0 { (found, share) } else { best }
        });
        // Between two samples the curvature is less than twice as large.
        if 2.0 * most <= known {
            return (most, self.at(share));
        }
        let step = 1.0 / f64::from(LOOKS);
        let (mut low, mut high) = ((share - step).max(0.0), (share + step).min(1.0));
        for _ in 0..60 {
            let cut = GOLDEN * (high - low);
            if curvature(high - cut) >= curvature(low + cut) {
                high = low + cut;
            } else {
                low = high - cut;
            }
        }
        let middle = 0.5 * (low + high);
        let found = curvature(middle);
        if found > most { (found, self.at(middle)) } else { (most, self.at(share)) }
    }
}
