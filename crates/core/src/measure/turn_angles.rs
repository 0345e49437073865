//! The turn at each vertex of a polyline.

use super::corners::at_corners;
use crate::error::Error;
use crate::heading::turn;
use crate::points::Point;

/// By how many degrees a polyline turns at each of its points: 0 straight on, 180 a reversal. 0 at the ends of
/// an open polyline and beside repeated points. O(n).
///
/// # Errors
/// [`Error::BadArgument`] for coordinates that are not finite, [`Error::TooLarge`] for more than
/// [`NUMBER_LIMIT`](crate::NUMBER_LIMIT) points.
///
/// ```
/// use meander_core::{glam::dvec2, turn_angles};
/// let corner = [dvec2(0.0, 0.0), dvec2(3.0, 0.0), dvec2(3.0, 4.0)];
/// assert_eq!(turn_angles(&corner, false)?, [0.0, 90.0, 0.0]);
/// assert_eq!(turn_angles(&corner, true)?.len(), 3);
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn turn_angles<P: Point>(points: &[P], closed: bool) -> Result<Vec<f64>, Error> {
    at_corners(points, closed, |before, at, after| turn(at - before, after - at))
}
