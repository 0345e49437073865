//! Calls the target in the environment variable `TARGET` with the fuzzer's bytes.
#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use meander_fuzz::{Target, targets};

static TARGET: LazyLock<&Target> = LazyLock::new(|| {
    let name = std::env::var("TARGET").expect("TARGET names a call, such as chisel");
    targets().find(|target| target.name == name).unwrap_or_else(|| panic!("no target {name}"))
});

fuzz_target!(|bytes: &[u8]| {
    let _ = TARGET.call(bytes);
});
