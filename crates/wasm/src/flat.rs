//! Flat numbers as points, and back, where they lie.

use bytemuck::{Pod, try_cast_slice, try_cast_vec};
use meander_core::interop::{check_flat, to_flat};
use meander_core::{Allowed, Error, Point};

pub(crate) fn as_points<'a, P: Point + Pod>(
    argument: &'static str,
    flat: &'a [f64],
) -> Result<&'a [P], Error> {
    check_flat::<P>(argument, flat)?;
    // Numbers that pass are whole points, and lie as points do.
    let allowed = Allowed::Rule("whole points");
    try_cast_slice(flat).map_err(|_| Error::BadArgument {
        argument,
        index: None,
        given: None,
        allowed,
    })
}

pub(crate) fn flattened<P: Point + Pod>(points: Vec<P>) -> Vec<f64> {
    match try_cast_vec(points) {
        Ok(numbers) => numbers,
        Err((_, points)) => to_flat(&points),
    }
}
