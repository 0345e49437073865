//! Ramer-Douglas-Peucker simplification (U. Ramer 1972; D. Douglas, T. Peucker 1973).

use crate::error::Error;
use crate::param::{Algorithm, Param, Values};
use crate::points::{Point, check};
use crate::segment::distance_squared;

use super::params::CLOSED;

const TOLERANCE: Param =
    Param::number("tolerance", "Tolerance", "").control(0.0, 3.0, 0.05).default(0.5).required();

/// Simplifying as the controls see it.
pub(crate) static SIMPLIFY: Algorithm =
    Algorithm { id: "simplify", label: "Ramer-Douglas-Peucker", params: &[TOLERANCE, CLOSED] };

/// How much to simplify.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Simplify {
    /// How far a dropped point may lie from the result, in the points' unit; 0 drops only points
    /// exactly on the line.
    pub tolerance: f64,
    /// Whether the last point leads back to the first.
    pub closed: bool,
}

impl Simplify {
    /// Options from values in the order of the algorithm's parameters in the table.
    ///
    /// # Errors
    /// [`Error::BadArgument`] for a value outside what its parameter accepts.
    pub fn from_values(values: &[f64]) -> Result<Self, Error> {
        let values = Values::new(&SIMPLIFY, values)?;
        Ok(Self { tolerance: values.number(&TOLERANCE)?, closed: values.flag(&CLOSED)? })
    }
}

/// Drops every point of a polyline that lies within `tolerance` of the line without it.
///
/// The first and last point stay. Of the points between two that stay, the one furthest from the
/// *segment* between them (the first of several) stays too if it is further than the tolerance, and
/// so on in both halves. Of a closed polyline, the first point and the one furthest from it stay, and
/// each way between them is simplified so. O(n log n) time on most lines, O(n²) at worst; O(n) memory, no recursion.
///
/// # Errors
/// [`Error::BadArgument`] for a negative tolerance, NaN, or coordinates that are not finite.
///
/// ```
/// use meander_core::{Simplify, glam::dvec2, simplify};
/// let stairs = [dvec2(0.0, 0.0), dvec2(1.0, 0.0), dvec2(1.0, 1.0), dvec2(2.0, 1.0), dvec2(2.0, 2.0)];
/// let line = simplify(&stairs, &Simplify { tolerance: 0.8, closed: false })?;
/// assert_eq!(line, [dvec2(0.0, 0.0), dvec2(2.0, 2.0)]);
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn simplify<P: Point>(points: &[P], options: &Simplify) -> Result<Vec<P>, Error> {
    let kept = simplify_indices(points, options)?;
    Ok(kept.into_iter().map(|index| points[index as usize]).collect())
}

/// The indexes of the points that [`simplify`] keeps, ascending.
///
/// # Errors
/// As [`simplify`].
pub fn simplify_indices<P: Point>(points: &[P], options: &Simplify) -> Result<Vec<u32>, Error> {
    TOLERANCE.check(options.tolerance)?;
    check("points", points)?;
    let limit = options.tolerance * options.tolerance;
    let mut kept = vec![false; points.len()];
    let mut stretches = Vec::new();
    if let Some(last) = points.len().checked_sub(1) {
        kept[0] = true;
        if options.closed {
            // Both ends of the round are the first point: the furthest from it stays in any case.
            let round = Stretch { first: 0, last: last + 1 };
            if let Some((index, _)) = round.furthest(points) {
                kept[index] = true;
                stretches.extend(round.split(index));
            }
        } else {
            kept[last] = true;
            stretches.push(Stretch { first: 0, last });
        }
    }
    while let Some(stretch) = stretches.pop() {
        if let Some((index, distance)) = stretch.furthest(points)
            && distance > limit
        {
            kept[index] = true;
            stretches.extend(stretch.split(index));
        }
    }
    Ok((0..).zip(kept).filter(|(_, kept)| *kept).map(|(index, _)| index).collect())
}

/// The points between two that stay. One past the last point is the first, come round.
struct Stretch {
    first: usize,
    last: usize,
}

impl Stretch {
    /// The first of the points strictly between that is furthest from the segment, with the square
    /// of its distance.
    fn furthest<P: Point>(&self, points: &[P]) -> Option<(usize, f64)> {
        let (start, end) = (points[self.first], points[self.last % points.len()]);
        let mut best: Option<(usize, f64)> = None;
        for (index, &point) in points.iter().enumerate().take(self.last).skip(self.first + 1) {
            let distance = distance_squared(point, start, end);
            if best.is_none_or(|(_, most)| distance > most) {
                best = Some((index, distance));
            }
        }
        best
    }

    fn split(&self, index: usize) -> [Self; 2] {
        [Self { first: self.first, last: index }, Self { first: index, last: self.last }]
    }
}

pub(crate) fn run<P: Point>(points: &[P], values: &[f64]) -> Result<Vec<P>, Error> {
    simplify(points, &Simplify::from_values(values)?)
}
