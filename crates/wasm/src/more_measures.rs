//! More of measuring: how far apart, what is nearest, how bent, where corners were cut, at equal steps, whether a wall is
//! in the way, and what encloses cells.

use bytemuck::Pod;
use meander_core::{
    Error, Grid, Point, Polyline,
    measure::{corner_cuts, curvature, deviation, nearest, turn_angles},
    outlines,
};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::connections::lengths_first;
use crate::convert::or_throw;
use crate::flat::{as_points, line, to_flat};
use crate::grid::grid;
use crate::points::{Points, with_points};
use crate::table::refused;
use crate::walls::{GivenWalls, walled};

/// The Hausdorff distance between two polylines.
#[wasm_bindgen(js_name = deviation)]
pub fn apart(size: f64, flat: &[f64], reference: &[f64], closed: bool) -> Result<f64, JsValue> {
    or_throw(|| {
        with_points!(Points::read("points", size, flat)?, |points| {
            deviation(points, as_points("reference", reference)?, closed)
        })
    })
}

/// The nearest place on a polyline: its segment, distance and arc length, then its coordinates; empty without points.
#[wasm_bindgen(js_name = nearest)]
pub fn closest(size: f64, flat: &[f64], place: &[f64], closed: bool) -> Result<Vec<f64>, JsValue> {
    or_throw(|| {
        with_points!(Points::read("points", size, flat)?, |points| {
            let found = nearest(points, one_point("place", place)?, closed)?;
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

/// The curvature at each point.
#[wasm_bindgen(js_name = curvature)]
pub fn bends(size: f64, flat: &[f64], closed: bool) -> Result<Vec<f64>, JsValue> {
    or_throw(|| {
        with_points!(Points::read("points", size, flat)?, |points| curvature(points, closed))
    })
}

/// The turn at each point.
#[wasm_bindgen(js_name = turnAngles)]
pub fn turns(size: f64, flat: &[f64], closed: bool) -> Result<Vec<f64>, JsValue> {
    or_throw(|| {
        with_points!(Points::read("points", size, flat)?, |points| turn_angles(points, closed))
    })
}

/// The points of a pass that cut corners: for each its segment, whether it is nearer to the end of that, then
/// its coordinates.
#[wasm_bindgen(js_name = cornerCuts)]
pub fn cuts(size: f64, flat: &[f64], pass: &[f64], closed: bool) -> Result<Vec<f64>, JsValue> {
    or_throw(|| {
        with_points!(Points::read("points", size, flat)?, |points| {
            let cuts = corner_cuts(points, as_points("pass", pass)?, closed)?;
            let numbers = cuts.iter().flat_map(|cut| {
                let place = [f64::from(cut.segment), f64::from(u8::from(cut.is_near_end))];
                [place.to_vec(), to_flat(&[cut.point])].concat()
            });
            Ok(numbers.collect())
        })
    })
}

/// The first segment that crosses a blocked cell or leaves the grid, or undefined.
#[wasm_bindgen(js_name = firstWallHit)]
pub fn hit(
    flat: &[f64],
    width: f64,
    height: f64,
    walls: &GivenWalls,
    closed: bool,
) -> Result<Option<u32>, JsValue> {
    or_throw(|| {
        let line = line("points", flat, closed)?;
        walled(Grid::from_sides(width, height)?, walls)?.clear(&line, 0.0)
    })
}

/// Around cells: for each line how many numbers it has, then these.
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
