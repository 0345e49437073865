//! Ramer-Douglas-Peucker simplification (U. Ramer 1972; D. Douglas, T. Peucker 1973).

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use crate::error::Error;
use crate::points::{Point, check_size};
use crate::polyline::Polyline;
use crate::range::Range;

use super::box_tree::BoxTree;
use super::derived::{Derived, Smoother};
use super::params::check_count;

pub(crate) const TOLERANCE: Range = Range::number("tolerance", 0.0, f64::INFINITY);

/// Room for as much as short polylines need, so that their lists need not grow.
const STRETCHES: usize = 16;
const KEPT: usize = 64;

/// How much [`simplify`] drops.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(default))]
pub struct Simplify {
    /// How far a dropped point may lie from the result, in the points' unit; 0 drops only points
    /// exactly on the line.
    #[cfg_attr(feature = "serde", serde(with = "crate::serial::infinite"))]
    pub tolerance: f64,
    /// Keep exactly this many points instead, 2 or more, of as many as there are; none by default.
    pub count: Option<u32>,
}

impl Simplify {
    /// By this tolerance.
    #[must_use]
    pub const fn new(tolerance: f64) -> Self {
        Self { tolerance, count: None }
    }

    /// To this many points, 2 or more.
    #[must_use]
    pub const fn to_count(count: u32) -> Self {
        Self { tolerance: 0.0, count: Some(count) }
    }
}

/// Drops every point of a polyline that lies within `tolerance` of the line without it.
///
/// The first and last point stay. Of the points between two that stay, the one furthest from the
/// *segment* between them (the first of several) stays too if it is further than the tolerance, and
/// so on in both halves. Of a closed polyline, the first point and the one furthest from it stay, and
/// each part between them is simplified so; of a narrow one these two are all that is left.
///
/// With a `count`, exactly so many points stay, if there are so many: the stretch whose furthest point is furthest of all
/// is split at that point, the first of several, again and again.
///
/// Bounding boxes spare most distances: O(n log n) time on most lines, a million points of noise or zigzags included. It
/// is O(n²) where most points tie for the furthest, as on stairs, and on a spiral whose turns are many: docs/bench.md
/// has times. O(n) memory.
///
#[doc = include_str!("../../pictures/simplify.svg")]
///
/// # Errors
/// [`Error::BadArgument`] for a negative tolerance, NaN, or a count below 2.
///
/// ```
/// use meander_core::{Polyline, smooth::{Simplify, simplify}};
/// let stairs = Polyline::open([[0.0, 0.0], [1.0, 0.0], [1.0, 1.0], [2.0, 1.0], [2.0, 2.0]])?;
/// let line = simplify(&stairs, &Simplify::new(0.8))?;
/// assert_eq!(line, Polyline::open([[0.0, 0.0], [2.0, 2.0]])?);
/// let square = Polyline::closed([[0.0, 0.0], [1.0, 0.0], [1.0, 1.0], [0.0, 1.0]])?;
/// let narrow = simplify(&square, &Simplify::new(0.75))?;
/// assert_eq!(narrow, Polyline::closed([square[0], square[2]])?);
/// assert_eq!(simplify(&stairs, &Simplify::to_count(3))?[..], [stairs[0], stairs[1], stairs[4]]);
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn simplify<P: Point>(line: &Polyline<P>, options: &Simplify) -> Result<Polyline<P>, Error> {
    options.smooth(line)
}

impl Smoother for Simplify {
    fn derive<P: Point>(&self, line: &Polyline<P>) -> Result<Derived<P>, Error> {
        let kept = indices(line, line.is_closed(), self)?;
        check_size::<P>("points", kept.len() as f64)?;
        Ok(Derived::kept(line, &kept))
    }
}

/// The indexes of the points that [`simplify`] keeps, ascending.
pub(super) fn indices<P: Point>(
    points: &[P],
    closed: bool,
    options: &Simplify,
) -> Result<Vec<u32>, Error> {
    TOLERANCE.check(options.tolerance)?;
    check_count(options.count)?;
    let boxes = BoxTree::new(points);
    let limit = options.tolerance * options.tolerance;
    let Some(last) = points.len().checked_sub(1) else { return Ok(Vec::new()) };
    // Where the stretches end that are still to be looked at, the next one on top.
    let mut ends = Vec::with_capacity(STRETCHES);
    ends.push(last);
    if closed {
        // One past the last point is the first, come round. Both ends of the round being the same
        // point, the furthest from it stays in any case.
        ends[0] = last + 1;
        ends.extend(
            boxes.furthest(1..last + 1, points[0], points[0], -1.0).map(|(index, _)| index),
        );
    }
    if let Some(count) = options.count {
        return Ok(most_distant(points, &boxes, &ends, count as usize));
    }
    let mut kept = Vec::with_capacity(points.len().min(KEPT));
    kept.push(0);
    let mut first = 0;
    while let Some(&end) = ends.last() {
        let (from, to) = (points[first], points[end % points.len()]);
        if let Some((index, _)) = boxes.furthest(first + 1..end, from, to, limit) {
            ends.push(index);
        } else {
            kept.push(end as u32);
            first = end;
            ends.pop();
        }
    }
    // The end of the round, or of a line of one point, is there already.
    kept.truncate(kept.len() - usize::from(closed || last == 0));
    Ok(kept)
}

/// So many points: the first, those where the stretches up to `ends` end, and the furthest of all stretches.
fn most_distant<P: Point>(
    points: &[P],
    boxes: &BoxTree<'_, P>,
    ends: &[usize],
    count: usize,
) -> Vec<u32> {
    let mut kept = vec![false; points.len()];
    kept[0] = true;
    let mut left = count - 1;
    // The square of the distance of each stretch's furthest point by its bits, which compare as it does; that point; the
    // stretch.
    let mut stretches = BinaryHeap::new();
    let split = |stretches: &mut BinaryHeap<_>, first: usize, end: usize| {
        let (from, to) = (points[first], points[end % points.len()]);
        if let Some((index, square)) = boxes.furthest(first + 1..end, from, to, -1.0) {
            stretches.push((square.to_bits(), Reverse(index), first, end));
        }
    };
    let mut first = 0;
    for &end in ends.iter().rev() {
        if end < points.len() && end > 0 {
            kept[end] = true;
            left -= 1;
        }
        split(&mut stretches, first, end);
        first = end;
    }
    while left > 0
        && let Some((_, Reverse(index), first, end)) = stretches.pop()
    {
        kept[index] = true;
        left -= 1;
        split(&mut stretches, first, index);
        split(&mut stretches, index, end);
    }
    (0..).zip(kept).filter(|(_, kept)| *kept).map(|(index, _)| index).collect()
}
