//! A number for each corner of a polyline.

use crate::error::Error;
use crate::points::{Point, check, check_count};

/// What `number` says of each point with its two neighbours, 0 at the ends of an open polyline. O(n).
pub(super) fn at_corners<P: Point>(
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
