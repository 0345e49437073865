//! Carves a path and prints it as text.
//!
//! `cargo run -p meander-core --example ascii -- 7 1.0` takes a seed and a wiggliness.
#![expect(clippy::print_stdout, reason = "an example says what it found")]

use std::error::Error;

use meander_core::{Cell, Chisel, Grid, chisel};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let seed = arguments.next().map_or(Ok(7), |seed| seed.parse())?;
    let wiggliness = arguments.next().map_or(Ok(1.0), |wiggliness| wiggliness.parse())?;

    let grid = Grid::new(40, 20)?;
    let ends = [(1, 1), (38, 18)].map(|(x, y)| grid.index(Cell { x, y }).unwrap_or_default());
    let options = Chisel { seed, wiggliness, ..Chisel::new(&ends) };
    let carving = chisel(grid, &options)?.ok_or("the ends cannot be joined")?;

    for y in 0..grid.height() {
        let row: String = (0..grid.width())
            .map(|x| match grid.index(Cell { x, y }) {
                Some(cell) if ends.contains(&cell) => '@',
                Some(cell) if carving.nodes.binary_search(&cell).is_ok() => '.',
                _ => '#',
            })
            .collect();
        println!("{row}");
    }
    println!("{} cells, {} steps", carving.nodes.len(), carving.steps);
    Ok(())
}
