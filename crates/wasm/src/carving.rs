//! Carving step by step.

use meander_core::interop::{WithValues, algorithm};
use meander_core::{Chisel, Error, Grid, Neighborhood};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::convert::refusal;

/// What a carving is asked for, before it is checked.
pub(crate) struct Request<'a> {
    pub(crate) width: f64,
    pub(crate) height: f64,
    pub(crate) terminals: &'a [u32],
    pub(crate) walls: &'a [u32],
    pub(crate) values: &'a [f64],
    pub(crate) order: Option<Vec<u32>>,
    pub(crate) weights: Option<Vec<f64>>,
}

impl Request<'_> {
    pub(crate) fn run<T>(
        &self,
        call: impl FnOnce(Grid, &Chisel<'_>) -> Result<T, Error>,
    ) -> Result<T, JsValue> {
        let run = || {
            let options = Chisel {
                walls: self.walls,
                order: self.order.as_deref(),
                weights: self.weights.as_deref(),
                ..Chisel::new(self.terminals).with_values(self.values)?
            };
            let grid = Grid::from_sides(self.width, self.height)?;
            let neighborhood = algorithm("chisel")?.value("neighborhood", self.values)?;
            call(grid.with_neighborhood(Neighborhood::from_count(neighborhood)?), &options)
        };
        run().map_err(refusal)
    }
}

/// Carving step by step.
#[wasm_bindgen]
pub struct Chiseler(meander_core::Chiseler<Grid>);

#[wasm_bindgen]
impl Chiseler {
    /// Gets ready to carve.
    #[wasm_bindgen(constructor)]
    pub fn new(
        width: f64,
        height: f64,
        terminals: &[u32],
        walls: &[u32],
        values: &[f64],
        order: Option<Vec<u32>>,
        weights: Option<Vec<f64>>,
    ) -> Result<Self, JsValue> {
        let request = Request { width, height, terminals, walls, values, order, weights };
        request.run(meander_core::Chiseler::new).map(Self)
    }

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
