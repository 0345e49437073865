//! The segments of a polyline, and the way home of a closed one.

use crate::points::Point;

/// The segments of a polyline; a closed one has another, from its last point back to its first.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Segments<'a, P> {
    pub(crate) points: &'a [P],
    pub(crate) closed: bool,
}

impl<'a, P: Point> Segments<'a, P> {
    pub(crate) const fn new(points: &'a [P], closed: bool) -> Self {
        Self { points, closed }
    }

    /// How many there are; a single point counts as a segment without length.
    pub(crate) const fn count(&self) -> usize {
        match self.points.len() {
            count @ (0 | 1) => count,
            count if self.closed => count,
            count => count - 1,
        }
    }

    /// Where a segment starts and ends.
    #[inline]
    pub(crate) fn ends(&self, index: usize) -> (P, P) {
        let next = if index + 1 == self.points.len() { 0 } else { index + 1 };
        (self.points[index], self.points[next])
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = (P, P)> {
        (0..self.count()).map(move |index| self.ends(index))
    }
}

/// The points of a polyline, a closed one with its first point again at the end.
pub(crate) fn there_and_home<P: Point>(points: &[P], closed: bool) -> Vec<P> {
    points.iter().chain(points.first().filter(|_| closed)).copied().collect()
}
