//! How the time for blobs, as tendrils and as compact patches, grows with the grid and with the share of cells kept.

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use meander_core::{
    Grid,
    carve::{Blob, blob},
};

fn blobs(criterion: &mut Criterion) {
    for (name, share) in [("a tenth", 10), ("a half", 2)] {
        for roundness in [0.0, 1.0] {
            let mut group =
                criterion.benchmark_group(format!("blobs/{name}, roundness {roundness}"));
            group.sample_size(10);
            for side in [60, 240, 1000] {
                let Ok(grid) = Grid::new(side, side) else { continue };
                let options = Blob::new(side * side / share).seed(1).roundness(roundness);
                group.throughput(Throughput::Elements(u64::from(side * side)));
                group.bench_function(BenchmarkId::from_parameter(side), |bencher| {
                    bencher.iter(|| blob(grid, &options));
                });
            }
            group.finish();
        }
    }
}

criterion_group!(benches, blobs);
criterion_main!(benches);
