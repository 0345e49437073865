//! One task, once, named on the command line: `scripts/check-instructions.mjs` counts what it takes.
//! Preparing the input is part of the count, so it is kept small beside the task.

use std::env::args;
use std::hint::black_box;

use meander_core::glam::{DVec2, dvec2};
use meander_core::{Astar, Chisel, Chiseler, Grid, Simplify, astar, chisel, simplify_indices};

fn main() {
    let mut arguments = args().skip(1);
    let (Some(task), Some(size)) = (arguments.next(), arguments.next()) else { return };
    // `cargo bench` passes words of its own.
    let Ok(size) = size.parse::<u32>() else { return };
    match task.as_str() {
        "flood" => carve(size, 2),
        "flood-4" => carve(size, 4),
        "stepping" => step(size),
        "zigzag" => simplify(size, 1.0),
        "noisy" => simplify(size, 0.0),
        "route" => route(size),
        _ => {}
    }
}

fn corners(side: u32) -> [u32; 4] {
    [side + 1, (side - 2) * side + side - 2, 2 * side - 2, (side - 2) * side + 1]
}

fn carve(side: u32, ends: usize) {
    let Ok(grid) = Grid::new(side, side) else { return };
    let ends = &corners(side)[..ends];
    // Several, because paths differ in length.
    for seed in 0..4 {
        let _ = black_box(chisel(grid, &Chisel { seed, ..Chisel::new(ends) }));
    }
}

fn step(side: u32) {
    let Ok(grid) = Grid::new(side, side) else { return };
    let ends = &corners(side)[..2];
    for seed in 0..4 {
        let options = Chisel { seed, ..Chisel::new(ends) };
        let _ = black_box(Chiseler::new(grid, &options).map(Chiseler::finish));
    }
}

fn simplify(count: u32, decay: f64) {
    let mut state = 1u32;
    let line: Vec<DVec2> = (0..count)
        .map(|x| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let noise = f64::from(state >> 8) / f64::from(1 << 24);
            let side = if x.is_multiple_of(2) { 1.0 } else { -1.0 };
            dvec2(f64::from(x), 4.0 * noise + side * decay * f64::from(count - x))
        })
        .collect();
    let _ = black_box(simplify_indices(&line, &Simplify { tolerance: 0.5, closed: false }));
}

fn route(side: u32) {
    let Ok(grid) = Grid::new(side, side) else { return };
    let options = Astar { from: 0, to: side * side - 1, ..Astar::default() };
    let _ = black_box(astar(&grid, &options));
}
