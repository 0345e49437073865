//! Makes the JavaScript glue for the compiled module: `cargo run -p xtask -- glue <wasm> <outdir>`.
//!
//! The generator is linked in as a library, so `Cargo.lock` decides its version together with that of
//! the `wasm-bindgen` crate: the two must agree to the digit.

use std::error::Error;
use std::path::Path;
use std::process::ExitCode;

use wasm_bindgen_cli_support::Bindgen;

const USAGE: &str = "usage: cargo run -p xtask -- glue <module.wasm> <output directory>";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let result = match arguments.as_slice() {
        ["glue", module, directory] => glue(Path::new(module), Path::new(directory)),
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

/// Writes `meander.js`, `meander.d.ts` and `meander_bg.wasm` into `directory`.
fn glue(module: &Path, directory: &Path) -> Result<(), Box<dyn Error>> {
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(module)
        .out_name("meander")
        .web(true)?
        .typescript(true)
        // The glue must not guess where the module lies: `www/wasm-source.js` says so.
        .omit_default_module_path(true)
        .generate(directory)?;
    Ok(())
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
