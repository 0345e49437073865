//! Many questions about one polyline: what is near.

use super::nearest::Nearest;
use super::segment_boxes::SegmentBoxes;
use crate::error::Error;
use crate::points::{Point, check, check_one, largest};
use crate::travel::travelled;

/// More than rounding adds to a distance, as a share of the largest coordinate.
const ROUNDING: f64 = 1e-14;

/// A polyline with an index, for many calls of [`nearest`](crate::measure::nearest): the same results without looking at every
/// segment, by a binary tree of bounding boxes over runs of segments.
///
/// O(n) to make; a query takes O(log n) beside a line that keeps together, O(n) at worst, such as from the center of a
/// circle. It has its own copy of the points.
///
/// ```
/// use meander_core::{glam::dvec2, measure::{LineIndex, nearest}};
/// let corner = [dvec2(0.0, 0.0), dvec2(4.0, 0.0), dvec2(4.0, 4.0)];
/// let index = LineIndex::new(&corner, false)?;
/// let found = index.nearest(dvec2(5.0, 1.0))?.unwrap();
/// assert_eq!((found.point, found.along), (dvec2(4.0, 1.0), 5.0));
/// assert_eq!(Some(found), nearest(&corner, dvec2(5.0, 1.0), false)?);
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
    /// Indexes a polyline; `closed` leads from its last point back to its first.
    ///
    /// # Errors
    /// [`Error::BadArgument`] for coordinates that are not finite.
    pub fn new(points: &[P], closed: bool) -> Result<Self, Error> {
        check("points", points)?;
        let size = points.iter().map(|&point| largest(point)).fold(0.0, f64::max);
        let boxes = SegmentBoxes::new(points.to_vec(), closed);
        Ok(Self { boxes, travelled: travelled(points), size })
    }

    /// The place on the polyline that is nearest to a given one, of several the first. `Ok(None)` if there are no points.
    ///
    /// # Errors
    /// [`Error::BadArgument`] for coordinates that are not finite.
    pub fn nearest(&self, place: P) -> Result<Option<Nearest<P>>, Error> {
        check_one("place", place)?;
        if self.travelled.is_empty() {
            return Ok(None);
        }
        let found = self.boxes.first_nearest(place, ROUNDING * self.size.max(largest(place)));
        let ends = self.boxes.segments().ends(found.segment);
        let before = self.travelled[found.segment];
        Ok(Some(Nearest::on_segment(place, found.segment, ends, found.squared, before)))
    }
}
