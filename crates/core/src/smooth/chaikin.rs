//! Corner cutting (G. Chaikin, "An algorithm for high-speed curve generation", 1974).

use crate::derived::{Derived, PASSES, Smoother, Trail};
use crate::error::{Error, Range};
use crate::points::{Point, check_size, mix};
use crate::polyline::Polyline;
use crate::setters::options;

const RATIO: Range = Range::number("ratio", 0.0, 0.5);

options! {
    /// How [`chaikin`] cuts corners.
    pub struct Chaikin {
        /// Rounds of cutting, 0 to 24; 1 by default.
        pub passes: u32 = 1;
        /// Where each segment is cut, as a share of its length from either end; 0 to ½, ¼ by default.
        pub ratio: f64 = 0.25;
    }
}

/// Cuts the corners of a polyline: each pass replaces the ends of every segment with two points on it, at `ratio` and
/// `1 - ratio` of its length.
///
/// Each pass turns n points into 2n, whether the line is open or closed; an open line keeps its ends. With a ratio of
/// ¼, the limit is the quadratic B-spline of the given points. Lines of fewer than three points come back unchanged.
/// O(result) time and memory.
///
#[doc = include_str!("../../pictures/chaikin.svg")]
///
/// # Errors
/// [`Error::BadArgument`] for passes or a ratio out of range.
///
/// ```
/// use meander_core::{Polyline, smooth::{Chaikin, chaikin}};
/// let corner = Polyline::open([[0.0, 0.0], [4.0, 0.0], [4.0, 4.0]])?;
/// let cut = [[0.0, 0.0], [1.0, 0.0], [3.0, 0.0], [4.0, 1.0], [4.0, 3.0], [4.0, 4.0]];
/// assert_eq!(chaikin(&corner, &Chaikin::new())?, Polyline::open(cut)?);
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn chaikin<P: Point>(line: &Polyline<P>, options: &Chaikin) -> Result<Polyline<P>, Error> {
    options.smooth(line)
}

impl Smoother for Chaikin {
    fn smooth<P: Point>(&self, line: &Polyline<P>) -> Result<Polyline<P>, Error> {
        PASSES.check(self.passes)?;
        RATIO.check(self.ratio)?;
        if line.len() > 2 {
            check_size::<P>("passes", line.len() as f64 * f64::from(1u32 << self.passes))?;
        }
        Ok(line.with_points(self.cut(line, line.is_closed(), mix)))
    }

    fn derive<P: Point>(&self, line: &Polyline<P>) -> Result<Derived<P>, Error> {
        let cut = self.smooth(line)?;
        let trail = Trail::new(line);
        let between = |a, b, share| trail.between(a, b, share);
        let positions = self.cut(&trail.starts(), line.is_closed(), between);
        let kept: Vec<u32> = (0..line.len() as u32).collect();
        Ok(Derived::new(cut, Trail::origins(&positions, &kept)))
    }
}

impl Chaikin {
    /// Runs all passes over points, or over anything else that `mix` can mix.
    fn cut<T: Copy>(&self, points: &[T], closed: bool, mix: impl Fn(T, T, f64) -> T) -> Vec<T> {
        let passes = if points.len() < 3 { 0 } else { self.passes };
        // Allocate once, for the last pass.
        let mut path = Vec::with_capacity(points.len() << passes);
        path.extend_from_slice(points);
        for _ in 0..passes {
            self.pass(&mut path, closed, &mix);
        }
        path
    }

    /// One pass, from the back, so that it reads each point before it overwrites it.
    fn pass<T: Copy>(&self, path: &mut Vec<T>, closed: bool, mix: impl Fn(T, T, f64) -> T) {
        let count = path.len();
        let (first, last) = (path[0], path[count - 1]);
        path.resize(2 * count, last);
        let (segments, mut to) = if closed { (count, first) } else { (count - 1, last) };
        for index in (0..segments).rev() {
            let from = path[index];
            // Index 0 keeps the first point of an open polyline.
            let target = 2 * index + usize::from(!closed);
            path[target] = mix(from, to, self.ratio);
            path[target + 1] = mix(from, to, 1.0 - self.ratio);
            to = from;
        }
    }
}
