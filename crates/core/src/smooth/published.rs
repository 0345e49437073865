//! One call of the listing in "Chaikin It Easy", to the letter.

use std::collections::BTreeSet;

use crate::heading::turn;
use crate::points::{Point, mix};

/// The refined points, and the indexes of those that were thrown out.
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
                rejected.push(at as u32);
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
    keys: BTreeSet<[u64; 3]>,
}

impl<P: Point> Written<P> {
    fn new(capacity: usize) -> Self {
        Self { points: Vec::with_capacity(capacity), keys: BTreeSet::new() }
    }

    fn key(point: P) -> [u64; 3] {
        // Adding 0 turns -0 into 0, which it equals.
        point.coordinates().map(|coordinate| (coordinate + 0.0).to_bits())
    }

    fn push(&mut self, point: P) {
        self.keys.insert(Self::key(point));
        self.points.push(point);
    }

    fn contains(&self, point: P) -> bool {
        self.keys.contains(&Self::key(point))
    }
}
