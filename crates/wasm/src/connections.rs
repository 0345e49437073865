//! How kept cells connect terminals, and which terminals walls disconnect.

use meander_core::{branches, unreachable_terminals};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::convert::refusal;
use crate::grid::grid;

/// The paths that kept cells consist of: for each its length, then its cells.
#[wasm_bindgen(js_name = branches)]
pub fn paths(
    width: f64,
    height: f64,
    neighborhood: f64,
    kept: &[u32],
    terminals: &[u32],
) -> Result<Vec<u32>, JsValue> {
    let run = || {
        let grid = grid(width, height, neighborhood)?;
        branches(&grid, kept, terminals)
    };
    let paths = run().map_err(refusal)?;
    Ok(paths.into_iter().flat_map(|path| [vec![path.len() as u32], path].concat()).collect())
}

/// The terminals that walls disconnect from the first one, as indexes.
#[wasm_bindgen(js_name = unreachableTerminals)]
pub fn disconnected(
    width: f64,
    height: f64,
    neighborhood: f64,
    walls: &[u32],
    terminals: &[u32],
) -> Result<Vec<u32>, JsValue> {
    let run = || {
        let grid = grid(width, height, neighborhood)?;
        unreachable_terminals(&grid, walls, terminals)
    };
    run().map_err(refusal)
}
