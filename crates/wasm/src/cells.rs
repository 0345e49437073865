//! Where polylines meet cells.

use meander_core::{Error, Grid, wall_crossings};
#[cfg(feature = "whole")]
use meander_core::{cells_to_points, first_wall_hit};
#[cfg(feature = "whole")]
use wasm_bindgen::JsValue;
#[cfg(feature = "whole")]
use wasm_bindgen::prelude::wasm_bindgen;

#[cfg(feature = "whole")]
use crate::convert::refusal;
use crate::flat::as_points;
#[cfg(feature = "whole")]
use crate::flat::flattened;

/// The centres of grid cells.
#[cfg(feature = "whole")]
#[wasm_bindgen(js_name = cellsToPoints)]
pub fn centers(width: u32, cells: &[u32]) -> Result<Vec<f64>, JsValue> {
    cells_to_points(width, cells).map(flattened).map_err(refusal)
}

/// The first segment that crosses a blocked cell or leaves the grid, or undefined.
#[cfg(feature = "whole")]
#[wasm_bindgen(js_name = firstWallHit)]
pub fn hit(flat: &[f64], width: f64, height: f64, walls: &[u32]) -> Result<Option<u32>, JsValue> {
    let run = || {
        let points = as_points("points", flat)?;
        first_wall_hit(points, &Grid::from_sides(width, height)?, walls)
    };
    run().map_err(refusal)
}

/// The first segment that is not clear and the place on it, or -1 and nothing; then the blocked cells
/// that the polyline crosses.
#[cfg(feature = "whole")]
#[wasm_bindgen(js_name = wallCrossings)]
pub fn crossings(
    flat: &[f64],
    width: f64,
    height: f64,
    walls: &[u32],
) -> Result<Vec<f64>, JsValue> {
    list_crossings(flat, width, height, walls).map_err(refusal)
}

pub(crate) fn list_crossings(
    flat: &[f64],
    width: f64,
    height: f64,
    walls: &[u32],
) -> Result<Vec<f64>, Error> {
    let points = as_points("points", flat)?;
    let found = wall_crossings(points, &Grid::from_sides(width, height)?, walls)?;
    let mut list = match found.first {
        Some((segment, place)) => vec![f64::from(segment), place.x, place.y],
        None => vec![-1.0, 0.0, 0.0],
    };
    list.extend(found.cells.into_iter().map(f64::from));
    Ok(list)
}
