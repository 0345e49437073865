//! Points that were there before, as in laps of one patrol: of points that are the same, the first is the first of the
//! furthest, so a search that has it passes over the others.

use crate::points::Point;
use crate::sort::order_by;

/// For runs of points, and runs of these: the least of what their points have, which is one more than the index of the
/// last point before that is the same, or 0.
#[derive(Debug)]
pub(super) struct Repeats(Vec<Vec<u32>>);

impl Repeats {
    /// Over runs of `leaf` points, of `fanout` runs, and so on. O(n log n).
    pub(super) fn new<P: Point>(points: &[P], leaf: usize, fanout: usize) -> Self {
        let mut before = vec![0; points.len()];
        for pair in order_by(points.iter().map(|&point| hash(point))).windows(2) {
            let (earlier, later) = (pair[0] as usize, pair[1] as usize);
            if points[earlier] == points[later] {
                before[later] = earlier as u32 + 1;
            }
        }
        let least = |list: &[u32], run: usize| -> Vec<u32> {
            list.chunks(run).filter_map(|run| run.iter().copied().min()).collect()
        };
        let mut levels = vec![least(&before, leaf)];
        while let Some(last) = levels.last().filter(|last| last.len() > 1) {
            levels.push(least(last, fanout));
        }
        Self(levels)
    }

    /// Whether all points of a run are repeats of points from `first` on.
    pub(super) fn are_all(&self, level: usize, at: usize, first: usize) -> bool {
        self.0[level][at] as usize > first
    }
}

/// The same for points that are the same; seldom the same for others, which then are not known as repeats.
fn hash<P: Point>(point: P) -> u64 {
    point.coordinates().iter().fold(0, |hash: u64, coordinate| {
        (hash.rotate_left(23) ^ coordinate.to_bits()).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    })
}
