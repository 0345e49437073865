//! Promises of curves as values.

use crate::plain::{argument, circle, line, open, polylines};
use crate::property::properties;
use meander_core::glam::{DVec2, DVec3, dvec2};
use meander_core::{
    Point, Polyline,
    measure::measure,
    smooth::{Bspline, CatmullRom, Curve, bspline, catmull_rom},
};
use proptest::prelude::*;

const STEPS: u32 = 4;

pub(crate) fn length<P: Point>(vector: P) -> f64 {
    vector.dot(vector).sqrt()
}

/// Lifts a line into space, up and down.
pub(crate) fn in_space(points: &[DVec2]) -> Vec<DVec3> {
    points.iter().enumerate().map(|(i, point)| point.extend((i * i % 7) as f64)).collect()
}

/// Each kind of curve through or beside these points, with its samples.
pub(crate) fn curves<P: Point>(
    points: &[P],
    alpha: f64,
    degree: u32,
    closed: bool,
) -> [(Curve<P>, Polyline<P>); 2] {
    let line = line(points, closed);
    let through = CatmullRom::new().subdivisions(STEPS).alpha(alpha);
    let beside = Bspline::new().subdivisions(STEPS).degree(degree);
    [
        (Curve::catmull_rom(&line, alpha).unwrap(), catmull_rom(&line, &through).unwrap()),
        (Curve::bspline(&line, degree).unwrap(), bspline(&line, &beside).unwrap()),
    ]
}

#[test]
fn a_straight_curve_is_as_long_as_its_line() {
    let points = [dvec2(0.0, 0.0), dvec2(1.0, 0.0), dvec2(2.0, 0.0), dvec2(3.0, 0.0)];
    for (curve, _) in curves(&points, 0.5, 1, false) {
        assert_eq!(curve.spans(), 3);
        assert!((curve.length() - 3.0).abs() < 1e-12);
        assert!((curve.length_to(1.5) - 1.5).abs() < 1e-9);
        assert!((curve.parameter_at(1.5) - 1.5).abs() < 1e-9);
        assert_eq!((curve.parameter_at(-5.0), curve.parameter_at(99.0)), (0.0, 3.0));
        assert_eq!((curve.point(-5.0), curve.point(99.0)), (Some(points[0]), Some(points[3])));
        assert_eq!(curve.point(f64::NAN), Some(points[0]));
        assert_eq!(curve.parameter_at(f64::NAN), 0.0);
    }
}

#[test]
fn lengths_are_those_of_the_formula() {
    let parabola = |points: [DVec2; 3]| Curve::bspline(&open(&points), 2).unwrap();
    // y = x² from 0 to b has a known length, at any size.
    for (b, size) in [(1.0, 1.0), (30.0, 1e-9), (0.01, 1e9), (500.0, 1.0)] {
        let points =
            [dvec2(0.0, 0.0), dvec2(b / 2.0, 0.0), dvec2(b, b * b)].map(|point| point * size);
        let root = (1.0 + 4.0 * b * b).sqrt();
        let truth = size * (0.5 * b * root + 0.25 * libm::log(2.0 * b + root));
        let found = parabola(points).length();
        assert!((found - truth).abs() <= 1e-9 * truth, "{b}: {found} {truth}");
    }
    // There and back on a line, with a cusp at t = 0.6 where it turns.
    let curve = parabola([0.0, 3.0, 1.0].map(|x| dvec2(x, 2.0 * x)));
    let unit = 5f64.sqrt();
    assert!((curve.length() - 2.6 * unit).abs() < 1e-9);
    assert!((curve.length_to(0.6) - 1.8 * unit).abs() < 1e-9);
    assert!((curve.parameter_at(2.2 * unit) - (0.6 + 0.08f64.sqrt())).abs() < 1e-8);
    assert!(curve.tangent(0.6).unwrap().length() < 1e-12);
    // Wherever the curve turns, and however nearly it stops there.
    for (middle, aside) in
        (0..400).flat_map(|i| [(f64::from(i), 0.0), (f64::from(i), 1.0 / 8192.0)])
    {
        let points = [dvec2(0.0, 0.0), dvec2(101.0 + middle, aside), dvec2(100.0, 0.0)];
        let [a, b] = [points[1] - points[0], points[2] - points[1]].map(|leg| leg * 2.0);
        // The integral of √(|b − a|²·s² + height²) from where the curve is slowest.
        let (change, slowest) = (b - a, -a.dot(b - a) / (b - a).length_squared());
        let height = (a + change * slowest).length();
        let until = |t: f64| {
            let (along, fast) = (change.length() * t, libm::hypot(change.length() * t, height));
            let rest =
                if height > 0.0 { height * height * libm::asinh(along / height) } else { 0.0 };
            (along * fast + rest) / (2.0 * change.length())
        };
        let truth = until(1.0 - slowest) - until(-slowest);
        let found = parabola(points).length();
        assert!((found - truth).abs() <= 1e-9 * truth, "{middle} {aside}: {found} {truth}");
        let far = points.map(|point| point + dvec2(1e9, -1e9));
        assert_eq!(parabola(far).length(), found, "{middle} {aside}");
    }
}

#[test]
fn nothing_and_one_point_are_curves_too() {
    for (curve, _) in curves::<DVec3>(&[], 0.5, 3, true) {
        assert_eq!((curve.spans(), curve.length(), curve.parameter_at(1.0)), (0, 0.0, 0.0));
        assert_eq!((curve.point(0.0), curve.tangent(0.0), curve.length_to(1.0)), (None, None, 0.0));
    }
    let still = dvec2(3.0, 4.0);
    for (curve, _) in curves(&[still], 0.5, 3, true) {
        assert_eq!((curve.point(9.0), curve.tangent(0.5)), (Some(still), Some(DVec2::ZERO)));
        assert_eq!(curve.length(), 0.0);
    }
    for (curve, _) in curves(&[still, still, still], 0.5, 2, false) {
        assert_eq!((curve.length(), curve.point(0.7)), (0.0, Some(still)));
        assert!(curve.parameter_at(1.0) <= curve.spans() as f64);
    }
}

#[test]
fn options_are_checked_as_for_samples() {
    assert_eq!(argument(Curve::catmull_rom(&open(&[DVec2::ZERO]), 1.5)), "alpha");
    assert_eq!(argument(Curve::bspline(&open(&[DVec2::ZERO]), 9)), "degree");
}

#[test]
fn a_length_beyond_a_round_leads_further_round() {
    for (curve, _) in curves(&circle(64, 1.0), 0.5, 5, true) {
        let at = |share: f64| curve.point(curve.parameter_at(share * curve.length())).unwrap();
        assert!(at(0.25).distance(at(-0.75)) < 1e-9);
        assert!(curve.point(70.0).unwrap().distance(curve.point(6.0).unwrap()) < 1e-12);
    }
}

fn check<P: Point>(
    points: &[P],
    alpha: f64,
    degree: u32,
    closed: bool,
    share: f64,
) -> Result<(), TestCaseError> {
    for (curve, samples) in curves(points, alpha, degree, closed) {
        let spans = curve.spans() as f64;
        // The positions are those of the samples.
        let size = points.iter().map(|&point| length(point)).fold(1.0, f64::max);
        for (index, &sample) in samples.iter().enumerate() {
            let place = curve.point(index as f64 / f64::from(STEPS)).unwrap();
            prop_assert!(length(place - sample) <= 1e-12 * size, "{index}: {place:?} {sample:?}");
        }
        // The tangent is the change of the position.
        let t = share * spans;
        let inside = (t.fract() - 0.5).abs() < 0.49;
        if inside {
            let step = 1e-6;
            let change =
                (curve.point(t + step).unwrap() - curve.point(t - step).unwrap()) * (0.5 / step);
            prop_assert!(length(change - curve.tangent(t).unwrap()) <= 1e-6 * size);
        }
        // The length is that of a line through very many positions.
        let looks = 2000 * curve.spans();
        let line: Vec<P> = (0..=looks)
            .map(|look| {
                curve
                    .point(
                        (spans * look as f64 / looks as f64)
                            .min(spans - f64::from(u8::from(closed)) * 1e-12),
                    )
                    .unwrap()
            })
            .collect();
        let plain = measure(&open(&line)).length;
        prop_assert!(
            (curve.length() - plain).abs() <= 1e-5 * plain + 1e-9,
            "{} {plain}",
            curve.length()
        );
        prop_assert!(curve.length() >= plain - 1e-9 * (1.0 + plain));
        // Lengths add up, and lead back to the parameter.
        let before = curve.length_to(t);
        prop_assert!(before >= -1e-12 && before <= curve.length() * (1.0 + 1e-12) + 1e-12);
        let again = curve.length_to(curve.parameter_at(share * curve.length()));
        prop_assert!(
            (again - share * curve.length()).abs() <= 1e-9 * curve.length().max(1e-3),
            "{again}"
        );
    }
    Ok(())
}

properties! {
    #![cases(64)]

    #[test]
    fn a_curve_agrees_with_its_samples(
        points in polylines(2..9), alpha in prop_oneof![Just(0.0), Just(0.5), Just(1.0), 0.0..1.0],
        degree in 1..6u32, closed in any::<bool>(), share in 0.0..1.0,
    ) {
        check(&points, alpha, degree, closed, share)?;
        check(&in_space(&points), alpha, degree, closed, share)?;
    }
}
