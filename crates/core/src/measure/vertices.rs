//! A number for each vertex of a polyline.

use crate::error::Error;
use crate::heading::turn;
use crate::points::{Point, check, check_count, length};

/// By how many degrees a polyline turns at each of its points: 0 straight on, 180 a reversal. 0 at the ends of
/// an open polyline and beside repeated points. O(n).
///
/// # Errors
/// [`Error::BadArgument`] for coordinates that are not finite, [`Error::TooLarge`] for more than
/// [`NUMBER_LIMIT`](crate::NUMBER_LIMIT) points.
///
/// ```
/// use meander_core::{glam::dvec2, measure::turn_angles};
/// let corner = [dvec2(0.0, 0.0), dvec2(3.0, 0.0), dvec2(3.0, 4.0)];
/// assert_eq!(turn_angles(&corner, false)?, [0.0, 90.0, 0.0]);
/// assert_eq!(turn_angles(&corner, true)?.len(), 3);
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn turn_angles<P: Point>(points: &[P], closed: bool) -> Result<Vec<f64>, Error> {
    at_corners(points, closed, |before, at, after| turn(at - before, after - at))
}

/// The curvature at each point, in 1 / the points' unit: one over the radius of the circle through
/// it and its two neighbours (Menger's curvature), exact on a circle. 0 on a straight line, at the
/// ends of an open polyline and beside repeated points; infinite at a reversal. O(n).
///
/// # Errors
/// [`Error::BadArgument`] for coordinates that are not finite, [`Error::TooLarge`] for more than
/// [`NUMBER_LIMIT`](crate::NUMBER_LIMIT) points.
///
/// ```
/// use meander_core::{glam::dvec2, measure::curvature};
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

/// What `number` says of each point with its two neighbours, 0 at the ends of an open polyline. O(n).
fn at_corners<P: Point>(
    points: &[P],
    closed: bool,
    number: impl Fn(P, P, P) -> f64,
) -> Result<Vec<f64>, Error> {
    check("points", points)?;
    let count = points.len();
    check_count("points", count as f64)?;
    let at = |index: usize| {
        if !closed && (index == 0 || index + 1 == count) {
            return 0.0;
        }
        number(points[(index + count - 1) % count], points[index], points[(index + 1) % count])
    };
    Ok((0..count).map(at).collect())
}
