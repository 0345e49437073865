//! Prepares a grid with its walls and costs for many calls.

use meander_core::glam::DVec2;
use meander_core::{Error, RouteQuery};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::convert::{or_throw, refusal};
use crate::flat::{as_line, as_points, flattened};
use crate::grid::grid;
use crate::routes::{map, read_seed};
use crate::walls::{GivenWalls, Walls};

/// A grid with its walls and costs.
#[wasm_bindgen]
pub struct GridMap(meander_core::GridMap);

#[wasm_bindgen]
impl GridMap {
    /// Prepares a grid. `cut`: routes may cut corners.
    #[wasm_bindgen(constructor)]
    pub fn new(
        width: f64,
        height: f64,
        walls: &GivenWalls,
        neighborhood: f64,
        cut: bool,
        costs: Option<Vec<u32>>,
    ) -> Result<Self, JsValue> {
        or_throw(|| map(grid(width, height, neighborhood)?, walls, cut, costs)).map(Self)
    }

    /// Makes a cell a wall, or opens it.
    #[wasm_bindgen(js_name = setWall)]
    pub fn set_wall(&mut self, cell: u32, wall: bool) -> Result<(), JsValue> {
        self.0.set_wall(cell, wall).map_err(refusal)
    }

    /// Replaces all walls.
    #[wasm_bindgen(js_name = setWalls)]
    pub fn set_walls(&mut self, walls: &GivenWalls) -> Result<(), JsValue> {
        self.0.set_walls(Walls::read(walls).cells()).map_err(refusal)
    }

    /// Changes the cost of entering a cell.
    #[wasm_bindgen(js_name = setCost)]
    pub fn set_cost(&mut self, cell: u32, cost: u32) -> Result<(), JsValue> {
        self.0.set_cost(cell, cost).map_err(refusal)
    }

    /// Returns the cost, the cells and their centres of a cheapest route from each stop to the next; or nothing.
    pub fn route(
        &self,
        stops: &[u32],
        radius: f64,
        seed: Option<f64>,
        nearest: bool,
        max_visits: Option<u32>,
    ) -> Result<Option<Vec<f64>>, JsValue> {
        let found =
            or_throw(|| self.0.route(stops, &route_query(radius, seed, nearest, max_visits)?))?;
        Ok(found.map(|found| {
            let cells = found.cells.into_iter().map(f64::from);
            let mut numbers: Vec<f64> = std::iter::once(found.cost).chain(cells).collect();
            numbers.extend(flattened(found.line));
            numbers
        }))
    }

    /// Returns the cost of the route from each cell to the nearest goal.
    pub fn distances(&self, goals: &[u32], radius: f64) -> Result<Vec<u32>, JsValue> {
        self.0.distances(goals, radius).map_err(refusal)
    }

    /// Returns for each cell the next cell on that route.
    pub fn flow(&self, goals: &[u32], radius: f64) -> Result<Vec<u32>, JsValue> {
        self.0.flow(goals, radius).map_err(refusal)
    }

    /// Returns the cells that routes from a cell can reach, nearest first.
    pub fn reachable(&self, from: u32) -> Result<Vec<u32>, JsValue> {
        self.0.reachable(from).map_err(refusal)
    }

    /// Pulls a line tight.
    pub fn pull(&self, flat: Vec<f64>, radius: f64) -> Result<Vec<f64>, JsValue> {
        or_throw(|| self.0.pull(&as_line("points", flat, false)?, f64::INFINITY, radius))
            .map(|pulled| flattened(pulled.line))
    }

    /// Keeps a smoothed curve off walls.
    pub fn guard(
        &self,
        raw: Vec<f64>,
        smoothed: Vec<f64>,
        radius: f64,
        closed: bool,
    ) -> Result<Vec<f64>, JsValue> {
        or_throw(|| {
            let (raw, smoothed) =
                (as_line("raw", raw, closed)?, as_line("smoothed", smoothed, closed)?);
            self.0.guard(&raw, &smoothed, radius)
        })
        .map(flattened)
    }

    /// Returns the line that a unit walks: the cost of its route, then its points; or nothing.
    #[wasm_bindgen(js_name = unitPath)]
    pub fn unit_path(
        &self,
        from: &[f64],
        to: &[f64],
        radius: f64,
        seed: Option<f64>,
        nearest: bool,
        max_visits: Option<u32>,
    ) -> Result<Option<Vec<f64>>, JsValue> {
        let place = |argument, flat| as_points::<DVec2>(argument, flat).map(|points| points[0]);
        let found = or_throw(|| {
            let query = route_query(radius, seed, nearest, max_visits)?;
            self.0.unit_path_between(place("from", from)?, place("to", to)?, &query)
        })?;
        Ok(found.map(|path| [vec![path.cost], flattened(path.line)].concat()))
    }

    /// Returns the first segment of a line that is not clear, or nothing.
    pub fn clear(&self, flat: Vec<f64>, radius: f64, closed: bool) -> Result<Option<u32>, JsValue> {
        or_throw(|| self.0.clear(&as_line("points", flat, closed)?, radius))
    }
}

fn route_query(
    radius: f64,
    seed: Option<f64>,
    nearest: bool,
    max_visits: Option<u32>,
) -> Result<RouteQuery, Error> {
    let mut query = RouteQuery::new().radius(radius).nearest(nearest);
    query.seed = read_seed(seed)?;
    query.max_visits = max_visits;
    Ok(query)
}
