//! Promises of the distance between two polylines.

use crate::curve_values::in_space;
use crate::plain::{line, open, polylines, segments};
use crate::property::properties;
use meander_core::glam::{DVec2, DVec3, dvec2};
use meander_core::{
    Point,
    measure::{deviation, nearest},
};
use proptest::prelude::*;

#[test]
fn the_furthest_place_may_lie_between_two_that_are_equally_near() {
    // Three spikes below a straight line, which is furthest from them where two are equally near.
    let straight = [dvec2(0.0, 0.0), dvec2(8.0, 0.0)];
    let spikes =
        [(0.0, 0.0), (0.0, -9.0), (4.0, -0.0), (6.0, -9.0), (8.0, 0.0)].map(|(x, y)| dvec2(x, y));
    let found = deviation(&open(&straight), &open(&spikes));
    let plain = sampled(&straight, &spikes, false);
    assert!((found - plain).abs() < 1e-3, "{found} {plain}");
    // A point and a line: the far end.
    assert_eq!(deviation(&open(&[DVec2::ZERO]), &line(&straight, true)), 8.0);
    assert_eq!(deviation::<DVec3>(&open(&[]), &open(&[])), 0.0);
    assert_eq!(deviation(&open(&[DVec2::ZERO]), &open(&[])), f64::INFINITY);
}

#[test]
fn many_places_that_are_equally_far_end_the_search() {
    // All points of a circle are equally far from its centre, and two laps stay together.
    let lap: Vec<DVec2> = (0..5000).map(|i| DVec2::from_angle(f64::from(i) * 0.01) * 7.0).collect();
    assert!((deviation(&line(&lap, true), &open(&[DVec2::ZERO])) - 7.0).abs() < 1e-9);
    let parallel: Vec<DVec2> = (0..5000).map(|i| dvec2(f64::from(i), f64::from(i % 2))).collect();
    let moved: Vec<DVec2> = parallel.iter().map(|&point| point + dvec2(0.0, 3.0)).collect();
    assert!((deviation(&open(&parallel), &open(&moved)) - 3.0).abs() < 1e-8);
    let zigzag: Vec<DVec2> =
        (0..5001).map(|i| dvec2(f64::from(i), f64::from(i % 2) * 50.0)).collect();
    let across = [dvec2(0.0, 0.0), dvec2(5000.0, 0.0)];
    assert_eq!(deviation(&open(&zigzag), &open(&across)), 50.0);
}

/// How many positions to sample on each segment.
const LOOKS: u32 = 200;

fn one_way<P: Point>(points: &[P], reference: &[P], closed: bool, looks: u32) -> f64 {
    let mut most: f64 = 0.0;
    let reference = line(reference, closed);
    let point = points.first().filter(|_| points.len() == 1).map(|&point| (point, point));
    for (from, to) in segments(points, closed).into_iter().chain(point) {
        for look in 0..=looks {
            let share = f64::from(look) / f64::from(looks);
            let place = from * (1.0 - share) + to * share;
            most = most.max(nearest(&reference, place).unwrap().unwrap().distance);
        }
    }
    most
}

/// The distance between many samples: never more than the true one.
fn sampled<P: Point>(a: &[P], b: &[P], closed: bool) -> f64 {
    one_way(a, b, closed, LOOKS).max(one_way(b, a, closed, LOOKS))
}

/// The largest error of sampling: half the distance between two samples.
fn gap<P: Point>(points: &[P], closed: bool) -> f64 {
    let longest = segments(points, closed).into_iter().map(|(from, to)| (to - from).dot(to - from));
    longest.fold(0.0, f64::max).sqrt() / f64::from(LOOKS) / 2.0
}

fn agrees<P: Point>(a: &[P], b: &[P], closed: bool) -> Result<(), TestCaseError> {
    let found = deviation(&line(a, closed), &line(b, closed));
    let plain = sampled(a, b, closed);
    prop_assert!(found >= plain - 1e-9, "{found} {plain}");
    prop_assert!(found <= plain + gap(a, closed).max(gap(b, closed)) + 1e-9, "{found} {plain}");
    // The distance from vertices alone is the same or less, to the bit.
    let vertices = one_way(a, b, closed, 1).max(one_way(b, a, closed, 1));
    prop_assert!(found >= vertices, "{found} {vertices}");
    Ok(())
}

properties! {
    #![cases(100)]

    #[test]
    fn it_is_what_looking_everywhere_finds(a in polylines(1..12), b in polylines(1..12), closed in any::<bool>()) {
        agrees(&a, &b, closed)?;
        agrees(&in_space(&a), &in_space(&b), closed)?;
    }

    #[test]
    fn long_lines_agree_with_looking_at_every_vertex(a in polylines(100..200), b in polylines(100..200)) {
        let vertices = one_way(&a, &b, false, 1).max(one_way(&b, &a, false, 1));
        prop_assert!(deviation(&open(&a), &open(&b)) >= vertices);
    }
}
