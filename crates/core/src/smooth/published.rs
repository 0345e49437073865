//! One call of the listing in "Chaikin It Easy", to the letter.

use crate::heading::turn;
use crate::points::{Point, mix};

/// The refined points, and the indexes of those that left no trace: each outlier, and the point
/// before it.
pub(super) fn pass<P: Point>(path: &[P], limit: f64, outlier: f64) -> (Vec<P>, Vec<u32>) {
    let mut rejected = Vec::new();
    let Some((&first, &last)) = path.first().zip(path.last()) else {
        return (Vec::new(), rejected);
    };
    let mut result = Written::new(path.len());
    result.push(first);
    let mut previous = first;
    let mut at = 1;
    // The queue holds `path[at..]`; the listing stops when one point is left in it.
    while path.len() - at > 1 {
        let current = path[at];
        let next = path[at + 1];
        at += 1;
        let angle = turn(current - previous, next - current);
        if angle >= limit {
            if angle >= outlier {
                // The listing goes on without having written `current`.
                rejected.extend([at as u32 - 1, at as u32]);
                at += 1;
                previous = current;
                continue;
            }
            let r = mix(current, next, 0.75);
            result.push(mix(current, next, 0.25));
            result.push(r);
            previous = r;
        } else {
            if !result.contains(current) {
                result.push(current);
            }
            previous = current;
        }
    }
    if !result.contains(last) {
        result.push(last);
    }
    (result.points, rejected)
}

/// The listing's `ret`, which it searches for points of equal coordinates.
struct Written<P> {
    points: Vec<P>,
    /// One more than the index of a point, where its coordinates hash to or in the next free slot
    /// after; 0 for none. Its length is a power of two and more than twice that of `points`.
    slots: Vec<u32>,
}

impl<P: Point> Written<P> {
    /// For a path of `count` points, of which each leaves two at most.
    fn new(count: usize) -> Self {
        let slots = vec![0; (4 * count + 1).next_power_of_two()];
        Self { points: Vec::with_capacity(count), slots }
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

    fn push(&mut self, point: P) {
        let slot = self.slot(point);
        self.points.push(point);
        self.slots[slot] = self.points.len() as u32;
    }

    fn contains(&self, point: P) -> bool {
        self.slots[self.slot(point)] > 0
    }
}
