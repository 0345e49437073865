//! Where polylines meet cells.

use meander_core::{Grid, cells_to_points, first_wall_hit, walls_crossed};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::convert::refusal;
use crate::flat::{as_points, flattened};

/// The centres of grid cells.
#[wasm_bindgen(js_name = cellsToPoints)]
pub fn centers(width: u32, cells: &[u32]) -> Result<Vec<f64>, JsValue> {
    cells_to_points(width, cells).map(flattened).map_err(refusal)
}

/// The first segment that crosses a blocked cell or leaves the grid, or undefined.
#[wasm_bindgen(js_name = firstWallHit)]
pub fn hit(flat: &[f64], width: f64, height: f64, walls: &[u32]) -> Result<Option<u32>, JsValue> {
    let run = || {
        let points = as_points("points", flat)?;
        first_wall_hit(points, &Grid::from_sides(width, height)?, walls)
    };
    run().map_err(refusal)
}

/// The blocked cells that a polyline crosses.
#[wasm_bindgen(js_name = wallsCrossed)]
pub fn crossed(flat: &[f64], width: f64, height: f64, walls: &[u32]) -> Result<Vec<u32>, JsValue> {
    let run = || {
        let points = as_points("points", flat)?;
        walls_crossed(points, &Grid::from_sides(width, height)?, walls)
    };
    run().map_err(refusal)
}
