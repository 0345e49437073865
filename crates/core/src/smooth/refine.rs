//! Corner cutting that leaves gentle turns alone and throws outliers out.

use super::derived::{Derived, Smoother, Trail};
use super::outlier::OUTLIER_ANGLE;
use super::outlier::reject::RejectOutliers;
use super::params::PASSES;
use super::published;
use super::sharp_corners::cuts;
use crate::error::Error;
use crate::points::{Point, check_size, mix};
use crate::polyline::Polyline;
use crate::range::Range;
use crate::setters::setters;

const ANGLE_LIMIT: Range = Range::number("angle_limit", 0.0, f64::INFINITY);
/// What the published listing throws out unless told otherwise.
const PUBLISHED_OUTLIER_ANGLE: f64 = 90.0;

/// How [`refine`] cuts corners and finds outliers. Angles are turns between headings in degrees: 0 straight on, 180 a reversal.
#[derive(Debug, Clone, Copy, PartialEq)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(default))]
pub struct Refine {
    /// Rounds of refining, 0 to 24; 1 by default.
    pub passes: u32,
    /// Corners that turn by less than this stay as they are, 30 by default; 0 cuts all, infinity none.
    #[cfg_attr(feature = "serde", serde(with = "crate::serial::infinite"))]
    pub angle_limit: f64,
    /// A turn of at least this much that goes when a point is left out marks an outlier; infinity marks none. Not given,
    /// it is infinity, or 90 with `published`, as the article's listing has it.
    pub outlier_angle: Option<f64>,
    /// Do as the article's listing does, to the letter; off by default. It knows nothing of closed lines, and treats them
    /// as open ones.
    pub published: bool,
}

impl Refine {
    /// One pass that cuts corners of 30° and more and keeps every outlier.
    #[must_use]
    pub const fn new() -> Self {
        Self { passes: 1, angle_limit: 30.0, outlier_angle: None, published: false }
    }

    setters! {
        passes: u32,
        angle_limit: f64,
        published: bool,
        outlier_angle: f64 => Some,
    }

    fn rejects_from(&self) -> f64 {
        let usual = if self.published { PUBLISHED_OUTLIER_ANGLE } else { f64::INFINITY };
        self.outlier_angle.unwrap_or(usual)
    }
}

/// Cuts the corners of a polyline that turn by at least `angle_limit`; with an `outlier_angle`, it throws out points that
/// are plainly wrong first.
///
/// **Outliers** are those of [`reject_outliers`](crate::smooth::reject_outliers()), judged once, before the first pass, on the
/// points as given.
///
/// **Corners** that turn by at least `angle_limit` give way to a point a quarter of the way before
/// and one a quarter after, in each pass. With an angle limit of 0 and no outlier angle
/// that is [`chaikin`](crate::smooth::chaikin). Fewer than three points are returned as they are.
///
/// O(points + result) time and memory.
///
/// With `published`, the listing of the article "Chaikin It Easy" instead, its quirks included: it
/// loses the vertex before an outlier, cuts only the far side of a corner, and drops a point whose
/// coordinates it has already written, and with that the end of a closed patrol.
///
#[doc = include_str!("../../pictures/refine.svg")]
///
/// # Errors
/// [`Error::BadArgument`] for passes or angles outside what is allowed.
///
/// ```
/// use meander_core::{Polyline, smooth::{Refine, refine}};
/// // A gentle bend, then a right angle: only the right angle is cut.
/// let path = Polyline::open([[0.0, 0.0], [4.0, 0.0], [8.0, 1.0], [7.0, 5.0]])?;
/// let refined = [[0.0, 0.0], [4.0, 0.0], [7.0, 0.75], [7.75, 2.0], [7.0, 5.0]];
/// assert_eq!(refine(&path, &Refine::new())?, Polyline::open(refined)?);
/// # Ok::<(), meander_core::Error>(())
/// ```
/// Times follow the points, past the outliers:
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
    /// The refined line; with origins, if wanted.
    fn run_passes<P: Point>(
        &self,
        line: &Polyline<P>,
        with_origins: bool,
    ) -> Result<Derived<P>, Error> {
        PASSES.check(self.passes)?;
        ANGLE_LIMIT.check(self.angle_limit)?;
        let outlier_angle = OUTLIER_ANGLE.check(self.rejects_from())?;
        let is_cleaned = self.passes > 0 && !self.published;
        let outlier_angle_before = if is_cleaned { outlier_angle } else { f64::INFINITY };
        let rejecting = RejectOutliers::new().outlier_angle(outlier_angle_before);
        let (kept, mut rejected) = rejecting.split(line)?;
        let mut path = Vec::from(line.at(&kept));
        let trail = Trail::new(if with_origins { &path } else { &[] });
        let mut positions = trail.starts();
        for pass in 0..self.passes {
            check_size::<P>("passes", path.len() as f64)?;
            let cuts = if self.published {
                let (cuts, lost) = published::pass(&path, self.angle_limit, outlier_angle);
                if pass == 0 {
                    rejected = lost;
                }
                cuts
            } else if path.len() > 2 {
                cuts(&path, self.angle_limit, line.is_closed())
            } else {
                break;
            };
            path = cuts.iter().map(|cut| cut.of(&path, mix)).collect();
            if with_origins {
                let between = |a, b, share| trail.between(a, b, share);
                positions = cuts.iter().map(|cut| cut.of(&positions, between)).collect();
            }
        }
        check_size::<P>("passes", path.len() as f64)?;
        let origins = Trail::origins(&positions, &kept);
        Ok(Derived { line: line.with_points(path), origins, rejected })
    }
}
