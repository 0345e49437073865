//! Smoothing polylines: every smoother of the table.

use meander_core::Error;
use meander_core::interop::algorithm_at;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::convert::refusal;
use crate::flat::flattened;
use crate::points::Points;

/// Runs the smoother at this place of the table.
#[wasm_bindgen]
pub fn smooth(place: u32, size: f64, flat: &[f64], values: &[f64]) -> Result<Vec<f64>, JsValue> {
    smoothed(place, size, flat, values).map_err(refusal)
}

pub(crate) fn smoothed(
    place: u32,
    size: f64,
    flat: &[f64],
    values: &[f64],
) -> Result<Vec<f64>, Error> {
    let (plane, space) = algorithm_at(place)?.smoother()?;
    match Points::read("points", size, flat)? {
        Points::Plane(points) => plane(points, values).map(flattened),
        Points::Space(points) => space(points, values).map(flattened),
    }
}
