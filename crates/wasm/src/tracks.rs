//! Tracks as text.

use meander_tracks::{
    LatLon, Numbers, Reading, Track, Writing, read_csv, read_gpx, read_json, read_svg_path,
    write_csv, write_gpx, write_json, write_svg_path,
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

    type List;
    #[wasm_bindgen(js_name = Array)]
    fn list() -> List;
    #[wasm_bindgen(method)]
    fn push(this: &List, value: &JsValue);
    #[wasm_bindgen(js_name = Object)]
    fn fresh_object() -> JsValue;
    #[wasm_bindgen(js_namespace = Reflect)]
    fn set(object: &JsValue, name: &str, value: &JsValue) -> bool;
    #[wasm_bindgen(js_namespace = Float64Array, js_name = from)]
    fn copy(numbers: &[f64]) -> JsValue;
}

/// JavaScript's own, because the standard library's tables take 16 kB compressed.
const NUMBERS: Numbers = Numbers { parse: |text| Some(to_number(text)), format: to_text };

/// Reads a text of this format and returns `{ dimension, points, times, others, origin, closed, rejected }`.
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

fn object(properties: &[(&str, JsValue)]) -> JsValue {
    let object = fresh_object();
    for (name, value) in properties {
        // A fresh object takes any property.
        set(&object, name, value);
    }
    object
}

fn array(values: impl IntoIterator<Item = JsValue>) -> JsValue {
    let list = list();
    for value in values {
        list.push(&value);
    }
    list.into()
}

fn plain(track: Track) -> JsValue {
    let rejected = array(track.rejected.into_iter().map(bad_text));
    let others = array(track.others.iter().map(|line| copy(line)));
    let origin = track.origin.map_or(JsValue::NULL, |LatLon { latitude, longitude }| {
        object(&[("latitude", latitude.into()), ("longitude", longitude.into())])
    });
    object(&[
        ("dimension", (track.dimension as f64).into()),
        ("points", copy(&track.points)),
        ("times", copy(&track.times)),
        ("others", others),
        ("origin", origin),
        ("closed", track.closed.into()),
        ("rejected", rejected),
    ])
}

/// Writes points as a text in this format; `origin` is empty, or a latitude and a longitude.
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
        "svg" => Ok(write_svg_path(&as_line("points", flat, closed)?, &NUMBERS)),
        _ => with_line!(Line::read(size, flat, closed)?, |line| match format {
            "csv" => write_csv(&line, &writing),
            "json" => write_json(&line, &writing),
            _ => write_gpx(&line, &writing),
        }),
    })
}
