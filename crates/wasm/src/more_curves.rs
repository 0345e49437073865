//! More of smoothing: every smoother of the table, which points stay, other forms, into a list that is there, kept
//! off walls.

use meander_core::interop::{WithValues, algorithm_at};
use meander_core::{
    CatmullRom, Error, Grid, Guard, Refine, Simplify, SimplifyOnGrid, catmull_rom_bezier, guard,
    refine_rejected, refine_rejected_timed, refine_timed, simplify_indices,
    simplify_on_grid_indices,
};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::convert::{or_throw, refusal};
use crate::flat::{as_points, flattened};
use crate::points::{Points, with_points};
use crate::walls::{GivenWalls, Walls};

/// Runs the smoother at this place of the table.
#[wasm_bindgen]
pub fn smooth(place: u32, size: f64, flat: &[f64], values: &[f64]) -> Result<Vec<f64>, JsValue> {
    smoothed(place, size, flat, values).map_err(refusal)
}

fn smoothed(place: u32, size: f64, flat: &[f64], values: &[f64]) -> Result<Vec<f64>, Error> {
    let (plane, space) = algorithm_at(place)?.smoother()?;
    match Points::read("points", size, flat)? {
        Points::Plane(points) => plane(points, values).map(flattened),
        Points::Space(points) => space(points, values).map(flattened),
    }
}

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

/// Refines points with times: the points, or the time of each of them.
#[wasm_bindgen(js_name = refineTimed)]
pub fn refined(
    size: f64,
    flat: &[f64],
    times: &[f64],
    values: &[f64],
    asks_times: bool,
) -> Result<Vec<f64>, JsValue> {
    or_throw(|| {
        let options = Refine::from_values(values)?;
        with_points!(Points::read("points", size, flat)?, |points| {
            let (line, times) = refine_timed(points, times, &options)?;
            Ok(if asks_times { times } else { flattened(line) })
        })
    })
}

/// Indexes of the points that the first pass of refining throws out.
#[wasm_bindgen(js_name = refineRejected)]
pub fn rejected(
    size: f64,
    flat: &[f64],
    times: Option<Vec<f64>>,
    values: &[f64],
) -> Result<Vec<u32>, JsValue> {
    or_throw(|| {
        let options = Refine::from_values(values)?;
        with_points!(Points::read("points", size, flat)?, |points| match &times {
            Some(times) => refine_rejected_timed(points, times, &options),
            None => refine_rejected(points, &options),
        })
    })
}

/// Indexes of the points that simplifying keeps.
#[wasm_bindgen(js_name = simplifyIndices)]
pub fn kept(size: f64, flat: &[f64], values: &[f64]) -> Result<Vec<u32>, JsValue> {
    or_throw(|| {
        let options = Simplify::from_values(values)?;
        with_points!(Points::read("points", size, flat)?, |points| simplify_indices(
            points, &options
        ))
    })
}

/// A Catmull-Rom spline as cubic Bézier segments.
#[wasm_bindgen(js_name = catmullRomBezier)]
pub fn bezier(size: f64, flat: &[f64], values: &[f64]) -> Result<Vec<f64>, JsValue> {
    or_throw(|| {
        let options = CatmullRom::from_values(values)?;
        with_points!(Points::read("points", size, flat)?, |points| {
            catmull_rom_bezier(points, &options).map(flattened)
        })
    })
}

/// Indexes of the points that simplifying on a grid keeps.
#[wasm_bindgen(js_name = simplifyOnGridIndices)]
pub fn kept_on_grid(
    flat: &[f64],
    tolerance: f64,
    closed: bool,
    width: f64,
    height: f64,
    walls: &GivenWalls,
    radius: f64,
) -> Result<Vec<u32>, JsValue> {
    or_throw(|| {
        let points = as_points("points", flat)?;
        let walls = Walls::read(walls);
        let options =
            SimplifyOnGrid::new(tolerance).walls(walls.cells()).radius(radius).closed(closed);
        simplify_on_grid_indices(points, &Grid::from_sides(width, height)?, &options)
    })
}

/// A smoothed curve, kept on open cells.
#[wasm_bindgen(js_name = guard)]
pub fn guarded(
    raw: &[f64],
    smoothed: &[f64],
    width: f64,
    height: f64,
    walls: &GivenWalls,
    radius: f64,
    closed: bool,
) -> Result<Vec<f64>, JsValue> {
    or_throw(|| {
        let (raw, smoothed) = (as_points("raw", raw)?, as_points("smoothed", smoothed)?);
        let walls = Walls::read(walls);
        let options = Guard::new().walls(walls.cells()).radius(radius).closed(closed);
        guard(raw, smoothed, &Grid::from_sides(width, height)?, &options)
    })
    .map(flattened)
}
