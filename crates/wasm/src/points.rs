//! Flat numbers as points of the plane or of space.

use meander_core::glam::{DVec2, DVec3};
use meander_core::{Error, dimension, from_flat};

/// Points as they came.
pub(crate) enum Points {
    Plane(Vec<DVec2>),
    Space(Vec<DVec3>),
}

impl Points {
    pub(crate) fn read(argument: &'static str, size: f64, flat: &[f64]) -> Result<Self, Error> {
        if dimension(size)? == 2 {
            from_flat(argument, flat).map(Self::Plane)
        } else {
            from_flat(argument, flat).map(Self::Space)
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
