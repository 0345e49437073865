//! The nearest segment of a polyline, without looking at every segment.
//!
//! Boxes over runs of segments, and over pairs of boxes, form a binary tree. A search skips boxes that are further away
//! than the nearest segment so far.

use std::borrow::Cow;
use std::ops::Range;

use crate::bounding_box::BoundingBox;
use crate::points::{Point, distance_squared};
use crate::polyline::Polyline;

/// Segments per smallest box.
const LEAF: usize = 8;

/// A segment and the square of its distance from a place.
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

    /// The segment nearest to a place, or any whose squared distance is at most `enough`. The search begins with
    /// `guess`, and skips runs of segments for which `apart` returns true.
    pub(crate) fn near(
        &self,
        place: P,
        enough: f64,
        guess: usize,
        apart: &impl Fn(Range<usize>) -> bool,
    ) -> Near {
        let mut best = Near { segment: guess, squared: self.squared(place, guess) };
        let offer = |segment: usize, best: &mut Near| {
            let squared = self.squared(place, segment);
            if squared < best.squared {
                *best = Near { segment, squared };
            }
        };
        // Neighbouring places are mostly nearest to the same segment, or to the next one.
        if best.squared > enough && guess + 1 < self.line.segment_count() {
            offer(guess + 1, &mut best);
        }
        let matters = |away: f64, run: Range<usize>, best: &Near| {
            away < best.squared && best.squared > enough && !apart(run)
        };
        if best.squared > enough {
            self.search(self.levels.len() - 1, 0, place, &mut best, &matters, &offer);
        }
        best
    }

    /// The first of the segments nearest to a place. `slack` is an upper bound of the rounding error of a distance.
    pub(crate) fn first_nearest(&self, place: P, slack: f64) -> Near {
        let mut best = Near { segment: 0, squared: f64::INFINITY };
        let matters =
            |away: f64, _: Range<usize>, best: &Near| away.sqrt() <= best.squared.sqrt() + slack;
        let offer = |segment: usize, best: &mut Near| {
            let squared = self.squared(place, segment);
            let is_first = squared == best.squared && segment < best.segment;
            if squared < best.squared || is_first {
                *best = Near { segment, squared };
            }
        };
        self.search(self.levels.len() - 1, 0, place, &mut best, &matters, &offer);
        best
    }

    /// Searches the halves of a box, the nearer one first, if the square of their distance `matters`; a smallest box
    /// offers its segments. Recurses as deep as the tree is high: 20 levels for the longest polyline.
    fn search(
        &self,
        level: usize,
        at: usize,
        place: P,
        best: &mut Near,
        matters: &impl Fn(f64, Range<usize>, &Near) -> bool,
        offer: &impl Fn(usize, &mut Near),
    ) {
        let Some(below) = level.checked_sub(1) else {
            self.run(0, at).for_each(|segment| offer(segment, best));
            return;
        };
        let boxes = &self.levels[below];
        let away = |at: usize| boxes.get(at).map_or(f64::INFINITY, |found| found.squared(place));
        let mut halves = [2 * at, 2 * at + 1].map(|at| (away(at), at));
        if halves[1].0 < halves[0].0 {
            halves.reverse();
        }
        for (away, at) in halves {
            if matters(away, self.run(below, at), best) {
                self.search(below, at, place, best, matters, offer);
            }
        }
    }

    /// The segments of a box.
    fn run(&self, level: usize, at: usize) -> Range<usize> {
        let (size, count) = (LEAF << level, self.line.segment_count());
        (at * size).min(count)..((at + 1) * size).min(count)
    }

    /// Visits all segments that may lie within `reach` of a box, in order, until `visit` returns true. Skips runs for
    /// which `apart` returns true.
    pub(crate) fn each_within(
        &self,
        around: BoundingBox<P>,
        reach: f64,
        apart: &impl Fn(Range<usize>) -> bool,
        mut visit: impl FnMut(usize) -> bool,
    ) {
        let mut pending = vec![(self.levels.len() - 1, 0)];
        while let Some((level, at)) = pending.pop() {
            let is_far = |found: &BoundingBox<P>| found.apart(around) > reach;
            if self.levels[level].get(at).is_none_or(is_far) || apart(self.run(level, at)) {
                continue;
            }
            if let Some(below) = level.checked_sub(1) {
                pending.extend([(below, 2 * at + 1), (below, 2 * at)]);
                continue;
            }
            for segment in self.run(0, at).filter(|&segment| !apart(segment..segment + 1)) {
                let (start, end) = self.line.segment(segment);
                if BoundingBox::around(start, end).apart(around) <= reach && visit(segment) {
                    return;
                }
            }
        }
    }
}
