//! Carving and routes: cells in, cells out.

use js_sys::Uint32Array;
use meander_core::{Astar, Blob, Chisel, Error, Grid, Neighborhood, algorithm, astar, blob};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::convert::{object, refusal};

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
            call(grid("chisel", self.width, self.height, self.values)?, &options)
        };
        run().map_err(refusal)
    }
}

/// A grid of the neighbourhood that an algorithm's values ask for.
fn grid(id: &str, width: f64, height: f64, values: &[f64]) -> Result<Grid, Error> {
    let neighborhood = Neighborhood::from_count(algorithm(id)?.value("neighborhood", values)?)?;
    Ok(Grid::from_sides(width, height)?.with_neighborhood(neighborhood))
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
        let carving = self.0.finish()?;
        let counts = vec![carving.steps, carving.nodes.len() as u32];
        Some([counts, carving.nodes, carving.path].concat())
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

    /// The step that led here: `{ cell, outcome }`, or null.
    #[wasm_bindgen(getter)]
    pub fn last(&self) -> JsValue {
        self.0.last_step().map_or(JsValue::NULL, |step| {
            let outcome = if step.is_forced() { "forced" } else { "blocked" };
            object(&[("cell", step.node.into()), ("outcome", outcome.into())])
        })
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

/// A shortest route, or null.
#[wasm_bindgen(js_name = astar)]
pub fn route(
    width: f64,
    height: f64,
    walls: &[u32],
    ends: &[u32],
    neighborhood: f64,
    seed: Option<f64>,
    costs: Option<Vec<u32>>,
) -> Result<JsValue, JsValue> {
    let run = || {
        let grid = Grid::from_sides(width, height)?
            .with_neighborhood(Neighborhood::from_count(neighborhood)?);
        let seed = match seed {
            Some(seed) => Some(algorithm("astar")?.param("seed")?.check_whole(seed)?),
            None => None,
        };
        let &[from, to] = ends else { return Err(Error::NoPath) };
        astar(&grid, &Astar { walls, from, to, seed, costs: costs.as_deref() })
    };
    let found = run().map_err(refusal)?;
    Ok(found.map_or(JsValue::NULL, |cells| Uint32Array::from(cells.as_slice()).into()))
}

/// A random connected set of cells, or null.
#[wasm_bindgen(js_name = blob)]
pub fn island(
    width: f64,
    height: f64,
    walls: &[u32],
    values: &[f64],
    weights: Option<Vec<f64>>,
) -> Result<JsValue, JsValue> {
    let run = || {
        let options = Blob { walls, weights: weights.as_deref(), ..Blob::default() };
        blob(&grid("blob", width, height, values)?, &options.with_values(values)?)
    };
    let found = run().map_err(refusal)?;
    Ok(found.map_or(JsValue::NULL, |cells| Uint32Array::from(cells.as_slice()).into()))
}
