//! Measuring polylines and travelling along them.

use meander_core::glam::{DVec2, DVec3};
use meander_core::interop::to_flat;
use meander_core::{Grid, Position, curvature, deviation, guard, measure, resample};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::convert::refusal;
use crate::flat::{as_points, flattened};
use crate::points::{Points, with_points};

/// Points, length, largest turn, mean turn.
#[wasm_bindgen(js_name = measure)]
pub fn shape(size: f64, flat: &[f64]) -> Result<Vec<f64>, JsValue> {
    let run = || with_points!(Points::read("points", size, flat)?, |points| measure(points));
    let shape = run().map_err(refusal)?;
    Ok(vec![f64::from(shape.points), shape.length, shape.max_turn, shape.mean_turn])
}

/// The Hausdorff distance between two polylines.
#[wasm_bindgen(js_name = deviation)]
pub fn apart(size: f64, flat: &[f64], reference: &[f64]) -> Result<f64, JsValue> {
    let run = || {
        with_points!(Points::read("points", size, flat)?, |points| {
            deviation(points, as_points("reference", reference)?)
        })
    };
    run().map_err(refusal)
}

/// The curvature at each point.
#[wasm_bindgen(js_name = curvature)]
pub fn bends(size: f64, flat: &[f64], closed: bool) -> Result<Vec<f64>, JsValue> {
    let run =
        || with_points!(Points::read("points", size, flat)?, |points| curvature(points, closed));
    run().map_err(refusal)
}

/// Points at equal steps of arc length.
#[wasm_bindgen(js_name = resample)]
pub fn even(size: f64, flat: &[f64], spacing: f64) -> Result<Vec<f64>, JsValue> {
    let run = || {
        with_points!(Points::read("points", size, flat)?, |points| {
            resample(points, spacing).map(flattened)
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

/// A polyline measured once, to be asked for positions by arc length.
#[wasm_bindgen]
pub struct Follower(Inner);

enum Inner {
    Plane(meander_core::Follower<DVec2>),
    Space(meander_core::Follower<DVec3>),
}

#[wasm_bindgen]
impl Follower {
    /// Measures a polyline.
    #[wasm_bindgen(constructor)]
    pub fn new(size: f64, flat: &[f64], closed: bool) -> Result<Self, JsValue> {
        let run = || {
            Ok(Self(match Points::read("points", size, flat)? {
                Points::Plane(points) => Inner::Plane(meander_core::Follower::new(points, closed)?),
                Points::Space(points) => Inner::Space(meander_core::Follower::new(points, closed)?),
            }))
        };
        run().map_err(refusal)
    }

    /// The whole way.
    #[wasm_bindgen(getter)]
    pub fn length(&self) -> f64 {
        match &self.0 {
            Inner::Plane(follower) => follower.length(),
            Inner::Space(follower) => follower.length(),
        }
    }

    /// The point, then the heading, then the segment; empty without points.
    pub fn at(&self, distance: f64) -> Vec<f64> {
        match &self.0 {
            Inner::Plane(follower) => follower.at(distance).map(numbers),
            Inner::Space(follower) => follower.at(distance).map(numbers),
        }
        .into_iter()
        .flatten()
        .collect()
    }
}

fn numbers<P: meander_core::Point>(position: Position<P>) -> Vec<f64> {
    let mut numbers = to_flat(&[position.point, position.heading]);
    numbers.push(f64::from(position.segment));
    numbers
}
