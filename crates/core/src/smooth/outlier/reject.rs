//! Throwing out points that are plainly wrong.

use super::runs::LONGEST;
use super::{choice, speed};
use crate::error::Error;
use crate::points::Point;
use crate::polyline::Polyline;
use crate::range::Range;
use crate::setters::setters;
use crate::smooth::derived::{Derived, Smoother};

const MAX_RUN: Range = Range::whole("max_run", 1, LONGEST as u32);

/// Which points [`reject_outliers`] throws out.
#[derive(Debug, Clone, Copy, PartialEq)]
#[non_exhaustive]
pub struct RejectOutliers<'a> {
    /// A turn of at least this much that goes when a point is left out marks an outlier, in degrees, 90 by default;
    /// infinity rejects none by their turns.
    pub outlier_angle: f64,
    /// The most outliers in succession that turns find, 1 to 15; 5 by default.
    pub max_run: u32,
    /// Units of length per unit of time, above 0; infinity, the default, rejects none by their speed. A finite one needs
    /// times.
    pub max_speed: f64,
    /// One number for each point, none less than the one before; none by default.
    pub times: Option<&'a [f64]>,
}

impl<'a> RejectOutliers<'a> {
    /// By the turns alone, without times.
    #[must_use]
    pub const fn new() -> Self {
        let (outlier_angle, max_run, max_speed) = (90.0, 5, f64::INFINITY);
        Self { outlier_angle, max_run, max_speed, times: None }
    }

    setters! {
        outlier_angle: f64,
        max_run: u32,
        max_speed: f64,
        times: &'a [f64] => Some,
    }

    /// The indexes that stay, and those that do not, both ascending.
    pub(in crate::smooth) fn split<P: Point>(
        &self,
        line: &Polyline<P>,
    ) -> Result<(Vec<u32>, Vec<u32>), Error> {
        super::OUTLIER_ANGLE.check(self.outlier_angle)?;
        let max_run = MAX_RUN.check(self.max_run)? as usize;
        // Not a number is not above 0 either.
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
            leave_out(&mut kept, &rejected);
        }
        let sharp = choice::sharp(&line.at(&kept), self.outlier_angle, max_run);
        rejected.extend(sharp.iter().map(|&at| kept[at as usize]));
        leave_out(&mut kept, &sharp);
        Ok((kept, crate::sort::sorted_unique(&rejected)))
    }
}

/// What `new` makes.
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

/// Throws out the points that are plainly wrong and changes nothing else.
///
/// **By speed**, first, if there are times: what lies between two points one of which can be reached from the other at
/// `max_speed`, while too fast a segment leads from the first and one to the second. Such a run has any number of points and
/// up to 1024 segments that are too fast. Of all ways to leave such runs out, the one stays that has the fewest jumps:
/// segments that would take more than three times as long as they took. Of these the one that loses the least time: for a
/// point left out, half of that on either side; for a segment that is too fast, what it would take less half of what it took.
/// So a point goes that can neither be reached nor left, and a long stretch stays where noise is a little too fast at its
/// ends. The first and the last point stay. The closing segment of a closed line has no duration and is not judged.
///
/// **By turns**, from what is left: a point is an outlier where the line turns at it by at least `outlier_angle`, and
/// leaving it out heals the turns beside it: they are below 0.47 of that angle then. One to `max_run` bad points in
/// succession are found as one, whose turn is the sharpest of theirs or that from the way in to the way out. Points
/// written more than once count as one. The first and the last point of an open line always stay.
/// So does a real corner, however sharp (of a square, of a hairpin road), because without it the points beside it
/// share its turn; and so does a fold whose points are as far apart as those beside it.
/// What keeps turning sharply with no two good points in succession is left as it is: stairs and zigzags.
///
/// O(points · `max_run`²) time, and up to 1024 comparisons for each segment that is too fast; O(points) memory.
///
/// # Errors
/// [`Error::BadArgument`] for an angle, a speed or a run outside what is allowed; for `times` of another
/// length than the points, that descend or are not finite; and for a finite `max_speed` without times.
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

/// A list without the elements at these indexes, which ascend.
fn leave_out<T>(list: &mut Vec<T>, rejected: &[u32]) {
    let mut rejected = rejected.iter().copied().peekable();
    let mut index = 0..;
    list.retain(|_| index.next() != rejected.peek().copied() || rejected.next().is_none());
}
