//! One task, once, named on the command line: `scripts/check-instructions.mjs` counts what it takes.
//! Preparing the input is part of the count, so it is kept small beside the task.

use std::env::args;
use std::hint::black_box;

use meander_core::glam::{DVec2, dvec2};
use meander_core::{
    Astar, Chaikin, Chisel, Chiseler, Grid, Route, Simplify, astar, chaikin, chisel, deviation,
    route, simplify_indices,
};
use published_carving::chisel_as_published;
use published_simplifying::simplify_as_published;

#[path = "../../core/tests/support/published_carving.rs"]
mod published_carving;
#[path = "../../core/tests/support/published_simplifying.rs"]
mod published_simplifying;

const SIMPLIFY: Simplify = Simplify::new(0.5);

fn main() {
    let mut arguments = args().skip(1);
    let (Some(task), Some(size)) = (arguments.next(), arguments.next()) else { return };
    // `cargo bench` passes words of its own.
    let Ok(size) = size.parse::<u32>() else { return };
    let boxes = |line: &[DVec2]| drop(black_box(simplify_indices(line, &SIMPLIFY)));
    let plain = |line: &[DVec2]| drop(black_box(simplify_as_published(line, &SIMPLIFY)));
    match task.as_str() {
        "flood" => carve(size, &corners(size)[..2]),
        "flood-4" => carve(size, &corners(size)),
        "flood-many" => carve(size, &everywhere(size)),
        "stepping" => step(size),
        "wiggling" => wiggle(size, |grid, options| drop(black_box(chisel(grid, options)))),
        "wiggling-plain" => {
            wiggle(size, |grid, options| drop(black_box(chisel_as_published(&grid, options))));
        }
        "zigzag" => boxes(&line(size, 1.0)),
        "zigzag-plain" => plain(&line(size, 1.0)),
        "noisy" => boxes(&line(size, 0.0)),
        "noisy-plain" => plain(&line(size, 0.0)),
        "short" => (0..1000).for_each(|_| boxes(black_box(&line(size, 0.0)))),
        "short-plain" => (0..1000).for_each(|_| plain(black_box(&line(size, 0.0)))),
        "route" => cross(size),
        "route-plain" => cross_plainly(size),
        "deviation" => part(size),
        "chaikin" => cut(size, 6),
        "chaikin-once" => cut(size, 1),
        _ => {}
    }
}

fn corners(side: u32) -> [u32; 4] {
    [side + 1, (side - 2) * side + side - 2, 2 * side - 2, (side - 2) * side + 1]
}

/// One end in each 16 cells.
fn everywhere(side: u32) -> Vec<u32> {
    (0..side * side / 16).map(|end| 16 * end + end * end % 16).collect()
}

fn carve(side: u32, ends: &[u32]) {
    let Ok(grid) = Grid::new(side, side) else { return };
    // Several, because paths differ in length.
    for seed in 0..4 {
        let _ = black_box(chisel(grid, &Chisel::new(ends).seed(seed)));
    }
}

fn step(side: u32) {
    let Ok(grid) = Grid::new(side, side) else { return };
    let ends = &corners(side)[..2];
    for seed in 0..4 {
        let options = Chisel::new(ends).seed(seed);
        let _ = black_box(Chiseler::new(grid, &options).map(Chiseler::finish));
    }
}

fn wiggle(side: u32, carve: impl Fn(Grid, &Chisel<'_>)) {
    let Ok(grid) = Grid::new(side, side) else { return };
    let ends = &corners(side)[..2];
    for seed in 0..4 {
        carve(grid, &Chisel::new(ends).seed(seed).wiggliness(2.0));
    }
}

/// Noise about a slow wave of triangles, or a zigzag that decays.
fn line(count: u32, decay: f64) -> Vec<DVec2> {
    let mut state = 1u32;
    (0..count)
        .map(|x| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let noise = f64::from(state >> 8) / f64::from(1 << 23) - 1.0;
            let side = if x.is_multiple_of(2) { 1.0 } else { -1.0 };
            let wave = f64::from((x % 1200).abs_diff(600)) / 6.0;
            dvec2(f64::from(x), wave + noise + side * decay * f64::from(count - x))
        })
        .collect()
}

fn walls(count: u32) -> Vec<u32> {
    let hash = |cell: u32| (cell.wrapping_mul(0x9e37_79b9) ^ 0x5bd1_e995).wrapping_mul(0x85eb_ca6b);
    (1..count - 1).filter(|&cell| (hash(cell) >> 8).is_multiple_of(5)).collect()
}

fn cross(side: u32) {
    let Ok(grid) = Grid::new(side, side) else { return };
    let walls = walls(side * side);
    let _ = black_box(astar(&grid, &Astar::new(0, side * side - 1).walls(&walls)));
}

fn cross_plainly(side: u32) {
    let Ok(grid) = Grid::new(side, side) else { return };
    let walls = walls(side * side);
    let _ = black_box(route(&grid, &Route::new(0, side * side - 1).walls(&walls)));
}

/// A line and what a pass of Chaikin makes of it.
fn part(count: u32) {
    let line = line(count, 0.0);
    if let Ok(curve) = chaikin(&line, &Chaikin::new()) {
        let _ = black_box(deviation(&curve, &line, false));
    }
}

fn cut(count: u32, passes: u32) {
    let options = Chaikin::new().passes(passes);
    let _ = black_box(chaikin(&line(count, 0.0), &options));
}
