//! Carving from start to end, at once or in portions.

use meander_core::{Carving, Grid};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::carving::Request;

/// Carving at once: how many steps it took, how many cells stay, these cells, and their path; or nothing.
#[wasm_bindgen]
pub fn carve(
    width: f64,
    height: f64,
    terminals: &[u32],
    walls: &[u32],
    values: &[f64],
    order: Option<Vec<u32>>,
    weights: Option<Vec<f64>>,
) -> Result<Option<Vec<u32>>, JsValue> {
    let request = Request { width, height, terminals, walls, values, order, weights };
    request.run(meander_core::chisel).map(|carving| carving.map(flat))
}

/// One list, which a worker hands on as it is.
fn flat(carving: Carving) -> Vec<u32> {
    let counts = vec![carving.steps, carving.nodes.len() as u32];
    [counts, carving.nodes, carving.path].concat()
}

/// Carving from start to end, in portions.
#[wasm_bindgen]
pub struct CarvingJob(meander_core::CarvingJob<Grid>);

#[wasm_bindgen]
impl CarvingJob {
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
        request.run(meander_core::CarvingJob::new).map(Self)
    }

    /// Does a portion of the work and says whether all is done.
    pub fn advance(&mut self, portion: u32) -> bool {
        self.0.advance(portion)
    }

    /// How much is done, from 0 to 1.
    #[wasm_bindgen(getter)]
    pub fn progress(&self) -> f64 {
        self.0.progress()
    }

    /// Does what is left: the list that `carve` gives.
    pub fn finish(self) -> Option<Vec<u32>> {
        self.0.finish().map(flat)
    }
}
