//! The table of algorithms, for controls and defaults.

use js_sys::Array;
use meander_core::ALGORITHMS;
use meander_core::param::{Kind, Param};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::convert::object;

/// Every algorithm with its parameters.
#[wasm_bindgen]
pub fn table() -> Array {
    ALGORITHMS
        .iter()
        .map(|entry| {
            let params: Array = entry.algorithm.params.iter().map(param).collect();
            object(&[
                ("id", entry.algorithm.id.into()),
                ("label", entry.algorithm.label.into()),
                ("smoother", entry.smooth.is_some().into()),
                ("params", params.into()),
            ])
        })
        .collect()
}

fn param(param: &Param) -> JsValue {
    let kind = match param.kind {
        Kind::Number => "number",
        Kind::Whole => "whole",
        Kind::Flag => "flag",
    };
    object(&[
        ("id", param.id.into()),
        ("label", param.label.into()),
        ("unit", param.unit.into()),
        ("kind", kind.into()),
        ("min", param.min.into()),
        ("max", param.max.into()),
        ("step", param.step.into()),
        ("default", param.default.into()),
        ("lowest", param.lowest.into()),
        ("highest", param.highest.into()),
        ("required", param.required.into()),
    ])
}
