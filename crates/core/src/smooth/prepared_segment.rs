//! A segment made ready for many distances.

use crate::points::Point;

/// Squares shorter than this have lost their digits.
const TINY: f64 = 1e-250;

/// A segment by its start, direction and length, so that a distance from it takes neither a division
/// nor a root. The square is that of [`distance_squared`](crate::segment::distance_squared) but for
/// rounding, which depends on how large the coordinates are, not on how near the point.
#[derive(Debug, Clone, Copy)]
pub(super) struct PreparedSegment<P> {
    start: P,
    heading: P,
    length: f64,
}

impl<P: Point> PreparedSegment<P> {
    pub(super) fn new(start: P, end: P) -> Self {
        let along = end - start;
        let squared = along.dot(along);
        if squared < TINY {
            // Without a length, any heading serves.
            return Self { start, heading: P::AXIS, length: 0.0 };
        }
        let length = squared.sqrt();
        Self { start, heading: along * (1.0 / length), length }
    }

    /// The square of the distance of a point.
    pub(super) fn distance_squared(&self, point: P) -> f64 {
        let from = point - self.start;
        let along = from.dot(self.heading);
        let aside = from.cross_squared(self.heading);
        // Nearly always, which the processor predicts.
        if along >= 0.0 && along <= self.length {
            return aside;
        }
        let beyond = self.beyond(along, along);
        aside + beyond * beyond
    }

    /// No point of the box has a larger square of its distance.
    pub(super) fn reach(&self, low: P, high: P) -> f64 {
        let from = (low + high) * 0.5 - self.start;
        let (along_span, aside_span) = ((high - low) * 0.5).spans(self.heading);
        let along = from.dot(self.heading);
        let beyond = self.beyond(along - along_span, along + along_span);
        let aside = from.cross_length(self.heading) + aside_span;
        aside * aside + beyond * beyond
    }

    /// How far a stretch of the line through the segment reaches out of it.
    fn beyond(&self, least: f64, most: f64) -> f64 {
        // `f64::max` is a call on some targets.
        let before = if least < 0.0 { -least } else { 0.0 };
        let after = most - self.length;
        if after > before { after } else { before }
    }
}
