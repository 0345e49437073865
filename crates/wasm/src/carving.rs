//! Carves step by step.

use meander_core::{
    Error,
    carve::{self, Chisel, Removal},
};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::convert::{no_path, or_throw, refusal};
use crate::table::{WithValues, refused};
use crate::walls::{GivenWalls, Walls};
use crate::{GivenLists, Map, read_map};

/// The map and the options of a carving. `chiseler` and `job` check most of them.
#[wasm_bindgen]
pub struct CarvingRequest {
    pub(crate) map: Map,
    pub(crate) wanted: Wanted,
}

/// The lists that options borrow from.
pub(crate) struct Wanted {
    terminals: Vec<u32>,
    walls: Walls,
    values: Vec<f64>,
    order: Option<Vec<u32>>,
    weights: Option<Vec<f64>>,
}

#[wasm_bindgen]
impl CarvingRequest {
    /// Reads a request for a graph, if there are lists of neighbours, or else for a grid.
    #[wasm_bindgen(constructor)]
    #[expect(clippy::too_many_arguments, reason = "each is a list of its own in JavaScript")]
    pub fn new(
        width: f64,
        height: f64,
        terminals: Vec<u32>,
        walls: &GivenWalls,
        values: Vec<f64>,
        order: Option<Vec<u32>>,
        weights: Option<Vec<f64>>,
        lists: GivenLists,
    ) -> Result<Self, JsValue> {
        let neighborhood = Chisel::neighborhood(&values);
        let map = neighborhood.and_then(|count| read_map(width, height, count, lists));
        let walls = Walls::read(walls);
        let wanted = Wanted { terminals, walls, values, order, weights };
        Ok(Self { map: map.map_err(refusal)?, wanted })
    }

    /// Prepares carving step by step; throws if walls separate the terminals.
    pub fn chiseler(self) -> Result<Chiseler, JsValue> {
        let Self { map, wanted } = self;
        let begun = or_throw(|| carve::Chiseler::new(map, &wanted.options()?))?;
        begun.map(Chiseler).ok_or_else(no_path)
    }
}

impl Wanted {
    pub(crate) fn options(&self) -> Result<Chisel<'_>, Error> {
        let mut options =
            Chisel::new(&self.terminals).with_values(&self.values)?.walls(self.walls.cells());
        options.removal = match (&self.weights, &self.order) {
            (None, None) => Removal::Random,
            (Some(weights), None) => Removal::Weighted(weights),
            (None, Some(order)) => Removal::Ordered(order),
            (Some(_), Some(_)) => {
                return Err(refused("weights", "left out where an order is given"));
            }
        };
        Ok(options)
    }
}

/// Carves step by step.
#[wasm_bindgen]
pub struct Chiseler(carve::Chiseler<Map>);

#[wasm_bindgen]
impl Chiseler {
    /// Takes up to `n` steps and returns how many it took.
    pub fn step(&mut self, n: u32) -> u32 {
        self.0.step(n)
    }

    /// Goes forward or back to the moment after `k` steps.
    pub fn seek(&mut self, k: u32) {
        self.0.seek(k);
    }

    /// How many steps it has taken.
    #[wasm_bindgen(getter, js_name = stepCount)]
    pub fn step_count(&self) -> u32 {
        self.0.step_count()
    }

    /// Whether it is at the end.
    #[wasm_bindgen(getter)]
    pub fn done(&self) -> bool {
        self.0.is_done()
    }

    /// The last step: four times the cell, plus two if it searched, plus one if the cell was forced.
    #[wasm_bindgen(getter)]
    pub fn last(&self) -> Option<u32> {
        let flags = 2 * u32::from(self.0.last_searched());
        self.0.last_step().map(|step| 4 * step.node + flags + u32::from(step.forced))
    }

    /// How many of these steps searched for a new route.
    #[wasm_bindgen(getter)]
    pub fn searches(&self) -> u32 {
        self.0.search_count()
    }

    /// Returns for each cell: 0 open, 1 blocked, 2 forced.
    pub fn states(&self) -> Vec<u8> {
        self.0.states().iter().map(|&state| state as u8).collect()
    }

    /// Returns cells that join the terminals.
    pub fn witness(&self) -> Vec<u32> {
        self.0.witness().to_vec()
    }
}
