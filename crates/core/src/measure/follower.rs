//! Travelling along a polyline at constant speed.

use crate::error::Error;
use crate::points::{Point, check, check_size, length, mix};

/// Where one is after some distance along a polyline.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Position<P> {
    /// The point itself.
    pub point: P,
    /// The direction of travel, of length 1; zero on a polyline without length.
    pub heading: P,
    /// Which segment it is on.
    pub segment: u32,
}

/// A polyline measured once, to be asked for positions by arc length.
///
/// An open one is walked from end to end and no further; a closed one, such as a patrol, goes round
/// and round. O(n) to make, O(log n) for each position.
///
/// ```
/// use meander_core::{Follower, glam::dvec2};
/// let square = [dvec2(0.0, 0.0), dvec2(4.0, 0.0), dvec2(4.0, 4.0), dvec2(0.0, 4.0)];
/// let patrol = Follower::new(&square, true)?;
/// assert_eq!(patrol.length(), 16.0);
/// let position = patrol.at(16.0 + 5.0).unwrap();
/// assert_eq!((position.point, position.heading), (dvec2(4.0, 1.0), dvec2(0.0, 1.0)));
/// # Ok::<(), meander_core::Error>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct Follower<P> {
    /// The points; a closed polyline comes back to its first.
    points: Vec<P>,
    /// The arc length from the first point to each.
    travelled: Vec<f64>,
    closed: bool,
}

impl<P: Point> Follower<P> {
    /// Measures a polyline; `closed` leads from its last point back to its first.
    ///
    /// # Errors
    /// [`Error::BadArgument`] for coordinates that are not finite.
    pub fn new(points: &[P], closed: bool) -> Result<Self, Error> {
        check("points", points)?;
        let mut points = points.to_vec();
        if closed && points.len() > 1 {
            points.push(points[0]);
        }
        let mut sum = 0.0;
        let mut travelled = Vec::with_capacity(points.len());
        for (index, &point) in points.iter().enumerate() {
            sum += index.checked_sub(1).map_or(0.0, |before| length(point - points[before]));
            travelled.push(sum);
        }
        Ok(Self { points, travelled, closed })
    }

    /// The whole arc length; round and back to the start if closed.
    #[must_use]
    pub fn length(&self) -> f64 {
        self.travelled.last().copied().unwrap_or(0.0)
    }

    /// The position after `distance` along the polyline; `None` if there are no points.
    ///
    /// Before the start of an open polyline one is at its start, beyond its end at its end; NaN is
    /// the start. On a closed one, distances wrap round, backwards for negative ones.
    #[must_use]
    pub fn at(&self, distance: f64) -> Option<Position<P>> {
        let whole = self.length();
        let distance = if self.closed && distance.is_finite() && whole > 0.0 {
            distance.rem_euclid(whole)
        } else {
            distance.max(0.0).min(whole)
        };
        let &first = self.points.first()?;
        // The segment that holds the position, or at the very end the last one with a length.
        let mut end = self.travelled.partition_point(|&length| length <= distance);
        if end == self.points.len() {
            end = self.travelled.partition_point(|&length| length < whole);
        }
        let Some(start) = end.checked_sub(1) else {
            return Some(Position { point: first, heading: first * 0.0, segment: 0 });
        };
        let (from, to) = (self.points[start], self.points[end]);
        let step = self.travelled[end] - self.travelled[start];
        let share = (distance - self.travelled[start]) / step;
        // Far along, the step is a difference of large sums: the leg knows its own length better.
        let leg = to - from;
        let heading = leg * (1.0 / length(leg));
        Some(Position { point: mix(from, to, share), heading, segment: start as u32 })
    }
}

/// Points at equal steps of arc length along a polyline, its first and last point included.
///
/// The steps are as long as `spacing`, or a little shorter so that a whole number of them fits.
/// Fewer than two points, and a polyline without length, are returned as they are. O(n + result).
///
/// # Errors
/// [`Error::BadArgument`] for a spacing that is not more than 0 and for coordinates that are not
/// finite, [`Error::TooLarge`] for a result of more than [`NUMBER_LIMIT`](crate::NUMBER_LIMIT)
/// numbers.
///
/// ```
/// use meander_core::{glam::dvec2, resample};
/// let corner = [dvec2(0.0, 0.0), dvec2(3.0, 0.0), dvec2(3.0, 3.0)];
/// let even = resample(&corner, 2.0)?;
/// assert_eq!(even, [dvec2(0.0, 0.0), dvec2(2.0, 0.0), dvec2(3.0, 1.0), dvec2(3.0, 3.0)]);
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn resample<P: Point>(points: &[P], spacing: f64) -> Result<Vec<P>, Error> {
    if !(spacing > 0.0 && spacing.is_finite()) {
        return Err(Error::value("spacing", spacing, "a finite number of more than 0"));
    }
    let follower = Follower::new(points, false)?;
    let whole = follower.length();
    // What rounding adds to a whole number of steps is no step.
    let steps = (whole / spacing - 1e-9).ceil().max(1.0);
    let count = if whole > 0.0 { steps + 1.0 } else { points.len() as f64 };
    check_size::<P>("spacing", count)?;
    if whole <= 0.0 {
        return Ok(points.to_vec());
    }
    let mut even: Vec<P> = (0..steps as u32)
        .filter_map(|step| follower.at(whole * (f64::from(step) / steps)))
        .map(|position| position.point)
        .collect();
    even.push(points[points.len() - 1]);
    Ok(even)
}
