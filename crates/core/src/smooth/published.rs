//! One call of the listing in "Chaikin It Easy", to the letter.

use std::collections::BTreeSet;

use super::derived::Origin;
use super::sharp_corners::RATIO;
use crate::heading::turn;
use crate::points::{Point, mix};

/// The cuts that make the refined points, and the indexes of the points that left no trace: each outlier, and the point
/// before it.
pub(super) fn pass<P: Point>(path: &[P], limit: f64, outlier: f64) -> (Vec<Origin>, Vec<u32>) {
    let mut rejected = Vec::new();
    let Some(last) = path.len().checked_sub(1) else { return (Vec::new(), rejected) };
    let mut result = Written { path, cuts: Vec::new(), points: BTreeSet::new() };
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
    points: BTreeSet<[u64; 3]>,
}

impl<P: Point> Written<'_, P> {
    fn push(&mut self, cut: Origin) {
        self.points.insert(key(cut.of(self.path, mix)));
        self.cuts.push(cut);
    }

    /// Writes a point of the path, unless one of its coordinates is there.
    fn push_new(&mut self, index: usize) {
        if self.points.insert(key(self.path[index])) {
            self.cuts.push(Origin::vertex(index as u32));
        }
    }
}

/// The same for points of equal coordinates: adding 0 turns -0 into 0, which it equals.
fn key<P: Point>(point: P) -> [u64; 3] {
    point.coordinates().map(|coordinate| (coordinate + 0.0).to_bits())
}
