//! Points of the plane or of space, as a call says.

use meander_core::Error;
use meander_core::glam::{DVec2, DVec3};
use meander_core::interop::dimension;

use crate::flat::as_points;

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
