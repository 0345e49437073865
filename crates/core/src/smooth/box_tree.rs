//! The furthest point from a segment, by bounding boxes.
//!
//! The distance from a segment is a convex function, so over a box it is largest at a corner. A search skips each box
//! whose corners are all nearer than the furthest point so far.

use std::ops::Range;

use crate::bounding_box::BoundingBox;
use crate::points::{Point, distance_squared, is_between, largest};

/// Points per smallest box, and boxes per larger box.
const FANOUT: usize = 16;
/// A search reads shorter ranges point by point.
const SHORT: usize = 8 * FANOUT;
/// If all coordinates are smaller, squares of distances lose their digits.
const TINY: f64 = 1e-100;

/// A polyline with boxes over it.
pub(super) struct BoxTree<'a, P> {
    pub(super) points: &'a [P],
    /// The smallest boxes first, a single one last; empty for a short line.
    levels: Vec<Vec<BoundingBox<P>>>,
    /// An upper bound of the rounding error of a distance.
    slack: f64,
}

/// A segment, and the furthest point from it so far.
struct Search<P> {
    start: P,
    end: P,
    along: P,
    /// One over the square of the segment's length.
    inverse: f64,
    furthest: Option<usize>,
    /// The square of that point's distance.
    square: f64,
}

impl<P: Point> Search<P> {
    // Inlined because most calls are for short ranges; not in the WebAssembly module, where size counts.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn read(&mut self, points: &[P], range: Range<usize>) {
        for index in range {
            let square = distance_squared(points[index], self.start, self.end);
            let is_earlier = self.furthest.is_some_and(|known| index < known);
            if square > self.square || (is_earlier && square >= self.square) {
                (self.furthest, self.square) = (Some(index), square);
            }
        }
    }

    /// The square of the largest distance of a corner, to within the slack. Multiplies by `inverse`, because a division
    /// for each corner would double the time.
    fn reach(&self, bounds: &BoundingBox<P>) -> f64 {
        let (low, high) = (bounds.low.coordinates(), bounds.high.coordinates());
        let square = |sides: usize| {
            let at = |axis: usize| if sides >> axis & 1 == 0 { low[axis] } else { high[axis] };
            let off = P::from_slice(&[at(0), at(1), at(2)]) - self.start;
            let away = off - self.along * (off.dot(self.along) * self.inverse).clamp(0.0, 1.0);
            away.dot(away)
        };
        (0..1 << P::DIMENSION).map(square).fold(0.0, f64::max)
    }
}

impl<'a, P: Point> BoxTree<'a, P> {
    pub(super) fn new(points: &'a [P]) -> Self {
        let around = |run: &[P]| {
            run.iter().map(|&point| BoundingBox::around(point, point)).reduce(BoundingBox::both)
        };
        let mut levels = Vec::new();
        if points.len() > SHORT {
            levels =
                BoundingBox::levels(points.chunks(FANOUT).filter_map(around).collect(), FANOUT);
        }
        let ends = levels.last().into_iter().flatten().flat_map(|whole| [whole.low, whole.high]);
        let extent = ends.map(largest).fold(0.0, f64::max);
        if extent < TINY {
            levels.clear();
        }
        // A distance is off by less than 100 roundings of the largest coordinate.
        Self { points, levels, slack: 512.0 * f64::EPSILON * extent }
    }

    /// The point of the range that is furthest from the segment (the first of several), and the square of its distance,
    /// if that is more than `limit`.
    pub(super) fn furthest(
        &self,
        range: Range<usize>,
        start: P,
        end: P,
        limit: f64,
    ) -> Option<(usize, f64)> {
        let along = end - start;
        let mut search = Search { start, end, along, inverse: 0.0, furthest: None, square: limit };
        if self.levels.is_empty() || range.len() <= SHORT {
            search.read(self.points, range.clone());
        } else {
            self.search_all(&mut search, range.clone());
        }
        let index = search.furthest?;
        // With a tolerance, rounding only chooses among points that are equally far.
        if limit <= 0.0 && self.is_inside(index, start, end) {
            return self.furthest_exactly(range, start, end).filter(|found| found.1 > limit);
        }
        Some((index, search.square))
    }

    /// Whether a point lies on the segment, or between its neighbours: then one of these is as far away. Rounding may say
    /// otherwise.
    fn is_inside(&self, index: usize, start: P, end: P) -> bool {
        let (before, after) =
            (self.points[index - 1], self.points[(index + 1) % self.points.len()]);
        is_between(self.points[index], start, end) || is_between(self.points[index], before, after)
    }

    /// The first of the furthest points if points inside have distance 0, and the square of its distance.
    // Not inlined, because it rarely runs.
    #[inline(never)]
    fn furthest_exactly(&self, range: Range<usize>, start: P, end: P) -> Option<(usize, f64)> {
        let square = |index: usize| match self.is_inside(index, start, end) {
            true => 0.0,
            false => distance_squared(self.points[index], start, end),
        };
        let all = range.rev().map(|index| (index, square(index)));
        // The last of the reversed range is the first of several.
        all.max_by(|one, other| one.1.total_cmp(&other.1))
    }

    // Not inlined into `furthest`, because most calls are for short ranges.
    #[inline(never)]
    fn search_all(&self, search: &mut Search<P>, range: Range<usize>) {
        // A shorter segment counts as a point.
        search.inverse = 1.0 / search.along.dot(search.along).max(f64::MIN_POSITIVE);
        let holds = |level: &usize| range.len() <= FANOUT * size(*level);
        let top = (0..self.levels.len()).find(holds).unwrap_or(self.levels.len() - 1);
        self.search(search, top, range);
    }

    /// The square of the distance that a box must reach to contain a further point.
    fn enough(&self, search: &Search<P>) -> f64 {
        let distance = (search.square.max(0.0).sqrt() - self.slack).max(0.0);
        distance * distance
    }

    /// Searches the boxes of a level that touch the range, the one that reaches furthest first.
    fn search(&self, search: &mut Search<P>, level: usize, range: Range<usize>) {
        let boxes = range.start / size(level)..range.end.div_ceil(size(level));
        let mut reaches = [0.0; FANOUT + 1];
        let (mut first, mut most) = (boxes.start, -1.0);
        for (at, reach) in boxes.clone().zip(&mut reaches) {
            *reach = search.reach(&self.levels[level][at]);
            if *reach > most {
                (first, most) = (at, *reach);
            }
        }
        let mut enough = self.enough(search);
        let others = boxes.clone().zip(reaches).filter(|&(at, _)| at != first);
        for (at, reach) in std::iter::once((first, most)).chain(others) {
            if reach < enough {
                continue;
            }
            let inside = range.start.max(at * size(level))..range.end.min((at + 1) * size(level));
            if level == 0 {
                search.read(self.points, inside);
            } else {
                self.search(search, level - 1, inside);
            }
            enough = self.enough(search);
        }
    }
}

/// The number of points in a box.
const fn size(level: usize) -> usize {
    FANOUT.pow(level as u32 + 1)
}
