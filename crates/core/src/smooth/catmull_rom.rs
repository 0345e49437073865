//! Catmull-Rom splines (E. Catmull, R. Rom, "A class of local interpolating splines", 1974).

use crate::derived::{Derived, Origin, Smoother};
use crate::error::{Error, Range};
use crate::points::{COORDINATE_LIMIT, Point, check_size, largest};
use crate::polyline::Polyline;
use crate::setters::options;

use super::SUBDIVISIONS;
use super::curve::Curve;

const ALPHA: Range = Range::number("alpha", 0.0, 1.0);

options! {
    /// How [`catmull_rom`] draws the spline.
    pub struct CatmullRom {
        /// Points per segment, at least 1; 8 by default.
        pub subdivisions: u32 = 8;
        /// How the parameter grows with the distance between points: 0 uniform, ½, the default, centripetal (no
        /// cusps or loops within a segment), 1 chordal.
        pub alpha: f64 = 0.5;
    }
}

/// A smooth curve that passes exactly through every given point.
///
/// - **Interpolation:** through all points, the first and last included.
/// - **Continuity:** C¹ in the spline's own parameter, whose knots lie |distance|^alpha apart.
/// - **Ends:** an open curve doubles its end points. A knot interval of length 0, there or next to
///   a repeated point, is as long as the one beside it.
/// - **Repeated points:** between two equal points the curve stands still. With an alpha of 0 the formula ignores
///   distances, and the curve swings out and back.
/// - **Size:** `(n − 1)·subdivisions + 1` points when open, `n·subdivisions` when closed.
///
/// Lines of fewer than two points come back unchanged. O(result) time and memory.
///
#[doc = include_str!("../../pictures/catmull_rom.svg")]
///
/// # Errors
/// [`Error::BadArgument`] for subdivisions or alpha out of range, and for a curve that swings out beyond
/// [`COORDINATE_LIMIT`](crate::COORDINATE_LIMIT).
///
/// ```
/// use meander_core::{Polyline, glam::dvec2, smooth::{CatmullRom, catmull_rom}};
/// let line = Polyline::open([[0.0, 1.0], [1.0, 2.0], [2.0, 2.0], [3.0, 1.0]])?;
/// let uniform = CatmullRom::new().subdivisions(4).alpha(0.0);
/// let curve = catmull_rom(&line, &uniform)?;
/// assert_eq!(curve.len(), 13);
/// assert_eq!(curve[5], dvec2(1.25, 2.09375));
/// assert_eq!(curve[8], line[2]);
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn catmull_rom<P: Point>(
    line: &Polyline<P>,
    options: &CatmullRom,
) -> Result<Polyline<P>, Error> {
    options.smooth(line)
}

impl Smoother for CatmullRom {
    fn smooth<P: Point>(&self, line: &Polyline<P>) -> Result<Polyline<P>, Error> {
        SUBDIVISIONS.check(self.subdivisions)?;
        ALPHA.check(self.alpha)?;
        let segments = segments(line);
        if segments == 0 {
            return Ok(line.clone());
        }
        let size = segments as f64 * f64::from(self.subdivisions) + 1.0;
        check_size::<P>("subdivisions", size)?;
        let mut curve = Vec::with_capacity(size as usize);
        for index in 0..segments {
            let (start, end) = line.segment(index);
            let (leave, arrive) = tangents(line, index, self.alpha);
            let chord = end - start;
            let square = chord * 3.0 - leave * 2.0 - arrive;
            let cube = leave + arrive - chord * 2.0;
            curve.push(start);
            for step in 1..self.subdivisions {
                let t = f64::from(step) / f64::from(self.subdivisions);
                curve.push(start + (leave + (square + cube * t) * t) * t);
            }
        }
        if !line.is_closed() {
            curve.push(line[line.len() - 1]);
        }
        // The curve reaches less than four times as far out as its points.
        if line.iter().any(|&point| largest(point) > COORDINATE_LIMIT / 4.0) {
            return Polyline::new(curve, line.is_closed());
        }
        Ok(line.with_points(curve))
    }

    fn derive<P: Point>(&self, line: &Polyline<P>) -> Result<Derived<P>, Error> {
        let curve = self.smooth(line)?;
        let (count, steps) = (line.len() as u32, self.subdivisions);
        let origin = |at: u32| {
            let fraction = f64::from(at % steps) / f64::from(steps);
            Origin::between(at / steps, (at / steps + 1) % count, fraction)
        };
        let origins = (0..curve.len() as u32).map(origin).collect();
        Ok(Derived::new(curve, origins))
    }
}

impl<P: Point> Curve<P> {
    /// The Catmull-Rom spline of [`catmull_rom`]. Each segment of the line is a span: at `t` = 0, 1, 2, … the curve is
    /// exactly at the points. O(n).
    ///
    /// # Errors
    /// [`Error::BadArgument`] for an alpha out of range.
    ///
    /// ```
    /// use meander_core::{Polyline, glam::dvec2, smooth::Curve};
    /// let line = Polyline::open([[0.0, 1.0], [1.0, 2.0], [2.0, 2.0], [3.0, 1.0]])?;
    /// let curve = Curve::catmull_rom(&line, 0.0)?;
    /// assert_eq!(curve.point(2.0), Some(line[2]));
    /// assert!(curve.point(1.25).unwrap().distance(dvec2(1.25, 2.09375)) < 1e-15);
    /// assert!(curve.tangent(1.0).unwrap().distance(dvec2(1.0, 0.5)) < 1e-15);
    /// # Ok::<(), meander_core::Error>(())
    /// ```
    pub fn catmull_rom(line: &Polyline<P>, alpha: f64) -> Result<Self, Error> {
        ALPHA.check(alpha)?;
        let segments = segments(line);
        check_size::<P>("points", 3.0 * segments as f64 + 1.0)?;
        let mut controls: Vec<P> = line.first().copied().into_iter().collect();
        for index in 0..segments {
            let (start, end) = line.segment(index);
            let (leave, arrive) = tangents(line, index, alpha);
            let third = 1.0 / 3.0;
            controls.extend([start + leave * third, end - arrive * third, end]);
        }
        Ok(Self::new(3, controls, line.is_closed()))
    }
}

/// How many segments the curve has; none below two points.
fn segments<P: Point>(line: &Polyline<P>) -> usize {
    if line.len() < 2 { 0 } else { line.segment_count() }
}

/// The tangents with which the curve leaves the start of a segment and arrives at its end, per unit of its own `t`.
fn tangents<P: Point>(line: &Polyline<P>, index: usize, alpha: f64) -> (P, P) {
    let (count, closed) = (line.len(), line.is_closed());
    let at = |index: usize| line[if closed { index % count } else { index.min(count - 1) }];
    let before = line[index.checked_sub(1).unwrap_or(if closed { count - 1 } else { 0 })];
    let (start, end, after) = (at(index), at(index + 1), at(index + 2));
    if start == end && alpha > 0.0 {
        return (end - start, end - start);
    }
    let interval = |from: P, to: P, instead: f64| {
        let squared = (to - from).dot(to - from);
        if squared > 0.0 { power(squared, alpha) } else { instead }
    };
    let middle = interval(start, end, 1.0);
    let lead = interval(before, start, middle);
    let tail = interval(end, after, middle);
    (
        tangent(start - before, end - start, lead, middle),
        tangent(after - end, end - start, tail, middle),
    )
}

/// The tangent at the middle one of three points, of the parabola through them, per unit of the near interval. With
/// equal intervals it is half the chord between the outer two. `near` spans the segment being drawn, `far` the one on
/// the other side.
fn tangent<P: Point>(far: P, near: P, far_interval: f64, near_interval: f64) -> P {
    let sum = far_interval + near_interval;
    // In this order nothing overflows, however unequal the intervals.
    far * (1.0 / far_interval) * (near_interval * (near_interval / sum))
        + near * (far_interval / sum)
}

/// `squared^(alpha/2)`, by square roots where alpha allows.
fn power(squared: f64, alpha: f64) -> f64 {
    if alpha <= 0.0 {
        1.0
    } else if alpha.to_bits() == 0.5f64.to_bits() {
        squared.sqrt().sqrt()
    } else if alpha >= 1.0 {
        squared.sqrt()
    } else {
        libm::pow(squared, alpha / 2.0)
    }
}
