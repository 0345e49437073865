//! Simplifying with boxes keeps exactly the points that reading every distance keeps.

use meander_core::glam::{DVec2, DVec3};
use meander_core::{Simplify, simplify_indices};
use proptest::prelude::*;

use crate::published_simplifying::simplify_as_published;

/// Lines of many kinds, by number: some with ties everywhere, some as flat as rounding allows.
fn line(kind: u32, length: usize, noise: &[f64]) -> Vec<[f64; 3]> {
    let step = |index: usize, way: usize| noise[(7 * index + 13 * way) % noise.len()];
    let mut at = [0.0; 3];
    (0..length)
        .map(|index| {
            let (t, few) = (index as f64, |way| (step(index, way) * 3.0).round());
            match kind {
                0 => [t, step(index, 0), step(index, 1)],
                1 => {
                    for (way, x) in at.iter_mut().enumerate() {
                        *x += step(index, way);
                    }
                    at
                }
                2 => {
                    for (way, x) in at.iter_mut().enumerate() {
                        *x += few(way);
                    }
                    at
                }
                3 => [few(0), few(1), few(2)],
                4 => {
                    let side = if index % 2 == 0 { 1.0 } else { -1.0 };
                    [t, side * (length - index) as f64, 0.0]
                }
                // On one line, but for rounding.
                5 => [t / 3.0, t / 7.0 + 1e6, t * 0.1],
                6 => {
                    let out = DVec2::from_angle(t / 40.0) * t;
                    [out.x, out.y, t]
                }
                7 => [t, f64::from(index as u32 % 64 / 32), 0.0],
                // Laps: the same points, those with some of them elsewhere, and there and back.
                8 => [step(index % 17, 0), step(index % 17, 1), step(index % 17, 2)],
                9 if index % 100 == 31 => [t, step(index, 0), 0.0],
                9 => [few(0), step(index % 17, 1), 0.0],
                10 => [f64::from((index as u32 % 90).abs_diff(45)), 0.0, few(2)],
                _ => [0.0, 0.0, 0.0],
            }
        })
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    #[test]
    fn boxes_keep_the_same_points(
        kind in 0..12u32,
        length in prop_oneof![0..20usize, 15..100usize, 90..200usize, 150..1500usize],
        noise in prop::collection::vec(-1.0..1.0, 1..400),
        tolerance in prop_oneof![Just(0.0), 0.001..3.0, 3.0..300.0],
        scale in prop_oneof![
            Just(1.0), Just(1e-9), Just(1e9), Just(1e140), Just(1e-140), Just(1e-170), Just(1e-99)
        ],
        closed: bool,
    ) {
        let line = line(kind, length, &noise);
        let options = Simplify::new(tolerance * scale).closed(closed);
        let plane: Vec<DVec2> =
            line.iter().map(|&[x, y, _]| DVec2::new(x * scale, y * scale)).collect();
        prop_assert_eq!(simplify_indices(&plane, &options).unwrap(), simplify_as_published(&plane, &options));
        let space: Vec<DVec3> = line.iter().map(|&at| DVec3::from_array(at) * scale).collect();
        prop_assert_eq!(simplify_indices(&space, &options).unwrap(), simplify_as_published(&space, &options));
    }
}
