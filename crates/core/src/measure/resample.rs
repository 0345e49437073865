//! Points at equal steps along a polyline.

use super::follower::Follower;
use crate::derived::{Derived, Origin, Smoother};
use crate::error::Error;
use crate::points::{Point, check_size};
use crate::polyline::Polyline;

/// Returns points at equal steps of arc length, `spacing` long or a little shorter, so that a whole number of steps
/// fits.
///
/// An open polyline keeps both ends. A closed one keeps its first point, and its last point is also one step from the
/// first. Lines of fewer than two points, and lines without length, come back unchanged. O(n + result·log n).
///
/// # Errors
/// [`Error::BadArgument`] for a spacing that is 0, negative or not finite.
///
/// ```
/// use meander_core::{Polyline, measure::resample};
/// let corner = Polyline::open([[0.0, 0.0], [3.0, 0.0], [3.0, 3.0]])?;
/// let even = [[0.0, 0.0], [2.0, 0.0], [3.0, 1.0], [3.0, 3.0]];
/// assert_eq!(resample(&corner, 2.0)?, Polyline::open(even)?);
/// let square = Polyline::closed([[0.0, 0.0], [2.0, 0.0], [2.0, 2.0], [0.0, 2.0]])?;
/// assert_eq!(resample(&square, 1.0)?.len(), 8);
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn resample<P: Point>(line: &Polyline<P>, spacing: f64) -> Result<Polyline<P>, Error> {
    Resample::new(spacing).smooth(line)
}

/// The options of [`resample`]. As a [`Smoother`] it also returns the origin of each point.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
#[non_exhaustive]
pub struct Resample {
    /// The greatest length of a step, in the points' unit.
    pub spacing: f64,
}

impl Resample {
    /// Steps of at most this length.
    pub const fn new(spacing: f64) -> Self {
        Self { spacing }
    }
}

impl Smoother for Resample {
    fn derive<P: Point>(&self, line: &Polyline<P>) -> Result<Derived<P>, Error> {
        let Self { spacing } = *self;
        if !(spacing > 0.0 && spacing.is_finite()) {
            return Err(Error::value("spacing", spacing, "a finite number of more than 0"));
        }
        let follower = Follower::new(line);
        let whole = follower.length();
        // A fraction this small is rounding, not another step.
        let steps = (whole / spacing - 1e-9).ceil().max(1.0);
        let last = line.len().checked_sub(1).filter(|_| !line.is_closed());
        let count = if whole > 0.0 { steps + last.map_or(0.0, |_| 1.0) } else { line.len() as f64 };
        check_size::<P>("spacing", count)?;
        if whole <= 0.0 {
            let all: Vec<u32> = (0..line.len() as u32).collect();
            return Ok(Derived::kept(line, &all));
        }
        // Copy the first point: the follower skips segments whose length rounds to 0.
        let (mut even, mut origins) = (vec![line[0]], vec![Origin::vertex(0)]);
        for step in 1..steps as u32 {
            if let Some((position, share)) = follower.at_share(whole * (f64::from(step) / steps)) {
                let next = (position.segment + 1) % line.len() as u32;
                even.push(position.point);
                origins.push(Origin::between(position.segment, next, share));
            }
        }
        if let Some(last) = last {
            even.push(line[last]);
            origins.push(Origin::vertex(last as u32));
        }
        Ok(Derived::new(line.with_points(even), origins))
    }
}
