//! Converts Rust's errors to values to throw.

use meander_core::{Allowed, Error};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = Array, js_name = of)]
    fn list(
        code: &str,
        argument: &str,
        index: Option<f64>,
        given: Option<f64>,
        low: f64,
        high: f64,
        allowed: &str,
    ) -> JsValue;
}

/// Runs a call of the core, and throws its error.
pub(crate) fn or_throw<T>(call: impl FnOnce() -> Result<T, Error>) -> Result<T, JsValue> {
    call().map_err(refusal)
}

/// The value to throw: a list of the error's parts, from which the caller makes a sentence. Formatting it here would
/// pull the standard library's number formatting into the module.
pub(crate) fn refusal(error: Error) -> JsValue {
    match error {
        Error::BadArgument { argument, index, given, allowed } => {
            let bad = "BadArgument";
            let (code, low, high, allowed) = match allowed {
                Allowed::Number { low, high } => (bad, low, high, "number"),
                Allowed::Whole { low, high } => (bad, low, high, "whole"),
                Allowed::Length { count, each } => ("BadArgument.length", 0.0, count as f64, each),
                Allowed::Coordinate { axis: "x", high } => ("BadArgument.x", 0.0, high, "number"),
                Allowed::Coordinate { high, .. } => ("BadArgument.y", 0.0, high, "number"),
                Allowed::Mutual => ("BadArgument.mutual", 0.0, 0.0, ""),
                Allowed::Rule(rule) => (bad, 0.0, 0.0, rule),
                _ => (bad, 0.0, 0.0, ""),
            };
            list(code, argument, index.map(|index| index as f64), given, low, high, allowed)
        }
        Error::TooLarge { argument, given, unit, limit } => {
            list("TooLarge", argument, None, Some(given), 0.0, limit, unit)
        }
        #[cfg(feature = "whole")]
        Error::NoRoom { argument, index, radius } => {
            list("NoRoom", argument, index.map(|index| index as f64), Some(radius), 0.0, 0.0, "")
        }
        _ => list("TooLarge", "", None, None, 0.0, 0.0, ""),
    }
}

/// The value to throw, or to list, if a text cannot be read.
#[cfg(feature = "whole")]
pub(crate) fn bad_text(bad: meander_tracks::BadText) -> JsValue {
    let (line, column) = (Some(f64::from(bad.line)), Some(f64::from(bad.column)));
    list("BadText", "text", line, column, 0.0, 0.0, bad.expected)
}

/// The value to throw if walls separate the terminals.
pub(crate) fn no_path() -> JsValue {
    list("NoPath", "", None, None, 0.0, 0.0, "")
}

/// The value to throw if the platform has no entropy.
pub(crate) fn no_entropy() -> JsValue {
    list("NoEntropy", "", None, None, 0.0, 0.0, "")
}
