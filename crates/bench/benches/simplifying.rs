//! Whether the time for simplifying stays proportional to the number of points, whatever the line.

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use meander_core::Polyline;
use meander_core::glam::{DVec2, dvec2};
use meander_core::smooth::{Simplify, simplify};
use published_simplifying::simplify_as_published;

#[expect(dead_code, reason = "a test counts with it, this does not")]
#[path = "../../core/tests/support/published_simplifying.rs"]
mod published_simplifying;

/// Numbers in `[0, 1)`, the same each time (G. Marsaglia, "Xorshift RNGs", 2003).
fn noise() -> impl FnMut() -> f64 {
    let mut state = 0x2545_f491_4f6c_dd1d_u64;
    move || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 40) as f64 / f64::from(1 << 24)
    }
}

/// Noise of twice the tolerance around a slow wave: each split takes off little.
fn noisy(count: u32) -> Vec<DVec2> {
    let mut noise = noise();
    let wave = |x: u32| f64::from((x % 1200).abs_diff(600)) / 6.0;
    (0..count).map(|x| dvec2(f64::from(x), wave(x) + 2.0 * noise() - 1.0)).collect()
}

fn walk(count: u32) -> Vec<DVec2> {
    let (mut noise, mut at) = (noise(), DVec2::ZERO);
    (0..count)
        .map(|_| {
            at += dvec2(noise() - 0.5, noise() - 0.5);
            at
        })
        .collect()
}

/// Every split cuts off one point: the worst case for computing every distance.
fn zigzag(count: u32) -> Vec<DVec2> {
    let side = |x: u32| if x.is_multiple_of(2) { 1.0 } else { -1.0 };
    (0..count).map(|x| dvec2(f64::from(x), side(x) * f64::from(count - x))).collect()
}

fn simplifying(criterion: &mut Criterion) {
    for (name, line) in
        [("noisy", noisy as fn(u32) -> Vec<DVec2>), ("walk", walk), ("decaying zigzag", zigzag)]
    {
        let mut group = criterion.benchmark_group(format!("simplifying/{name}"));
        group.sample_size(10);
        for count in [50, 1_000, 10_000, 100_000, 1_000_000] {
            let Ok(points) = Polyline::open(line(count)) else { continue };
            let options = Simplify::new(0.5);
            group.throughput(Throughput::Elements(u64::from(count)));
            group.bench_function(BenchmarkId::from_parameter(count), |bencher| {
                bencher.iter(|| simplify(&points, &options));
            });
            // Computing every distance of a long zigzag takes minutes.
            if count <= 10_000 {
                group.bench_function(BenchmarkId::new("published", count), |bencher| {
                    bencher.iter(|| simplify_as_published(&points, &options));
                });
            }
        }
        group.finish();
    }
}

criterion_group!(benches, simplifying);
criterion_main!(benches);
