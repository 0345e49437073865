//! The examples run, and draw the pictures that the documentation shows.

use std::path::Path;
use std::process::Command;

#[test]
fn examples_print_their_pictures() {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    for name in ["river", "hex", "patrol", "gps", "island"] {
        let mut run = Command::new(env!("CARGO"));
        // With the features of all tests: for this package alone, cargo would compile it again.
        run.args(["run", "--locked", "--quiet", "--example", name, "--manifest-path"]);
        let run = run.arg(package.join("../../Cargo.toml")).current_dir(folder).output().unwrap();
        assert!(run.status.success(), "{name}: {}", String::from_utf8_lossy(&run.stderr));
        let kept = std::fs::read(package.join(format!("examples/{name}.svg"))).unwrap();
        assert!(
            kept == run.stdout,
            "{name}.svg is old: `cargo run -p meander-core --example {name}` prints it anew"
        );
    }
    let written = std::fs::read(folder.join("walk-cleaned.csv")).unwrap();
    assert!(written == std::fs::read(package.join("examples/walk-cleaned.csv")).unwrap());
}
