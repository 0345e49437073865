//! How the time for carving grows with the grid, the number of ends and wiggliness.

use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use meander_core::{
    Grid,
    carve::{Chisel, Chiseler, chisel},
};
use published_carving::chisel_as_published;

#[path = "../../core/tests/support/published_carving.rs"]
mod published_carving;

/// One end near each corner.
fn corners(side: u32) -> [u32; 4] {
    let (near, far) = (1, side - 2);
    [near * side + near, far * side + far, near * side + far, far * side + near]
}

fn carve(side: u32, options: &Chisel<'_>) {
    let Ok(grid) = Grid::new(side, side) else { return };
    let _ = black_box(chisel(grid, options));
}

/// With wiggliness 1: two ends flood from both, more ends from the first.
fn one_flood(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("carving/flood");
    group.sample_size(10);
    for side in [20, 50, 100, 200, 400, 1000, 2000] {
        let ends = corners(side);
        group.throughput(Throughput::Elements(u64::from(side * side)));
        for count in [2, 4] {
            let options = Chisel::new(&ends[..count]).seed(7);
            group.bench_function(BenchmarkId::new(format!("{count} ends"), side), |bencher| {
                bencher.iter(|| carve(side, &options));
            });
        }
    }
    let side = 1000;
    let anywhere = |end: u32| end.wrapping_mul(0x9e37_79b9) % (side * side);
    group.throughput(Throughput::Elements(u64::from(side * side)));
    for count in [100, 1000] {
        let ends: Vec<u32> = corners(side).into_iter().chain((4..count).map(anywhere)).collect();
        let options = Chisel::new(&ends).seed(7);
        group.bench_function(BenchmarkId::new(format!("{count} ends"), side), |bencher| {
            bencher.iter(|| carve(side, &options));
        });
    }
    group.finish();
}

/// The published algorithm, step by step, to show how much the flood saves.
fn stepping(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("carving/stepping");
    group.sample_size(10);
    for side in [20, 50, 100] {
        let ends = corners(side);
        let options = Chisel::new(&ends[..2]).seed(7);
        let Ok(grid) = Grid::new(side, side) else { continue };
        group.throughput(Throughput::Elements(u64::from(side * side)));
        group.bench_function(BenchmarkId::from_parameter(side), |bencher| {
            bencher.iter(|| Chiseler::new(grid, &options).map(|begun| begun.map(Chiseler::finish)));
        });
    }
    group.finish();
}

/// Other wigglinesses need new distances after every hit on the witness.
fn wiggliness(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("carving/wiggliness");
    group.sample_size(10);
    let side = 100;
    let ends = corners(side);
    for wiggliness in [0.0, 0.5, 2.0] {
        let options = Chisel::new(&ends[..2]).seed(7).wiggliness(wiggliness);
        group.bench_function(BenchmarkId::from_parameter(wiggliness), |bencher| {
            bencher.iter(|| carve(side, &options));
        });
    }
    group.finish();
}

/// The published algorithm, which starts a new search for every hit.
fn published(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("carving/published");
    group.sample_size(10);
    let side = 100;
    let ends = corners(side);
    let Ok(grid) = Grid::new(side, side) else { return };
    for wiggliness in [0.0, 0.5, 1.0, 2.0] {
        let options = Chisel::new(&ends[..2]).seed(7).wiggliness(wiggliness);
        group.bench_function(BenchmarkId::from_parameter(wiggliness), |bencher| {
            bencher.iter(|| chisel_as_published(&grid, &options));
        });
    }
    group.finish();
}

/// A removal order whose path winds through every other row: the longest path possible.
fn longest(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("carving/longest");
    group.sample_size(10);
    for side in [21u32, 101, 401] {
        let last = side * side - 1;
        let wall = |cell: &u32| {
            let (x, y) = (cell % side, cell / side);
            y % 2 == 1 && x != if y % 4 == 1 { side - 1 } else { 0 }
        };
        let order: Vec<u32> = (0..=last).filter(wall).collect();
        let ends = [0, last];
        let options = Chisel::new(&ends).order(&order);
        group.throughput(Throughput::Elements(u64::from(side * side)));
        group.bench_function(BenchmarkId::from_parameter(side), |bencher| {
            bencher.iter(|| carve(side, &options));
        });
    }
    group.finish();
}

criterion_group!(benches, one_flood, stepping, wiggliness, published, longest);
criterion_main!(benches);
