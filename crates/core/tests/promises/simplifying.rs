//! Promises of simplifying. With boxes it keeps exactly the same points as without.

use std::time::{Duration, Instant};

use meander_core::glam::{DVec2, DVec3, dvec2};
use meander_core::{
    Grid, GridMap, Polyline,
    smooth::{Simplify, Visvalingam, simplify, visvalingam},
};
use proptest::prelude::*;

use crate::plain::{self, kept, open};
use crate::property::properties;
use crate::published_simplifying::{simplify_as_published, split_to_count};

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
                // On one line, except for rounding.
                5 => [t / 3.0, t / 7.0 + 1e6, t * 0.1],
                6 => {
                    let out = DVec2::from_angle(t / 40.0) * t;
                    [out.x, out.y, t]
                }
                7 => [t, f64::from(index as u32 % 64 / 32), 0.0],
                // Laps: the same points, the same with some elsewhere, and there and back.
                8 => [step(index % 17, 0), step(index % 17, 1), step(index % 17, 2)],
                9 if index % 100 == 31 => [t, step(index, 0), 0.0],
                9 => [few(0), step(index % 17, 1), 0.0],
                10 => [f64::from((index as u32 % 90).abs_diff(45)), 0.0, few(2)],
                _ => [0.0, 0.0, 0.0],
            }
        })
        .collect()
}

properties! {
    #![cases(60)]

    #[test]
    fn boxes_keep_the_same_points(
        kind in 0..12u32,
        length in prop_oneof![0..20usize, 15..100usize, 90..200usize, 150..1500usize, 1500..3000usize],
        noise in prop::collection::vec(-1.0..1.0, 1..400),
        tolerance in prop_oneof![Just(0.0), 0.001..3.0, 3.0..300.0],
        scale in prop_oneof![
            Just(1.0), Just(1e-9), Just(1e9), Just(1e140), Just(1e-140), Just(1e-170), Just(1e-99)
        ],
        closed in any::<bool>(),
    ) {
        let line = line(kind, length, &noise);
        let options = Simplify::new(tolerance * scale);
        let plane: Vec<DVec2> =
            line.iter().map(|&[x, y, _]| DVec2::new(x * scale, y * scale)).collect();
        let plane = plain::line(&plane, closed);
        prop_assert_eq!(kept(&plane, &options).unwrap(), simplify_as_published(&plane, &options));
        let space: Vec<DVec3> = line.iter().map(|&at| DVec3::from_array(at) * scale).collect();
        let space = plain::line(&space, closed);
        let indexes = kept(&space, &options).unwrap();
        prop_assert_eq!(&indexes, &simplify_as_published(&space, &options));
        let points: Vec<DVec3> = indexes.iter().map(|&index| space[index as usize]).collect();
        prop_assert_eq!(simplify(&space, &options).unwrap(), plain::line(&points, closed));
    }
}

properties! {
    #[test]
    fn a_count_keeps_the_points_that_are_split_off_first(
        kind in 0..12u32,
        length in prop_oneof![0..20usize, 15..300usize],
        noise in prop::collection::vec(-1.0..1.0, 1..400),
        count in 2..40u32,
        closed in any::<bool>(),
    ) {
        let plane: Vec<DVec2> =
            line(kind, length, &noise).iter().map(|&[x, y, _]| DVec2::new(x, y)).collect();
        let plane = plain::line(&plane, closed);
        let kept = kept(&plane, &Simplify::to_count(count)).unwrap();
        prop_assert_eq!(kept.len(), plane.len().min(count as usize));
        prop_assert_eq!(kept, split_to_count(&plane, count as usize));
    }
}

#[test]
fn tolerance_zero_drops_the_points_of_a_row_on_a_map_too() {
    let row: Vec<DVec2> = (0..20).map(|x| dvec2(f64::from(x) + 0.5, 0.5)).collect();
    let pulled = GridMap::new(&Grid::new(30, 8).unwrap()).pull(&open(&row), 0.0, 0.0).unwrap();
    assert_eq!(pulled.indices().collect::<Vec<_>>(), [0, 19]);
}

#[test]
fn a_count_of_less_than_two_is_refused() {
    let line = open(&[DVec2::ZERO, DVec2::X, DVec2::Y]);
    for count in [0, 1] {
        let error = simplify(&line, &Simplify::to_count(count)).unwrap_err().to_string();
        let allowed = "it must be a whole number from 2 to 4294967295";
        assert_eq!(error, format!("count was {count}; {allowed}"));
        assert_eq!(
            visvalingam(&line, &Visvalingam::to_count(count)).unwrap_err().to_string(),
            error
        );
    }
}

/// At most three times as long as the same number of points in eight short lines; computing every distance takes far
/// longer.
#[test]
fn a_long_noisy_line_takes_time_in_proportion_to_its_points() {
    let mut state = 1u64;
    let mut noise = || {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (state >> 40) as f64 / 8388608.0 - 1.0
    };
    let line: Vec<DVec2> = (0..400_000)
        .map(|at| dvec2(f64::from(at), 50.0 * libm::sin(f64::from(at) / 200.0) + noise()))
        .collect();
    let [short, long] = [open(&line[..50_000]), open(&line)];
    let time = |line: &Polyline, times: usize| {
        let start = Instant::now();
        for _ in 0..times {
            assert!(simplify(line, &Simplify::new(0.5)).unwrap().len() > line.len() / 3);
        }
        start.elapsed()
    };
    // Other programs disturb single measurements.
    let [mut parts, mut whole] = [Duration::MAX; 2];
    let is_linear = (0..20).any(|_| {
        parts = parts.min(time(&short, 8));
        whole = whole.min(time(&long, 1));
        whole < 3 * parts
    });
    assert!(is_linear, "{whole:?} for 400,000 points, {parts:?} for eight times 50,000");
}
