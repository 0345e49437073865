//! Smoothing a line while it grows.

use super::bspline::{Bspline, bspline};
use super::catmull_rom::{CatmullRom, catmull_rom};
use super::chaikin::{Chaikin, chaikin};
use crate::error::Error;
use crate::points::{Point, check_one, check_size};
use crate::polyline::Polyline;

/// How one more point changes the curve of a [`Stroke`].
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Growth<P> {
    /// How many points of the previous curve to keep, from the first.
    pub keep: usize,
    /// The points that follow them.
    pub points: Vec<P>,
}

/// Smooths a line while it grows, such as one drawn by hand: each point changes only the end of the curve. After every
/// point the curve equals the smoother's result for the whole line, to the last bit.
///
/// A point costs the same however long the line is: `push` smooths the last 3 (Chaikin), 4 (Catmull-Rom) or
/// 3·degree − 1 points (B-spline), and the stroke remembers only these.
///
/// ```
/// use meander_core::{Polyline, glam::dvec2, smooth::{Chaikin, Stroke, chaikin}};
/// let options = Chaikin::new().passes(2);
/// let (mut stroke, mut line, mut curve) = (Stroke::chaikin(options)?, Vec::new(), Vec::new());
/// for point in [dvec2(0.0, 0.0), dvec2(4.0, 0.0), dvec2(4.0, 4.0), dvec2(8.0, 4.0)] {
///     line.push(point);
///     let growth = stroke.push(point)?;
///     curve.truncate(growth.keep);
///     curve.extend(growth.points);
///     assert_eq!(curve[..], chaikin(&Polyline::open(line.clone())?, &options)?[..]);
/// }
/// # Ok::<(), meander_core::Error>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct Stroke<P> {
    method: Method,
    recent: Vec<P>,
    /// How many points the line has.
    count: usize,
}

#[derive(Debug, Clone, Copy, PartialEq)]
enum Method {
    Chaikin(Chaikin),
    CatmullRom(CatmullRom),
    Bspline(Bspline),
}

impl<P: Point> Stroke<P> {
    /// Smooths by [`chaikin`].
    ///
    /// # Errors
    /// [`Error::BadArgument`] for options that [`chaikin`] refuses.
    pub fn chaikin(options: Chaikin) -> Result<Self, Error> {
        Self::new(Method::Chaikin(options))
    }

    /// Smooths by [`catmull_rom`].
    ///
    /// # Errors
    /// [`Error::BadArgument`] for options that [`catmull_rom`] refuses.
    pub fn catmull_rom(options: CatmullRom) -> Result<Self, Error> {
        Self::new(Method::CatmullRom(options))
    }

    /// Smooths by [`bspline`].
    ///
    /// # Errors
    /// [`Error::BadArgument`] for options that [`bspline`] refuses.
    pub fn bspline(options: Bspline) -> Result<Self, Error> {
        Self::new(Method::Bspline(options))
    }

    fn new(method: Method) -> Result<Self, Error> {
        method.smooth::<P>(Vec::new())?;
        Ok(Self { method, recent: Vec::new(), count: 0 })
    }

    /// Adds a point.
    ///
    /// # Errors
    /// [`Error::BadArgument`] for coordinates that a [`Polyline`] refuses; the stroke stays as it was.
    pub fn push(&mut self, point: P) -> Result<Growth<P>, Error> {
        check_one("point", point)?;
        let count = self.count + 1;
        let (window, changed, per_point) = self.method.reach();
        let known = self.recent.len().min(window - 1);
        let mut recent = self.recent[self.recent.len() - known..].to_vec();
        recent.push(point);
        let mut points = self.method.smooth(recent.clone())?;
        let mut keep = 0;
        if count > window {
            let whole = points.len() + (count - window) * per_point as usize;
            check_size::<P>("points", whole as f64)?;
            points.drain(..points.len() - changed as usize);
            keep = whole - changed as usize;
        }
        (self.recent, self.count) = (recent, count);
        Ok(Growth { keep, points })
    }
}

impl Method {
    fn smooth<P: Point>(&self, points: Vec<P>) -> Result<Vec<P>, Error> {
        let line = Polyline::unchecked(points, false);
        let curve = match self {
            Self::Chaikin(options) => chaikin(&line, options),
            Self::CatmullRom(options) => catmull_rom(&line, options),
            Self::Bspline(options) => bspline(&line, options),
        };
        curve.map(Vec::from)
    }

    /// How many points the end of the curve depends on; how many points at the end of the curve differ from those of the
    /// line without its last point; and how many points each further one adds.
    const fn reach(&self) -> (usize, u32, u32) {
        match self {
            // Each pass doubles the points of the last two segments; the first of them stays.
            Self::Chaikin(options) => (3, (2 << options.passes) - 1, 1 << options.passes),
            Self::CatmullRom(CatmullRom { subdivisions, .. }) => {
                (4, 2 * *subdivisions, *subdivisions)
            }
            // The knots at the end move, and with them all spans that reach them.
            Self::Bspline(Bspline { degree, subdivisions, .. }) => {
                (3 * *degree as usize - 1, *degree * *subdivisions + 1, *subdivisions)
            }
        }
    }
}
