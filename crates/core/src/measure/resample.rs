//! Points at equal steps along a polyline.

use super::follower::Follower;
use crate::error::Error;
use crate::points::{Point, check_size};

/// Points at equal steps of arc length along a polyline. The steps are as long as `spacing`, or a little shorter so that
/// a whole number of them fits.
///
/// An open polyline keeps its first and its last point. A closed one keeps its first; its last segment leads back there,
/// so that it has as many points as steps. Fewer than two points, and a polyline without length, are returned as they
/// are. O(n + result·log n).
///
/// # Errors
/// [`Error::BadArgument`] for a spacing that is not more than 0 and for coordinates that are not
/// finite, [`Error::TooLarge`] for a result of more than [`NUMBER_LIMIT`](crate::NUMBER_LIMIT)
/// numbers.
///
/// ```
/// use meander_core::{glam::dvec2, resample};
/// let corner = [dvec2(0.0, 0.0), dvec2(3.0, 0.0), dvec2(3.0, 3.0)];
/// let even = resample(&corner, 2.0, false)?;
/// assert_eq!(even, [dvec2(0.0, 0.0), dvec2(2.0, 0.0), dvec2(3.0, 1.0), dvec2(3.0, 3.0)]);
/// let square = [dvec2(0.0, 0.0), dvec2(2.0, 0.0), dvec2(2.0, 2.0), dvec2(0.0, 2.0)];
/// assert_eq!(resample(&square, 1.0, true)?.len(), 8);
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn resample<P: Point>(points: &[P], spacing: f64, closed: bool) -> Result<Vec<P>, Error> {
    if !(spacing > 0.0 && spacing.is_finite()) {
        return Err(Error::value("spacing", spacing, "a finite number of more than 0"));
    }
    let follower = Follower::new(points, closed)?;
    let whole = follower.length();
    // What rounding adds to a whole number of steps is no step.
    let steps = (whole / spacing - 1e-9).ceil().max(1.0);
    let last = if closed { None } else { points.last() };
    let count = if whole > 0.0 { steps + last.map_or(0.0, |_| 1.0) } else { points.len() as f64 };
    check_size::<P>("spacing", count)?;
    if whole <= 0.0 {
        return Ok(points.to_vec());
    }
    // The start as it is: legs whose length is too small for a number are not travelled.
    let mut even: Vec<P> = points.iter().copied().take(1).collect();
    even.extend(
        (1..steps as u32)
            .filter_map(|step| follower.at(whole * (f64::from(step) / steps)))
            .map(|position| position.point),
    );
    even.extend(last);
    Ok(even)
}
