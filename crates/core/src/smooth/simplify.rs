//! Ramer-Douglas-Peucker simplification (U. Ramer 1972; D. Douglas, T. Peucker 1973).

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use crate::cells::inside;
use crate::derived::{Derived, Smoother};
use crate::error::{Error, Range};
use crate::points::{Point, check_size};
use crate::polyline::Polyline;

use super::box_tree::BoxTree;
use super::check_count;

pub(crate) const TOLERANCE: Range = Range::number("tolerance", 0.0, f64::INFINITY);

/// Initial capacities, so that the lists of short polylines never grow.
const STRETCHES: usize = 16;
const KEPT: usize = 64;

/// How much [`simplify`] drops.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(default))]
pub struct Simplify {
    /// How far a dropped point may lie from the result, in the points' unit; 0 drops only points
    /// exactly on the line.
    #[cfg_attr(feature = "serde", serde(with = "crate::infinite"))]
    pub tolerance: f64,
    /// Keep exactly this many points instead, 2 or more, or all if the line has fewer; none by default.
    pub count: Option<u32>,
}

impl Simplify {
    /// Drops points within this tolerance.
    pub const fn new(tolerance: f64) -> Self {
        Self { tolerance, count: None }
    }

    /// Keeps this many points, 2 or more.
    pub const fn to_count(count: u32) -> Self {
        Self { tolerance: 0.0, count: Some(count) }
    }
}

/// Drops points of a polyline that lie within `tolerance` of the line without them.
///
/// Keeps the first and last point. Between two kept points it looks for the point furthest from the *segment* that
/// joins them (the first of several). If that is further away than the tolerance, it keeps the point and goes on with
/// both halves. On a closed polyline it keeps the first point and the one furthest from it, and simplifies both parts
/// between them; of a narrow polyline, only these two are left.
///
/// With a `count`, keeps exactly that many points, or all if the line has fewer: again and again, it takes the stretch
/// whose furthest point is furthest of all, and splits it at that point (the first of several).
///
/// Bounding boxes spare most distances: O(n log n) time on most lines, even on a million points of noise. O(n²) on
/// spirals of many turns, and where most points tie for the furthest, as on stairs, unless their steps are lower than
/// 1.4 tolerances. O(n) memory.
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
    // The ends of the pending stretches, the next one on top.
    let mut ends = Vec::with_capacity(STRETCHES);
    ends.push(last);
    if closed {
        // Index `last + 1` is the first point again. The round begins and ends there, so the point furthest from it
        // always stays.
        ends[0] = last + 1;
        ends.extend(
            boxes.furthest(1..last + 1, points[0], points[0], -1.0).map(|(index, _)| index),
        );
    }
    if let Some(count) = options.count {
        return Ok(most_distant(&boxes, &ends, count as usize));
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
    // `kept` begins with the end of a closed line, or of a line of one point.
    kept.truncate(kept.len() - usize::from(closed || last == 0));
    Ok(kept)
}

/// Keeps `count` points: the first, all `ends`, and then the furthest point of all stretches, again and again.
fn most_distant<P: Point>(boxes: &BoxTree<'_, P>, ends: &[usize], count: usize) -> Vec<u32> {
    let points = boxes.points;
    let mut kept = vec![false; points.len()];
    kept[0] = true;
    let mut left = count - 1;
    // For each stretch the square of its furthest point's distance (as bits, which compare like the number), that
    // point, and both ends.
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
    inside(&kept).collect()
}
