//! Catmull-Rom splines (E. Catmull, R. Rom, "A class of local interpolating splines", 1974).

use crate::error::Error;
use crate::param::{Algorithm, Param, Values};
use crate::points::{Point, check, check_size};

use super::params::CLOSED;

const SUBDIVISIONS: Param = Param::whole("subdivisions", "Subdivisions", "")
    .control(1.0, 16.0, 1.0)
    .accepts(1.0, 16_777_216.0)
    .default(8.0);
const ALPHA: Param =
    Param::number("alpha", "Alpha", "").control(0.0, 1.0, 0.05).accepts(0.0, 1.0).default(0.5);

/// Catmull-Rom as the controls see it.
pub(crate) static CATMULL_ROM: Algorithm =
    Algorithm { id: "catmull_rom", label: "Catmull-Rom", params: &[SUBDIVISIONS, ALPHA, CLOSED] };

/// How to draw the spline.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct CatmullRom {
    /// Points per segment, at least 1.
    pub subdivisions: u32,
    /// How the parameter grows with the distance between points: 0 uniform, ½ centripetal (no cusps
    /// or loops within a segment), 1 chordal.
    pub alpha: f64,
    /// Whether the last point leads back to the first.
    pub closed: bool,
}

impl Default for CatmullRom {
    fn default() -> Self {
        Self { subdivisions: 8, alpha: ALPHA.default, closed: false }
    }
}

impl CatmullRom {
    /// Options from values in the order of the algorithm's parameters in the table.
    ///
    /// # Errors
    /// [`Error::BadArgument`] for a value outside what its parameter accepts.
    pub fn from_values(values: &[f64]) -> Result<Self, Error> {
        let values = Values::new(&CATMULL_ROM, values)?;
        Ok(Self {
            subdivisions: values.whole(&SUBDIVISIONS)?,
            alpha: values.number(&ALPHA)?,
            closed: values.flag(&CLOSED)?,
        })
    }
}

/// A smooth curve that passes exactly through every given point.
///
/// - **Interpolation:** through all points, the first and last included.
/// - **Continuity:** C¹ in the spline's own parameter, whose knots lie |distance|^alpha apart.
/// - **Ends:** an open curve doubles its end points. A knot interval of length 0, there or between
///   repeated points, is as long as the one beside it.
/// - **Size:** `(n − 1)·subdivisions + 1` points when open, `n·subdivisions` when closed.
///
/// Fewer than two points are returned as they are. O(result) time and memory.
///
/// # Errors
/// [`Error::BadArgument`] for subdivisions, alpha or coordinates outside what is allowed,
/// [`Error::TooLarge`] for a result of more than [`NUMBER_LIMIT`](crate::NUMBER_LIMIT) numbers.
///
/// ```
/// use meander_core::{CatmullRom, catmull_rom, glam::dvec2};
/// let points = [dvec2(0.0, 1.0), dvec2(1.0, 2.0), dvec2(2.0, 2.0), dvec2(3.0, 1.0)];
/// let uniform = CatmullRom { subdivisions: 4, alpha: 0.0, ..CatmullRom::default() };
/// let curve = catmull_rom(&points, &uniform)?;
/// assert_eq!(curve.len(), 13);
/// assert_eq!(curve[5], dvec2(1.25, 2.09375));
/// assert_eq!(curve[8], points[2]);
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn catmull_rom<P: Point>(points: &[P], options: &CatmullRom) -> Result<Vec<P>, Error> {
    SUBDIVISIONS.check(f64::from(options.subdivisions))?;
    ALPHA.check(options.alpha)?;
    check("points", points)?;
    if points.len() < 2 {
        return Ok(points.to_vec());
    }
    let segments = if options.closed { points.len() } else { points.len() - 1 };
    let size = segments as f64 * f64::from(options.subdivisions) + 1.0;
    check_size::<P>("subdivisions", size)?;
    let mut curve = Vec::with_capacity(size as usize);
    for index in 0..segments {
        let cubic = segment(points, index, options);
        curve.push(cubic.start);
        for step in 1..options.subdivisions {
            curve.push(cubic.at(f64::from(step) / f64::from(options.subdivisions)));
        }
    }
    if !options.closed {
        curve.push(points[points.len() - 1]);
    }
    Ok(curve)
}

/// One segment as a cubic in `t` from 0 to 1: `start + t·(linear + t·(square + t·cube))`.
struct Cubic<P> {
    start: P,
    linear: P,
    square: P,
    cube: P,
}

impl<P: Point> Cubic<P> {
    fn at(&self, t: f64) -> P {
        self.start + (self.linear + (self.square + self.cube * t) * t) * t
    }
}

fn segment<P: Point>(points: &[P], index: usize, options: &CatmullRom) -> Cubic<P> {
    let count = points.len();
    let at = |index: usize| {
        if options.closed { points[index % count] } else { points[index.min(count - 1)] }
    };
    let before = if index > 0 || options.closed { at(index + count - 1) } else { points[0] };
    let before = if index > 0 { points[index - 1] } else { before };
    let (start, end, after) = (at(index), at(index + 1), at(index + 2));
    let interval = |from: P, to: P, instead: f64| {
        let squared = (to - from).dot(to - from);
        if squared > 0.0 { power(squared, options.alpha) } else { instead }
    };
    let middle = interval(start, end, 1.0);
    let lead = interval(before, start, middle);
    let tail = interval(end, after, middle);
    // Tangents scaled to the middle interval; with equal intervals, half the chord past the point.
    let leave = tangent(start - before, end - start, lead, middle);
    let arrive = tangent(after - end, end - start, tail, middle);
    let chord = end - start;
    Cubic {
        start,
        linear: leave,
        square: chord * 3.0 - leave * 2.0 - arrive,
        cube: leave + arrive - chord * 2.0,
    }
}

/// The tangent of the parabola through three points at the middle one, where `near` spans the
/// segment that is being drawn and `far` the one on the other side.
fn tangent<P: Point>(far: P, near: P, far_interval: f64, near_interval: f64) -> P {
    let sum = far_interval + near_interval;
    far * (near_interval / far_interval * (near_interval / sum)) + near * (far_interval / sum)
}

/// `squared^(alpha/2)`, by square roots where they do.
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

pub(crate) fn run<P: Point>(points: &[P], values: &[f64]) -> Result<Vec<P>, Error> {
    catmull_rom(points, &CatmullRom::from_values(values)?)
}
