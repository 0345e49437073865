//! Routes and blobs: cells in, cells out.

use meander_core::{
    Corners, Error, Grid, GridMap, RouteQuery,
    carve::{Blob, blob},
    search::{GraphRoute, Route, cheapest_route, route},
};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::convert::or_throw;
use crate::grid::grid;
use crate::map::{Lists, neighbors, read_map};
use crate::table::{SEED, WithValues};
use crate::walls::{GivenWalls, Walls, walled};

/// Returns a shortest route across a grid, or nothing. `cut`: it may cut corners.
#[wasm_bindgen(js_name = astar)]
#[expect(clippy::too_many_arguments, reason = "each is an option in JavaScript")]
pub fn across_grid(
    width: f64,
    height: f64,
    walls: &GivenWalls,
    stops: &[u32],
    neighborhood: f64,
    cut: bool,
    seed: Option<f64>,
    costs: Option<Vec<u32>>,
) -> Result<Option<Vec<u32>>, JsValue> {
    or_throw(|| {
        let map = map(grid(width, height, neighborhood)?, walls, cut, costs)?;
        let mut query = RouteQuery::new();
        query.seed = read_seed(seed)?;
        Ok(map.route(stops, &query).map_err(by_option(stops))?.map(|route| route.cells))
    })
}

/// Replaces `stops` in an error by the option that the stop comes from.
fn by_option(stops: &[u32]) -> impl Fn(Error) -> Error {
    let last = stops.len().saturating_sub(1);
    move |error| match error {
        Error::BadArgument { argument: "stops", index: Some(at), given, allowed } => {
            let (argument, index) = match at {
                0 => ("from", None),
                _ if at == last => ("to", None),
                _ => ("through", Some(at - 1)),
            };
            Error::BadArgument { argument, index, given, allowed }
        }
        Error::TooLarge { argument: "stops", given, unit, limit } => {
            Error::TooLarge { argument: "through", given, unit, limit }
        }
        other => other,
    }
}

/// A grid with walls and costs. `cut`: routes may cut corners.
pub(crate) fn map(
    grid: Grid,
    walls: &GivenWalls,
    cut: bool,
    costs: Option<Vec<u32>>,
) -> Result<GridMap, Error> {
    let corners = if cut { Corners::Cut } else { Corners::Avoid };
    let map = walled(grid, walls)?.with_corners(corners);
    match costs {
        Some(costs) => map.with_costs(&costs),
        None => Ok(map),
    }
}

/// Returns a route with the fewest steps across a graph, or nothing.
#[wasm_bindgen(js_name = route)]
pub fn across(
    lists: Vec<u32>,
    walls: &GivenWalls,
    stops: &[u32],
    seed: Option<f64>,
) -> Result<Option<Vec<u32>>, JsValue> {
    or_throw(|| {
        let walls = Walls::read(walls);
        let mut options = Route::new(stops).walls(walls.cells());
        options.seed = read_seed(seed)?;
        route(&Lists(lists), &options).map_err(by_option(stops))
    })
}

/// Returns the cost and the nodes of a cheapest route, or nothing. `costs`: one for each neighbour in the lists.
#[wasm_bindgen(js_name = cheapestRoute)]
pub fn cheapest(
    lists: &[u32],
    costs: &[u32],
    walls: &GivenWalls,
    stops: &[u32],
    seed: Option<f64>,
) -> Result<Option<Vec<f64>>, JsValue> {
    let cost = |from: u32, to: u32| {
        let steps = neighbors(lists, lists, from).zip(neighbors(lists, costs, from));
        // Of several steps to the same node, take the cheapest.
        steps.filter(|(next, _)| **next == to).fold(u32::MAX, |least, (_, cost)| least.min(*cost))
    };
    or_throw(|| {
        let walls = Walls::read(walls);
        let mut options = Route::new(stops).walls(walls.cells());
        options.seed = read_seed(seed)?;
        let found = cheapest_route(&Lists(lists.to_vec()), &options, cost, |_, _| 0);
        let flat = |GraphRoute { nodes, cost, .. }| {
            std::iter::once(cost as f64).chain(nodes.into_iter().map(f64::from)).collect()
        };
        Ok(found.map_err(by_option(stops))?.map(flat))
    })
}

pub(crate) fn read_seed(seed: Option<f64>) -> Result<Option<u32>, Error> {
    seed.map(|seed| SEED.check(seed).map(|seed| seed as u32)).transpose()
}

/// Returns a random connected set of cells, or nothing.
#[wasm_bindgen(js_name = blob)]
pub fn island(
    width: f64,
    height: f64,
    walls: &GivenWalls,
    values: &[f64],
    weights: Option<Vec<f64>>,
    lists: Option<Vec<u32>>,
) -> Result<Option<Vec<u32>>, JsValue> {
    or_throw(|| {
        let walls = Walls::read(walls);
        let mut options = Blob::new(0).walls(walls.cells());
        options.weights = weights.as_deref();
        let neighborhood = Blob::neighborhood(values)?;
        blob(read_map(width, height, neighborhood, lists)?, &options.with_values(values)?)
    })
}
