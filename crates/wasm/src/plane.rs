//! What a figure needs of curves from the start, in the plane alone: by the names and with the arguments
//! that the whole module has for it.

use meander_core::glam::DVec2;
use meander_core::{CatmullRom, Chaikin, Simplify, catmull_rom, chaikin, measure, simplify};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::convert::refusal;
use crate::flat::{as_points, flattened};

/// Runs one of the plain smoothers.
#[wasm_bindgen]
pub fn smooth(id: &str, _size: f64, flat: &[f64], values: &[f64]) -> Result<Vec<f64>, JsValue> {
    let run = || {
        let points: &[DVec2] = as_points("points", flat)?;
        let curve = match id {
            "chaikin" => chaikin(points, &Chaikin::from_values(values)?),
            "simplify" => simplify(points, &Simplify::from_values(values)?),
            _ => catmull_rom(points, &CatmullRom::from_values(values)?),
        };
        curve.map(flattened)
    };
    run().map_err(refusal)
}

/// Points, length, largest turn, mean turn.
#[wasm_bindgen(js_name = measure)]
pub fn shape(_size: f64, flat: &[f64]) -> Result<Vec<f64>, JsValue> {
    let run = || measure::<DVec2>(as_points("points", flat)?);
    let shape = run().map_err(refusal)?;
    Ok(vec![f64::from(shape.points), shape.length, shape.max_turn, shape.mean_turn])
}
