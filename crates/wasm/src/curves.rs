//! Smoothing and measuring polylines.

use meander_core::glam::{DVec2, DVec3};
use meander_core::{
    Error, Refine, Simplify, algorithm, cells_to_points, dimension, from_flat, measure,
    refine_rejected, simplify_indices, to_flat,
};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::convert::refusal;

/// Points as they came, in the plane or in space.
enum Points {
    Plane(Vec<DVec2>),
    Space(Vec<DVec3>),
}

impl Points {
    fn read(size: f64, flat: &[f64]) -> Result<Self, Error> {
        if dimension(size)? == 2 {
            from_flat(flat).map(Self::Plane)
        } else {
            from_flat(flat).map(Self::Space)
        }
    }
}

/// The same call for either kind of points.
macro_rules! with_points {
    ($points:expr, |$name:ident| $call:expr) => {
        match $points {
            Points::Plane($name) => $call,
            Points::Space($name) => $call,
        }
    };
}

/// Runs the smoother with this id.
#[wasm_bindgen]
pub fn smooth(id: &str, size: f64, flat: &[f64], values: &[f64]) -> Result<Vec<f64>, JsValue> {
    let run = || {
        let (plane, space) = algorithm(id)?.smoother()?;
        match Points::read(size, flat)? {
            Points::Plane(points) => plane(&points, values).map(|curve| to_flat(&curve)),
            Points::Space(points) => space(&points, values).map(|curve| to_flat(&curve)),
        }
    };
    run().map_err(refusal)
}

/// Indexes of the points that the first pass of refining throws out.
#[wasm_bindgen(js_name = refineRejected)]
pub fn rejected(size: f64, flat: &[f64], values: &[f64]) -> Result<Vec<u32>, JsValue> {
    let run = || {
        let options = Refine::from_values(values)?;
        with_points!(Points::read(size, flat)?, |points| refine_rejected(&points, &options))
    };
    run().map_err(refusal)
}

/// Indexes of the points that simplifying keeps.
#[wasm_bindgen(js_name = simplifyIndices)]
pub fn kept(size: f64, flat: &[f64], values: &[f64]) -> Result<Vec<u32>, JsValue> {
    let run = || {
        let options = Simplify::from_values(values)?;
        with_points!(Points::read(size, flat)?, |points| simplify_indices(&points, &options))
    };
    run().map_err(refusal)
}

/// Points, length, largest turn, mean turn.
#[wasm_bindgen(js_name = measure)]
pub fn shape(size: f64, flat: &[f64]) -> Result<Vec<f64>, JsValue> {
    let run = || with_points!(Points::read(size, flat)?, |points| measure(&points));
    let shape = run().map_err(refusal)?;
    Ok(vec![f64::from(shape.points), shape.length, shape.max_turn, shape.mean_turn])
}

/// The centres of grid cells.
#[wasm_bindgen(js_name = cellsToPoints)]
pub fn centers(width: u32, cells: &[u32]) -> Result<Vec<f64>, JsValue> {
    cells_to_points(width, cells).map(|points| to_flat(&points)).map_err(refusal)
}
