//! The point on a polyline nearest to a place, for one call or many.

use std::borrow::Cow;

use super::segment_boxes::SegmentBoxes;
use crate::error::Error;
use crate::points::{Point, check_one, distance_squared, largest, length, mix, nearest_share};
use crate::polyline::{Polyline, travelled};

/// An upper bound of the rounding error of a distance, as a share of the largest coordinate.
const ROUNDING: f64 = 1e-14;

/// The result of [`nearest`].
#[derive(Debug, Clone, Copy, PartialEq)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Nearest<P> {
    /// The nearest point on the polyline.
    pub point: P,
    /// Its distance from the given place, in the points' unit.
    pub distance: f64,
    /// The index of its segment.
    pub segment: u32,
    /// The arc length from the start of the polyline to it, which [`Follower::at`](crate::measure::Follower::at) takes.
    pub along: f64,
}

/// The point on a polyline nearest to `place`, such as where a guard who was led astray returns to the round. If
/// several points are equally near, returns the first; `Ok(None)` without points. O(n); a
/// [`LineIndex`](crate::measure::LineIndex) answers many queries faster.
///
/// # Errors
/// [`Error::BadArgument`] for coordinates that a [`Polyline`] refuses.
///
/// ```
/// use meander_core::{Polyline, glam::dvec2, measure::nearest};
/// let corner = Polyline::open([[0.0, 0.0], [4.0, 0.0], [4.0, 4.0]])?;
/// let found = nearest(&corner, dvec2(5.0, 1.0))?.unwrap();
/// assert_eq!((found.point, found.distance), (dvec2(4.0, 1.0), 1.0));
/// assert_eq!((found.segment, found.along), (1, 5.0));
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn nearest<P: Point>(line: &Polyline<P>, place: P) -> Result<Option<Nearest<P>>, Error> {
    check_one("place", place)?;
    let mut best = None;
    let (mut least, mut travelled) = (f64::INFINITY, 0.0);
    for (index, (start, end)) in line.segments().enumerate() {
        let squared = distance_squared(place, start, end);
        if squared < least {
            least = squared;
            best = Some((index, travelled));
        }
        travelled += length(end - start);
    }
    Ok(best.map(|(index, before)| Nearest::on_segment(line, index, place, before)))
}

impl<P: Point> Nearest<P> {
    /// The nearest point on a segment, given the arc length before the segment.
    fn on_segment(line: &Polyline<P>, segment: usize, place: P, before: f64) -> Self {
        let (start, end) = line.segment(segment);
        let share = nearest_share(place, start, end);
        let point = mix(start, end, share);
        let along = before + share * length(end - start);
        Self { point, distance: length(place - point), segment: segment as u32, along }
    }
}

/// Prepares a polyline for many queries, which return the same as [`nearest`] without looking at every segment: with a
/// binary tree of bounding boxes over runs of segments.
///
/// O(n) to make; a query usually takes O(log n), at worst O(n), such as from the center of a circle. Keeps a copy of
/// the points.
///
/// ```
/// use meander_core::{Polyline, glam::dvec2, measure::{LineIndex, nearest}};
/// let corner = Polyline::open([[0.0, 0.0], [4.0, 0.0], [4.0, 4.0]])?;
/// let index = LineIndex::new(&corner);
/// let found = index.nearest(dvec2(5.0, 1.0))?.unwrap();
/// assert_eq!((found.point, found.along), (dvec2(4.0, 1.0), 5.0));
/// assert_eq!(Some(found), nearest(&corner, dvec2(5.0, 1.0))?);
/// # Ok::<(), meander_core::Error>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct LineIndex<P: Point> {
    boxes: SegmentBoxes<'static, P>,
    /// The arc length from the first point to each.
    travelled: Vec<f64>,
    /// The largest coordinate.
    size: f64,
}

impl<P: Point> LineIndex<P> {
    /// Indexes a polyline.
    pub fn new(line: &Polyline<P>) -> Self {
        let size = line.iter().map(|&point| largest(point)).fold(0.0, f64::max);
        let boxes = SegmentBoxes::new(Cow::Owned(line.clone()));
        Self { boxes, travelled: travelled(line), size }
    }

    /// Returns the same as [`nearest`] for the polyline.
    ///
    /// # Errors
    /// The errors of [`nearest`].
    pub fn nearest(&self, place: P) -> Result<Option<Nearest<P>>, Error> {
        check_one("place", place)?;
        if self.travelled.is_empty() {
            return Ok(None);
        }
        let found = self.boxes.first_nearest(place, ROUNDING * self.size.max(largest(place)));
        let before = self.travelled[found.segment];
        Ok(Some(Nearest::on_segment(&self.boxes.line, found.segment, place, before)))
    }
}
