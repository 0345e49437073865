//! Parallel lines, and corners rounded with arcs.

use meander_core::smooth::{Filleted, Join, fillet, offset};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::convert::or_throw;
use crate::flat::{as_line, flattened, to_flat};
use crate::points::{Line, with_line};

/// Returns the parts of the parallel line: for each whether it is closed, the count of its numbers, and these.
#[wasm_bindgen(js_name = offset)]
pub fn beside(flat: Vec<f64>, distance: f64, join: u32, closed: bool) -> Result<Vec<f64>, JsValue> {
    or_throw(|| {
        let join = match join {
            0 => Join::Round,
            1 => Join::Miter,
            _ => Join::Bevel,
        };
        let lines = offset(&as_line("points", flat, closed)?, distance, join)?;
        let parts = lines.into_iter().flat_map(|line| {
            let closed = f64::from(u8::from(line.is_closed()));
            let numbers = flattened(line);
            let head = [closed, numbers.len() as f64];
            [head.to_vec(), numbers].concat()
        });
        Ok(parts.collect())
    })
}

/// Rounds corners with arcs. Returns the number of tight corners, the index and radius of each, then the points.
#[wasm_bindgen(js_name = fillet)]
pub fn with_arcs(
    size: f64,
    flat: Vec<f64>,
    radius: f64,
    closed: bool,
) -> Result<Vec<f64>, JsValue> {
    or_throw(|| {
        with_line!(Line::read(size, flat, closed)?, |line| {
            let Filleted { line, tight, .. } = fillet(&line, radius)?;
            let corners = tight.iter().flat_map(|corner| [f64::from(corner.index), corner.radius]);
            let head = std::iter::once(tight.len() as f64).chain(corners).collect();
            Ok([head, to_flat(&line)].concat())
        })
    })
}
