//! Corners cut where they are sharp.

use crate::heading::turns;
use crate::points::{Point, mix};

/// Where a segment is cut, from either end.
const RATIO: f64 = 0.25;

/// One pass over a polyline and the times of its points, of which there may be none.
pub(super) fn cut<P: Point>(
    path: &[P],
    clock: &[f64],
    angle_limit: f64,
    closed: bool,
) -> (Vec<P>, Vec<f64>) {
    let mut result = Vec::with_capacity(2 * path.len());
    let mut times = Vec::with_capacity(2 * clock.len());
    let last = path.len() - 1;
    let turns = turns(path, closed);
    let time_between = |from: usize, to: usize, share: f64| {
        let (from, to) = (*clock.get(from)?, *clock.get(to)?);
        // On the closing segment it is that of the last point.
        Some(from + (to - from).max(0.0) * share)
    };
    for (index, (&point, &turn)) in path.iter().zip(&turns).enumerate() {
        if turn < angle_limit {
            result.push(point);
            times.extend(clock.get(index));
            continue;
        }
        let (before, after) = (index.checked_sub(1), Some(index + 1).filter(|&next| next <= last));
        let (before, after) =
            if closed { (before.or(Some(last)), after.or(Some(0))) } else { (before, after) };
        // An end of an open polyline stays, and is cut on the side that it has.
        let (from, to) = (before.unwrap_or(index), after.unwrap_or(index));
        result.push(before.map_or(point, |before| mix(path[before], point, 1.0 - RATIO)));
        times.extend(time_between(from, index, 1.0 - RATIO));
        result.push(after.map_or(point, |after| mix(point, path[after], RATIO)));
        times.extend(time_between(index, to, RATIO));
    }
    if closed && turns[0] >= angle_limit {
        // Chaikin's list starts on the first segment; so does this one.
        result.rotate_left(1);
        let first = times.len().min(1);
        times.rotate_left(first);
    }
    (result, times)
}
