//! The Hausdorff distance between two polylines.

use std::borrow::Cow;

use super::segment_boxes::{Near, SegmentBoxes};
use crate::points::{Point, largest, length, mix};
use crate::polyline::Polyline;

/// How much too small the result may be, as a share of the largest coordinate.
const PRECISION: f64 = 1e-12;

/// The Hausdorff distance between two polylines, in the points' unit: the greatest distance from any position on one
/// line to the other line, in either direction. Positions between points count, too.
///
/// 0 if both lines are empty, infinite if one is. Exact to within 1e-12 of the largest coordinate: never above the true
/// distance, and never below that of the furthest vertex.
///
/// Along a segment, the distance from a segment of the other line is convex, so the furthest position is a vertex, or
/// is equally near to two segments of the other line. `deviation` searches for such positions only where they can be
/// further away than any before. O((n + m)·log(n + m)) for lines that keep together, O(n·m) at worst.
///
/// ```
/// use meander_core::{Polyline, measure::deviation};
/// let bent = Polyline::open([[0.0, 0.0], [2.0, 1.0], [4.0, 0.0]])?;
/// let straight = Polyline::open([[0.0, 0.0], [4.0, 0.0]])?;
/// assert_eq!(deviation(&bent, &straight), 1.0);
/// // Both lines have the same corners; each has a side whose middle is 2 away from the other line.
/// let square = Polyline::open([[0.0, 0.0], [4.0, 0.0], [4.0, 4.0], [0.0, 4.0]])?;
/// let opposite = Polyline::open([square[1], square[0], square[3], square[2]])?;
/// assert!((deviation(&square, &opposite) - 2.0).abs() < 1e-11);
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn deviation<P: Point>(line: &Polyline<P>, reference: &Polyline<P>) -> f64 {
    if line.is_empty() || reference.is_empty() {
        let both = line.is_empty() && reference.is_empty();
        return if both { 0.0 } else { f64::INFINITY };
    }
    let boxes = [line, reference].map(|line| SegmentBoxes::new(Cow::Borrowed(line)));
    let all = line.iter().chain(reference.iter());
    let size = all.map(|&point| largest(point)).fold(0.0, f64::max);
    // The error is at most one and a half times this slack.
    let slack = 0.5 * PRECISION * size;
    let mut furthest = Furthest { squared: 0.0, enough: slack * slack, slack };
    // Vertices first: a large distance found early rules out most positions between them.
    let [there, back] = &boxes;
    let from_points = furthest.vertices(line, back);
    let from_reference = furthest.vertices(reference, there);
    furthest.between(line, back, &from_points);
    furthest.between(reference, there, &from_reference);
    furthest.squared.sqrt()
}

/// The furthest position so far.
struct Furthest {
    /// The square of its distance.
    squared: f64,
    /// The square of the distance up to which a position counts as no further.
    enough: f64,
    slack: f64,
}

/// A stretch of a segment, by shares of its length; `near_start` and `near_end` are segments of the other polyline that
/// are near enough to its ends.
#[derive(Clone, Copy)]
struct Stretch {
    start: f64,
    end: f64,
    near_start: usize,
    near_end: usize,
}

impl Furthest {
    fn raise(&mut self, squared: f64) {
        if squared > self.squared {
            let enough = squared.sqrt() + self.slack;
            (self.squared, self.enough) = (squared, enough * enough);
        }
    }

    /// Measures each vertex; returns a segment of the other polyline that is near enough to each.
    fn vertices<P: Point>(&mut self, points: &[P], other: &SegmentBoxes<'_, P>) -> Vec<usize> {
        let mut guess = 0;
        points
            .iter()
            .map(|&point| {
                let Near { segment, squared } = other.near(point, self.squared, guess, &|_| false);
                self.raise(squared);
                guess = segment;
                segment
            })
            .collect()
    }

    /// Measures the positions between vertices.
    fn between<P: Point>(
        &mut self,
        line: &Polyline<P>,
        other: &SegmentBoxes<'_, P>,
        near: &[usize],
    ) {
        let mut pending = Vec::new();
        for (index, ends) in line.segments().enumerate() {
            let next = if index + 1 == near.len() { 0 } else { index + 1 };
            let (near_start, near_end) = (near[index], near[next]);
            pending.push(Stretch { start: 0.0, end: 1.0, near_start, near_end });
            while let Some(stretch) = pending.pop() {
                pending.extend(self.divide(ends, other, stretch).into_iter().flatten());
            }
        }
    }

    /// Divides a stretch where both segments are equally near, unless all of it is near enough.
    fn divide<P: Point>(
        &mut self,
        (from, to): (P, P),
        other: &SegmentBoxes<'_, P>,
        stretch: Stretch,
    ) -> Option<[Stretch; 2]> {
        let Stretch { start, end, near_start, near_end } = stretch;
        let squared = |share: f64, segment: usize| other.squared(mix(from, to, share), segment);
        // The distance from a segment is convex: if it is small enough at both ends, so it is between them.
        if near_start == near_end
            || squared(end, near_start) <= self.enough
            || squared(start, near_end) <= self.enough
        {
            return None;
        }
        let middle = equally_near(start, end, 0.25 * self.slack, |share| {
            squared(share, near_start).sqrt() - squared(share, near_end).sqrt()
        });
        // By convexity again, no position on the stretch is further away than this.
        let most = squared(middle, near_start).max(squared(middle, near_end));
        if most <= self.enough
            || middle <= start
            || middle >= end
            || length(to - from) * (end - start) <= self.slack
        {
            return None;
        }
        let found = other.near(mix(from, to, middle), self.enough, near_start, &|_| false);
        if found.squared > self.enough {
            self.raise(found.squared);
        }
        let near = found.segment;
        Some([
            Stretch { end: middle, near_end: near, ..stretch },
            Stretch { start: middle, near_start: near, ..stretch },
        ])
    }
}

/// Finds where `difference`, negative at `start` and positive at `end`, is 0 or nearly so: by false positions, with the
/// Illinois rule.
fn equally_near(start: f64, end: f64, precision: f64, difference: impl Fn(f64) -> f64) -> f64 {
    let (mut low, mut high) = (start, end);
    let (mut below, mut above) = (difference(low), difference(high));
    let mut middle = low + (high - low) * 0.5;
    let mut was_below = None;
    // A few rounds are enough; where rounding hides the sign, any position in between is good enough.
    for _ in 0..60 {
        if below < 0.0 && above > 0.0 {
            middle = low + (high - low) * (below / (below - above));
        }
        let value = difference(middle);
        if value.abs() <= precision || middle <= low || middle >= high {
            break;
        }
        let is_below = value < 0.0;
        // Halve the value at an end that stays twice, so that it moves, too.
        let stays = was_below == Some(is_below);
        if is_below {
            (low, below) = (middle, value);
            above *= if stays { 0.5 } else { 1.0 };
        } else {
            (high, above) = (middle, value);
            below *= if stays { 0.5 } else { 1.0 };
        }
        was_below = Some(is_below);
    }
    middle
}
