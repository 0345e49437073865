//! Points of the plane or of space, as a call says.

use meander_core::glam::{DVec2, DVec3};
use meander_core::{Allowed, Error};

use crate::flat::as_points;

/// Points as they came.
pub(crate) enum Points<'a> {
    Plane(&'a [DVec2]),
    Space(&'a [DVec3]),
}

impl<'a> Points<'a> {
    pub(crate) fn read(argument: &'static str, size: f64, flat: &'a [f64]) -> Result<Self, Error> {
        if size == 2.0 {
            as_points(argument, flat).map(Self::Plane)
        } else if size == 3.0 {
            as_points(argument, flat).map(Self::Space)
        } else {
            let (argument, given) = ("dimension", Some(size));
            let allowed = Allowed::Rule("2 or 3");
            Err(Error::BadArgument { argument, index: None, given, allowed })
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
