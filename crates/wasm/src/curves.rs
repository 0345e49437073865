//! The smoothers of plain figures, in the plane.

use meander_core::{
    Error, Polyline,
    smooth::{Simplify, catmull_rom, chaikin, simplify},
};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::convert::or_throw;
use crate::flat::{as_line, flattened};
use crate::table::{WithValues, is_closed};

fn smoothed<O: WithValues + Default>(
    flat: Vec<f64>,
    values: &[f64],
    smoother: impl FnOnce(&Polyline, &O) -> Result<Polyline, Error>,
) -> Result<Vec<f64>, JsValue> {
    or_throw(|| {
        let line = as_line("points", flat, is_closed(values))?;
        smoother(&line, &O::from_values(values)?)
    })
    .map(flattened)
}

/// Chaikin's corner cutting.
#[wasm_bindgen(js_name = chaikin)]
pub fn cut(flat: Vec<f64>, values: &[f64]) -> Result<Vec<f64>, JsValue> {
    smoothed(flat, values, chaikin)
}

/// Ramer-Douglas-Peucker.
#[wasm_bindgen(js_name = simplify)]
pub fn simplified(flat: Vec<f64>, values: &[f64]) -> Result<Vec<f64>, JsValue> {
    smoothed(flat, values, |line, options: &Simplify| {
        // A plain figure needs no count, so its module leaves out that code.
        let plain = Simplify::new(options.tolerance);
        simplify(line, if cfg!(feature = "whole") { options } else { &plain })
    })
}

/// A Catmull-Rom spline.
#[wasm_bindgen(js_name = catmullRom)]
pub fn spline(flat: Vec<f64>, values: &[f64]) -> Result<Vec<f64>, JsValue> {
    smoothed(flat, values, catmull_rom)
}
