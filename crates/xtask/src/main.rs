//! Makes the JavaScript for the compiled modules: `cargo run -p xtask -- glue <wasm> <outdir> <name>` wraps one,
//! and `cargo run -p xtask -- table <file>` writes the table of algorithms.
//!
//! It links the generator as a library, so `Cargo.lock` pins its version together with that of the `wasm-bindgen`
//! crate: the two must be equal.

use std::error::Error;
use std::fmt::Write as _;
use std::path::Path;
use std::process::ExitCode;

use wasm_bindgen_cli_support::Bindgen;

use table::{ALGORITHMS, Kind, Param};

#[path = "../../wasm/src/table.rs"]
#[expect(dead_code, unreachable_pub, reason = "only the rows are written out")]
mod table;

const USAGE: &str = "usage: cargo run -p xtask -- glue <module.wasm> <output directory> <name>
       cargo run -p xtask -- table <output file>";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let result = match arguments.as_slice() {
        ["glue", module, directory, name] => glue(Path::new(module), Path::new(directory), name),
        ["table", file] => std::fs::write(file, table()).map_err(Into::into),
        _ => Err(USAGE.into()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            report(error.as_ref());
            ExitCode::FAILURE
        }
    }
}

/// Writes `<name>.js`, `<name>.d.ts` and `<name>_bg.wasm` into `directory`.
fn glue(module: &Path, directory: &Path, name: &str) -> Result<(), Box<dyn Error>> {
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(module)
        .out_name(name)
        .web(true)?
        .typescript(true)
        // The glue must not guess the module's address: `www/engine/` passes it.
        .omit_default_module_path(true)
        // A module that stopped half-way never frees its memory, so `www/engine/` restarts it.
        .reset_state_function(true)
        .generate(directory)?;
    Ok(())
}

/// Every algorithm with its parameters, as a module of JavaScript: rows without names, because every reader
/// downloads them.
fn table() -> String {
    let mut text = String::from(
        "/** Made from crates/wasm/src/table.rs: [id, label, smoother, [[id, label, unit, kind, min, max, step, default, lowest = min, highest = max, required = false]]]. */\nexport default [\n",
    );
    for algorithm in ALGORITHMS {
        let params: Vec<String> = algorithm.params.iter().map(row).collect();
        // Writing to a text cannot fail.
        let _ = writeln!(
            text,
            "  [{:?}, {:?}, {}, [{}]],",
            algorithm.id,
            algorithm.label,
            algorithm.smoother.is_some(),
            params.join(", ")
        );
    }
    text + "];\n"
}

fn row(param: &Param) -> String {
    let kind = match param.kind {
        Kind::Number => "number",
        Kind::Whole => "whole",
        Kind::Flag => "flag",
    };
    let names = format!("{:?}, {:?}, {:?}, {kind:?}", param.id, param.label, param.unit);
    let mut numbers = vec![param.min, param.max, param.step, param.default];
    if param.required || (param.lowest, param.highest) != (param.min, param.max) {
        numbers.extend([param.lowest, param.highest]);
    }
    let numbers: Vec<String> = numbers.into_iter().map(number).collect();
    let required = if param.required { ", true" } else { "" };
    format!("[{names}, {}{required}]", numbers.join(", "))
}

fn number(value: f64) -> String {
    if value == f64::INFINITY { "Infinity".into() } else { value.to_string() }
}

#[expect(
    clippy::print_stderr,
    reason = "a command line tool has no other way to say what went wrong"
)]
fn report(error: &dyn Error) {
    eprintln!("xtask: {error}");
    let mut cause = error.source();
    while let Some(inner) = cause {
        eprintln!("  because: {inner}");
        cause = inner.source();
    }
}
