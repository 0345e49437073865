//! The smoothers whose curves a plain figure draws, in the plane.

use meander_core::glam::DVec2;
use meander_core::{
    Error,
    smooth::{Simplify, catmull_rom, chaikin, simplify},
};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::convert::or_throw;
use crate::flat::{as_points, flattened};
use crate::table::WithValues;

fn smoothed<O: WithValues + Default>(
    flat: &[f64],
    values: &[f64],
    smoother: impl FnOnce(&[DVec2], &O) -> Result<Vec<DVec2>, Error>,
) -> Result<Vec<f64>, JsValue> {
    or_throw(|| smoother(as_points("points", flat)?, &O::from_values(values)?)).map(flattened)
}

/// Chaikin's corner cutting.
#[wasm_bindgen(js_name = chaikin)]
pub fn cut(flat: &[f64], values: &[f64]) -> Result<Vec<f64>, JsValue> {
    smoothed(flat, values, chaikin)
}

/// Ramer-Douglas-Peucker.
#[wasm_bindgen(js_name = simplify)]
pub fn simplified(flat: &[f64], values: &[f64]) -> Result<Vec<f64>, JsValue> {
    smoothed(flat, values, |points, options: &Simplify| {
        // A plain figure does without a count, and without its code.
        let plain = Simplify::new(options.tolerance).closed(options.closed);
        simplify(points, if cfg!(feature = "whole") { options } else { &plain })
    })
}

/// A Catmull-Rom spline.
#[wasm_bindgen(js_name = catmullRom)]
pub fn spline(flat: &[f64], values: &[f64]) -> Result<Vec<f64>, JsValue> {
    smoothed(flat, values, catmull_rom)
}
