//! How A* grows with the map, on an empty one (every cell lies on a shortest route) and among walls.

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use meander_core::{Grid, GridMap, Neighborhood, RouteQuery};

/// About `percent` of the cells, the ends not among them.
fn walls(count: u32, percent: u32) -> Vec<u32> {
    let hash =
        |cell: u32| (cell.wrapping_mul(0x9e37_79b9) ^ 0x5bd1_e995).wrapping_mul(0x85eb_ca6b) >> 8;
    (1..count - 1).filter(|&cell| hash(cell) % 100 < percent).collect()
}

fn routes(criterion: &mut Criterion) {
    for (name, neighborhood) in [("four", Neighborhood::Four), ("eight", Neighborhood::Eight)] {
        for percent in [0, 25] {
            let name = format!("routes/{name} neighbours, {percent} % walls");
            let mut group = criterion.benchmark_group(name);
            group.sample_size(10);
            for side in [50, 200, 500, 1000] {
                let count = side * side;
                let walls = walls(count, percent);
                let Ok(grid) = Grid::new(side, side) else { continue };
                let grid = grid.with_neighborhood(neighborhood);
                group.throughput(Throughput::Elements(u64::from(count)));
                group.bench_function(BenchmarkId::from_parameter(side), |bencher| {
                    bencher.iter(|| {
                        let map = GridMap::new(&grid).with_walls(&walls);
                        map?.route(&[0, count - 1], &RouteQuery::new())
                    });
                });
            }
            group.finish();
        }
    }
}

criterion_group!(benches, routes);
criterion_main!(benches);
