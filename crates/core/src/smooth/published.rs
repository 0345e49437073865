//! One call of the listing in "Chaikin It Easy", to the letter.

use super::derived::Origin;
use super::sharp_corners::RATIO;
use crate::heading::turn;
use crate::points::{Point, mix};

/// The cuts that make the refined points, and the indexes of the points that left no trace: each outlier, and the point
/// before it.
pub(super) fn pass<P: Point>(path: &[P], limit: f64, outlier: f64) -> (Vec<Origin>, Vec<u32>) {
    let mut rejected = Vec::new();
    let Some(last) = path.len().checked_sub(1) else { return (Vec::new(), rejected) };
    let mut result = Written::new(path);
    result.push(Origin::vertex(0));
    let mut previous = path[0];
    let mut at = 1;
    // The queue holds `path[at..]`; the listing stops when one point is left in it.
    while path.len() - at > 1 {
        let (index, current, next) = (at, path[at], path[at + 1]);
        at += 1;
        let angle = turn(current - previous, next - current);
        previous = current;
        if angle < limit {
            result.push_new(index);
        } else if angle >= outlier {
            // The listing goes on without having written `current`.
            rejected.extend([index as u32, at as u32]);
            at += 1;
        } else {
            let cut = |share| Origin::between(index as u32, at as u32, share);
            result.push(cut(RATIO));
            result.push(cut(1.0 - RATIO));
            previous = cut(1.0 - RATIO).of(path, mix);
        }
    }
    result.push_new(last);
    (result.cuts, rejected)
}

/// The listing's `ret`, which it searches for points of equal coordinates.
struct Written<'a, P> {
    path: &'a [P],
    cuts: Vec<Origin>,
    points: Vec<P>,
    /// One more than the index of a point, where its coordinates hash to or in the next free slot
    /// after; 0 for none. Its length is a power of two and more than twice that of `points`.
    slots: Vec<u32>,
}

impl<'a, P: Point> Written<'a, P> {
    /// For a path of which each point leaves two at most.
    fn new(path: &'a [P]) -> Self {
        let slots = vec![0; (4 * path.len() + 1).next_power_of_two()];
        Self { path, cuts: Vec::new(), points: Vec::with_capacity(path.len()), slots }
    }

    /// The slot of a point equal to this one, or the free slot where it would be.
    fn slot(&self, point: P) -> usize {
        let hash = point.coordinates().iter().fold(0, |hash: u64, coordinate| {
            // Adding 0 turns -0 into 0, which it equals.
            let mixed = (hash ^ (coordinate + 0.0).to_bits()).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            mixed ^ mixed >> 32
        });
        let mut slot = hash as usize & (self.slots.len() - 1);
        while let Some(index) = self.slots[slot].checked_sub(1)
            && self.points[index as usize] != point
        {
            slot = (slot + 1) & (self.slots.len() - 1);
        }
        slot
    }

    fn push(&mut self, cut: Origin) {
        let point = cut.of(self.path, mix);
        let slot = self.slot(point);
        self.cuts.push(cut);
        self.points.push(point);
        self.slots[slot] = self.points.len() as u32;
    }

    /// Writes a point of the path, unless one of its coordinates is there.
    fn push_new(&mut self, index: usize) {
        if self.slots[self.slot(self.path[index])] == 0 {
            self.push(Origin::vertex(index as u32));
        }
    }
}
