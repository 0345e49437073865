//! The nearest segment of a polyline, without looking at every segment.
//!
//! Boxes over runs of segments, and over pairs of boxes, make a binary tree; a search passes over boxes that are
//! further away than the nearest segment known.

use super::segments::Segments;
use crate::bounding_box::BoundingBox;
use crate::points::Point;
use crate::segment::distance_squared;

/// Segments to the smallest box.
const LEAF: usize = 8;

/// A segment and the square of its distance from some place.
#[derive(Clone, Copy)]
pub(super) struct Near {
    pub(super) segment: usize,
    pub(super) squared: f64,
}

/// A polyline of one point or more with boxes over its segments.
pub(super) struct SegmentBoxes<'a, P> {
    segments: Segments<'a, P>,
    /// The smallest boxes first, a single one last.
    levels: Vec<Vec<BoundingBox<P>>>,
}

impl<'a, P: Point> SegmentBoxes<'a, P> {
    pub(super) fn new(segments: Segments<'a, P>) -> Self {
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
        Self { segments, levels }
    }

    pub(super) fn squared(&self, place: P, segment: usize) -> f64 {
        let (start, end) = self.segments.ends(segment);
        distance_squared(place, start, end)
    }

    /// The nearest segment to a place, or any that is near `enough`, by the square of the distance. The search
    /// begins with a guess.
    pub(super) fn near(&self, place: P, enough: f64, guess: usize) -> Near {
        let mut best = Near { segment: guess, squared: self.squared(place, guess) };
        // Neighbouring places are mostly nearest to the same segment, or to the next one.
        if best.squared > enough && guess + 1 < self.segments.count() {
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
            for segment in first..self.segments.count().min(first + LEAF) {
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
}
