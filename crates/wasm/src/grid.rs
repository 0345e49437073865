//! Reads grids from numbers.

use meander_core::{Allowed, CELL_LIMIT, Error, Grid, Neighborhood};

use crate::table::bad;

/// A grid with 4 or 8 neighbours for each cell.
pub(crate) fn grid(width: f64, height: f64, neighborhood: f64) -> Result<Grid, Error> {
    let neighborhood = match neighborhood {
        4.0 => Neighborhood::Four,
        8.0 => Neighborhood::Eight,
        count => return Err(bad("neighborhood", count, Allowed::Rule("4 or 8"))),
    };
    Ok(read_sides(width, height)?.with_neighborhood(neighborhood))
}

pub(crate) fn read_sides(width: f64, height: f64) -> Result<Grid, Error> {
    let limit = f64::from(CELL_LIMIT);
    let side = |argument, given: f64| {
        if given > limit {
            Err(Error::TooLarge { argument, given, unit: "cells", limit })
        } else if given >= 1.0 && given.fract() == 0.0 {
            Ok(given as u32)
        } else {
            Err(bad(argument, given, Allowed::Whole { low: 1.0, high: limit }))
        }
    };
    Grid::new(side("width", width)?, side("height", height)?)
}
