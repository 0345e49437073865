//! Smooths lines while they grow.

use meander_core::glam::DVec3;
use meander_core::{
    Error,
    smooth::{Bspline, CatmullRom, Chaikin},
};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::convert::or_throw;
use crate::space::Space;
use crate::table::{WithValues, is_closed, refused};

/// Smooths a line while it grows.
#[wasm_bindgen]
pub struct Stroke {
    stroke: meander_core::smooth::Stroke<DVec3>,
    space: Space,
}

#[wasm_bindgen]
impl Stroke {
    /// Chaikin's corner cutting.
    pub fn chaikin(size: f64, values: &[f64]) -> Result<Self, JsValue> {
        Self::new::<Chaikin>(size, values, meander_core::smooth::Stroke::chaikin)
    }

    /// A Catmull-Rom spline.
    #[wasm_bindgen(js_name = catmullRom)]
    pub fn catmull_rom(size: f64, values: &[f64]) -> Result<Self, JsValue> {
        Self::new::<CatmullRom>(size, values, meander_core::smooth::Stroke::catmull_rom)
    }

    /// A B-spline.
    pub fn bspline(size: f64, values: &[f64]) -> Result<Self, JsValue> {
        Self::new::<Bspline>(size, values, meander_core::smooth::Stroke::bspline)
    }

    fn new<O: WithValues + Default>(
        size: f64,
        values: &[f64],
        make: impl FnOnce(O) -> Result<meander_core::smooth::Stroke<DVec3>, Error>,
    ) -> Result<Self, JsValue> {
        or_throw(|| {
            let options = O::from_values(values)?;
            if is_closed(values) {
                return Err(refused("closed", "false for a line that grows"));
            }
            let stroke = make(options)?;
            let (space, _) = Space::read(size, Vec::new(), false)?;
            Ok(Self { stroke, space })
        })
    }

    /// Adds a point. Returns how many points of the curve to keep, then the coordinates that replace the rest.
    pub fn push(&mut self, point: &[f64]) -> Result<Vec<f64>, JsValue> {
        or_throw(|| {
            let growth = self.stroke.push(self.space.one("point", point)?)?;
            Ok([vec![growth.keep as f64], self.space.flat(&growth.points)].concat())
        })
    }
}
