//! Curves with positions, tangents and arc lengths.

use meander_core::glam::DVec3;
use meander_core::smooth::{Bspline, CatmullRom};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::convert::or_throw;
use crate::space::Space;
use crate::table::{WithValues, is_closed};

/// A curve with positions, tangents and arc lengths.
#[wasm_bindgen]
pub struct Curve {
    curve: meander_core::smooth::Curve<DVec3>,
    space: Space,
}

#[wasm_bindgen]
impl Curve {
    /// Makes a Catmull-Rom spline.
    #[wasm_bindgen(js_name = catmullRom)]
    pub fn catmull_rom(size: f64, flat: Vec<f64>, values: &[f64]) -> Result<Self, JsValue> {
        or_throw(|| {
            let options = CatmullRom::from_values(values)?;
            let (space, line) = Space::read(size, flat, is_closed(values))?;
            Ok(Self {
                curve: meander_core::smooth::Curve::catmull_rom(&line, options.alpha)?,
                space,
            })
        })
    }

    /// Makes a B-spline.
    pub fn bspline(size: f64, flat: Vec<f64>, values: &[f64]) -> Result<Self, JsValue> {
        or_throw(|| {
            let options = Bspline::from_values(values)?;
            let (space, line) = Space::read(size, flat, is_closed(values))?;
            Ok(Self { curve: meander_core::smooth::Curve::bspline(&line, options.degree)?, space })
        })
    }

    fn numbers(&self, vector: Option<DVec3>) -> Vec<f64> {
        self.space.flat(vector.as_slice())
    }

    /// The number of spans.
    #[wasm_bindgen(getter)]
    pub fn spans(&self) -> f64 {
        self.curve.spans() as f64
    }

    /// The arc length of the whole curve.
    #[wasm_bindgen(getter)]
    pub fn length(&self) -> f64 {
        self.curve.length()
    }

    /// Returns the position at a parameter; empty without points.
    pub fn point(&self, t: f64) -> Vec<f64> {
        self.numbers(self.curve.point(t))
    }

    /// Returns the tangent at a parameter; empty without points.
    pub fn tangent(&self, t: f64) -> Vec<f64> {
        self.numbers(self.curve.tangent(t))
    }

    /// Returns the arc length from the start to a parameter.
    #[wasm_bindgen(js_name = lengthTo)]
    pub fn length_to(&self, t: f64) -> f64 {
        self.curve.length_to(t)
    }

    /// Returns the parameter at an arc length.
    #[wasm_bindgen(js_name = parameterAt)]
    pub fn parameter_at(&self, distance: f64) -> f64 {
        self.curve.parameter_at(distance)
    }

    /// Returns the curvature at a parameter.
    pub fn curvature(&self, t: f64) -> f64 {
        let curvature = self.curve.curvature(t);
        let vectors = self.curve.tangent(t).zip(self.curve.second_derivative(t));
        let turns_right = vectors
            .is_some_and(|(tangent, second)| tangent.truncate().perp_dot(second.truncate()) < 0.0);
        if self.space.is_plane() && turns_right { -curvature } else { curvature }
    }

    /// Returns the parameter and the radius of the tightest bend; empty without spans.
    #[wasm_bindgen(js_name = tightestBend)]
    pub fn tightest_bend(&self) -> Vec<f64> {
        self.curve.tightest_bend().map_or_else(Vec::new, |bend| vec![bend.t, bend.radius])
    }

    /// Returns the parameter of the nearest point, its distance and its coordinates; empty without points.
    pub fn nearest(&self, place: &[f64]) -> Result<Vec<f64>, JsValue> {
        or_throw(|| {
            let found = self.curve.nearest(self.space.one("place", place)?)?;
            Ok(found.map_or_else(Vec::new, |found| {
                [vec![found.t, found.distance], self.space.flat(&[found.point])].concat()
            }))
        })
    }

    /// Returns points at equal steps of arc length, then the tangent at each.
    pub fn sample(&self, count: u32) -> Result<Vec<f64>, JsValue> {
        or_throw(|| {
            let (points, tangents): (Vec<_>, Vec<_>) =
                self.curve.sample(count)?.into_iter().unzip();
            Ok([self.space.flat(&points), self.space.flat(&tangents)].concat())
        })
    }
}
