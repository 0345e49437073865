//! Smoothing into a list that the caller has already.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::convert::refusal;
use crate::curves::smoothed;

#[wasm_bindgen]
extern "C" {
    /// A list of numbers.
    #[wasm_bindgen(js_name = Float64Array, typescript_type = "Float64Array")]
    pub type List;

    #[wasm_bindgen(method)]
    fn set(this: &List, numbers: &[f64], start: u32);
}

/// Runs the smoother at this place of the table and puts the numbers that it makes at the front of a list.
/// How many these are; if the list has no room for them, it stays as it is.
#[wasm_bindgen(js_name = smoothInto)]
pub fn smooth_into(
    into: &List,
    room: u32,
    place: u32,
    size: f64,
    flat: &[f64],
    values: &[f64],
) -> Result<u32, JsValue> {
    let made = smoothed(place, size, flat, values).map_err(refusal)?;
    let count = made.len() as u32;
    if count <= room {
        into.set(&made, 0);
    }
    Ok(count)
}
