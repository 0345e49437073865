//! One target of `meander-targets`, named by the environment, on what the fuzzer makes up.
#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use meander_targets::{Target, target};

static TARGET: LazyLock<&Target> = LazyLock::new(|| {
    let name = std::env::var("TARGET").expect("TARGET names a call, such as chisel");
    target(&name).unwrap_or_else(|| panic!("there is no target {name}"))
});

fuzz_target!(|bytes: &[u8]| {
    let _ = TARGET.call(bytes);
});
