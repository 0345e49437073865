//! Carving from start to end, at once or in portions.

use meander_core::Carving;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::Map;
use crate::carving::CarvingRequest;

#[wasm_bindgen]
impl CarvingRequest {
    /// Carves at once: how many steps it took, how many cells stay, these cells, and their path; or nothing.
    pub fn carve(self) -> Result<Option<Vec<u32>>, JsValue> {
        self.begin(Map::chisel).map(|carving| carving.map(flat))
    }

    /// Gets ready to carve in portions.
    pub fn job(self) -> Result<CarvingJob, JsValue> {
        self.begin(Map::job).map(CarvingJob)
    }
}

/// One list, which a worker hands on as it is.
fn flat(carving: Carving) -> Vec<u32> {
    let counts = vec![carving.steps, carving.nodes.len() as u32];
    [counts, carving.nodes, carving.path].concat()
}

/// Carving from start to end, in portions.
#[wasm_bindgen]
pub struct CarvingJob(meander_core::CarvingJob<Map>);

#[wasm_bindgen]
impl CarvingJob {
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
