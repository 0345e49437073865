//! Lines in the plane or in space.

use meander_core::glam::{DVec2, DVec3};
use meander_core::{Allowed, Error, Polyline};

use crate::flat::as_line;
use crate::table::bad;

/// A line of either dimension.
pub(crate) enum Line {
    Plane(Polyline<DVec2>),
    Space(Polyline<DVec3>),
}

impl Line {
    pub(crate) fn read(size: f64, flat: Vec<f64>, closed: bool) -> Result<Self, Error> {
        if size == 2.0 {
            as_line("points", flat, closed).map(Self::Plane)
        } else if size == 3.0 {
            as_line("points", flat, closed).map(Self::Space)
        } else {
            Err(bad("dimension", size, Allowed::Rule("2 or 3")))
        }
    }
}

/// Makes the same call for either kind of line.
macro_rules! with_line {
    ($line:expr, |$name:ident| $call:expr) => {
        match $line {
            Line::Plane($name) => $call,
            Line::Space($name) => $call,
        }
    };
}

pub(crate) use with_line;
