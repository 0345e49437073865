//! What a figure needs from the start, and no more: by the names and with the first of the arguments that
//! the whole module has for it. Its caller sees to it that nothing else is asked for.

use meander_core::glam::DVec2;
use meander_core::{
    CatmullRom, Chaikin, Chisel, Error, Grid, Simplify, catmull_rom, chaikin, measure, place,
    simplify,
};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::chiseler::Chiseler;
use crate::convert::refusal;
use crate::flat::{as_points, flattened};

#[wasm_bindgen]
impl Chiseler {
    /// Gets ready to carve, by a seed and a wiggliness.
    #[wasm_bindgen(constructor)]
    pub fn new(
        width: f64,
        height: f64,
        terminals: &[u32],
        walls: &[u32],
        values: &[f64],
    ) -> Result<Self, JsValue> {
        let run = || {
            let (seed, wiggliness) = (value(values, 0) as u32, value(values, 1));
            let options = Chisel { walls, seed, wiggliness, ..Chisel::new(terminals) };
            meander_core::Chiseler::new(Grid::from_sides(width, height)?, &options)
        };
        run().map(Self).map_err(refusal)
    }
}

/// The caller gives every value, and has checked it: `values` in `www/engine/module.js`.
fn value(values: &[f64], at: usize) -> f64 {
    if at < values.len() { values[at] } else { f64::NAN }
}

/// Runs one of the plain smoothers.
#[wasm_bindgen]
pub fn smooth(place: u32, _size: f64, flat: &[f64], values: &[f64]) -> Result<Vec<f64>, JsValue> {
    let run = || -> Result<Vec<DVec2>, Error> {
        let points: &[DVec2] = as_points("points", flat)?;
        let (first, second) = (value(values, 0), value(values, 1));
        let closed = value(values, values.len().saturating_sub(1)) > 0.0;
        match place {
            place::CHAIKIN => {
                chaikin(points, &Chaikin { passes: first as u32, ratio: second, closed })
            }
            place::SIMPLIFY => simplify(points, &Simplify { tolerance: first, closed }),
            _ => catmull_rom(
                points,
                &CatmullRom { subdivisions: first as u32, alpha: second, closed },
            ),
        }
    };
    run().map(flattened).map_err(refusal)
}

/// Points, length, largest turn, mean turn.
#[wasm_bindgen(js_name = measure)]
pub fn shape(_size: f64, flat: &[f64]) -> Result<Vec<f64>, JsValue> {
    let run = || measure::<DVec2>(as_points("points", flat)?);
    let shape = run().map_err(refusal)?;
    Ok(vec![f64::from(shape.points), shape.length, shape.max_turn, shape.mean_turn])
}
