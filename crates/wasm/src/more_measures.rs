//! More measures: deviation, nearest points, curvature, turns, and lines around cells.

use bytemuck::Pod;
use meander_core::{
    Error, Point, Polyline,
    measure::{curvature, deviation, nearest, turn_angles},
    outlines,
};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::connections::lengths_first;
use crate::convert::or_throw;
use crate::flat::{as_line, as_points, to_flat};
use crate::grid::grid;
use crate::points::{Line, with_line};
use crate::table::refused;

/// Returns the Hausdorff distance between two lines.
#[wasm_bindgen(js_name = deviation)]
pub fn apart(size: f64, flat: Vec<f64>, reference: Vec<f64>, closed: bool) -> Result<f64, JsValue> {
    or_throw(|| {
        Ok(with_line!(Line::read(size, flat, closed)?, |line| {
            deviation(&line, &as_line("reference", reference, closed)?)
        }))
    })
}

/// Returns the segment, distance and arc length of the nearest point on a line, then the point; empty without points.
#[wasm_bindgen(js_name = nearest)]
pub fn closest(
    size: f64,
    flat: Vec<f64>,
    place: &[f64],
    closed: bool,
) -> Result<Vec<f64>, JsValue> {
    or_throw(|| {
        with_line!(Line::read(size, flat, closed)?, |line| {
            let found = nearest(&line, one_point("place", place)?)?;
            let numbers = found.map(|found| {
                let numbers = [f64::from(found.segment), found.distance, found.along];
                [numbers.to_vec(), to_flat(&[found.point])].concat()
            });
            Ok(numbers.into_iter().flatten().collect())
        })
    })
}

/// The coordinates of one point.
pub(crate) fn one_point<P: Point + Pod>(argument: &'static str, flat: &[f64]) -> Result<P, Error> {
    match as_points(argument, flat)? {
        [point] => Ok(*point),
        _ => Err(refused(argument, "the coordinates of one point")),
    }
}

/// Returns the curvature at each point.
#[wasm_bindgen(js_name = curvature)]
pub fn bends(size: f64, flat: Vec<f64>, closed: bool) -> Result<Vec<f64>, JsValue> {
    or_throw(|| Ok(with_line!(Line::read(size, flat, closed)?, |line| curvature(&line))))
}

/// Returns the turn at each point.
#[wasm_bindgen(js_name = turnAngles)]
pub fn turns(size: f64, flat: Vec<f64>, closed: bool) -> Result<Vec<f64>, JsValue> {
    or_throw(|| Ok(with_line!(Line::read(size, flat, closed)?, |line| turn_angles(&line))))
}

/// Returns the lines around cells, each after the count of its numbers.
#[wasm_bindgen(js_name = outlines)]
pub fn coasts(
    width: f64,
    height: f64,
    neighborhood: f64,
    cells: &[u32],
) -> Result<Vec<u32>, JsValue> {
    let lines = or_throw(|| outlines(&grid(width, height, neighborhood)?, cells))?;
    let whole = |line: &Polyline| line.iter().flat_map(|at| [at.x as u32, at.y as u32]).collect();
    Ok(lengths_first(lines.iter().map(whole)))
}
