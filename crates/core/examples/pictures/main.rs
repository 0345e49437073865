//! Draws the pictures of the documentation, all from real results.
//!
//! `cargo run -p meander-core --example pictures` writes them to `crates/core/pictures/`.

use std::error::Error;
use std::path::Path;

mod drawings;
mod sheet;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("pictures");
    std::fs::create_dir_all(&folder)?;
    for (name, drawing) in drawings::all()? {
        std::fs::write(folder.join(format!("{name}.svg")), drawing)?;
    }
    Ok(())
}
