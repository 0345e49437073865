//! Every smoother and measure, on any numbers: an error or a finite answer, never a panic.
#![no_main]

use arbitrary::Arbitrary;
use libfuzzer_sys::fuzz_target;
use meander_core::glam::{DVec2, DVec3};
use meander_core::interop::{ALGORITHMS, Run, from_flat};
use meander_core::{
    Bspline, CatmullRom, Error, Follower, Point, Refine, Simplify, bspline_curve,
    catmull_rom_bezier, catmull_rom_curve, corner_cuts, curvature, deviation, measure, nearest,
    refine_rejected, resample, simplify_indices, turn_angles,
};

#[derive(Arbitrary, Debug)]
struct Input {
    space: bool,
    algorithm: u8,
    values: Vec<f64>,
    points: Vec<f64>,
    other: Vec<f64>,
    number: f64,
    closed: bool,
}

fuzz_target!(|input: Input| {
    let smoothers: Vec<_> = ALGORITHMS.iter().filter_map(|entry| entry.smooth).collect();
    let (plane, space) = smoothers[usize::from(input.algorithm) % smoothers.len()];
    let _ = if input.space { run::<DVec3>(&input, space) } else { run::<DVec2>(&input, plane) };
});

fn run<P: Point>(input: &Input, smooth: Run<P>) -> Result<(), Error> {
    let points: Vec<P> = from_flat("points", &input.points)?;
    // Large results are right but slow.
    let values: Vec<f64> = input
        .values
        .iter()
        .map(|value| if *value > 6.0 { value.rem_euclid(6.0).floor() } else { *value })
        .collect();
    if let Ok(curve) = smooth(&points, &values) {
        // Coordinates near the limit may leave it on the way; then they are refused, not followed.
        let _ = measure(&curve, input.closed);
    }
    let (number, closed) = (input.number, input.closed);
    let rejecting = Refine::new().outlier_angle(number).closed(closed);
    if let Ok(rejected) = refine_rejected(&points, &rejecting) {
        assert!(rejected.iter().all(|&index| (index as usize) < points.len()));
    }
    if let Ok(kept) = simplify_indices(&points, &Simplify::new(number).closed(closed)) {
        assert!(kept.is_sorted_by(|a, b| a < b));
    }
    let _ = catmull_rom_bezier(
        &points,
        &CatmullRom::new().alpha(number).closed(closed).subdivisions(1),
    );
    let _ = curvature(&points, closed)?;
    assert_eq!(turn_angles(&points, closed)?.len(), points.len());
    if number > 1e-3 {
        let _ = resample(&points, number, closed);
    }
    let follower = Follower::new(&points, closed)?;
    assert_eq!(follower.at(number).is_some(), !points.is_empty());
    if let Ok(turning) = follower.with_turning(number) {
        assert_eq!(turning.at(number).is_some(), !points.is_empty());
    }
    let curves = [
        catmull_rom_curve(&points, &CatmullRom::new().alpha(number).closed(closed).subdivisions(1)),
        bspline_curve(&points, &Bspline::new().degree(4).closed(closed).subdivisions(1)),
    ];
    for curve in curves.iter().flatten() {
        assert_eq!(curve.point(curve.parameter_at(number)).is_some(), !points.is_empty());
        assert!(curve.length() >= 0.0);
    }
    let other: Vec<P> = from_flat("other", &input.other)?;
    let found = nearest(&points, P::from_slice(&input.other), closed)?;
    assert_eq!(found.is_some(), !points.is_empty());
    assert!(deviation(&points, &other, closed)? >= 0.0);
    for cut in corner_cuts(&points, &other, closed)? {
        assert!((cut.segment as usize) < points.len());
    }
    Ok(())
}
