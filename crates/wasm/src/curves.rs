//! Smoothing polylines of the plane: the three curves that a plain figure shows.

use meander_core::{CatmullRom, Chaikin, Simplify, catmull_rom, chaikin, simplify};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::convert::refusal;
use crate::flat::{as_plane, flattened};

/// Chaikin's corner cutting.
#[wasm_bindgen(js_name = chaikin)]
pub fn cut(flat: &[f64], values: &[f64]) -> Result<Vec<f64>, JsValue> {
    let run = || chaikin(as_plane("points", flat)?, &Chaikin::from_values(values)?);
    run().map(flattened).map_err(refusal)
}

/// Ramer-Douglas-Peucker.
#[wasm_bindgen(js_name = simplify)]
pub fn simplified(flat: &[f64], values: &[f64]) -> Result<Vec<f64>, JsValue> {
    let run = || simplify(as_plane("points", flat)?, &Simplify::from_values(values)?);
    run().map(flattened).map_err(refusal)
}

/// A Catmull-Rom spline.
#[wasm_bindgen(js_name = catmullRom)]
pub fn spline(flat: &[f64], values: &[f64]) -> Result<Vec<f64>, JsValue> {
    let run = || catmull_rom(as_plane("points", flat)?, &CatmullRom::from_values(values)?);
    run().map(flattened).map_err(refusal)
}
