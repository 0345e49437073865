//! Curves as values. Those of the plane lie in space at height 0: one compiled form serves both.

use meander_core::glam::DVec3;
use meander_core::interop::{WithValues, to_flat};
use meander_core::{Bspline, CatmullRom, Error, bspline_curve, catmull_rom_curve};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::convert::or_throw;
use crate::points::Points;

/// A curve, to be asked for places, tangents and lengths.
#[wasm_bindgen]
pub struct Curve {
    curve: meander_core::Curve<DVec3>,
    /// How many coordinates the points have.
    size: usize,
}

#[wasm_bindgen]
impl Curve {
    /// A Catmull-Rom spline.
    #[wasm_bindgen(js_name = catmullRom)]
    pub fn catmull_rom(size: f64, flat: &[f64], values: &[f64]) -> Result<Self, JsValue> {
        or_throw(|| {
            let options = CatmullRom::from_values(values)?;
            Self::new(size, flat, |points| catmull_rom_curve(points, &options))
        })
    }

    /// A B-spline.
    pub fn bspline(size: f64, flat: &[f64], values: &[f64]) -> Result<Self, JsValue> {
        or_throw(|| {
            let options = Bspline::from_values(values)?;
            Self::new(size, flat, |points| bspline_curve(points, &options))
        })
    }

    fn new(
        size: f64,
        flat: &[f64],
        make: impl FnOnce(&[DVec3]) -> Result<meander_core::Curve<DVec3>, Error>,
    ) -> Result<Self, Error> {
        let curve = match Points::read("points", size, flat)? {
            Points::Plane(points) => {
                let space: Vec<DVec3> = points.iter().map(|point| point.extend(0.0)).collect();
                make(&space)?
            }
            Points::Space(points) => make(points)?,
        };
        Ok(Self { curve, size: size as usize })
    }

    fn numbers(&self, vector: Option<DVec3>) -> Vec<f64> {
        let mut numbers = to_flat(vector.as_slice());
        numbers.truncate(self.size);
        numbers
    }

    /// How many spans there are.
    #[wasm_bindgen(getter)]
    pub fn spans(&self) -> f64 {
        self.curve.spans() as f64
    }

    /// The whole arc length.
    #[wasm_bindgen(getter)]
    pub fn length(&self) -> f64 {
        self.curve.length()
    }

    /// The place at a parameter; empty without points.
    pub fn point(&self, t: f64) -> Vec<f64> {
        self.numbers(self.curve.point(t))
    }

    /// The tangent at a parameter; empty without points.
    pub fn tangent(&self, t: f64) -> Vec<f64> {
        self.numbers(self.curve.tangent(t))
    }

    /// The arc length from the start to a parameter.
    #[wasm_bindgen(js_name = lengthTo)]
    pub fn length_to(&self, t: f64) -> f64 {
        self.curve.length_to(t)
    }

    /// The parameter after some distance.
    #[wasm_bindgen(js_name = parameterAt)]
    pub fn parameter_at(&self, distance: f64) -> f64 {
        self.curve.parameter_at(distance)
    }
}
