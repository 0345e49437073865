//! Carving step by step: where it stands.

use meander_core::Grid;
use wasm_bindgen::prelude::wasm_bindgen;

/// Carving step by step.
#[wasm_bindgen]
pub struct Chiseler(pub(crate) meander_core::Chiseler<Grid>);

#[wasm_bindgen]
impl Chiseler {
    /// Takes up to `n` steps and says how many were taken.
    pub fn step(&mut self, n: u32) -> u32 {
        self.0.step(n)
    }

    /// Goes to the moment after `k` steps.
    pub fn seek(&mut self, k: u32) {
        self.0.seek(k);
    }

    /// How many steps led here.
    #[wasm_bindgen(getter, js_name = stepCount)]
    pub fn step_count(&self) -> u32 {
        self.0.step_count()
    }

    /// Whether no step is left.
    #[wasm_bindgen(getter)]
    pub fn done(&self) -> bool {
        self.0.is_done()
    }

    /// The step that led here: twice the cell, and one more if it was forced.
    #[wasm_bindgen(getter)]
    pub fn last(&self) -> Option<u32> {
        self.0.last_step().map(|step| 2 * step.node + u32::from(step.is_forced()))
    }

    /// 0 open, 1 blocked, 2 forced for each cell.
    pub fn states(&self) -> Vec<u8> {
        self.0.states().iter().map(|&state| state as u8).collect()
    }

    /// A way that joins the terminals.
    pub fn witness(&self) -> Vec<u32> {
        self.0.witness().to_vec()
    }
}
