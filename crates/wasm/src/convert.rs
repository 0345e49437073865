//! Plain JavaScript values out of Rust's.

use js_sys::{Object, Reflect};
use meander_core::{Allowed, Error};
use wasm_bindgen::JsValue;

/// A plain object with these properties.
pub(crate) fn object(properties: &[(&str, JsValue)]) -> JsValue {
    let object = Object::new();
    for (name, value) in properties {
        // Setting a property of a fresh plain object cannot fail.
        let _ = Reflect::set(&object, &JsValue::from_str(name), value);
    }
    object.into()
}

/// What a call throws: the error's parts, from which the caller makes its sentence. Formatting the
/// sentence here would carry the standard library's number formatting into the module.
pub(crate) fn refusal(error: Error) -> JsValue {
    let code = ("code", JsValue::from_str(error.code()));
    match error {
        Error::BadArgument { argument, index, given, allowed } => object(&[
            code,
            ("argument", argument.into()),
            ("index", index.map(|index| index as f64).into()),
            ("given", given.into()),
            ("allowed", allowance(allowed)),
        ]),
        Error::TooLarge { argument, given, unit, limit } => object(&[
            code,
            ("argument", argument.into()),
            ("given", given.into()),
            ("unit", unit.into()),
            ("limit", limit.into()),
        ]),
        Error::BadText(bad) => object(&[
            code,
            ("line", bad.line.into()),
            ("column", bad.column.into()),
            ("expected", bad.expected.into()),
        ]),
        _ => object(&[code]),
    }
}

fn allowance(allowed: Allowed) -> JsValue {
    let range = |kind: &str, low: f64, high: f64| {
        object(&[("kind", kind.into()), ("low", low.into()), ("high", high.into())])
    };
    match allowed {
        Allowed::Number { low, high } => range("number", low, high),
        Allowed::Whole { low, high } => range("whole", low, high),
        Allowed::Rule(rule) => object(&[("kind", "rule".into()), ("rule", rule.into())]),
        _ => JsValue::UNDEFINED,
    }
}
