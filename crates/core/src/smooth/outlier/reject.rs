//! Throwing out outliers.

use super::runs::LONGEST;
use super::{choice, speed};
use crate::derived::{Derived, Smoother};
use crate::error::{Error, Range};
use crate::points::Point;
use crate::polyline::Polyline;
use crate::setters::options;

pub(in crate::smooth) const OUTLIER_ANGLE: Range =
    Range::number("outlier_angle", 0.0, f64::INFINITY);
const MAX_RUN: Range = Range::whole("max_run", 1, LONGEST as u32);

options! {
    /// Options of [`reject_outliers`].
    pub struct RejectOutliers<'a> {
        /// Points where the line turns by this or more, in degrees, are outliers if the line is straighter without
        /// them; 90 by default. Infinity finds none.
        pub outlier_angle: f64 = 90.0;
        /// The longest run of outliers to find by turn angles, 1 to 15; 5 by default.
        pub max_run: u32 = 5;
        /// The highest speed of a real point, in length per time, above 0; infinity, the default, finds no outliers. A
        /// finite speed needs times.
        pub max_speed: f64 = f64::INFINITY;
        /// One number for each point, in any unit, none less than the one before; none by default.
        pub times: Option<&'a [f64]> = None, from (&'a [f64] => Some);
    }
    /// Finds outliers by turn angles alone, without times.
    [const] new()
}

impl RejectOutliers<'_> {
    /// The indexes that stay, and those thrown out, both ascending.
    pub(in crate::smooth) fn split<P: Point>(
        &self,
        line: &Polyline<P>,
    ) -> Result<(Vec<u32>, Vec<u32>), Error> {
        OUTLIER_ANGLE.check(self.outlier_angle)?;
        let max_run = MAX_RUN.check(self.max_run)? as usize;
        if self.max_speed.is_nan() || self.max_speed <= 0.0 {
            return Err(Error::value("max_speed", self.max_speed, "a number above 0"));
        }
        let mut kept: Vec<u32> = (0..line.len() as u32).collect();
        let mut rejected = Vec::new();
        if let Some(times) = self.times {
            speed::check_times(times, line.len())?;
        }
        if self.max_speed.is_finite() {
            let given = || Error::rule("times", "given for a highest speed");
            rejected = speed::fast(line, self.times.ok_or_else(given)?, self.max_speed);
            kept.retain(|index| rejected.binary_search(index).is_err());
        }
        let sharp = choice::sharp(&line.at(&kept), self.outlier_angle, max_run);
        let sharp: Vec<u32> = sharp.into_iter().map(|at| kept[at as usize]).collect();
        kept.retain(|index| sharp.binary_search(index).is_err());
        rejected.extend(sharp);
        Ok((kept, crate::sort::sorted_unique(&rejected)))
    }
}

impl Default for RejectOutliers<'_> {
    fn default() -> Self {
        Self::new()
    }
}

impl Smoother for RejectOutliers<'_> {
    fn derive<P: Point>(&self, line: &Polyline<P>) -> Result<Derived<P>, Error> {
        let (kept, rejected) = self.split(line)?;
        Ok(Derived { rejected, ..Derived::kept(line, &kept) })
    }
}

/// Throws out outliers and changes nothing else.
///
/// **By speed**, first, if there are times: points that nobody could reach and leave at `max_speed`. A run of them has
/// any number of points, and up to 1024 segments that are too fast. One of these leads into the run and one out of it,
/// and the points before and after it can reach each other in time. Of all sets of such runs, it throws out the set
/// that leaves the fewest jumps: segments that need more than three times the time they took. A tie goes to the set
/// that loses the least time: half of the time on either side of each dropped point, and for each segment
/// that is too fast and stays, the time it needs less half of the time it took. So a point that nobody could reach or
/// leave goes, and a long stretch stays if noise makes its ends a little too fast. The first and last point stay. The
/// closing segment of a closed line has no duration, so speed never decides about it.
///
/// **By turns**, among the rest: a point is an outlier if the line turns there by `outlier_angle` or more, and dropping
/// it heals the turns beside it: both are then below 0.47 of that angle. Up to `max_run` bad points in a row count as
/// one, whose turn is the sharpest of theirs, or the turn from the segment into the run to the segment out of it.
/// Repeated points count as one. The ends of an open line always stay. So do real corners, however sharp (squares,
/// hairpins): without such a point, its turn only moves to its neighbours. So do folds whose points are as far apart as
/// those beside them. Stairs and zigzags, which keep turning sharply with no two good points in a row, stay as they
/// are.
///
/// O(points · `max_run`²) time, and up to 1024 comparisons for each segment that is too fast; O(points) memory.
///
/// # Errors
/// [`Error::BadArgument`] for an angle, a speed or a run out of range; for `times` that descend, are not finite or are
/// not one for each point; and for a finite `max_speed` without times.
///
/// ```
/// use meander_core::{Polyline, smooth::{RejectOutliers, reject_outliers}};
/// // Nobody walks forty metres in a second and back in the next.
/// let track = Polyline::open([[0.0, 0.0], [1.0, 0.0], [42.0, 3.0], [3.0, 0.0], [4.0, 0.0]])?;
/// let times = [0.0, 1.0, 2.0, 3.0, 4.0];
/// let cleaned = reject_outliers(&track, &RejectOutliers::new().times(&times).max_speed(10.0))?;
/// assert_eq!((cleaned.line.len(), cleaned.rejected.as_slice()), (4, &[2][..]));
/// assert_eq!(cleaned.interpolate(&times)?, [0.0, 1.0, 3.0, 4.0]);
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn reject_outliers<P: Point>(
    line: &Polyline<P>,
    options: &RejectOutliers<'_>,
) -> Result<Derived<P>, Error> {
    options.derive(line)
}
