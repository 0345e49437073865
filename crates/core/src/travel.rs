//! Distances along a line, by arc length or by parameter.

use crate::points::{Point, length};

/// The arc length from the first point of a polyline to each point.
pub(crate) fn travelled<P: Point>(points: &[P]) -> Vec<f64> {
    let mut sum = 0.0;
    let mut previous = points.first().copied();
    points
        .iter()
        .map(|&point| {
            sum += previous.replace(point).map_or(0.0, |before| length(point - before));
            sum
        })
        .collect()
}

/// Limits a distance to a line of length `whole`: an open line ends at its ends, a closed one goes round. NaN is the
/// start.
pub(crate) fn within(distance: f64, whole: f64, closed: bool) -> f64 {
    if closed && distance.is_finite() && whole > 0.0 {
        distance.rem_euclid(whole)
    } else {
        distance.max(0.0).min(whole)
    }
}
