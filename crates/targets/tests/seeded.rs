//! A few calls of every target, and all that were ever found to go wrong.

use std::path::Path;
use std::{env, fs};

use meander_targets::{seeded_bytes, targets};

/// Enough to reach most of what there is; `MEANDER_CALLS` asks for more.
const CALLS: u64 = 2000;

#[test]
fn every_call_answers_or_names_what_is_wrong() {
    let calls = env::var("MEANDER_CALLS").ok().and_then(|calls| calls.parse().ok());
    for target in targets() {
        let answered = (0..calls.unwrap_or(CALLS)).filter(|&call| target.call(&seeded_bytes(call)));
        // Where nearly all is refused, nearly nothing is tested.
        assert!(answered.count() > 100, "{}", target.name);
    }
}

#[test]
fn what_was_found_stays_mended() {
    let found = Path::new(env!("CARGO_MANIFEST_DIR")).join("found");
    for target in targets() {
        let Ok(files) = fs::read_dir(found.join(target.name)) else { continue };
        for file in files.flatten() {
            let _ = target.call(&fs::read(file.path()).expect("a kept input"));
        }
    }
}

/// Functions by their names, types with methods by their constructors.
#[test]
fn every_public_call_is_one_of_them() {
    let lib = include_str!("../../core/src/lib.rs");
    let exports = lib.split("pub use ").skip(1).filter_map(|list| list.split(';').next());
    let names = exports.flat_map(|list| list.rsplit("::").next().map(|last| last.split(',')));
    let functions = names
        .flatten()
        .map(|name| name.trim_matches(|char: char| "{} \n".contains(char)))
        .filter(|name| name.starts_with(char::is_lowercase) && *name != "glam");
    let types = ["Chiseler", "CarvingJob", "GridMap", "Follower", "CellSet", "Grid", "LatLon"];
    let called: Vec<&str> = targets().map(|target| target.name).collect();
    let mut count = 0;
    for name in functions.chain(types) {
        assert!(called.contains(&name), "{name} has no target");
        count += 1;
    }
    assert!(count > 50, "{count}");
}
