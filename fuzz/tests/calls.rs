//! Calls every target with seeded bytes, and checks that every public function has a target.

use std::path::Path;
use std::{env, fs, thread};

use meander_fuzz::{Target, seeded_bytes, targets};

/// Enough calls to reach most code. `MEANDER_CALLS` overrides it.
const CALLS: u64 = 1000;

#[test]
fn every_call_returns_what_it_promises_or_names_an_argument() {
    let calls = env::var("MEANDER_CALLS").map_or(CALLS, |calls| calls.parse().expect("a number"));
    let try_target = |target: &Target| {
        let accepted = (0..calls).filter(|&call| target.call(&seeded_bytes(call))).count();
        // A target that refuses nearly all its arguments tests almost nothing.
        assert!(accepted as u64 > calls / 20, "{} accepts {accepted} of {calls}", target.name);
    };
    thread::scope(|scope| {
        for target in targets() {
            let name = target.name.into();
            let thread =
                thread::Builder::new().name(name).spawn_scoped(scope, || try_target(target));
            thread.expect("a thread for each target");
        }
    });
}

/// The lint `unreachable_pub` ensures that every `pub` function is public.
/// A call covers all functions of the same name.
#[test]
fn every_public_function_is_called() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let calls = sources(&root.join("src"));
    let called = |name: &str| {
        ["::", "."].iter().any(|before| {
            let call = format!("{before}{name}");
            calls.split(&call).skip(1).any(|rest| rest.starts_with(['(', ')', ':']))
        })
    };
    let core = sources(&root.join("../crates/core/src"));
    let after = ["pub fn ", "pub const fn "].iter().flat_map(|start| core.split(start).skip(1));
    let names = after.filter_map(|rest| rest.split(['(', '<']).next());
    let (mut count, mut missing) = (0, Vec::new());
    for name in names.filter(|name| !name.starts_with('$')) {
        count += 1;
        if !called(name) {
            missing.push(name);
        }
    }
    assert!(count > 50 && missing.is_empty(), "no target calls {missing:?}");
}

fn sources(folder: &Path) -> String {
    let mut text = String::new();
    for entry in fs::read_dir(folder).expect("a folder of sources").flatten() {
        let path = entry.path();
        text += &match path.is_dir() {
            true => sources(&path),
            false => fs::read_to_string(path).expect("a source"),
        };
    }
    text
}
