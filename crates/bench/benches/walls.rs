//! How pulling tight, guarding and measuring grow with the route, from A* to a curve that keeps off walls.

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use meander_core::{
    Error, Grid, GridMap, Polyline, RouteQuery,
    measure::deviation,
    smooth::{CatmullRom, catmull_rom},
};

struct Route {
    map: GridMap,
    raw: Polyline,
    smooth: Polyline,
}

/// A route from corner to corner, with walls in a fifth of the cells.
fn route(side: u32) -> Result<Option<Route>, Error> {
    let hash =
        |cell: u32| (cell.wrapping_mul(0x9e37_79b9) ^ 0x5bd1_e995).wrapping_mul(0x85eb_ca6b) >> 8;
    let count = side * side;
    let walls: Vec<u32> = (1..count - 1).filter(|&cell| hash(cell) % 100 < 20).collect();
    let map = GridMap::new(&Grid::new(side, side)?).with_walls(&walls)?;
    let Some(found) = map.route(&[0, count - 1], &RouteQuery::new())? else { return Ok(None) };
    let raw = found.line;
    let smooth = curve(&map, &raw, 0.9, 0.0)?;
    Ok(Some(Route { map, raw, smooth }))
}

/// A curve through the corners of a pulled line.
fn curve(map: &GridMap, raw: &Polyline, tolerance: f64, radius: f64) -> Result<Polyline, Error> {
    let few = map.pull(raw, tolerance, radius)?;
    catmull_rom(&few.line, &CatmullRom::new())
}

fn along_walls(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("along walls");
    group.sample_size(10);
    for side in [60, 250, 1000] {
        let Ok(Some(Route { map, raw, smooth })) = route(side) else { continue };
        let points = raw.len();
        group.throughput(Throughput::Elements(points as u64));
        group.bench_function(BenchmarkId::new("simplify in sight", points), |bencher| {
            bencher.iter(|| map.pull(&raw, f64::INFINITY, 0.0));
        });
        group.bench_function(BenchmarkId::new("guard", points), |bencher| {
            bencher.iter(|| map.guard(&raw, &smooth, 0.0));
        });
        group.bench_function(BenchmarkId::new("deviation", points), |bencher| {
            bencher.iter(|| deviation(&smooth, &raw));
        });
    }
    group.finish();
}

/// The steps for a unit on 256 × 256 cells, a quarter of them walls: a route, pulled tight for a radius of 0.4, and a curve
/// through its corners, kept off walls. For 40 units, one after another.
fn units(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("40 units");
    group.sample_size(10);
    let side = 256;
    let hash =
        |cell: u32| (cell.wrapping_mul(0x9e37_79b9) ^ 0x5bd1_e995).wrapping_mul(0x85eb_ca6b) >> 8;
    let walls: Vec<bool> = (0..side * side).map(|cell| hash(cell) % 100 < 25).collect();
    let Ok(grid) = Grid::new(side, side) else { return };
    let Ok(map) = GridMap::new(&grid).with_walls(&walls) else { return };
    let routes = || -> Vec<Polyline> {
        let map = map.clone();
        let mut route = |unit: u32| {
            let ends = [1, 2].map(|end| hash(unit * 2 + end) % (side * side));
            Some(map.route(&ends, &RouteQuery::new()).ok()??.line)
        };
        (0..).filter_map(&mut route).take(40).collect()
    };
    group.bench_function("route", |bencher| bencher.iter(routes));
    let routes = routes();
    let curved = |raw| curve(&map, raw, f64::INFINITY, 0.4).ok();
    let curves: Vec<Polyline> = routes.iter().filter_map(curved).collect();
    group.bench_function("pull", |bencher| {
        let pulled = |raw| map.pull(raw, f64::INFINITY, 0.4);
        bencher.iter(|| routes.iter().map(pulled).filter(Result::is_ok).count());
    });
    group.bench_function("guard", |bencher| {
        let guarded = |(raw, curve)| map.guard(raw, curve, 0.4);
        bencher.iter(|| routes.iter().zip(&curves).map(guarded).filter(Result::is_ok).count());
    });
    group.finish();
}

criterion_group!(benches, along_walls, units);
criterion_main!(benches);
