//! Many routes across one grid.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::convert::{or_throw, refusal};
use crate::grid::grid;
use crate::routes::read_seed;
use crate::walls::{GivenWalls, Walls};

/// A grid made ready once for many routes.
#[wasm_bindgen]
pub struct Router(meander_core::Router);

#[wasm_bindgen]
impl Router {
    /// Gets a grid ready.
    #[wasm_bindgen(constructor)]
    pub fn new(
        width: f64,
        height: f64,
        walls: &GivenWalls,
        neighborhood: f64,
        costs: Option<Vec<u32>>,
    ) -> Result<Self, JsValue> {
        or_throw(|| {
            let grid = grid(width, height, neighborhood)?;
            meander_core::Router::new(&grid, Walls::read(walls).cells(), costs.as_deref())
        })
        .map(Self)
    }

    /// Makes a cell a wall, or opens it.
    #[wasm_bindgen(js_name = setWall)]
    pub fn set_wall(&mut self, cell: u32, wall: bool) -> Result<(), JsValue> {
        self.0.set_wall(cell, wall).map_err(refusal)
    }

    /// A cheapest route from each stop to the next, or nothing.
    pub fn route(&mut self, stops: &[u32], seed: Option<f64>) -> Result<Option<Vec<u32>>, JsValue> {
        read_seed(seed).and_then(|seed| self.0.route(stops, seed)).map_err(refusal)
    }
}
