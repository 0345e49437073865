//! The nearest segment of a polyline, without looking at every segment.
//!
//! Boxes over runs of segments, and over pairs of boxes, make a binary tree; a search passes over boxes that are
//! further away than the nearest segment known.

use std::borrow::Cow;

use crate::bounding_box::BoundingBox;
use crate::points::Point;
use crate::polyline::Polyline;
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
pub(crate) struct SegmentBoxes<'a, P: Point> {
    pub(crate) line: Cow<'a, Polyline<P>>,
    /// The smallest boxes first, a single one last.
    levels: Vec<Vec<BoundingBox<P>>>,
}

impl<'a, P: Point> SegmentBoxes<'a, P> {
    pub(crate) fn new(line: Cow<'a, Polyline<P>>) -> Self {
        let count = line.segment_count();
        let leaves = (0..count)
            .step_by(LEAF)
            .filter_map(|first| {
                let run = first..count.min(first + LEAF);
                let around = |(start, end)| BoundingBox::around(start, end);
                run.map(|index| around(line.segment(index))).reduce(BoundingBox::both)
            })
            .collect();
        Self { line, levels: BoundingBox::levels(leaves, 2) }
    }

    pub(crate) fn squared(&self, place: P, segment: usize) -> f64 {
        let (start, end) = self.line.segment(segment);
        distance_squared(place, start, end)
    }

    /// The nearest segment to a place, or any that is near `enough`, by the square of the distance. The search
    /// begins with a guess.
    pub(crate) fn near(&self, place: P, enough: f64, guess: usize) -> Near {
        let mut best = Near { segment: guess, squared: self.squared(place, guess) };
        // Neighbouring places are mostly nearest to the same segment, or to the next one.
        if best.squared > enough && guess + 1 < self.line.segment_count() {
            self.offer(place, guess + 1, &mut best);
        }
        if best.squared > enough {
            self.search(self.levels.len() - 1, 0, place, enough, &mut best);
        }
        best
    }

    fn offer(&self, place: P, segment: usize, best: &mut Near) {
        let squared = self.squared(place, segment);
        if squared < best.squared {
            *best = Near { segment, squared };
        }
    }

    /// Looks into one box. As deep as the tree is high: 20 levels hold the longest polyline.
    fn search(&self, level: usize, at: usize, place: P, enough: f64, best: &mut Near) {
        let Some(below) = level.checked_sub(1) else {
            let first = at * LEAF;
            for segment in first..self.line.segment_count().min(first + LEAF) {
                self.offer(place, segment, best);
            }
            return;
        };
        let boxes = &self.levels[below];
        let (left, right) = (2 * at, 2 * at + 1);
        let away = |at: usize| boxes.get(at).map_or(f64::INFINITY, |found| found.squared(place));
        let (to_left, to_right) = (away(left), away(right));
        let nearer_first = if to_left <= to_right {
            [(to_left, left), (to_right, right)]
        } else {
            [(to_right, right), (to_left, left)]
        };
        for (away, at) in nearer_first {
            if away < best.squared && best.squared > enough {
                self.search(below, at, place, enough, best);
            }
        }
    }

    /// Of the segments nearest to a place, the first. `slack` is more than rounding adds to a distance.
    pub(crate) fn first_nearest(&self, place: P, slack: f64) -> Near {
        let mut best = Near { segment: 0, squared: f64::INFINITY };
        let mut pending = vec![(self.levels.len() - 1, 0, 0.0)];
        while let Some((level, at, away)) = pending.pop() {
            if away > best.squared.sqrt() + slack {
                continue;
            }
            if let Some(below) = level.checked_sub(1) {
                let boxes = &self.levels[below];
                let child = |at: usize| {
                    let found: Option<&BoundingBox<P>> = boxes.get(at);
                    found.map(|found| (below, at, found.squared(place).sqrt()))
                };
                let (left, right) = (child(2 * at), child(2 * at + 1));
                let far_first = match (left, right) {
                    (Some(one), Some(other)) if one.2 <= other.2 => [right, left],
                    _ => [left, right],
                };
                pending.extend(far_first.into_iter().flatten());
            } else {
                let first = at * LEAF;
                for segment in first..self.line.segment_count().min(first + LEAF) {
                    let squared = self.squared(place, segment);
                    let is_first = squared == best.squared && segment < best.segment;
                    if squared < best.squared || is_first {
                        best = Near { segment, squared };
                    }
                }
            }
        }
        best
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
            let first = at * LEAF;
            for segment in first..self.line.segment_count().min(first + LEAF) {
                let (start, end) = self.line.segment(segment);
                if BoundingBox::around(start, end).apart(around) <= reach && visit(segment) {
                    return;
                }
            }
        }
    }
}
