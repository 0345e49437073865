//! Flat lists of coordinates, which carry points from and to other languages.

use crate::error::Error;
use crate::points::{FINITE, Point, allowed};

/// Reads 2 or 3.
///
/// # Errors
/// [`Error::BadArgument`] for any other number.
pub fn dimension(given: f64) -> Result<usize, Error> {
    if given == 2.0 || given == 3.0 {
        return Ok(given as usize);
    }
    Err(Error::value("dimension", given, "2 or 3"))
}

/// Points from interleaved coordinates `x, y, x, y, …` or `x, y, z, x, y, z, …`.
///
/// # Errors
/// [`Error::BadArgument`], naming `argument`, if the last point is cut short or a coordinate is not
/// finite.
///
/// ```
/// use meander_core::{glam::DVec2, interop::from_flat};
/// let points: Vec<DVec2> = from_flat("points", &[0.0, 1.0, 2.0, 3.0])?;
/// assert_eq!(points, [DVec2::new(0.0, 1.0), DVec2::new(2.0, 3.0)]);
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn from_flat<P: Point>(argument: &'static str, flat: &[f64]) -> Result<Vec<P>, Error> {
    check_flat::<P>(argument, flat)?;
    Ok(flat.chunks_exact(P::DIMENSION).map(P::from_slice).collect())
}

/// Whether interleaved coordinates are points.
///
/// # Errors
/// As [`from_flat`].
pub fn check_flat<P: Point>(argument: &'static str, flat: &[f64]) -> Result<(), Error> {
    if !flat.len().is_multiple_of(P::DIMENSION) {
        let rules = ["two numbers for each point", "three numbers for each point"];
        return Err(Error::rule(argument, rules[P::DIMENSION - 2]));
    }
    // Flat indexes, as the caller knows them.
    match flat.iter().position(|x| !allowed(*x)) {
        Some(index) => Err(Error::element(argument, index, flat[index], FINITE)),
        None => Ok(()),
    }
}

/// The coordinates of points, interleaved.
#[must_use]
pub fn to_flat<P: Point>(points: &[P]) -> Vec<f64> {
    let mut flat = Vec::with_capacity(points.len() * P::DIMENSION);
    for point in points {
        flat.extend_from_slice(&point.coordinates()[..P::DIMENSION]);
    }
    flat
}
