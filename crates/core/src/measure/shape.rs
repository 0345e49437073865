//! How long a polyline is and how sharply it turns.

use crate::error::Error;
use crate::heading::turn;
use crate::points::{Point, check, length};

/// What [`measure`] found.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
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

/// Measures a polyline in one pass. Segments without length have no heading and are passed over;
/// a polyline with fewer than two headings turns by 0.
///
/// # Errors
/// [`Error::BadArgument`] for coordinates that are not finite.
///
/// ```
/// use meander_core::{glam::dvec2, measure};
/// let shape = measure(&[dvec2(0.0, 0.0), dvec2(3.0, 0.0), dvec2(3.0, 4.0)])?;
/// assert_eq!((shape.points, shape.length, shape.max_turn), (3, 7.0, 90.0));
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn measure<P: Point>(points: &[P]) -> Result<Shape, Error> {
    check("points", points)?;
    let mut shape = Shape { points: points.len() as u32, ..Shape::default() };
    let (mut heading, mut turns, mut sum) = (None, 0.0, 0.0);
    for pair in points.windows(2) {
        let step = pair[1] - pair[0];
        if pair[0] == pair[1] {
            continue;
        }
        shape.length += length(step);
        if let Some(heading) = heading {
            let angle = turn(heading, step);
            shape.max_turn = shape.max_turn.max(angle);
            sum += angle;
            turns += 1.0;
        }
        heading = Some(step);
    }
    if turns > 0.0 {
        shape.mean_turn = sum / turns;
    }
    Ok(shape)
}
