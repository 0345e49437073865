//! Carving: cells in, cells out.

use meander_core::interop::{WithValues, algorithm};
use meander_core::{Carving, Chisel, Error, Grid, Neighborhood};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::chiseler::Chiseler;
use crate::convert::refusal;

/// What a carving is asked for, before it is checked.
struct Request<'a> {
    width: f64,
    height: f64,
    terminals: &'a [u32],
    walls: &'a [u32],
    values: &'a [f64],
    order: Option<Vec<u32>>,
    weights: Option<Vec<f64>>,
}

impl Request<'_> {
    fn run<T>(
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

    /// Does what is left: how many steps it took, how many cells stay, these cells, and their path; or
    /// nothing. One flat list, which a worker hands on as it is.
    pub fn finish(self) -> Option<Vec<u32>> {
        self.0.finish().map(flat)
    }
}

/// Carving at once: the answer of a job.
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

fn flat(carving: Carving) -> Vec<u32> {
    let counts = vec![carving.steps, carving.nodes.len() as u32];
    [counts, carving.nodes, carving.path].concat()
}

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
}
