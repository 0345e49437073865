//! Travelling along a polyline at constant speed.

use super::mean_heading::MeanHeading;
use crate::error::{Error, Range};
use crate::points::{Point, mix, unit};
use crate::polyline::{Polyline, travelled, within};

const TURNING: Range = Range::number("turning", 0.0, f64::INFINITY);

/// Where a [`Follower`] is after some distance along a polyline.
#[derive(Debug, Clone, Copy, PartialEq)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Position<P> {
    /// The point at that distance.
    pub point: P,
    /// The direction of travel, of length 1; zero on a polyline without length.
    pub heading: P,
    /// The index of its segment.
    pub segment: u32,
}

/// Measures a polyline once, then returns positions by arc length.
///
/// On an open polyline it stays at the ends; on a closed one, such as a patrol, it goes round and round. O(n) to make,
/// O(log n) for each position.
///
/// ```
/// use meander_core::{Polyline, glam::dvec2, measure::Follower};
/// let square = Polyline::closed([[0.0, 0.0], [4.0, 0.0], [4.0, 4.0], [0.0, 4.0]])?;
/// let patrol = Follower::new(&square);
/// assert_eq!(patrol.length(), 16.0);
/// let position = patrol.at(16.0 + 5.0).unwrap();
/// assert_eq!((position.point, position.heading), (dvec2(4.0, 1.0), dvec2(0.0, 1.0)));
/// # Ok::<(), meander_core::Error>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct Follower<P> {
    /// The points; a closed polyline repeats its first at the end.
    points: Vec<P>,
    /// The arc length from the first point to each.
    travelled: Vec<f64>,
    closed: bool,
    turning: Option<MeanHeading>,
}

impl<P: Point> Follower<P> {
    /// Measures a polyline. The heading is that of the segment, so it jumps at each vertex;
    /// [`with_turning`](Self::with_turning) lets it turn gradually.
    pub fn new(line: &Polyline<P>) -> Self {
        let points = line.there_and_home();
        Self { travelled: travelled(&points), points, closed: line.is_closed(), turning: None }
    }

    /// Lets the heading turn over this distance instead of jumping. It is then the mean of the segments' headings from
    /// half of the distance before the position to half of it behind, weighted by their lengths. Around a single vertex
    /// it turns evenly; on a dense curve it is smooth, however the curve is sampled. Points and segments stay as they
    /// are.
    ///
    /// `with_turning` averages angles, added up from segment to segment. Each turn goes the short way; a reversal turns
    /// by the axis along which the heading is least, in its positive direction. So the mean always exists. Over a step
    /// in the plane, the heading turns at most as far as all segments within the distance together, times the step over
    /// the distance; in space at most a little over twice as far. An open polyline goes on straight beyond its ends.
    /// The distance is at most the length of the polyline. O(n), and still O(log n) for each position.
    ///
    /// # Errors
    /// [`Error::BadArgument`] for a distance below 0 and NaN.
    ///
    /// ```
    /// use meander_core::{Polyline, glam::dvec2, measure::Follower};
    /// let corner = Polyline::open([[0.0, 0.0], [4.0, 0.0], [4.0, 4.0]])?;
    /// let guard = Follower::new(&corner).with_turning(2.0)?;
    /// let heading = |distance| guard.at(distance).unwrap().heading;
    /// assert_eq!((heading(3.0), heading(5.0)), (dvec2(1.0, 0.0), dvec2(0.0, 1.0)));
    /// let diagonal = dvec2(1.0, 1.0).normalize();
    /// assert!(heading(4.0).distance(diagonal) < 1e-15);
    /// # Ok::<(), meander_core::Error>(())
    /// ```
    pub fn with_turning(self, distance: f64) -> Result<Self, Error> {
        let distance = TURNING.check(distance)?;
        let turning = MeanHeading::new(&self.points, &self.travelled, self.closed, distance);
        Ok(Self { turning, ..self })
    }

    /// The length of the polyline; if closed, including the segment back to the start.
    pub fn length(&self) -> f64 {
        self.travelled.last().copied().unwrap_or(0.0)
    }

    /// The position after `distance` along the polyline; `None` without points.
    ///
    /// Before the start and past the end of an open polyline it stays there; NaN counts as 0. On a closed one,
    /// distances wrap round, negative ones backwards.
    pub fn at(&self, distance: f64) -> Option<Position<P>> {
        self.at_share(distance).map(|(position, _)| position)
    }

    /// The points from that position to the end; on a closed line, round to the start. O(result).
    ///
    /// ```
    /// use meander_core::{Polyline, glam::dvec2, measure::Follower};
    /// let walker = Follower::new(&Polyline::open([[0.0, 0.0], [4.0, 0.0], [4.0, 4.0]])?);
    /// assert_eq!(walker.rest(1.0).points(), [dvec2(1.0, 0.0), dvec2(4.0, 0.0), dvec2(4.0, 4.0)]);
    /// # Ok::<(), meander_core::Error>(())
    /// ```
    pub fn rest(&self, distance: f64) -> Polyline<P> {
        let mut points = Vec::new();
        if let Some(Position { point, segment, .. }) = self.at(distance) {
            points.push(point);
            points.extend_from_slice(&self.points[segment as usize + 1..]);
        }
        Polyline::unchecked(points, false)
    }

    /// Returns the position of [`at`](Self::at), and the share of its segment before it.
    pub(super) fn at_share(&self, distance: f64) -> Option<(Position<P>, f64)> {
        let whole = self.length();
        let distance = within(distance, whole, self.closed);
        let &first = self.points.first()?;
        let ends_after = |distance| self.travelled.partition_point(|&length| length <= distance);
        // The very end is on the last segment with a length.
        let last = || self.travelled.partition_point(|&length| length < whole);
        let end = Some(ends_after(distance)).filter(|&end| end < self.points.len());
        let end = end.unwrap_or_else(last);
        let Some(start) = end.checked_sub(1) else {
            return Some((Position { point: first, heading: first * 0.0, segment: 0 }, 0.0));
        };
        let (from, to) = (self.points[start], self.points[end]);
        let before = self.travelled[start];
        let share = (distance - before) / (self.travelled[end] - before);
        let position = Position {
            point: mix(from, to, share),
            // From the points, because far along, lengths are differences of large sums.
            heading: self.turning.as_ref().map_or(unit(to - from), |turning| turning.at(distance)),
            segment: start as u32,
        };
        Some((position, share))
    }
}
