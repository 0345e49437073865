//! Points that are plainly wrong, left out together with their times.

use crate::error::Error;
use crate::points::Point;
use crate::setters::{optional_setters, setters};
use crate::smooth::refine::{Refine, leave_out, refine_rejected, refine_rejected_timed};

/// What [`reject_outliers`] takes for wrong: what [`refine`](crate::refine()) does.
#[derive(Debug, Clone, Copy, PartialEq)]
#[non_exhaustive]
pub struct RejectOutliers<'a> {
    /// As in [`Refine::outlier_angle`], 90 by default; infinity rejects none by their turns.
    pub outlier_angle: f64,
    /// As in [`Refine::max_speed`], infinity by default, which rejects none; otherwise there have to be times.
    pub max_speed: f64,
    /// One number for each point, none less than the one before; none by default.
    pub times: Option<&'a [f64]>,
    /// Whether the last point leads back to the first; not by default.
    pub closed: bool,
}

impl<'a> RejectOutliers<'a> {
    /// An open line without times, by the turns alone.
    #[must_use]
    pub const fn new() -> Self {
        Self { outlier_angle: 90.0, max_speed: f64::INFINITY, times: None, closed: false }
    }

    setters! {
        outlier_angle: f64,
        max_speed: f64,
        closed: bool,
    }

    optional_setters! {
        times: &'a [f64],
    }
}

/// What [`RejectOutliers::new`] gives.
impl Default for RejectOutliers<'_> {
    fn default() -> Self {
        Self::new()
    }
}

/// What is left of points, as [`reject_outliers`] finds it.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Cleaned<P> {
    /// The points that stay, as they were.
    pub points: Vec<P>,
    /// The time of each; empty if none were given.
    pub times: Vec<f64>,
    /// The indexes of the points that were thrown out, ascending.
    pub rejected: Vec<u32>,
}

/// Throws out the points that are plainly wrong and changes nothing else: the outliers of
/// [`refine`](crate::refine()), without its corner cutting. O(points).
///
/// # Errors
/// As [`refine_rejected`], and with times as [`refine_rejected_timed`].
///
/// ```
/// use meander_core::{RejectOutliers, glam::dvec2, reject_outliers};
/// // Nobody walks forty metres in a second and back in the next.
/// let track = [dvec2(0.0, 0.0), dvec2(1.0, 0.0), dvec2(42.0, 3.0), dvec2(3.0, 0.0), dvec2(4.0, 0.0)];
/// let walking = RejectOutliers::new().times(&[0.0, 1.0, 2.0, 3.0, 4.0]).max_speed(10.0);
/// let cleaned = reject_outliers(&track, &walking)?;
/// assert_eq!(cleaned.rejected, [2]);
/// assert_eq!((cleaned.points.len(), cleaned.times), (4, vec![0.0, 1.0, 3.0, 4.0]));
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn reject_outliers<P: Point>(
    points: &[P],
    options: &RejectOutliers<'_>,
) -> Result<Cleaned<P>, Error> {
    let RejectOutliers { outlier_angle, max_speed, times, closed } = *options;
    let refine = Refine::new().outlier_angle(outlier_angle).max_speed(max_speed).closed(closed);
    let rejected = match times {
        Some(times) => refine_rejected_timed(points, times, &refine)?,
        None => refine_rejected(points, &refine)?,
    };
    let (mut points, mut times) = (points.to_vec(), times.unwrap_or_default().to_vec());
    leave_out(&mut points, &rejected);
    leave_out(&mut times, &rejected);
    Ok(Cleaned { points, times, rejected })
}
