//! Points and the segments between them.

use crate::points::{Point, mix};

/// The square of the distance from a point to the segment from `start` to `end`, ends included.
#[inline(always)]
pub(crate) fn distance_squared<P: Point>(point: P, start: P, end: P) -> f64 {
    let along = end - start;
    let length_squared = along.dot(along);
    let nearest = if length_squared > 0.0 {
        let t = ((point - start).dot(along) / length_squared).clamp(0.0, 1.0);
        mix(start, end, t)
    } else {
        start
    };
    let off = point - nearest;
    off.dot(off)
}
