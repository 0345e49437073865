//! The furthest point from a segment, by bounding boxes.
//!
//! The distance from a segment is a convex function, so over a box it is largest at a corner. A search skips each box whose
//! corners are all nearer than a point that it knows.

use std::ops::Range;

use crate::bounding_box::BoundingBox;
use crate::points::Point;
use crate::segment::distance_squared;

/// Points to the smallest box, and boxes to a larger one.
const FANOUT: usize = 16;
/// Shorter ranges are read point by point.
const SHORT: usize = 8 * FANOUT;
/// For so few points, quick distances cost more than they spare.
const FEW: usize = 12;

/// Where coordinates are this small, squares of distances lose their digits.
const TINY: f64 = 1e-100;

/// A polyline with boxes over it.
pub(super) struct BoxTree<'a, P> {
    points: &'a [P],
    /// The smallest boxes first; none over a short line.
    levels: Vec<Vec<BoundingBox<P>>>,
    /// How much rounding may add to a distance or take from it, and what the quick square of one loses to cancellation.
    slack: f64,
    square_slack: f64,
}

/// A segment, and the furthest point from it so far.
struct Search<P> {
    start: P,
    end: P,
    furthest: Option<usize>,
    /// The square of its distance.
    distance: f64,
    /// The direction of the segment, of length 1; 0 without a length.
    heading: P,
    length: f64,
    /// What is less far, by the quick square of the distance, is not the furthest.
    threshold: f64,
    /// Those of the tree; infinite where a quick distance is not trusted.
    slack: f64,
    square_slack: f64,
}

impl<P: Point> Search<P> {
    fn square(&self, point: P) -> f64 {
        distance_squared(point, self.start, self.end)
    }

    /// The same but for rounding, without a division.
    fn quick_square(&self, point: P) -> f64 {
        let from = point - self.start;
        let along = from.dot(self.heading);
        // `f64::max` is a call on some targets.
        let before = if along < 0.0 { -along } else { 0.0 };
        let after = along - self.length;
        let beyond = if after > before { after } else { before };
        from.dot(from) - along * along + beyond * beyond
    }

    fn read(&mut self, points: &[P], range: Range<usize>) {
        for index in range {
            if self.quick_square(points[index]) < self.threshold {
                continue;
            }
            let distance = self.square(points[index]);
            let is_earlier = self.furthest.is_some_and(|known| index < known);
            if distance > self.distance || (is_earlier && distance >= self.distance) {
                (self.furthest, self.distance) = (Some(index), distance);
                self.know(distance);
            }
        }
    }

    /// Takes note of a distance that is reached for certain.
    fn know(&mut self, square: f64) {
        if self.slack == f64::INFINITY {
            return;
        }
        let root = square.max(0.0).sqrt() * (1.0 - 1e-12) - self.slack;
        let threshold = root.max(0.0) * root.max(0.0) - self.square_slack;
        self.threshold = if threshold > self.threshold { threshold } else { self.threshold };
    }

    /// The largest square of the distance of a corner.
    fn reach(&self, bounds: &BoundingBox<P>) -> f64 {
        let (low, high) = (bounds.low.coordinates(), bounds.high.coordinates());
        let corner = |sides: usize| {
            let at = |axis: usize| if sides >> axis & 1 == 0 { low[axis] } else { high[axis] };
            P::from_slice(&[at(0), at(1), at(2)])
        };
        let squares = (0..1 << P::DIMENSION).map(|sides| self.quick_square(corner(sides)));
        squares.fold(0.0, |most, square| if square > most { square } else { most })
    }
}

impl<'a, P: Point> BoxTree<'a, P> {
    pub(super) fn new(points: &'a [P]) -> Self {
        // No coordinate is larger.
        let extent = points.iter().map(|&point| point.dot(point)).sum::<f64>().sqrt();
        let mut levels = Vec::new();
        if points.len() > SHORT && extent >= TINY {
            let around = |run: &[P]| {
                run.iter().map(|&point| BoundingBox::around(point, point)).reduce(BoundingBox::both)
            };
            let mut level: Vec<_> = points.chunks(FANOUT).filter_map(around).collect();
            while level.len() > FANOUT {
                let runs = level.chunks(FANOUT);
                let above = runs.filter_map(|run| run.iter().copied().reduce(BoundingBox::both));
                let above = above.collect();
                levels.push(std::mem::replace(&mut level, above));
            }
            levels.push(level);
        }
        let whole =
            levels.last().and_then(|top: &Vec<_>| top.iter().copied().reduce(BoundingBox::both));
        let across = whole.map_or(P::from_slice(&[]), |whole| whole.high - whole.low);
        // A distance is off by less than 100 roundings of the largest coordinate; this allows for 512. Its quick square
        // loses less than 16 roundings of the square of the largest distance.
        let square_slack = 16.0 * f64::EPSILON * across.dot(across);
        let slack = 512.0 * f64::EPSILON * extent;
        Self { points, levels, slack, square_slack }
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
        let (along, mut length) = (end - start, 0.0);
        let mut heading = along * 0.0;
        let is_quick = !self.levels.is_empty() && range.len() > FEW;
        if is_quick && along != heading {
            length = along.dot(along).sqrt();
            heading = along * (1.0 / length);
        }
        let (furthest, distance, threshold) = (None, limit, f64::NEG_INFINITY);
        let slack = if is_quick { self.slack } else { f64::INFINITY };
        let square_slack = self.square_slack;
        let mut search = Search {
            start,
            end,
            furthest,
            distance,
            heading,
            length,
            threshold,
            slack,
            square_slack,
        };
        search.know(limit);
        if self.levels.is_empty() || range.len() <= SHORT {
            search.read(self.points, range);
        } else {
            let enough = |level: &usize| range.len() <= FANOUT * size(*level);
            let top = (0..self.levels.len()).find(enough).unwrap_or(self.levels.len() - 1);
            self.search(&mut search, top, range);
        }
        search.furthest.map(|index| (index, search.distance))
    }

    /// Reads the boxes of a level that touch the range, the most promising first.
    fn search(&self, search: &mut Search<P>, level: usize, range: Range<usize>) {
        let mut promising = [(0.0, 0); FANOUT + 1];
        let mut count = 0;
        for at in boxes(level, &range) {
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
            if reach < search.threshold {
                break;
            }
            let inside = inside(level, at, &range);
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

fn boxes(level: usize, range: &Range<usize>) -> Range<usize> {
    range.start / size(level)..range.end.div_ceil(size(level))
}

fn inside(level: usize, at: usize, range: &Range<usize>) -> Range<usize> {
    range.start.max(at * size(level))..range.end.min((at + 1) * size(level))
}
