//! How sharply a curve bends at each of its points.

use super::corners::at_corners;
use crate::error::Error;
use crate::points::{Point, length};

/// The curvature at each point, in 1 / the points' unit: one over the radius of the circle through
/// it and its two neighbours (Menger's curvature), exact on a circle. 0 on a straight line, at the
/// ends of an open polyline and beside repeated points; infinite at a reversal. O(n).
///
/// # Errors
/// [`Error::BadArgument`] for coordinates that are not finite, [`Error::TooLarge`] for more than
/// [`NUMBER_LIMIT`](crate::NUMBER_LIMIT) points.
///
/// ```
/// use meander_core::{curvature, glam::dvec2};
/// let half_circle = [dvec2(-2.0, 0.0), dvec2(0.0, 2.0), dvec2(2.0, 0.0)];
/// let bend = curvature(&half_circle, false)?;
/// assert!((bend[1] - 1.0 / 2.0).abs() < 1e-15);
/// assert_eq!((bend[0], bend[2]), (0.0, 0.0));
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn curvature<P: Point>(points: &[P], closed: bool) -> Result<Vec<f64>, Error> {
    at_corners(points, closed, of_circle)
}

/// Four times the triangle's area over the product of its sides.
fn of_circle<P: Point>(before: P, at: P, after: P) -> f64 {
    let (first, second, across) = (at - before, after - at, after - before);
    let sides = length(first) * length(second);
    if sides <= 0.0 {
        return 0.0;
    }
    // The sine of the turn, so that nothing overflows.
    let sine = (first * (1.0 / length(first))).cross_length(second * (1.0 / length(second)));
    let chord = length(across);
    if chord > 0.0 { 2.0 * sine / chord } else { f64::INFINITY }
}
