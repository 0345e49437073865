//! Which point of a stretch is furthest from a segment, without looking at every point.
//!
//! The distance to a segment is a convex function, so over a box it is largest at a corner, and no
//! point inside lies further away than that. Boxes over runs of points, and over runs of boxes, let a
//! search drop whole runs that cannot beat the furthest point known:
//!
//! ```text
//!   ┌─────────────────────────────────────────┐   8 levels hold a million points:
//!   │ ┌────────┐ ┌────────┐ ┌──────┐ ┌──────┐ │   32 points to a box,
//!   │ │ ∙ ∙∙ ∙ │ │ ∙∙  ∙∙ │ │∙ ∙ ∙∙│ │∙∙∙ ∙ │ │   4 boxes to a larger one
//!   └─┴────────┴─┴────────┴─┴──────┴─┴──────┴─┘
//! ```
//!
//! Boxes and points are first judged by a quick distance that rounding may leave off by a known slack;
//! what could be the furthest is measured again by the formula that decides.

use std::ops::Range;

use super::prepared_segment::PreparedSegment;
use super::repeats::Repeats;
use crate::bounding_box::BoundingBox;
use crate::points::{Point, length};
use crate::segment::distance_squared;

/// Points to the smallest box.
const LEAF: usize = 32;
/// Boxes to a larger one.
const FANOUT: usize = 4;
/// Shorter stretches are read point by point.
const SHORT: usize = 3 * LEAF;
/// In still shorter ones, getting ready for quick distances would cost more than it saves.
const FEW: usize = 12;
/// Boxes that are looked at for each point before repeated points are looked for; lines without many ties need fewer.
const PATIENCE: usize = 8;
/// Where coordinates are this small, the squares of distances lose their digits.
const TINY: f64 = 1e-100;

/// A polyline with boxes over it.
#[derive(Debug)]
pub(super) struct BoxTree<'a, P> {
    points: &'a [P],
    /// The smallest boxes first. None if they would not pay.
    levels: Vec<Vec<BoundingBox<P>>>,
    /// By how much quick distances may be off, twice; infinite where they are not to be trusted.
    slack: f64,
    /// Boxes that a search has still to look into: how far they reach, their level, their number.
    pending: Vec<(f64, usize, usize)>,
    /// How many were looked into so far.
    looked: usize,
    /// Once that are many.
    repeats: Option<Repeats>,
}

/// A segment and the furthest point from it so far.
struct Search<P> {
    /// Where the stretch begins.
    first: usize,
    start: P,
    end: P,
    segment: PreparedSegment<P>,
    slack: f64,
    index: Option<usize>,
    distance: f64,
    /// Points whose quick square is smaller need not be measured.
    threshold: f64,
}

impl<P: Point> Search<P> {
    fn set(&mut self, index: Option<usize>, distance: f64) {
        (self.index, self.distance) = (index, distance);
        // The factor makes up for the rounding of this very formula.
        let root = distance.max(0.0).sqrt() * (1.0 - 1e-12) - self.slack;
        self.threshold = if root > 0.0 { root * root } else { f64::NEG_INFINITY };
    }

    fn read(&mut self, points: &[P], first: usize) {
        for (at, &point) in (first..).zip(points) {
            if self.segment.distance_squared(point) < self.threshold {
                continue;
            }
            let distance = distance_squared(point, self.start, self.end);
            let earlier = || self.index.is_some_and(|known| at < known);
            if distance > self.distance || (distance >= self.distance && earlier()) {
                self.set(Some(at), distance);
            }
        }
    }
}

impl<'a, P: Point> BoxTree<'a, P> {
    /// Over points of which no coordinate is larger than `extent`.
    pub(super) fn new(points: &'a [P], extent: f64) -> Self {
        let (levels, pending) = (Vec::new(), Vec::new());
        let slack = f64::INFINITY;
        let mut boxes = Self { points, levels, slack, pending, looked: 0, repeats: None };
        if points.len() <= FEW {
            return boxes;
        }
        if points.len() <= SHORT {
            // A few times too much does no harm here.
            boxes.trust(extent);
            return boxes;
        }
        let around = |run: &[P]| {
            run.iter().map(|&point| BoundingBox::around(point, point)).reduce(BoundingBox::both)
        };
        let mut level: Vec<_> = points.chunks(LEAF).filter_map(around).collect();
        let Some(BoundingBox { low, high }) = level.iter().copied().reduce(BoundingBox::both)
        else {
            return boxes;
        };
        boxes.trust(length(low) + length(high));
        if boxes.slack == f64::INFINITY || points.len() <= 2 * SHORT {
            return boxes;
        }
        while level.len() > 1 {
            let above = level
                .chunks(FANOUT)
                .filter_map(|run| run.iter().copied().reduce(BoundingBox::both));
            let above = above.collect();
            boxes.levels.push(std::mem::replace(&mut level, above));
        }
        boxes.levels.push(level);
        boxes
    }

    /// Trusts quick distances, where no coordinate is larger than this.
    fn trust(&mut self, size: f64) {
        // A distance is off by less than 100 roundings of the largest coordinate; this allows for 512.
        if size >= TINY {
            self.slack = 512.0 * f64::EPSILON * size;
        }
    }

    /// The first of the points in the range that is furthest from the segment, if the square of its
    /// distance is more than `limit`.
    #[inline]
    pub(super) fn furthest(
        &mut self,
        range: Range<usize>,
        start: P,
        end: P,
        limit: f64,
    ) -> Option<usize> {
        let points = self.points.get(range.clone())?;
        if points.len() <= FEW || self.slack == f64::INFINITY {
            return furthest_by_scan(points, start, end, limit).map(|at| range.start + at);
        }
        self.search(range, start, end, limit)
    }

    fn search(&mut self, range: Range<usize>, start: P, end: P, limit: f64) -> Option<usize> {
        let segment = PreparedSegment::new(start, end);
        let (first, slack) = (range.start, self.slack);
        let (index, distance, threshold) = (None, 0.0, 0.0);
        let mut search = Search { first, start, end, segment, slack, index, distance, threshold };
        search.set(None, limit);
        if self.levels.is_empty() || range.len() <= SHORT {
            search.read(&self.points[range.clone()], range.start);
        } else {
            self.descend(&mut search, range);
        }
        search.index
    }

    fn descend(&mut self, search: &mut Search<P>, range: Range<usize>) {
        // At this level the range touches two boxes at most.
        let fits = |level: &usize| LEAF << (2 * level) >= range.len();
        let top = (0..self.levels.len()).find(fits).unwrap_or(self.levels.len() - 1);
        if self.repeats.is_none() && self.looked > PATIENCE * self.points.len() {
            self.repeats = Some(Repeats::new(self.points, LEAF, FANOUT));
        }
        self.open(top, &range, search);
        while let Some((reach, level, at)) = self.pending.pop() {
            self.looked += 1;
            if reach < search.threshold {
                continue;
            }
            let size = LEAF << (2 * level);
            let inside = range.start.max(at * size)..range.end.min((at + 1) * size);
            if level == 0 {
                search.read(&self.points[inside.clone()], inside.start);
            } else {
                self.open(level - 1, &inside, search);
            }
        }
    }

    /// Puts the boxes over a range on the stack, the most promising on top.
    fn open(&mut self, level: usize, range: &Range<usize>, search: &Search<P>) {
        let size = LEAF << (2 * level);
        let bottom = self.pending.len();
        for at in range.start / size..(range.end - 1) / size + 1 {
            if self.repeats.as_ref().is_some_and(|known| known.are_all(level, at, search.first)) {
                continue;
            }
            let BoundingBox { low, high } = self.levels[level][at];
            let reach = search.segment.reach(low, high);
            let index = self.pending[bottom..].partition_point(|(other, ..)| *other <= reach);
            self.pending.insert(bottom + index, (reach, level, at));
        }
    }
}

/// The first furthest point, by every distance.
fn furthest_by_scan<P: Point>(points: &[P], start: P, end: P, limit: f64) -> Option<usize> {
    let (mut index, mut most) = (None, limit);
    for (at, &point) in points.iter().enumerate() {
        let distance = distance_squared(point, start, end);
        if distance > most {
            (index, most) = (Some(at), distance);
        }
    }
    index
}

#[cfg(test)]
mod tests {
    use glam::DVec2;

    use super::BoxTree;

    #[test]
    fn laps_need_few_boxes_however_many_there_are() {
        let turn =
            |index: u32| DVec2::from_angle(f64::from(index % 41)) * f64::from(50 + index % 7);
        let lap: Vec<DVec2> = (0..41).map(turn).collect();
        let points: Vec<DVec2> = lap.iter().copied().cycle().take(40_000).collect();
        let mut boxes = BoxTree::new(&points, 100.0);
        let last = points.len() - 1;
        // As simplifying does where it drops nothing: one point less each time.
        for first in 0..last - 1 {
            let found = boxes.furthest(first + 1..last, points[first], points[last], 0.0);
            assert!(found.is_some_and(|index| index <= first + 41), "the first of the furthest");
        }
        assert!(boxes.looked < 40 * points.len(), "{} boxes", boxes.looked);
    }
}
