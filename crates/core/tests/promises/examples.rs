//! The examples run, and draw the pictures that the documentation shows.

use std::path::Path;
use std::process::{Command, Output};

#[test]
fn examples_print_their_pictures() {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    // In the workspace, with the features of its other tests: for this package alone, cargo would compile it again.
    run(Command::new(env!("CARGO"))
        .args(["build", "--locked", "--quiet", "--examples"])
        .current_dir(package.join("../..")));
    for name in ["river", "hex", "patrol", "gps", "island"] {
        let built = folder.join("../debug/examples").join(name);
        let printed = run(Command::new(built).current_dir(folder)).stdout;
        let kept = std::fs::read(package.join(format!("examples/{name}.svg"))).unwrap();
        assert!(
            kept == printed,
            "{name}.svg is old: `cargo run -p meander-core --example {name}` prints it anew"
        );
    }
    let written = std::fs::read(folder.join("walk-cleaned.csv")).unwrap();
    assert!(written == std::fs::read(package.join("examples/walk-cleaned.csv")).unwrap());
}

fn run(command: &mut Command) -> Output {
    let output = command.output().unwrap();
    assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
    output
}
