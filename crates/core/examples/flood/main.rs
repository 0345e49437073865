//! Draws how carving with wiggliness 1 finds its path in one flood: the picture in `docs/flood.md`.
//!
//! `cargo run -p meander-core --example flood > docs/flood.svg`
#![expect(clippy::print_stdout, reason = "an example says what it found")]

use meander_core::Error;

mod drawing;

fn main() -> Result<(), Error> {
    println!("{}", drawing::drawing()?);
    Ok(())
}
