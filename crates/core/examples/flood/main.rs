//! Draws how carving with wiggliness 1 finds its path by flooding: the pictures in `docs/flood.md`.
//!
//! `cargo run -p meander-core --example flood > docs/flood.svg`
//! `cargo run -p meander-core --example flood both > docs/flood-both.svg`
#![expect(clippy::print_stdout, reason = "an example says what it found")]

use meander_core::Error;

mod both;
mod drawing;

fn main() -> Result<(), Error> {
    let word = std::env::args().nth(1);
    let drawing = match word.as_deref() {
        Some("both") => both::drawing()?,
        _ => drawing::drawing()?,
    };
    println!("{drawing}");
    Ok(())
}
