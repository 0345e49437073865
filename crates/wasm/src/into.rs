//! Smoothing into lists of JavaScript's: a new one, or one that the caller has already.

#[cfg(feature = "fast")]
use bytemuck::{Pod, cast_slice};
#[cfg(feature = "fast")]
use meander_core::{Chaikin, Point, chaikin, chaikin_in_runs, place};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::convert::refusal;
use crate::curves::smoothed;
#[cfg(feature = "fast")]
use crate::points::{Points, with_points};

/// Fewer numbers are faster copied than filled in, of which a new list consists of zeros first.
#[cfg(feature = "fast")]
const LONG: u32 = 1 << 12;

#[wasm_bindgen]
extern "C" {
    /// A list of numbers.
    #[wasm_bindgen(js_name = Float64Array, typescript_type = "Float64Array")]
    pub type List;

    #[cfg(feature = "fast")]
    #[wasm_bindgen(constructor, js_class = Float64Array)]
    fn of(numbers: &[f64]) -> List;

    #[cfg(feature = "fast")]
    #[wasm_bindgen(constructor, js_class = Float64Array, catch)]
    fn zeros(count: u32) -> Result<List, JsValue>;

    #[wasm_bindgen(method)]
    fn set(this: &List, numbers: &[f64], start: u32);
}

/// Runs the smoother at this place of the table.
#[cfg(feature = "fast")]
#[wasm_bindgen]
pub fn smooth(place: u32, size: f64, flat: &[f64], values: &[f64]) -> Result<List, JsValue> {
    if place != place::CHAIKIN {
        return smoothed(place, size, flat, values).map(|made| List::of(&made)).map_err(refusal);
    }
    with_points!(read(size, flat)?, |points| {
        let (options, count) = ask(points, values)?;
        if count < LONG {
            return chaikin(points, &options)
                .map(|made| List::of(cast_slice(&made)))
                .map_err(refusal);
        }
        let list = List::zeros(count)?;
        cut_into(&list, points, &options).map(|()| list)
    })
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
        return with_points!(read(size, flat)?, |points| {
            let (options, count) = ask(points, values)?;
            if count <= room {
                cut_into(into, points, &options)?;
            }
            Ok(count)
        });
    }
    let made = smoothed(place, size, flat, values).map_err(refusal)?;
    let count = made.len() as u32;
    if count <= room {
        into.set(&made, 0);
    }
    Ok(count)
}

#[cfg(feature = "fast")]
fn read(size: f64, flat: &[f64]) -> Result<Points<'_>, JsValue> {
    Points::read("points", size, flat).map_err(refusal)
}

/// How to cut corners, and how many numbers that makes.
#[cfg(feature = "fast")]
fn ask<P: Point>(points: &[P], values: &[f64]) -> Result<(Chaikin, u32), JsValue> {
    let options = Chaikin::from_values(values).map_err(refusal)?;
    let count = options.count::<P>(points.len()).map_err(refusal)?;
    Ok((options, (P::DIMENSION * count) as u32))
}

/// Each run of points is copied while it is in the processor's cache.
#[cfg(feature = "fast")]
fn cut_into<P: Point + Pod>(list: &List, points: &[P], options: &Chaikin) -> Result<(), JsValue> {
    let mut start = 0;
    let copy = |run: &[P]| {
        let numbers: &[f64] = cast_slice(run);
        list.set(numbers, start);
        start += numbers.len() as u32;
    };
    chaikin_in_runs(points, options, copy).map_err(refusal)
}
