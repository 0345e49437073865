//! Boxes around points, with which searches skip everything that is too far away.

use crate::points::{Point, length};

#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct BoundingBox<P> {
    pub(crate) low: P,
    pub(crate) high: P,
}

impl<P: Point> BoundingBox<P> {
    /// Around two points, which may be the same.
    pub(crate) fn around(one: P, other: P) -> Self {
        Self { low: one.lower(other), high: one.upper(other) }
    }

    pub(crate) fn both(self, other: Self) -> Self {
        Self { low: self.low.lower(other.low), high: self.high.upper(other.high) }
    }

    /// These boxes, then boxes around each `fanout` of them, and so on up to a single box.
    pub(crate) fn levels(mut level: Vec<Self>, fanout: usize) -> Vec<Vec<Self>> {
        let mut levels = Vec::new();
        while level.len() > 1 {
            let runs = level.chunks(fanout);
            let above = runs.filter_map(|run| run.iter().copied().reduce(Self::both)).collect();
            levels.push(std::mem::replace(&mut level, above));
        }
        levels.push(level);
        levels
    }

    /// The squared distance from the box to `place`.
    pub(crate) fn squared(&self, place: P) -> f64 {
        let off = (self.low - place).upper(place - self.high).upper(place * 0.0);
        off.dot(off)
    }

    /// The distance between two boxes.
    pub(crate) fn apart(self, other: Self) -> f64 {
        let off = (self.low - other.high).upper(other.low - self.high).upper(self.low * 0.0);
        length(off)
    }
}
