//! Tracks as text.

use js_sys::{Array, Float64Array, Object, Reflect};
use meander_tracks::{
    LatLon, Numbers, Reading, Track, Writing, read_csv, read_gpx, read_json, read_svg_path,
    write_csv_with, write_gpx, write_json_with, write_svg_path_with,
};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::convert::{bad_text, or_throw};
use crate::flat::as_line;
use crate::points::{Line, with_line};

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_name = Number)]
    fn to_number(text: &str) -> f64;
    #[wasm_bindgen(js_name = String)]
    fn to_text(number: f64) -> String;
}

/// JavaScript's own: the standard library's tables take 16 kB compressed.
const NUMBERS: Numbers = Numbers { parse: |text| Some(to_number(text)), format: to_text };

/// Reads a text of this format: `{ dimension, points, times, others, origin, closed, rejected }`.
#[wasm_bindgen(js_name = readTrack)]
pub fn read(
    format: &str,
    text: &str,
    keep_good: bool,
    curve_points: u32,
    stroke_width: f64,
) -> Result<JsValue, JsValue> {
    let reading = Reading::new()
        .keep_good(keep_good)
        .curve_points(curve_points)
        .stroke_width(stroke_width)
        .numbers(NUMBERS);
    let track = match format {
        "csv" => read_csv(text, &reading),
        "json" => read_json(text, &reading),
        "gpx" => read_gpx(text, &reading),
        _ => read_svg_path(text, &reading),
    };
    track.map(plain).map_err(bad_text)
}

/// A plain object with these properties.
fn object(properties: &[(&str, JsValue)]) -> JsValue {
    let object = Object::new();
    for (name, value) in properties {
        // Setting a property of a fresh plain object cannot fail.
        let _ = Reflect::set(&object, &JsValue::from_str(name), value);
    }
    object.into()
}

fn plain(track: Track) -> JsValue {
    let rejected: Array = track.rejected.into_iter().map(bad_text).collect();
    let flat = |points: &[f64]| JsValue::from(Float64Array::from(points));
    let others = Array::new();
    for line in &track.others {
        others.push(&flat(line));
    }
    let origin = track.origin.map_or(JsValue::NULL, |LatLon { latitude, longitude }| {
        object(&[("latitude", latitude.into()), ("longitude", longitude.into())])
    });
    object(&[
        ("dimension", (track.dimension as f64).into()),
        ("points", flat(&track.points)),
        ("times", flat(&track.times)),
        ("others", others.into()),
        ("origin", origin),
        ("closed", track.closed.into()),
        ("rejected", rejected.into()),
    ])
}

/// Writes points as a text of this format; `origin` is empty or a latitude and a longitude.
#[wasm_bindgen(js_name = writeTrack)]
pub fn write(
    format: &str,
    size: f64,
    flat: Vec<f64>,
    closed: bool,
    times: &[f64],
    origin: &[f64],
) -> Result<String, JsValue> {
    let origin = match *origin {
        [latitude, longitude] => Some(LatLon { latitude, longitude }),
        _ => None,
    };
    let mut writing = Writing::new().times(times).numbers(NUMBERS);
    writing.origin = origin;
    or_throw(|| match format {
        "csv" => {
            with_line!(Line::read(size, flat, closed)?, |line| write_csv_with(&line, &writing))
        }
        "json" => {
            with_line!(Line::read(size, flat, closed)?, |line| write_json_with(&line, &writing))
        }
        "gpx" => with_line!(Line::read(size, flat, closed)?, |line| write_gpx(&line, &writing)),
        _ => Ok(write_svg_path_with(&as_line("points", flat, closed)?, &NUMBERS)),
    })
}
