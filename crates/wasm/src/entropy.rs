//! The one place that asks the platform for randomness.

use wasm_bindgen::prelude::wasm_bindgen;

/// A fresh seed, or undefined where the platform has no entropy to give.
#[wasm_bindgen(js_name = randomSeed)]
pub fn random_seed() -> Option<u32> {
    getrandom::u32().ok()
}
