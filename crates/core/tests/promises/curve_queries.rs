//! Promises of queries to curves other than positions and lengths.

use meander_core::glam::{DVec2, dvec2};
use meander_core::{
    Error, Point,
    smooth::{Curve, NearestOnCurve},
};
use proptest::prelude::*;

use crate::curve_values::{self, in_space, length};
use crate::plain::{argument, circle, open, polylines};
use crate::property::properties;

fn curves<P: Point>(points: &[P], alpha: f64, degree: u32, closed: bool) -> [Curve<P>; 2] {
    curve_values::curves(points, alpha, degree, closed).map(|(curve, _)| curve)
}

#[test]
fn curvature_has_the_sign_of_the_turn() {
    let around = circle(100, 4.0);
    let back: Vec<DVec2> = around.iter().rev().copied().collect();
    for (points, sign) in [(around, 1.0), (back, -1.0)] {
        for curve in curves(&points, 0.5, 5, true) {
            assert!((curve.curvature(7.5) - 0.25 * sign).abs() < 1e-2);
        }
    }
}

#[test]
fn a_parabola_bends_most_at_its_vertex() {
    for (scale, shift) in [(1.0, 0.0), (1e-9, 0.0), (1e9, 0.0), (1.0, 1e6), (1e140, 0.0)] {
        // y = x² from −1 to 3.
        let points = [dvec2(-1.0, 1.0), dvec2(1.0, -3.0), dvec2(3.0, 9.0)]
            .map(|point| point * scale + DVec2::splat(shift));
        let curve = Curve::bspline(&open(&points), 2).unwrap();
        let bend = curve.tightest_bend().unwrap();
        assert!((bend.radius / scale - 0.5).abs() < 1e-9 * (1.0 + shift), "{bend:?} {scale}");
        assert!((bend.t - 0.25).abs() < 1e-4);
    }
}

#[test]
fn cusps_have_no_radius_and_straight_lines_no_bend() {
    let back = open(&[0.0, 3.0, 1.0].map(|x| dvec2(x, 2.0 * x)));
    let there_and_back = Curve::bspline(&back, 2).unwrap();
    let bend = there_and_back.tightest_bend().unwrap();
    assert!(bend.radius < 1e-6 && (bend.t - 0.6).abs() < 1e-6, "{bend:?}");
    let straight = [dvec2(0.0, 0.0), dvec2(1.0, 0.0), dvec2(2.0, 0.0)];
    for curve in curves(&straight, 0.5, 1, false) {
        assert_eq!(curve.tightest_bend().unwrap().radius, f64::INFINITY);
        assert_eq!((curve.curvature(0.7), curve.curvature(f64::NAN)), (0.0, 0.0));
        assert_eq!(argument(curve.nearest(dvec2(f64::NAN, 0.0))), "place");
    }
    for curve in curves::<DVec2>(&[], 0.5, 3, true) {
        assert_eq!((curve.tightest_bend(), curve.curvature(0.0)), (None, 0.0));
        assert_eq!(curve.nearest(DVec2::ZERO).unwrap(), None);
        assert_eq!((curve.sample(5).unwrap(), curve.second_derivative(0.0)), (vec![], None));
    }
    for curve in curves(&straight[1..2], 0.5, 3, false) {
        assert_eq!(curve.tightest_bend(), None);
        let NearestOnCurve { point, distance, t, .. } =
            curve.nearest(DVec2::ZERO).unwrap().unwrap();
        assert_eq!((point, distance, t), (straight[1], 1.0, 0.0));
        assert_eq!(curve.sample(2).unwrap(), [(straight[1], DVec2::ZERO); 2]);
    }
}

#[test]
fn samples_are_as_far_apart_along_the_curve() {
    let points = [dvec2(0.0, 0.0), dvec2(6.0, 1.0), dvec2(7.0, 6.0), dvec2(0.0, 3.0)];
    for closed in [false, true] {
        for curve in curves(&points, 0.5, 3, closed) {
            for count in [0u32, 1, 2, 7] {
                let samples = curve.sample(count).unwrap();
                assert_eq!(samples.len(), count as usize);
                let steps = if closed { count } else { count.saturating_sub(1).max(1) };
                for (index, &(point, tangent)) in samples.iter().enumerate() {
                    let distance = curve.length() * index as f64 / f64::from(steps);
                    let t = curve.parameter_at(distance);
                    assert!(point.distance(curve.point(t).unwrap()) < 1e-9);
                    let ahead = curve.tangent(t).unwrap().normalize();
                    assert!(
                        tangent.distance(ahead) < 1e-9 && (tangent.length() - 1.0).abs() < 1e-12
                    );
                }
                if !closed && count > 1 {
                    assert_eq!(samples[samples.len() - 1].0, points[3]);
                }
            }
            assert!(matches!(
                curve.sample(1 << 23),
                Err(Error::TooLarge { argument: "count", .. })
            ));
        }
    }
}

/// Compares with very many positions.
fn check<P: Point>(curve: &Curve<P>, place: P, size: f64) {
    let spans = curve.spans();
    let looks: Vec<f64> = (0..=200 * spans).map(|look| look as f64 / 200.0).collect();
    let found = curve.nearest(place).unwrap().unwrap();
    let at = curve.point(found.t).unwrap();
    assert!(length(at - found.point) <= 1e-12 * size);
    assert!((length(place - found.point) - found.distance).abs() <= 1e-12 * size);
    let mut sharpest = 0.0f64;
    for &t in &looks {
        let away = length(place - curve.point(t).unwrap());
        assert!(found.distance <= away + 1e-9 * size, "{found:?} {t} {away}");
        // Just before the end of a span, too.
        for t in [t, (t - 1e-9).max(0.0)] {
            sharpest = sharpest.max(curve.curvature(t).abs());
        }
    }
    let bend = curve.tightest_bend().unwrap();
    assert!(
        1.0 / bend.radius >= sharpest * (1.0 - 1e-6) - 1e-9 / size,
        "{bend:?} {}",
        1.0 / sharpest
    );
    // The curve really bends that much at `bend.t`.
    let near = [bend.t - 1e-12, bend.t, bend.t + 1e-12].map(|t| 1.0 / curve.curvature(t).abs());
    let best = near.into_iter().fold(f64::INFINITY, |best, radius| {
        if (radius - bend.radius).abs() < (best - bend.radius).abs() { radius } else { best }
    });
    let is_there = bend.radius < 1e-6 * size || (best / bend.radius - 1.0).abs() < 1e-3;
    assert!(is_there || bend.radius > 1e9 * size, "{bend:?} {near:?}");
    // The second derivative is the change of the first.
    let t = 0.37 + (spans / 2) as f64;
    let step = 1e-5;
    let change =
        (curve.tangent(t + step).unwrap() - curve.tangent(t - step).unwrap()) * (0.5 / step);
    let second = curve.second_derivative(t).unwrap();
    assert!(length(change - second) <= 1e-4 * (size + length(second)), "{change:?} {second:?}");
}

properties! {
    #![cases(64)]

    #[test]
    fn a_curve_answers_as_its_places_do(
        points in polylines(2..8), alpha in prop_oneof![Just(0.0), Just(0.5), Just(1.0)],
        degree in 1..6u32, closed in any::<bool>(), x in -60.0..60.0, y in -60.0..60.0,
    ) {
        let place = dvec2(x, y);
        let space = in_space(&points);
        for curve in curves(&points, alpha, degree, closed) {
            check(&curve, place, 100.0);
        }
        for curve in curves(&space, alpha, degree, closed) {
            check(&curve, place.extend(2.0), 100.0);
        }
    }
}
