//! Reads walls: a list of cells, or a byte for each cell.

use meander_core::{Cells, Error, Grid, GridMap};
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    /// Cells by index, or a mask: a byte for each cell, not 0 at walls.
    #[wasm_bindgen(typescript_type = "Uint32Array | Uint8Array")]
    pub type GivenWalls;

    #[wasm_bindgen(method, getter, js_name = BYTES_PER_ELEMENT)]
    fn bytes_per_element(this: &GivenWalls) -> u32;

    // `subarray` makes a view, which wasm-bindgen then copies.
    #[wasm_bindgen(method, js_name = subarray)]
    fn list(this: &GivenWalls) -> Vec<u32>;

    #[wasm_bindgen(method, js_name = subarray)]
    fn mask(this: &GivenWalls) -> Vec<u8>;
}

/// A grid with walls.
pub(crate) fn walled(grid: Grid, walls: &GivenWalls) -> Result<GridMap, Error> {
    GridMap::new(&grid).with_walls(Walls::read(walls).cells())
}

/// Walls, copied once.
pub(crate) enum Walls {
    List(Vec<u32>),
    Mask(Vec<bool>),
}

impl Walls {
    pub(crate) fn read(given: &GivenWalls) -> Self {
        if given.bytes_per_element() == 1 {
            Self::Mask(given.mask().into_iter().map(|byte| byte != 0).collect())
        } else {
            Self::List(given.list())
        }
    }

    pub(crate) fn cells(&self) -> Cells<'_> {
        match self {
            Self::List(list) => list.into(),
            Self::Mask(mask) => mask.into(),
        }
    }
}
