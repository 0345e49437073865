//! How long a polyline is and how sharply it turns.

use super::segments::Segments;
use crate::error::Error;
use crate::heading::turn;
use crate::points::{Point, check, length};

/// What [`measure`] found.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Shape {
    /// How many points there are.
    pub points: u32,
    /// The sum of the segments' lengths, in the points' unit.
    pub length: f64,
    /// The largest turn between successive headings, in degrees.
    pub max_turn: f64,
    /// The mean of those turns, in degrees.
    pub mean_turn: f64,
}

/// Measures a polyline in one pass; `closed` leads from its last point back to its first. Segments without length have
/// no heading and are passed over; a polyline with fewer than two headings turns by 0. O(n).
///
/// # Errors
/// [`Error::BadArgument`] for coordinates that are not finite.
///
/// ```
/// use meander_core::{glam::dvec2, measure::measure};
/// let corner = [dvec2(0.0, 0.0), dvec2(3.0, 0.0), dvec2(3.0, 4.0)];
/// let shape = measure(&corner, false)?;
/// assert_eq!((shape.points, shape.length, shape.max_turn), (3, 7.0, 90.0));
/// assert_eq!(measure(&corner, true)?.length, 12.0);
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn measure<P: Point>(points: &[P], closed: bool) -> Result<Shape, Error> {
    check("points", points)?;
    let mut shape = Shape { points: points.len() as u32, ..Shape::default() };
    let (mut first, mut heading) = (None, None);
    let (mut turns, mut sum) = (0.0, 0.0);
    let mut turn_to = |from: Option<P>, to: P| {
        if let Some(from) = from {
            let angle = turn(from, to);
            shape.max_turn = shape.max_turn.max(angle);
            sum += angle;
            turns += 1.0;
        }
    };
    for (start, end) in Segments::new(points, closed).iter() {
        if start == end {
            continue;
        }
        let step = end - start;
        shape.length += length(step);
        turn_to(heading, step);
        first = first.or(Some(step));
        heading = Some(step);
    }
    if closed && let Some(first) = first {
        turn_to(heading, first);
    }
    if turns > 0.0 {
        shape.mean_turn = sum / turns;
    }
    Ok(shape)
}
