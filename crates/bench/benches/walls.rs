//! How simplifying in sight, guarding and measuring grow with the route, from A* to a curve that keeps off the walls.

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use meander_core::{
    Astar, Error, Grid, Guard, SimplifyOnGrid, astar, cells_to_points,
    glam::DVec2,
    guard,
    measure::deviation,
    simplify_on_grid,
    smooth::{CatmullRom, catmull_rom},
};

struct Route {
    grid: Grid,
    walls: Vec<u32>,
    raw: Vec<DVec2>,
    smooth: Vec<DVec2>,
}

/// From corner to corner between walls in a fifth of the cells.
fn route(side: u32) -> Result<Route, Error> {
    let hash =
        |cell: u32| (cell.wrapping_mul(0x9e37_79b9) ^ 0x5bd1_e995).wrapping_mul(0x85eb_ca6b) >> 8;
    let count = side * side;
    let walls: Vec<u32> = (1..count - 1).filter(|&cell| hash(cell) % 100 < 20).collect();
    let grid = Grid::new(side, side)?;
    let cells = astar(&grid, &Astar::new(0, count - 1).walls(&walls))?.ok_or(Error::NoPath)?;
    let raw = cells_to_points(side, &cells)?;
    let kept = simplify_on_grid(&raw, &grid, &SimplifyOnGrid::new(0.9).walls(&walls))?;
    let smooth = catmull_rom(&kept, &CatmullRom::new())?;
    Ok(Route { grid, walls, raw, smooth })
}

fn along_walls(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("along walls");
    group.sample_size(10);
    for side in [60, 250, 1000] {
        let Ok(Route { grid, walls, raw, smooth }) = route(side) else { continue };
        let points = raw.len();
        group.throughput(Throughput::Elements(points as u64));
        let options = SimplifyOnGrid::new(f64::INFINITY).walls(&walls);
        group.bench_function(BenchmarkId::new("simplify in sight", points), |bencher| {
            bencher.iter(|| simplify_on_grid(&raw, &grid, &options));
        });
        let options = Guard::new().walls(&walls);
        group.bench_function(BenchmarkId::new("guard", points), |bencher| {
            bencher.iter(|| guard(&raw, &smooth, &grid, &options));
        });
        group.bench_function(BenchmarkId::new("deviation", points), |bencher| {
            bencher.iter(|| deviation(&smooth, &raw, false));
        });
    }
    group.finish();
}

/// What a unit needs on 256 × 256 cells, a quarter of them walls: a route, the line pulled tight for a radius of 0.4, and
/// a curve through its corners, kept off walls. One after another for 40 units.
fn units(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("40 units");
    group.sample_size(10);
    let side = 256;
    let hash =
        |cell: u32| (cell.wrapping_mul(0x9e37_79b9) ^ 0x5bd1_e995).wrapping_mul(0x85eb_ca6b) >> 8;
    let walls: Vec<bool> = (0..side * side).map(|cell| hash(cell) % 100 < 25).collect();
    let Ok(grid) = Grid::new(side, side) else { return };
    let route = |unit: u32| {
        let ends = [1, 2].map(|end| hash(unit * 2 + end) % (side * side));
        let cells = astar(&grid, &Astar::new(ends[0], ends[1]).walls(&walls)).ok()??;
        cells_to_points(side, &cells).ok()
    };
    let routes: Vec<Vec<DVec2>> = (0..).filter_map(route).take(40).collect();
    let tight = SimplifyOnGrid::new(f64::INFINITY).walls(&walls).radius(0.4);
    let pulled = |raw: &Vec<DVec2>| simplify_on_grid(raw, &grid, &tight);
    let curve = |raw: &Vec<DVec2>| catmull_rom(&pulled(raw)?, &CatmullRom::new());
    let curves: Vec<Vec<DVec2>> = routes.iter().filter_map(|raw| curve(raw).ok()).collect();
    group.bench_function("route", |bencher| {
        bencher.iter(|| (0..).filter_map(route).take(40).count());
    });
    group.bench_function("pull", |bencher| {
        bencher.iter(|| routes.iter().map(pulled).filter(Result::is_ok).count());
    });
    let options = Guard::new().walls(&walls).radius(0.4);
    group.bench_function("guard", |bencher| {
        let guarded = |(raw, curve): (&Vec<DVec2>, &Vec<DVec2>)| guard(raw, curve, &grid, &options);
        bencher.iter(|| routes.iter().zip(&curves).map(guarded).filter(Result::is_ok).count());
    });
    group.finish();
}

criterion_group!(benches, along_walls, units);
criterion_main!(benches);
