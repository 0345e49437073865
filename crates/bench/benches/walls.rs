//! How simplifying in sight, guarding and measuring grow with the route, from A* to a curve that keeps off the walls.

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use meander_core::{
    Astar, CatmullRom, Error, Grid, Guard, SimplifyOnGrid, astar, catmull_rom, cells_to_points,
    deviation, glam::DVec2, guard, simplify_on_grid,
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

criterion_group!(benches, along_walls);
criterion_main!(benches);
