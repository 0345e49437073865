//! Smoothing and measuring polylines.

use meander_core::interop::{WithValues, algorithm_at};
use meander_core::{
    CatmullRom, Error, Refine, Simplify, catmull_rom_bezier, refine_rejected, simplify_indices,
};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::convert::refusal;
use crate::flat::flattened;
use crate::points::{Points, with_points};

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

/// Indexes of the points that the first pass of refining throws out.
#[wasm_bindgen(js_name = refineRejected)]
pub fn rejected(size: f64, flat: &[f64], values: &[f64]) -> Result<Vec<u32>, JsValue> {
    let run = || {
        let options = Refine::from_values(values)?;
        with_points!(Points::read("points", size, flat)?, |points| refine_rejected(
            points, &options
        ))
    };
    run().map_err(refusal)
}

/// Indexes of the points that simplifying keeps.
#[wasm_bindgen(js_name = simplifyIndices)]
pub fn kept(size: f64, flat: &[f64], values: &[f64]) -> Result<Vec<u32>, JsValue> {
    let run = || {
        let options = Simplify::from_values(values)?;
        with_points!(Points::read("points", size, flat)?, |points| simplify_indices(
            points, &options
        ))
    };
    run().map_err(refusal)
}

/// A Catmull-Rom spline as cubic Bézier segments.
#[wasm_bindgen(js_name = catmullRomBezier)]
pub fn bezier(size: f64, flat: &[f64], values: &[f64]) -> Result<Vec<f64>, JsValue> {
    let run = || {
        let options = CatmullRom::from_values(values)?;
        with_points!(Points::read("points", size, flat)?, |points| {
            catmull_rom_bezier(points, &options).map(flattened)
        })
    };
    run().map_err(refusal)
}
