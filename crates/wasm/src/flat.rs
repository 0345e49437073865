//! Flat numbers as points, and back, where they lie.

use bytemuck::{Pod, try_cast_slice, try_cast_vec};
use meander_core::{Allowed, COORDINATE_LIMIT, Error, Point, Polyline};

use crate::table::refused;

pub(crate) fn as_points<'a, P: Point + Pod>(
    argument: &'static str,
    flat: &'a [f64],
) -> Result<&'a [P], Error> {
    if !flat.len().is_multiple_of(P::DIMENSION) {
        let rules = ["two numbers for each point", "three numbers for each point"];
        return Err(refused(argument, rules[P::DIMENSION - 2]));
    }
    // Not the core's check: the caller knows the indexes of numbers.
    let allowed = |number: &f64| number.abs() <= COORDINATE_LIMIT;
    if let Some(index) = flat.iter().position(|number| !allowed(number)) {
        let (index, given) = (Some(index), Some(flat[index]));
        let allowed = Allowed::Rule("a finite number between -1e150 and 1e150");
        return Err(Error::BadArgument { argument, index, given, allowed });
    }
    // Numbers that pass are whole points, and lie as points do.
    try_cast_slice(flat).map_err(|_| refused(argument, "whole points"))
}

pub(crate) fn line<P: Point + Pod>(
    argument: &'static str,
    flat: &[f64],
    closed: bool,
) -> Result<Polyline<P>, Error> {
    Polyline::new(as_points::<P>(argument, flat)?, closed)
}

pub(crate) fn flattened<P: Point + Pod>(points: Vec<P>) -> Vec<f64> {
    match try_cast_vec(points) {
        Ok(numbers) => numbers,
        Err((_, points)) => to_flat(&points),
    }
}

/// The coordinates of points, interleaved.
pub(crate) fn to_flat<P: Point>(points: &[P]) -> Vec<f64> {
    let mut flat = Vec::with_capacity(points.len() * P::DIMENSION);
    for point in points {
        flat.extend_from_slice(&point.coordinates()[..P::DIMENSION]);
    }
    flat
}
