//! Visvalingam-Whyatt simplification (M. Visvalingam, J. Whyatt, "Line generalisation by repeated elimination of
//! points", 1993).

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use crate::derived::{Derived, Smoother};
use crate::error::{Error, Range};
use crate::points::{Point, check_size};
use crate::polyline::Polyline;

use super::check_count;

const AREA: Range = Range::number("area", 0.0, f64::INFINITY);

/// How much [`visvalingam`] drops.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(default))]
pub struct Visvalingam {
    /// The smallest triangle that stays, in square units of the points; 0 drops nothing.
    #[cfg_attr(feature = "serde", serde(with = "crate::infinite"))]
    pub area: f64,
    /// Keep exactly this many points instead, 2 or more, or all if the line has fewer; none by default.
    pub count: Option<u32>,
}

impl Visvalingam {
    /// Drops points whose triangles are smaller than this area.
    pub const fn new(area: f64) -> Self {
        Self { area, count: None }
    }

    /// Keeps this many points, 2 or more.
    pub const fn to_count(count: u32) -> Self {
        Self { area: 0.0, count: Some(count) }
    }
}

/// Drops the point that forms the smallest triangle with its neighbours, again and again, until all triangles have at
/// least `area`.
///
/// - **Result:** some of the given points, in their order. An area of 0 drops nothing, not even points on a straight
///   line: their triangles are 0, which is not smaller.
/// - **Count:** with a `count`, stops when that many points are left.
/// - **Ends:** an open polyline keeps both; a closed one keeps at least three points, or two with a `count` of 2.
/// - **Ties:** of equal triangles, the first point goes first. A triangle that shrinks below the last one dropped
///   counts as equal to it.
/// - **Space:** in space, an area above 1e154 counts as infinite, one below 1e-162 as 0.
///
/// [`simplify`](crate::smooth::simplify) bounds how far dropped points lie from the result; this bounds the area that
/// each takes along, so it also drops spikes that are high but thin. O(n log n) time, O(n) memory.
///
/// # Errors
/// [`Error::BadArgument`] for a negative area, NaN, or a count below 2.
///
/// ```
/// use meander_core::{Polyline, smooth::{Visvalingam, visvalingam}};
/// let line = Polyline::open([[0.0, 0.0], [2.0, 0.1], [4.0, 0.0], [4.0, 3.0]])?;
/// let kept = visvalingam(&line, &Visvalingam::new(0.5))?;
/// assert_eq!(kept[..], [line[0], line[2], line[3]]);
/// assert_eq!(visvalingam(&line, &Visvalingam::to_count(2))?[..], [line[0], line[3]]);
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn visvalingam<P: Point>(
    line: &Polyline<P>,
    options: &Visvalingam,
) -> Result<Polyline<P>, Error> {
    options.smooth(line)
}

impl Smoother for Visvalingam {
    fn derive<P: Point>(&self, line: &Polyline<P>) -> Result<Derived<P>, Error> {
        AREA.check(self.area)?;
        check_count(self.count)?;
        let mut left = Left::new(line, self);
        let least = self.count.unwrap_or(if line.is_closed() { 3 } else { 0 }) as usize;
        let mut count = line.len();
        while count > least
            && let Some((area, index)) = left.least()
        {
            left.drop_point(index, area);
            count -= 1;
        }
        check_size::<P>("points", count as f64)?;
        let kept = (0..).zip(&left.areas).filter(|(_, area)| **area != DROPPED);
        let kept: Vec<u32> = kept.map(|(index, _)| index).collect();
        Ok(Derived::kept(line, &kept))
    }
}

/// Marks a dropped point in `areas`; no area has these bits.
const DROPPED: u64 = u64::MAX;

/// The points of a polyline that are left. Areas are stored as bits, which compare like numbers of 0 or more.
struct Left<'a, P: Point> {
    line: &'a Polyline<P>,
    limit: u64,
    /// The neighbours of each point that is left.
    before: Vec<usize>,
    after: Vec<usize>,
    areas: Vec<u64>,
    /// Triangles below the limit with their points; outdated entries differ from `areas`.
    heap: BinaryHeap<Reverse<(u64, usize)>>,
}

impl<'a, P: Point> Left<'a, P> {
    fn new(line: &'a Polyline<P>, options: &Visvalingam) -> Self {
        let count = line.len();
        let mut left = Self {
            line,
            // `abs` makes −0 a 0, because its bits would be above all areas.
            limit: if options.count.is_some() { DROPPED } else { options.area.abs().to_bits() },
            before: (0..count).map(|index| index.checked_sub(1).unwrap_or(count - 1)).collect(),
            after: (0..count).map(|index| (index + 1) % count).collect(),
            areas: vec![0; count],
            heap: BinaryHeap::new(),
        };
        for index in 0..count {
            left.measure(index, 0);
        }
        left
    }

    /// Measures the triangle at a point; a smaller one counts as `lowest`.
    fn measure(&mut self, index: usize, lowest: u64) {
        if !self.line.is_closed() && (index == 0 || index + 1 == self.line.len()) {
            return;
        }
        let at = self.line[self.before[index]];
        let (to, past) = (self.line[index] - at, self.line[self.after[index]] - at);
        let area = (to.cross_length(past) * 0.5).to_bits().max(lowest);
        self.areas[index] = area;
        if area < self.limit {
            self.heap.push(Reverse((area, index)));
        }
    }

    /// Takes the smallest triangle below the limit.
    fn least(&mut self) -> Option<(u64, usize)> {
        while let Some(Reverse((area, index))) = self.heap.pop() {
            if area == self.areas[index] {
                return Some((area, index));
            }
        }
        None
    }

    fn drop_point(&mut self, index: usize, area: u64) {
        let (before, after) = (self.before[index], self.after[index]);
        self.areas[index] = DROPPED;
        self.after[before] = after;
        self.before[after] = before;
        self.measure(before, area);
        self.measure(after, area);
    }
}
