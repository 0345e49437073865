//! Flat numbers as points of the plane or of space, and back, where they lie.

use bytemuck::{Pod, try_cast_slice, try_cast_vec};
use meander_core::glam::{DVec2, DVec3};
use meander_core::{Error, Point, check_flat, dimension};

/// Points as they came.
pub(crate) enum Points<'a> {
    Plane(&'a [DVec2]),
    Space(&'a [DVec3]),
}

impl<'a> Points<'a> {
    pub(crate) fn read(argument: &'static str, size: f64, flat: &'a [f64]) -> Result<Self, Error> {
        if dimension(size)? == 2 {
            as_points(argument, flat).map(Self::Plane)
        } else {
            as_points(argument, flat).map(Self::Space)
        }
    }
}

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

/// The same call for either kind of points.
macro_rules! with_points {
    ($points:expr, |$name:ident| $call:expr) => {
        match $points {
            Points::Plane($name) => $call,
            Points::Space($name) => $call,
        }
    };
}

pub(crate) use with_points;
