//! A fresh seed.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::convert::no_entropy;

/// Returns a number from the platform's entropy.
#[wasm_bindgen(js_name = randomSeed)]
pub fn random_seed() -> Result<u32, JsValue> {
    getrandom::u32().map_err(|_| no_entropy())
}
