//! More of smoothing: which points stay, other forms, into a list that is there, kept off walls.

use meander_core::interop::WithValues;
use meander_core::{
    CatmullRom, Grid, Refine, Simplify, catmull_rom_bezier, guard, refine_rejected,
    simplify_indices,
};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::convert::refusal;
use crate::curves::smoothed;
use crate::flat::{as_points, flattened};
use crate::points::{Points, with_points};

#[wasm_bindgen]
extern "C" {
    /// A list of numbers.
    #[wasm_bindgen(js_name = Float64Array, typescript_type = "Float64Array")]
    pub type List;

    #[wasm_bindgen(method)]
    fn set(this: &List, numbers: &[f64], start: u32);
}

/// Runs the smoother at this place of the table and puts the numbers that it makes at the front of a list.
/// How many these are; if the list has no room for them, it stays as it is.
#[wasm_bindgen(js_name = smoothInto)]
pub fn smooth_into(
    into: &List,
    room: u32,
    place: u32,
    size: f64,
    flat: &[f64],
    values: &[f64],
) -> Result<u32, JsValue> {
    let made = smoothed(place, size, flat, values).map_err(refusal)?;
    let count = made.len() as u32;
    if count <= room {
        into.set(&made, 0);
    }
    Ok(count)
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

/// A smoothed curve, kept on open cells.
#[wasm_bindgen(js_name = guard)]
pub fn guarded(
    raw: &[f64],
    smoothed: &[f64],
    width: f64,
    height: f64,
    walls: &[u32],
) -> Result<Vec<f64>, JsValue> {
    let run = || {
        let (raw, smoothed) = (as_points("raw", raw)?, as_points("smoothed", smoothed)?);
        guard(raw, smoothed, &Grid::from_sides(width, height)?, walls)
    };
    run().map(flattened).map_err(refusal)
}
