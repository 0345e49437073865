//! Corner cutting that leaves gentle turns alone and throws outliers out.

use super::outlier::reject::{OUTLIER_ANGLE, RejectOutliers};
use crate::derived::{Derived, Origin, PASSES, Smoother, cut_passes};
use crate::error::{Error, Range};
use crate::heading::turns;
use crate::points::Point;
use crate::polyline::Polyline;
use crate::setters::options;

const ANGLE_LIMIT: Range = Range::number("angle_limit", 0.0, f64::INFINITY);

/// Where to cut a segment, as a share of its length from either end.
const RATIO: f64 = 0.25;

options! {
    /// How [`refine`] cuts corners and finds outliers. Angles are changes of heading in degrees: 0 straight on, 180
    /// straight back.
    pub struct Refine {
        /// Rounds of refining, 0 to 24; 1 by default.
        pub passes: u32 = 1;
        /// Corners that turn by less than this stay as they are, 30 by default; 0 cuts all, infinity none.
        #[cfg_attr(feature = "serde", serde(with = "crate::infinite"))]
        pub angle_limit: f64 = 30.0;
        /// A point where the line turns by this or more is an outlier if the line is straighter without it; infinity,
        /// the default, finds none.
        #[cfg_attr(feature = "serde", serde(with = "crate::infinite"))]
        pub outlier_angle: f64 = f64::INFINITY;
    }
}

/// Cuts the corners of a polyline that turn by `angle_limit` or more. With an `outlier_angle`, it throws out outliers
/// first.
///
/// **Outliers:** [`reject_outliers`](crate::smooth::reject_outliers()) finds them once, before the first pass, among
/// the given points.
///
/// **Corners:** each pass replaces a corner that turns by `angle_limit` or more with two points, one on each of its
/// segments, a quarter of the length away. With an angle limit of 0 and no outlier angle, that is
/// [`chaikin`](crate::smooth::chaikin). Lines of fewer than three points come back unchanged.
///
/// O(points + result) time and memory.
///
#[doc = include_str!("../../pictures/refine.svg")]
///
/// # Errors
/// [`Error::BadArgument`] for passes or angles out of range.
///
/// ```
/// use meander_core::{Polyline, smooth::{Refine, refine}};
/// // A gentle bend, then a right angle: only the right angle is cut.
/// let path = Polyline::open([[0.0, 0.0], [4.0, 0.0], [8.0, 1.0], [7.0, 5.0]])?;
/// let refined = [[0.0, 0.0], [4.0, 0.0], [7.0, 0.75], [7.75, 2.0], [7.0, 5.0]];
/// assert_eq!(refine(&path, &Refine::new())?, Polyline::open(refined)?);
/// # Ok::<(), meander_core::Error>(())
/// ```
/// Interpolated times follow the points and skip outliers:
/// ```
/// use meander_core::{Polyline, Smoother, smooth::Refine};
/// let glitch = [0.5, 3.0];
/// let track = Polyline::open([[0.0, 0.0], [1.0, 0.0], [2.0, 0.0], glitch, [4.0, 0.0], [5.0, 0.0]])?;
/// let refined = Refine::new().outlier_angle(90.0).derive(&track)?;
/// assert_eq!(refined.rejected, [3]);
/// let times = refined.interpolate(&[0.0, 1.0, 2.0, 3.0, 4.0, 6.0])?;
/// assert_eq!(times, [0.0, 1.0, 2.0, 4.0, 6.0]);
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn refine<P: Point>(line: &Polyline<P>, options: &Refine) -> Result<Polyline<P>, Error> {
    options.smooth(line)
}

impl Smoother for Refine {
    fn smooth<P: Point>(&self, line: &Polyline<P>) -> Result<Polyline<P>, Error> {
        Ok(self.run_passes(line, false)?.line)
    }

    fn derive<P: Point>(&self, line: &Polyline<P>) -> Result<Derived<P>, Error> {
        self.run_passes(line, true)
    }
}

impl Refine {
    /// The refined line; `with_origins` also computes the origins.
    fn run_passes<P: Point>(
        &self,
        line: &Polyline<P>,
        with_origins: bool,
    ) -> Result<Derived<P>, Error> {
        PASSES.check(self.passes)?;
        ANGLE_LIMIT.check(self.angle_limit)?;
        let outlier_angle = OUTLIER_ANGLE.check(self.outlier_angle)?;
        // Without passes, `refine` throws out nothing.
        let outlier_angle = if self.passes > 0 { outlier_angle } else { f64::INFINITY };
        let (kept, rejected) = RejectOutliers::new().outlier_angle(outlier_angle).split(line)?;
        let (limit, closed) = (self.angle_limit, line.is_closed());
        let mut cuts = |path: &[P]| (path.len() > 2).then(|| cuts(path, limit, closed));
        let derived = cut_passes(line.at(&kept), &kept, self.passes, with_origins, &mut cuts)?;
        Ok(Derived { rejected, ..derived })
    }
}

/// One pass over a polyline: returns the origin of each point after it.
fn cuts<P: Point>(path: &[P], angle_limit: f64, closed: bool) -> Vec<Origin> {
    let mut cuts = Vec::with_capacity(2 * path.len());
    let last = path.len() - 1;
    let turns = turns(path, closed);
    for (index, &turn) in turns.iter().enumerate() {
        if turn < angle_limit {
            cuts.push(Origin::vertex(index as u32));
            continue;
        }
        // With an angle limit of 0, an end of an open polyline stays, and a cut follows on its only segment.
        let before = index.checked_sub(1).or(closed.then_some(last));
        let after = Some(index + 1).filter(|&next| next <= last).or(closed.then_some(0));
        let (index, end) = (index as u32, Origin::vertex(index as u32));
        cuts.push(before.map_or(end, |before| Origin::between(before as u32, index, 1.0 - RATIO)));
        cuts.push(after.map_or(end, |after| Origin::between(index, after as u32, RATIO)));
    }
    if closed && turns[0] >= angle_limit {
        // `chaikin` starts on the first segment: start there, too.
        cuts.rotate_left(1);
    }
    cuts
}
