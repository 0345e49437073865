//! How cells join terminals, and which terminals walls cut off.

use meander_core::search::{
    CellRoles, Terminals, branches, cell_roles, reachable, unreachable_terminals,
};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::convert::or_throw;
use crate::walls::{GivenWalls, Walls};
use crate::{GivenLists, read_kept};

/// Splits a carving into paths. Returns for each its length, then its cells.
#[wasm_bindgen(js_name = branches)]
pub fn paths(
    width: f64,
    height: f64,
    neighborhood: f64,
    kept: &[u32],
    terminals: &[u32],
    lists: GivenLists,
) -> Result<Vec<u32>, JsValue> {
    or_throw(|| {
        let map = read_kept(width, height, neighborhood, lists)?;
        branches(map, &Terminals::new(terminals).kept(kept))
    })
    .map(lengths_first)
}

/// Returns the terminals that walls cut off from the first one, as indexes.
#[wasm_bindgen(js_name = unreachableTerminals)]
pub fn disconnected(
    width: f64,
    height: f64,
    neighborhood: f64,
    walls: &GivenWalls,
    terminals: &[u32],
    lists: GivenLists,
) -> Result<Vec<u32>, JsValue> {
    or_throw(|| {
        let map = read_kept(width, height, neighborhood, lists)?;
        unreachable_terminals(map, &Terminals::new(terminals).walls(Walls::read(walls).cells()))
    })
}

/// Returns the cells in reach of a cell, nearest first.
#[wasm_bindgen(js_name = reachable)]
pub fn within_reach(
    width: f64,
    height: f64,
    neighborhood: f64,
    walls: &GivenWalls,
    from: u32,
    lists: GivenLists,
) -> Result<Vec<u32>, JsValue> {
    or_throw(|| {
        let map = read_kept(width, height, neighborhood, lists)?;
        reachable(map, Walls::read(walls).cells(), from)
    })
}

/// Sorts the open cells by their part in joining the terminals. Returns three lists, each after its length; nothing if
/// walls separate the terminals.
#[wasm_bindgen(js_name = cellRoles)]
pub fn roles(
    width: f64,
    height: f64,
    neighborhood: f64,
    walls: &GivenWalls,
    terminals: &[u32],
    lists: GivenLists,
) -> Result<Option<Vec<u32>>, JsValue> {
    let run = || {
        let map = read_kept(width, height, neighborhood, lists)?;
        cell_roles(map, &Terminals::new(terminals).walls(Walls::read(walls).cells()))
    };
    let flat = |roles: CellRoles| lengths_first([roles.needed, roles.cycles, roles.dead_ends]);
    Ok(or_throw(run)?.map(flat))
}

/// Joins lists to one, each after its length.
pub(crate) fn lengths_first(lists: impl IntoIterator<Item = Vec<u32>>) -> Vec<u32> {
    lists.into_iter().flat_map(|list| [vec![list.len() as u32], list].concat()).collect()
}
