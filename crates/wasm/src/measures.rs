//! Measures lines, and finds where they cross walls.

use meander_core::glam::DVec2;
use meander_core::{cells_to_points, measure::measure};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::convert::{or_throw, refusal};
use crate::flat::{as_line, flattened};
use crate::grid::read_sides;
use crate::points::{Line, with_line};
use crate::walls::{GivenWalls, walled};

/// Returns the centres of cells.
#[wasm_bindgen(js_name = cellsToPoints)]
pub fn centers(width: u32, cells: &[u32]) -> Result<Vec<f64>, JsValue> {
    cells_to_points(width, cells).map(flattened).map_err(refusal)
}

/// Returns the number of points, the length, the largest and the mean turn.
#[wasm_bindgen(js_name = measure)]
pub fn shape(size: f64, flat: Vec<f64>, closed: bool) -> Result<Vec<f64>, JsValue> {
    let shape =
        or_throw(|| Ok(with_line!(Line::read(size, flat, closed)?, |line| measure(&line))))?;
    Ok(vec![f64::from(shape.points), shape.length, shape.max_turn, shape.mean_turn])
}

/// Returns the first segment that crosses a wall (-1 if none does), the position where it does so, and all walls that
/// the line crosses.
#[wasm_bindgen(js_name = wallCrossings)]
pub fn crossings(
    flat: Vec<f64>,
    width: f64,
    height: f64,
    walls: &GivenWalls,
    closed: bool,
) -> Result<Vec<f64>, JsValue> {
    let found = or_throw(|| {
        let line = as_line("points", flat, closed)?;
        Ok(walled(read_sides(width, height)?, walls)?.crossings(&line))
    })?;
    let (segment, place) =
        found.first.map_or((-1.0, DVec2::ZERO), |(segment, place)| (f64::from(segment), place));
    let mut list = vec![segment, place.x, place.y];
    list.extend(found.cells.into_iter().map(f64::from));
    Ok(list)
}
