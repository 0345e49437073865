//! The time for one point of a smooth curve.

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use meander_core::glam::DVec2;
use meander_core::smooth::{CatmullRom, Chaikin, Refine, catmull_rom, chaikin, refine};
use meander_core::{Error, Polyline};

/// A staircase with uneven steps.
fn stairs(count: u32) -> Result<Polyline, Error> {
    let step = |step: u32| DVec2::new(f64::from(step / 2), f64::from(step.div_ceil(2) * 3 % 7));
    Polyline::open((0..count).map(step))
}

fn curves(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("curves");
    group.sample_size(20);
    for count in [100, 1_000, 10_000] {
        let Ok(points) = stairs(count) else { continue };
        group.throughput(Throughput::Elements(u64::from(count)));
        let options = Chaikin::new().passes(6);
        group.bench_function(BenchmarkId::new("chaikin, 6 passes", count), |bencher| {
            bencher.iter(|| chaikin(&points, &options));
        });
        let options = Refine::new().outlier_angle(90.0).passes(3);
        group.bench_function(BenchmarkId::new("refine, 3 passes", count), |bencher| {
            bencher.iter(|| refine(&points, &options));
        });
        for alpha in [0.0, 0.5, 0.7] {
            let options = CatmullRom::new().subdivisions(10).alpha(alpha);
            let name = format!("catmull_rom, alpha {alpha}");
            group.bench_function(BenchmarkId::new(name, count), |bencher| {
                bencher.iter(|| catmull_rom(&points, &options));
            });
        }
    }
    group.finish();
}

criterion_group!(benches, curves);
criterion_main!(benches);
