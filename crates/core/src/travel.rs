//! Distances along a line, by arc length or by parameter.

use crate::points::{Point, length};

/// The arc length from the first point of a polyline to each point.
pub(crate) fn travelled<P: Point>(points: &[P]) -> Vec<f64> {
    let steps = points.windows(2).map(|pair| length(pair[1] - pair[0]));
    sums(points.iter().take(1).map(|_| 0.0).chain(steps))
}

/// The sum of the numbers up to each of them.
pub(crate) fn sums(numbers: impl Iterator<Item = f64>) -> Vec<f64> {
    let add = |sum: &mut f64, number| {
        *sum += number;
        Some(*sum)
    };
    numbers.scan(0.0, add).collect()
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
