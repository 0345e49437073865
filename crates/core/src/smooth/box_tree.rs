//! The furthest point from a segment, by bounding boxes.
//!
//! The distance from a segment is a convex function, so over a box it is largest at a corner. A search skips each box whose
//! corners are all nearer than a point that it knows.

use std::ops::Range;

use crate::bounding_box::BoundingBox;
use crate::points::{Point, largest};
use crate::segment::distance_squared;

/// Points to the smallest box, and boxes to a larger one.
const FANOUT: usize = 16;
/// Shorter ranges are read point by point.
const SHORT: usize = 8 * FANOUT;
/// Where coordinates are this small, squares of distances lose their digits.
const TINY: f64 = 1e-100;

/// A polyline with boxes over it.
pub(super) struct BoxTree<'a, P> {
    points: &'a [P],
    /// The smallest boxes first, a single one last; none over a short line.
    levels: Vec<Vec<BoundingBox<P>>>,
    /// More than rounding adds to a distance or takes from it.
    slack: f64,
}

/// A segment, and the furthest point from it so far.
struct Search<P> {
    start: P,
    end: P,
    furthest: Option<usize>,
    /// The square of its distance.
    square: f64,
}

impl<P: Point> Search<P> {
    fn read(&mut self, points: &[P], range: Range<usize>) {
        for index in range {
            let square = distance_squared(points[index], self.start, self.end);
            let is_earlier = self.furthest.is_some_and(|known| index < known);
            if square > self.square || (is_earlier && square >= self.square) {
                (self.furthest, self.square) = (Some(index), square);
            }
        }
    }

    /// The largest distance of a corner.
    fn reach(&self, bounds: &BoundingBox<P>) -> f64 {
        let (low, high) = (bounds.low.coordinates(), bounds.high.coordinates());
        let square = |sides: usize| {
            let at = |axis: usize| if sides >> axis & 1 == 0 { low[axis] } else { high[axis] };
            distance_squared(P::from_slice(&[at(0), at(1), at(2)]), self.start, self.end)
        };
        (0..1 << P::DIMENSION).map(square).fold(0.0, f64::max).sqrt()
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

    /// The first of the points in the range that is furthest from the segment, and the square of its distance, if that
    /// is more than `limit`.
    pub(super) fn furthest(
        &self,
        range: Range<usize>,
        start: P,
        end: P,
        limit: f64,
    ) -> Option<(usize, f64)> {
        let mut search = Search { start, end, furthest: None, square: limit };
        if self.levels.is_empty() || range.len() <= SHORT {
            search.read(self.points, range);
        } else {
            let enough = |level: &usize| range.len() <= FANOUT * size(*level);
            let top = (0..self.levels.len()).find(enough).unwrap_or(self.levels.len() - 1);
            self.search(&mut search, top, range);
        }
        search.furthest.map(|index| (index, search.square))
    }

    /// Reads the boxes of a level that touch the range, the most promising first.
    fn search(&self, search: &mut Search<P>, level: usize, range: Range<usize>) {
        let mut promising = [(0.0, 0); FANOUT + 1];
        let mut count = 0;
        for at in range.start / size(level)..range.end.div_ceil(size(level)) {
            let reach = search.reach(&self.levels[level][at]);
            let mut place = count;
            while place > 0 && promising[place - 1].0 < reach {
                promising[place] = promising[place - 1];
                place -= 1;
            }
            promising[place] = (reach, at);
            count += 1;
        }
        for &(reach, at) in &promising[..count] {
            if reach + self.slack < search.square.max(0.0).sqrt() {
                break;
            }
            let inside = range.start.max(at * size(level))..range.end.min((at + 1) * size(level));
            if level == 0 {
                search.read(self.points, inside);
            } else {
                self.search(search, level - 1, inside);
            }
        }
    }
}

/// The number of points in a box.
const fn size(level: usize) -> usize {
    FANOUT.pow(level as u32 + 1)
}
