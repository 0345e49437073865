//! The nearest segment of a polyline, without looking at every segment.
//!
//! Boxes over runs of segments, and over pairs of boxes, make a binary tree; a search passes over boxes that are
//! further away than the nearest segment known.

use std::borrow::Cow;
use std::ops::Range;

use super::segments::Segments;
use crate::bounding_box::BoundingBox;
use crate::points::Point;
use crate::segment::distance_squared;

/// Segments to the smallest box.
const LEAF: usize = 8;

/// A segment and the square of its distance from some place.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Near {
    pub(crate) segment: usize,
    pub(crate) squared: f64,
}

/// A polyline of one point or more with boxes over its segments.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct SegmentBoxes<'a, P: Clone> {
    points: Cow<'a, [P]>,
    closed: bool,
    /// The smallest boxes first, a single one last.
    levels: Vec<Vec<BoundingBox<P>>>,
}

impl<'a, P: Point> SegmentBoxes<'a, P> {
    pub(crate) fn new(points: impl Into<Cow<'a, [P]>>, closed: bool) -> Self {
        let points = points.into();
        let segments = Segments::new(&points, closed);
        let count = segments.count();
        let mut level: Vec<_> = (0..count)
            .step_by(LEAF)
            .filter_map(|first| {
                let run = first..count.min(first + LEAF);
                let around = |(start, end)| BoundingBox::around(start, end);
                run.map(|index| around(segments.ends(index))).reduce(BoundingBox::both)
            })
            .collect();
        let mut levels = Vec::new();
        while level.len() > 1 {
            let pairs = level.chunks(2);
            let above = pairs.filter_map(|pair| pair.iter().copied().reduce(BoundingBox::both));
            let above = above.collect();
            levels.push(std::mem::replace(&mut level, above));
        }
        levels.push(level);
        Self { points, closed, levels }
    }

    pub(crate) fn segments(&self) -> Segments<'_, P> {
        Segments::new(&self.points, self.closed)
    }

    pub(crate) fn squared(&self, place: P, segment: usize) -> f64 {
        let (start, end) = self.segments().ends(segment);
        distance_squared(place, start, end)
    }

    /// The nearest segment to a place, or any that is near `enough`, by the square of the distance. The search
    /// begins with a guess.
    pub(crate) fn near(&self, place: P, enough: f64, guess: usize) -> Near {
        let mut best = Near { segment: guess, squared: self.squared(place, guess) };
        // Neighbouring places are mostly nearest to the same segment, or to the next one.
        if best.squared > enough && guess + 1 < self.segments().count() {
            let squared = self.squared(place, guess + 1);
            if squared < best.squared {
                best = Near { segment: guess + 1, squared };
            }
        }
        if best.squared > enough { self.search(place, best, enough, 0.0) } else { best }
    }

    /// Of the segments nearest to a place, the first. `slack` is more than rounding adds to a distance.
    pub(crate) fn first_nearest(&self, place: P, slack: f64) -> Near {
        self.search(place, Near { segment: 0, squared: f64::INFINITY }, -1.0, slack)
    }

    /// Improves on a segment until it is near enough; with slack, prefers the first of equally near ones.
    fn search(&self, place: P, mut best: Near, enough: f64, slack: f64) -> Near {
        let mut pending = vec![(self.levels.len() - 1, 0, 0.0)];
        while let Some((level, at, away)) = pending.pop() {
            if best.squared <= enough {
                break;
            }
            let is_far = if slack > 0.0 {
                f64::sqrt(away) > best.squared.sqrt() + slack
            } else {
                away >= best.squared
            };
            if is_far {
                continue;
            }
            if let Some(below) = level.checked_sub(1) {
                let boxes = &self.levels[below];
                let child = |at: usize| {
                    boxes.get(at).map(|found: &BoundingBox<P>| (below, at, found.squared(place)))
                };
                let (left, right) = (child(2 * at), child(2 * at + 1));
                let far_first = match (left, right) {
                    (Some(one), Some(other)) if one.2 <= other.2 => [right, left],
                    _ => [left, right],
                };
                pending.extend(far_first.into_iter().flatten());
                continue;
            }
            for segment in self.leaf(at) {
                let squared = self.squared(place, segment);
                let is_first = slack > 0.0 && squared == best.squared && segment < best.segment;
                if squared < best.squared || is_first {
                    best = Near { segment, squared };
                }
            }
        }
        best
    }

    /// The segments in one of the smallest boxes.
    fn leaf(&self, at: usize) -> Range<usize> {
        at * LEAF..self.segments().count().min(at * LEAF + LEAF)
    }

    /// Visits all segments that may lie within `reach` of a box, in order, until `visit` says that it has seen enough.
    pub(crate) fn each_within(
        &self,
        around: BoundingBox<P>,
        reach: f64,
        mut visit: impl FnMut(usize) -> bool,
    ) {
        let mut pending = vec![(self.levels.len() - 1, 0)];
        while let Some((level, at)) = pending.pop() {
            if self.levels[level].get(at).is_none_or(|found| found.apart(around) > reach) {
                continue;
            }
            if let Some(below) = level.checked_sub(1) {
                pending.extend([(below, 2 * at + 1), (below, 2 * at)]);
                continue;
            }
            for segment in self.leaf(at) {
                let (start, end) = self.segments().ends(segment);
                if BoundingBox::around(start, end).apart(around) <= reach && visit(segment) {
                    return;
                }
            }
        }
    }
}
