//! Lines beside a line, and lines for whatever steers.

use meander_core::smooth::{Fillet, Filleted, Join, Offset, fillet, offset};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::convert::or_throw;
use crate::flat::{as_points, flattened, to_flat};
use crate::points::{Points, with_points};

/// The parallel line at a distance: of each part whether it is closed, how many numbers it has, and these.
#[wasm_bindgen(js_name = offset)]
pub fn beside(flat: &[f64], distance: f64, join: u32, closed: bool) -> Result<Vec<f64>, JsValue> {
    or_throw(|| {
        let join = match join {
            0 => Join::Round,
            1 => Join::Miter,
            _ => Join::Bevel,
        };
        let options = Offset::new(distance).join(join).closed(closed);
        let lines = offset(as_points("points", flat)?, &options)?;
        let parts = lines.into_iter().flat_map(|line| {
            let numbers = flattened(line.points);
            let head = [f64::from(u8::from(line.closed)), numbers.len() as f64];
            [head.to_vec(), numbers].concat()
        });
        Ok(parts.collect())
    })
}

/// Arcs in place of corners: at how many the radius does not fit, of each of these index and radius, then the points.
#[wasm_bindgen(js_name = fillet)]
pub fn with_arcs(size: f64, flat: &[f64], radius: f64, closed: bool) -> Result<Vec<f64>, JsValue> {
    or_throw(|| {
        let options = Fillet::new(radius).closed(closed);
        with_points!(Points::read("points", size, flat)?, |points| {
            let Filleted { points, tight, .. } = fillet(points, &options)?;
            let corners = tight.iter().flat_map(|corner| [f64::from(corner.index), corner.radius]);
            let head = std::iter::once(tight.len() as f64).chain(corners).collect();
            Ok([head, to_flat(&points)].concat())
        })
    })
}
