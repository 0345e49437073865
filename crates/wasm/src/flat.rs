//! Converts flat numbers to points and lines and back, in place.

use bytemuck::{Pod, try_cast_slice, try_cast_vec};
use meander_core::{Allowed, COORDINATE_LIMIT, Error, Point, Polyline};

use crate::table::refused;

pub(crate) fn as_points<'a, P: Point + Pod>(
    argument: &'static str,
    flat: &'a [f64],
) -> Result<&'a [P], Error> {
    // Not the core's check: callers count numbers, not points.
    let allowed = |number: &f64| number.abs() <= COORDINATE_LIMIT;
    if let Some(index) = flat.iter().position(|number| !allowed(number)) {
        let (index, given) = (Some(index), Some(flat[index]));
        let allowed = Allowed::Rule("a finite number between -1e150 and 1e150");
        return Err(Error::BadArgument { argument, index, given, allowed });
    }
    // Points have the memory layout of their numbers, and the caller checked the count.
    try_cast_slice(flat).map_err(|_| refused(argument, "whole points"))
}

pub(crate) fn as_line<P: Point + Pod>(
    argument: &'static str,
    flat: Vec<f64>,
    closed: bool,
) -> Result<Polyline<P>, Error> {
    as_points::<P>(argument, &flat)?;
    let points = try_cast_vec(flat).map_err(|_| refused(argument, "whole points"))?;
    Polyline::new(points, closed)
}

pub(crate) fn flattened<P: Point + Pod>(line: Polyline<P>) -> Vec<f64> {
    match try_cast_vec(line.into()) {
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
