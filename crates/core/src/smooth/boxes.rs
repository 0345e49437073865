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

use std::ops::Range;

use crate::points::Point;
use crate::segment::distance_squared;

/// Points to the smallest box.
const LEAF: usize = 32;
/// Boxes to a larger one.
const FANOUT: usize = 4;
/// Shorter stretches are read point by point.
const SHORT: usize = 3 * LEAF;
/// Where coordinates are this small, the squares of distances lose their digits.
const TINY: f64 = 1e-100;

#[derive(Debug, Clone, Copy)]
struct Bounds {
    low: [f64; 3],
    high: [f64; 3],
}

/// A polyline with boxes over it.
#[derive(Debug)]
pub(super) struct Boxes<'a, P> {
    points: &'a [P],
    /// The smallest boxes first. None if they would not pay.
    levels: Vec<Vec<Bounds>>,
    /// By how much a computed distance may be off, twice.
    slack: f64,
}

/// The furthest point so far, and what a box's largest square has to reach to be worth a look.
struct Best {
    index: Option<usize>,
    distance: f64,
    worth: f64,
    slack: f64,
}

impl Best {
    fn set(&mut self, index: Option<usize>, distance: f64) {
        (self.index, self.distance) = (index, distance);
        // The last factor makes up for the rounding of this very formula.
        let root = distance.max(0.0).sqrt() * (1.0 - 1e-12) - self.slack;
        self.worth = if root > 0.0 { root * root } else { f64::NEG_INFINITY };
    }
}

impl<'a, P: Point> Boxes<'a, P> {
    pub(super) fn new(points: &'a [P]) -> Self {
        let mut boxes = Self { points, levels: Vec::new(), slack: 0.0 };
        if points.len() <= 2 * SHORT {
            return boxes;
        }
        let mut level: Vec<Bounds> = points.chunks(LEAF).map(around).collect();
        let size = level.iter().flat_map(|bounds| bounds.low.into_iter().chain(bounds.high));
        let size = size.fold(0.0, |most: f64, x| most.max(x.abs()));
        if size < TINY {
            return boxes;
        }
        // A distance is off by less than 80 roundings of the largest coordinate; this allows for 512.
        boxes.slack = 512.0 * f64::EPSILON * size;
        while level.len() > 1 {
            let above = level.chunks(FANOUT).map(joined).collect();
            boxes.levels.push(std::mem::replace(&mut level, above));
        }
        boxes.levels.push(level);
        boxes
    }

    /// The first of the points in the range that is furthest from the segment, if the square of its
    /// distance is more than `limit`.
    pub(super) fn furthest(
        &self,
        range: Range<usize>,
        start: P,
        end: P,
        limit: f64,
    ) -> Option<usize> {
        let mut best = Best { index: None, distance: limit, worth: 0.0, slack: self.slack };
        best.set(None, limit);
        if self.levels.is_empty() || range.len() <= SHORT {
            self.read(range, start, end, &mut best);
            return best.index;
        }
        // At this level the range touches two boxes at most.
        let fits = |level: &usize| LEAF << (2 * level) >= range.len();
        let top = (0..self.levels.len()).find(fits).unwrap_or(self.levels.len() - 1);
        let size = LEAF << (2 * top);
        let mut pending = Vec::new();
        self.open(top, range.start / size..(range.end - 1) / size + 1, start, end, &mut pending);
        while let Some((reach, level, at)) = pending.pop() {
            if reach < best.worth {
                continue;
            }
            let size = LEAF << (2 * level);
            let inside = range.start.max(at * size)..range.end.min((at + 1) * size);
            if level == 0 {
                self.read(inside, start, end, &mut best);
            } else {
                let size = size / FANOUT;
                let below = inside.start / size..(inside.end - 1) / size + 1;
                self.open(level - 1, below, start, end, &mut pending);
            }
        }
        best.index
    }

    /// Puts boxes on the stack, the most promising on top.
    fn open(
        &self,
        level: usize,
        boxes: Range<usize>,
        start: P,
        end: P,
        pending: &mut Vec<(f64, usize, usize)>,
    ) {
        let bottom = pending.len();
        for at in boxes {
            let reach = reach(&self.levels[level][at], start, end);
            let place = pending[bottom..].partition_point(|(other, ..)| *other <= reach);
            pending.insert(bottom + place, (reach, level, at));
        }
    }

    fn read(&self, range: Range<usize>, start: P, end: P, best: &mut Best) {
        let (mut index, mut most) = (best.index, best.distance);
        for (at, &point) in range.clone().zip(self.points.get(range).unwrap_or_default()) {
            let distance = distance_squared(point, start, end);
            let earlier = || distance >= most && index.is_some_and(|known| at < known);
            if distance > most || earlier() {
                (index, most) = (Some(at), distance);
            }
        }
        best.set(index, most);
    }
}

fn around<P: Point>(points: &[P]) -> Bounds {
    let bounds = |point: &P| Bounds { low: point.coordinates(), high: point.coordinates() };
    points.iter().map(bounds).reduce(both).unwrap_or(Bounds { low: [0.0; 3], high: [0.0; 3] })
}

fn joined(boxes: &[Bounds]) -> Bounds {
    boxes.iter().copied().reduce(both).unwrap_or(Bounds { low: [0.0; 3], high: [0.0; 3] })
}

fn both(mut one: Bounds, other: Bounds) -> Bounds {
    for axis in 0..3 {
        one.low[axis] = one.low[axis].min(other.low[axis]);
        one.high[axis] = one.high[axis].max(other.high[axis]);
    }
    one
}

/// The square of the largest distance of a corner.
fn reach<P: Point>(bounds: &Bounds, start: P, end: P) -> f64 {
    let Bounds { low, high } = bounds;
    let mut most = 0.0;
    for corner in 0..1 << P::DIMENSION {
        let pick = |axis: usize| if corner >> axis & 1 == 0 { low[axis] } else { high[axis] };
        let distance = distance_squared(P::from_slice(&[pick(0), pick(1), pick(2)]), start, end);
        if distance > most {
            most = distance;
        }
    }
    most
}
