//! Smoothing into a list that the caller has already.

#[cfg(feature = "fast")]
use bytemuck::{Pod, cast_slice};
#[cfg(feature = "fast")]
use meander_core::{Chaikin, Error, Point, chaikin_in_runs, place};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

#[cfg(feature = "fast")]
use crate::convert::refusal;
use crate::curves::smooth;
#[cfg(feature = "fast")]
use crate::points::{Points, with_points};

#[wasm_bindgen]
extern "C" {
    /// A list of the caller's.
    #[wasm_bindgen(js_name = Float64Array)]
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
    #[cfg(feature = "fast")]
    if place == place::CHAIKIN {
        let cut = || {
            with_points!(Points::read("points", size, flat)?, |points| cut_into(
                into, room, points, values
            ))
        };
        return cut().map_err(refusal);
    }
    let made = smooth(place, size, flat, values)?;
    let count = made.len() as u32;
    if count <= room {
        into.set(&made, 0);
    }
    Ok(count)
}

/// Each run of points is copied while it is in the processor's cache.
#[cfg(feature = "fast")]
fn cut_into<P: Point + Pod>(
    into: &List,
    room: u32,
    points: &[P],
    values: &[f64],
) -> Result<u32, Error> {
    let options = Chaikin::from_values(values)?;
    let count = (P::DIMENSION * options.count::<P>(points.len())?) as u32;
    if count <= room {
        let mut start = 0;
        chaikin_in_runs(points, &options, |run| {
            let numbers: &[f64] = cast_slice(run);
            into.set(numbers, start);
            start += numbers.len() as u32;
        })?;
    }
    Ok(count)
}
