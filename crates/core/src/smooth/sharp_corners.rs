//! Corners cut where they are sharp.

use crate::heading::turns;
use crate::points::{Point, mix};

/// Where a segment is cut, from either end.
pub(super) const RATIO: f64 = 0.25;

/// A point on the way from one point of a line to another, by their indexes.
#[derive(Debug, Clone, Copy)]
pub(super) struct Cut {
    from: usize,
    to: usize,
    share: f64,
}

impl Cut {
    pub(super) const fn vertex(index: usize) -> Self {
        Self { from: index, to: index, share: 0.0 }
    }

    pub(super) const fn between(from: usize, to: usize, share: f64) -> Self {
        Self { from, to, share }
    }

    /// What lies there, given what lies at each index.
    pub(super) fn of<T: Copy>(self, list: &[T], between: impl Fn(T, T, f64) -> T) -> T {
        let from = list[self.from];
        if self.from == self.to { from } else { between(from, list[self.to], self.share) }
    }

    pub(super) fn point<P: Point>(self, path: &[P]) -> P {
        self.of(path, mix)
    }
}

/// One pass over a polyline.
pub(super) fn cuts<P: Point>(path: &[P], angle_limit: f64, closed: bool) -> Vec<Cut> {
    let mut cuts = Vec::with_capacity(2 * path.len());
    let last = path.len() - 1;
    let turns = turns(path, closed);
    for (index, &turn) in turns.iter().enumerate() {
        if turn < angle_limit {
            cuts.push(Cut::vertex(index));
            continue;
        }
        // An end of an open polyline stays, and is cut on the side that it has.
        let before = index.checked_sub(1).or(closed.then_some(last));
        let after = Some(index + 1).filter(|&next| next <= last).or(closed.then_some(0));
        let end = Cut::vertex(index);
        cuts.push(before.map_or(end, |before| Cut::between(before, index, 1.0 - RATIO)));
        cuts.push(after.map_or(end, |after| Cut::between(index, after, RATIO)));
    }
    if closed && turns[0] >= angle_limit {
        // Chaikin's list starts on the first segment; so does this one.
        cuts.rotate_left(1);
    }
    cuts
}
