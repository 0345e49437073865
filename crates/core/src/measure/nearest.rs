//! The place on a polyline that is nearest to a given one.

use super::segments::Segments;
use crate::error::Error;
use crate::points::{Point, check, check_one, length, mix};
use crate::segment::{distance_squared, nearest_share};

/// What [`nearest`] found.
#[derive(Debug, Clone, Copy, PartialEq)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Nearest<P> {
    /// The place on the polyline.
    pub point: P,
    /// How far it is from the given place, in the points' unit.
    pub distance: f64,
    /// Which segment it is on.
    pub segment: u32,
    /// The arc length from the first point to it: what [`Follower::at`](crate::measure::Follower::at) takes.
    pub along: f64,
}

/// The place on a polyline that is nearest to a given one, such as where a guard who was led astray returns to the round;
/// `closed` leads from the last point back to the first. `Ok(None)` if there are no points. Of several that are equally near
/// the first. O(n); a [`LineIndex`](crate::measure::LineIndex) answers many queries.
///
/// # Errors
/// [`Error::BadArgument`] for coordinates that are not finite.
///
/// ```
/// use meander_core::{glam::dvec2, measure::nearest};
/// let corner = [dvec2(0.0, 0.0), dvec2(4.0, 0.0), dvec2(4.0, 4.0)];
/// let found = nearest(&corner, dvec2(5.0, 1.0), false)?.unwrap();
/// assert_eq!((found.point, found.distance), (dvec2(4.0, 1.0), 1.0));
/// assert_eq!((found.segment, found.along), (1, 5.0));
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn nearest<P: Point>(
    points: &[P],
    place: P,
    closed: bool,
) -> Result<Option<Nearest<P>>, Error> {
    check("points", points)?;
    check_one("place", place)?;
    let mut best = None;
    let (mut least, mut travelled) = (f64::INFINITY, 0.0);
    for (index, (start, end)) in Segments::new(points, closed).iter().enumerate() {
        let squared = distance_squared(place, start, end);
        if squared < least {
            least = squared;
            best = Some((index, travelled));
        }
        travelled += length(end - start);
    }
    Ok(best.map(|(index, before)| {
        let ends = Segments::new(points, closed).ends(index);
        Nearest::on_segment(place, index, ends, least, before)
    }))
}

impl<P: Point> Nearest<P> {
    /// On a segment at the square of a distance, with the arc length before that segment.
    pub(super) fn on_segment(
        place: P,
        segment: usize,
        (start, end): (P, P),
        squared: f64,
        before: f64,
    ) -> Self {
        let share = nearest_share(place, start, end);
        Self {
            point: mix(start, end, share),
            distance: squared.sqrt(),
            segment: segment as u32,
            along: before + share * length(end - start),
        }
    }
}
