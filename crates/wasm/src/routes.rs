//! Routes and blobs: cells in, cells out.

use meander_core::interop::{WithValues, algorithm};
use meander_core::{Astar, Blob, Error, Grid, Neighborhood, astar, blob};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::convert::refusal;

/// A shortest route, or nothing.
#[wasm_bindgen(js_name = astar)]
pub fn route(
    width: f64,
    height: f64,
    walls: &[u32],
    ends: &[u32],
    neighborhood: f64,
    seed: Option<f64>,
    costs: Option<Vec<u32>>,
) -> Result<Option<Vec<u32>>, JsValue> {
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
    run().map_err(refusal)
}

/// A random connected set of cells, or nothing.
#[wasm_bindgen(js_name = blob)]
pub fn island(
    width: f64,
    height: f64,
    walls: &[u32],
    values: &[f64],
    weights: Option<Vec<f64>>,
) -> Result<Option<Vec<u32>>, JsValue> {
    let run = || {
        let options = Blob { walls, weights: weights.as_deref(), ..Blob::default() };
        let neighborhood = algorithm("blob")?.value("neighborhood", values)?;
        let grid = Grid::from_sides(width, height)?
            .with_neighborhood(Neighborhood::from_count(neighborhood)?);
        blob(&grid, &options.with_values(values)?)
    };
    run().map_err(refusal)
}
