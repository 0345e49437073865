//! How the time for A* grows with the map: on an empty map, where every cell is on a shortest route, and among walls.

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use meander_core::{Error, Grid, GridMap, Neighborhood, RouteQuery};
use pathfinding::directed::astar::astar;

/// About `percent` of the cells, without the ends.
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

/// The cost of a cheapest route from corner to corner by the crate `pathfinding`, in seventieths of a step. It has the
/// same steps, costs and estimate as [`GridMap::route`].
fn by_pathfinding(map: &GridMap, costs: &[u32]) -> Option<u32> {
    let (grid, walls) = (map.grid(), map.walls());
    let (width, height) = (grid.width() as i32, grid.height() as i32);
    let is_eight = grid.neighborhood() == Neighborhood::Eight;
    let open = |x: i32, y: i32| {
        (0..width).contains(&x) && (0..height).contains(&y) && !walls[(y * width + x) as usize]
    };
    let steps = |&(x, y): &(i32, i32)| {
        let around = (-1..=1).flat_map(move |up| (-1..=1).map(move |right| (right, up)));
        around
            .filter(move |&(right, up)| (right, up) != (0, 0) && (is_eight || right * up == 0))
            .filter(move |&(right, up)| {
                open(x + right, y + up) && open(x + right, y) && open(x, y + up)
            })
            .map(move |(right, up)| {
                let (x, y) = (x + right, y + up);
                let step = if right * up == 0 { 70 } else { 99 };
                ((x, y), costs[(y * width + x) as usize] * step)
            })
    };
    let left = |&(x, y): &(i32, i32)| {
        let (right, up) = ((width - 1).abs_diff(x), (height - 1).abs_diff(y));
        if is_eight { right.min(up) * 99 + right.abs_diff(up) * 70 } else { (right + up) * 70 }
    };
    let goal = (width - 1, height - 1);
    astar(&(0, 0), steps, left, |at| *at == goal).map(|(_, cost)| cost)
}

/// On a prepared map of 500² cells, a fifth of them walls.
fn beside_pathfinding(criterion: &mut Criterion) -> Result<(), Error> {
    let (side, count) = (500, 250_000);
    let mut group = criterion.benchmark_group("routes beside pathfinding");
    group.sample_size(10);
    for (name, neighborhood) in [("four", Neighborhood::Four), ("eight", Neighborhood::Eight)] {
        for (kind, most) in [("", 1), (" with costs", 9)] {
            let grid = Grid::new(side, side)?.with_neighborhood(neighborhood);
            let mut map = GridMap::new(&grid).with_walls(&walls(count, 20))?;
            let costs: Vec<u32> = (0..count).map(|cell| 1 + cell * 7 % 31 % most).collect();
            if most > 1 {
                map = map.with_costs(&costs)?;
            }
            let found = map.route(&[0, count - 1], &RouteQuery::new())?;
            let cost = found.map(|route| (route.cost * 70.0).round() as u32);
            assert_eq!(cost, by_pathfinding(&map, &costs));
            group.bench_function(BenchmarkId::new(format!("{name}{kind}"), "meander"), |bencher| {
                bencher.iter(|| map.route(&[0, count - 1], &RouteQuery::new()));
            });
            group.bench_function(
                BenchmarkId::new(format!("{name}{kind}"), "pathfinding"),
                |bencher| {
                    bencher.iter(|| by_pathfinding(&map, &costs));
                },
            );
        }
    }
    group.finish();
    Ok(())
}

fn compared(criterion: &mut Criterion) {
    assert_eq!(beside_pathfinding(criterion), Ok(()));
}

criterion_group!(benches, routes, compared);
criterion_main!(benches);
