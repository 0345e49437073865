//! What a figure needs from the start, and no more: by the names and with the first of the arguments that
//! the whole module has for it. Its caller sees to it that nothing else is asked for.
//!
//! What is refused gives nothing, and its caller says why (`www/engine/part.js`): the words for it would
//! be a twelfth of the module.

use meander_core::glam::DVec2;
use meander_core::interop::algorithm_at;
use meander_core::{
    CatmullRom, Chaikin, Chisel, Chiseler, Grid, Simplify, catmull_rom, chaikin, measure, simplify,
};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::cells::list_crossings;
use crate::flat::{as_points, flattened};

/// Carving step by step. The smaller core goes forth only: to go back it starts again.
#[wasm_bindgen]
pub struct Steps {
    now: Chiseler<Grid>,
    start: Chiseler<Grid>,
}

#[wasm_bindgen]
impl Steps {
    /// Gets ready to carve, by a seed and a wiggliness.
    pub fn start(
        width: f64,
        height: f64,
        terminals: &[u32],
        walls: &[u32],
        values: &[f64],
    ) -> Option<Self> {
        let (seed, wiggliness) = (value(values, 0) as u32, value(values, 1));
        let options = Chisel { walls, seed, wiggliness, ..Chisel::new(terminals) };
        let start = Chiseler::new(Grid::from_sides(width, height).ok()?, &options).ok()?;
        Some(Self { now: start.clone(), start })
    }

    /// Goes to the moment after `k` steps.
    pub fn seek(&mut self, k: u32) {
        if k < self.now.step_count() {
            self.now = self.start.clone();
        }
        self.now.step(k - self.now.step_count());
    }

    /// Twice the number of steps that led here, and one more if none is left.
    pub fn taken(&self) -> u32 {
        2 * self.now.step_count() + u32::from(self.now.is_done())
    }

    /// The step that led here: twice the cell, and one more if it was forced; -1 at the start.
    pub fn last(&self) -> i32 {
        self.now.last_step().map_or(-1, |step| 2 * step.node as i32 + i32::from(step.is_forced()))
    }

    /// 0 open, 1 blocked, 2 forced for each cell.
    pub fn states(&self) -> Vec<u8> {
        self.now.states().iter().map(|&state| state as u8).collect()
    }

    /// A way that joins the terminals.
    pub fn witness(&self) -> Vec<u32> {
        self.now.witness().to_vec()
    }
}

/// The caller gives every value, and has checked it: `values` in `www/engine/module.js`.
fn value(values: &[f64], at: usize) -> f64 {
    if at < values.len() { values[at] } else { f64::NAN }
}

/// Runs one of the plain smoothers.
#[wasm_bindgen]
pub fn smooth(place: u32, _size: f64, flat: &[f64], values: &[f64]) -> Option<Vec<f64>> {
    let points: &[DVec2] = as_points("points", flat).ok()?;
    let (first, second) = (value(values, 0), value(values, 1));
    // A path through a grid is open.
    let closed = false;
    match algorithm_at(place).ok()?.algorithm.id {
        "chaikin" => chaikin(points, &Chaikin { passes: first as u32, ratio: second, closed }),
        "simplify" => simplify(points, &Simplify { tolerance: first, closed }),
        _ => catmull_rom(points, &CatmullRom { subdivisions: first as u32, alpha: second, closed }),
    }
    .ok()
    .map(flattened)
}

/// Points, length, largest turn, mean turn.
#[wasm_bindgen(js_name = measure)]
pub fn shape(_size: f64, flat: &[f64]) -> Option<Vec<f64>> {
    let shape = measure::<DVec2>(as_points("points", flat).ok()?).ok()?;
    Some(vec![f64::from(shape.points), shape.length, shape.max_turn, shape.mean_turn])
}

/// What the whole module gives by this name.
#[wasm_bindgen(js_name = wallCrossings)]
pub fn crossings(flat: &[f64], width: f64, height: f64, walls: &[u32]) -> Option<Vec<f64>> {
    list_crossings(flat, width, height, walls).ok()
}
