//! Corner cutting (G. Chaikin, "An algorithm for high-speed curve generation", 1974).

use crate::error::Error;
use crate::points::{Point, check, check_size, mix};
use crate::range::Range;
use crate::setters::setters;

use super::derived::{Derived, Smoother, Trail};
use super::params::PASSES;

const RATIO: Range = Range::number("ratio", 0.0, 0.5);

/// How [`chaikin`] cuts corners.
#[derive(Debug, Clone, Copy, PartialEq)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(default))]
pub struct Chaikin {
    /// Rounds of cutting, 0 to 24; 1 by default.
    pub passes: u32,
    /// Where each segment is cut, as a share of its length from either end; 0 to ½, ¼ by default.
    pub ratio: f64,
    /// Whether the last point leads back to the first; not by default.
    pub closed: bool,
}

impl Chaikin {
    /// One pass at a quarter, of an open polyline.
    #[must_use]
    pub const fn new() -> Self {
        Self { passes: 1, ratio: 0.25, closed: false }
    }

    setters! {
        passes: u32,
        ratio: f64,
        closed: bool,
    }
}

/// What [`Chaikin::new`] gives.
impl Default for Chaikin {
    fn default() -> Self {
        Self::new()
    }
}

impl Chaikin {
    fn size<P: Point>(&self, points: usize) -> Result<usize, Error> {
        if points < 3 {
            return Ok(points);
        }
        let size = points as f64 * f64::from(1u32 << self.passes);
        check_size::<P>("passes", size)?;
        Ok(size as usize)
    }

    fn check(&self) -> Result<(), Error> {
        PASSES.check(self.passes)?;
        RATIO.check(self.ratio).map(|_| ())
    }
}

/// Cuts the corners of a polyline: each pass puts two points on every segment, at `ratio` and
/// `1 - ratio` of its length, in place of the segment's ends.
///
/// An open polyline keeps its end points. Both kinds have twice as many points after each pass; the
/// limit, for the usual ratio of ¼, is the quadratic B-spline of the given points. Fewer than three
/// points are returned as they are. O(result) time and memory.
///
#[doc = include_str!("../../pictures/chaikin.svg")]
///
/// # Errors
/// [`Error::BadArgument`] for passes, a ratio or coordinates outside what is allowed,
/// [`Error::TooLarge`] for a result of more than [`NUMBER_LIMIT`](crate::NUMBER_LIMIT) numbers.
///
/// ```
/// use meander_core::{glam::dvec2, smooth::{Chaikin, chaikin}};
/// let corner = [dvec2(0.0, 0.0), dvec2(4.0, 0.0), dvec2(4.0, 4.0)];
/// let cut = chaikin(&corner, &Chaikin::new())?;
/// assert_eq!(
///     cut,
///     [
///         dvec2(0.0, 0.0), dvec2(1.0, 0.0), dvec2(3.0, 0.0),
///         dvec2(4.0, 1.0), dvec2(4.0, 3.0), dvec2(4.0, 4.0),
///     ]
/// );
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn chaikin<P: Point>(points: &[P], options: &Chaikin) -> Result<Vec<P>, Error> {
    options.smooth(points)
}

impl Smoother for Chaikin {
    fn smooth<P: Point>(&self, points: &[P]) -> Result<Vec<P>, Error> {
        self.check()?;
        check("points", points)?;
        let size = self.size::<P>(points.len())?;
        Ok(self.cut(points, size, mix))
    }

    fn derive<P: Point>(&self, points: &[P]) -> Result<Derived<P>, Error> {
        let cut = self.smooth(points)?;
        let trail = Trail::new(points);
        let between = |a, b, share| trail.between(a, b, share);
        let positions = self.cut(&trail.starts(), cut.len(), between);
        let kept: Vec<u32> = (0..points.len() as u32).collect();
        Ok(Derived::new(cut, Trail::origins(&positions, &kept)))
    }
}

impl Chaikin {
    /// All passes over points, or what else has a `mix`; `size` is that of the result.
    fn cut<T: Copy>(&self, points: &[T], size: usize, mix: impl Fn(T, T, f64) -> T) -> Vec<T> {
        if size == points.len() {
            return points.to_vec();
        }
        // One list, large enough for the last pass, which each pass fills further.
        let mut path = Vec::with_capacity(size);
        path.extend_from_slice(points);
        for _ in 0..self.passes {
            self.pass(&mut path, &mix);
        }
        path
    }

    /// One round of cutting, from the back, so that nothing is overwritten that is still to be read.
    fn pass<T: Copy>(&self, path: &mut Vec<T>, mix: impl Fn(T, T, f64) -> T) {
        let count = path.len();
        let (first, last) = (path[0], path[count - 1]);
        path.resize(2 * count, last);
        let (segments, mut to) = if self.closed { (count, first) } else { (count - 1, last) };
        for index in (0..segments).rev() {
            let from = path[index];
            // An open polyline's first point stays in front.
            let target = 2 * index + usize::from(!self.closed);
            path[target] = mix(from, to, self.ratio);
            path[target + 1] = mix(from, to, 1.0 - self.ratio);
            to = from;
        }
    }
}
