//! Finds nearest points on one line, again and again.

use meander_core::glam::DVec3;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::convert::or_throw;
use crate::space::Space;

/// A line with an index of its segments.
#[wasm_bindgen]
pub struct LineIndex {
    index: meander_core::measure::LineIndex<DVec3>,
    space: Space,
}

#[wasm_bindgen]
impl LineIndex {
    /// Indexes a line.
    #[wasm_bindgen(constructor)]
    pub fn new(size: f64, flat: Vec<f64>, closed: bool) -> Result<Self, JsValue> {
        or_throw(|| {
            let (space, line) = Space::read(size, flat, closed)?;
            Ok(Self { index: meander_core::measure::LineIndex::new(&line), space })
        })
    }

    /// Returns the segment, distance and arc length of the nearest point, then its coordinates; empty without points.
    pub fn nearest(&self, place: &[f64]) -> Result<Vec<f64>, JsValue> {
        or_throw(|| {
            let found = self.index.nearest(self.space.one("place", place)?)?;
            Ok(found.map_or_else(Vec::new, |found| {
                let numbers = [f64::from(found.segment), found.distance, found.along];
                [numbers.to_vec(), self.space.flat(&[found.point])].concat()
            }))
        })
    }
}
