//! Flat numbers as points, and back, where they lie.

use bytemuck::{Pod, try_cast_slice, try_cast_vec};
use meander_core::{Error, Point, check_flat};

pub(crate) fn as_points<'a, P: Point + Pod>(
    argument: &'static str,
    flat: &'a [f64],
) -> Result<&'a [P], Error> {
    check_flat::<P>(argument, flat)?;
    // Whole points of the same numbers always fit.
    Ok(try_cast_slice(flat).unwrap_or_default())
}

pub(crate) fn flattened<P: Point + Pod>(points: Vec<P>) -> Vec<f64> {
    try_cast_vec(points).unwrap_or_default()
}
