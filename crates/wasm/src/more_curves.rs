//! More smoothing: every smoother of the table, with origins or into an existing list; outliers, Béziers, and curves
//! that walls limit.

use meander_core::{
    Derived, Error, Origin, Point,
    smooth::{CatmullRom, Curve, RejectOutliers, reject_outliers},
};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::convert::{or_throw, refusal};
use crate::flat::{as_line, flattened, to_flat};
use crate::grid::read_sides;
use crate::points::{Line, with_line};
use crate::table::{WithValues, is_closed, smoother};
use crate::walls::{GivenWalls, walled};

/// Runs the smoother at this index of the table.
#[wasm_bindgen]
pub fn smooth(place: u32, size: f64, flat: Vec<f64>, values: &[f64]) -> Result<Vec<f64>, JsValue> {
    smoothed(place, size, flat, values).map_err(refusal)
}

fn smoothed(place: u32, size: f64, flat: Vec<f64>, values: &[f64]) -> Result<Vec<f64>, Error> {
    let (plane, space) = smoother(place)?.smooth;
    match Line::read(size, flat, is_closed(values))? {
        Line::Plane(line) => plane(&line, values).map(flattened),
        Line::Space(line) => space(&line, values).map(flattened),
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

/// Runs the smoother at this index of the table, writes its numbers to the front of a list and returns their count.
/// A list that is too short stays as it was.
#[wasm_bindgen(js_name = smoothInto)]
pub fn smooth_into(
    into: &List,
    room: u32,
    place: u32,
    size: f64,
    flat: Vec<f64>,
    values: &[f64],
) -> Result<u32, JsValue> {
    let made = smoothed(place, size, flat, values).map_err(refusal)?;
    let count = made.len() as u32;
    if count <= room {
        into.set(&made, 0);
    }
    Ok(count)
}

/// Runs the smoother at this index of the table. Returns the number of points, the points, two indexes and a fraction
/// for each, which say where it comes from, then the indexes of outliers.
#[wasm_bindgen]
pub fn derive(place: u32, size: f64, flat: Vec<f64>, values: &[f64]) -> Result<Vec<f64>, JsValue> {
    or_throw(|| {
        let (plane, space) = smoother(place)?.derive;
        Ok(match Line::read(size, flat, is_closed(values))? {
            Line::Plane(line) => derived_numbers(plane(&line, values)?),
            Line::Space(line) => derived_numbers(space(&line, values)?),
        })
    })
}

fn derived_numbers<P: Point>(derived: Derived<P>) -> Vec<f64> {
    let mut numbers = vec![derived.line.len() as f64];
    numbers.extend(to_flat(&derived.line));
    let origin = |origin: Origin| [origin.from.into(), origin.to.into(), origin.fraction];
    numbers.extend(derived.origins.into_iter().flat_map(origin));
    numbers.extend(derived.rejected.into_iter().map(f64::from));
    numbers
}

/// Returns the indexes of outliers.
#[wasm_bindgen]
pub fn outliers(
    size: f64,
    flat: Vec<f64>,
    times: Option<Vec<f64>>,
    outlier_angle: f64,
    max_speed: f64,
    max_run: u32,
    closed: bool,
) -> Result<Vec<u32>, JsValue> {
    or_throw(|| {
        let options = RejectOutliers::new().outlier_angle(outlier_angle).max_speed(max_speed);
        let mut options = options.max_run(max_run);
        options.times = times.as_deref();
        with_line!(Line::read(size, flat, closed)?, |line| {
            reject_outliers(&line, &options).map(|derived| derived.rejected)
        })
    })
}

/// Returns a Catmull-Rom spline as cubic Béziers.
#[wasm_bindgen(js_name = catmullRomBezier)]
pub fn bezier(size: f64, flat: Vec<f64>, values: &[f64]) -> Result<Vec<f64>, JsValue> {
    or_throw(|| {
        let options = CatmullRom::from_values(values)?;
        with_line!(Line::read(size, flat, is_closed(values))?, |line| {
            Curve::catmull_rom(&line, options.alpha).map(|curve| to_flat(curve.beziers()))
        })
    })
}

/// Returns the indexes of the points that simplifying keeps on a grid with walls.
#[wasm_bindgen(js_name = simplifyOnGridIndices)]
pub fn kept_on_grid(
    flat: Vec<f64>,
    tolerance: f64,
    closed: bool,
    width: f64,
    height: f64,
    walls: &GivenWalls,
    radius: f64,
) -> Result<Vec<u32>, JsValue> {
    or_throw(|| {
        let line = as_line("points", flat, closed)?;
        let map = walled(read_sides(width, height)?, walls)?;
        Ok(map.pull(&line, tolerance, radius)?.indices().collect())
    })
}

/// Keeps a smoothed curve off walls.
#[wasm_bindgen(js_name = guard)]
pub fn guarded(
    raw: Vec<f64>,
    smoothed: Vec<f64>,
    width: f64,
    height: f64,
    walls: &GivenWalls,
    radius: f64,
    closed: bool,
) -> Result<Vec<f64>, JsValue> {
    or_throw(|| {
        let (raw, smoothed) =
            (as_line("raw", raw, closed)?, as_line("smoothed", smoothed, closed)?);
        let map = walled(read_sides(width, height)?, walls)?;
        Ok(to_flat(&map.guard(&raw, &smoothed, radius)?))
    })
}
