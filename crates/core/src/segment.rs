//! Points and the segments between them.

use crate::points::{Point, mix};

/// The square of the distance from a point to the segment from `start` to `end`, ends included.
#[inline(always)]
pub(crate) fn distance_squared<P: Point>(point: P, start: P, end: P) -> f64 {
    let off = point - mix(start, end, nearest_share(point, start, end));
    off.dot(off)
}

/// The position on a segment nearest to a point, as a share: 0 at `start`, 1 at `end`.
#[inline(always)]
pub(crate) fn nearest_share<P: Point>(point: P, start: P, end: P) -> f64 {
    let along = end - start;
    let length_squared = along.dot(along);
    if length_squared > 0.0 {
        ((point - start).dot(along) / length_squared).clamp(0.0, 1.0)
    } else {
        0.0
    }
}

/// Whether a point lies on a segment, between its ends; exact on a grid, where rounding may give it a distance all the
/// same.
pub(crate) fn is_between<P: Point>(point: P, start: P, end: P) -> bool {
    let (along, off) = (end - start, point - start);
    let dot = off.dot(along);
    dot > 0.0 && dot < along.dot(along) && off.cross_length(along) == 0.0
}
