//! The turn at each vertex of a polyline.

use crate::error::Error;
use crate::heading::turn;
use crate::points::{Point, check, check_count};

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
    check("points", points)?;
    let count = points.len();
    check_count("points", count as f64)?;
    let angle = |index: usize| {
        if !closed && (index == 0 || index + 1 == count) {
            return 0.0;
        }
        let (before, after) = (points[(index + count - 1) % count], points[(index + 1) % count]);
        turn(points[index] - before, after - points[index])
    };
    Ok((0..count).map(angle).collect())
}
