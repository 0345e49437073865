//! Promises of smoothing a line that grows.

use meander_core::glam::{DVec2, DVec3, dvec2};
use meander_core::{
    Error, Point, Polyline,
    smooth::{Bspline, CatmullRom, Chaikin, Growth, Stroke, bspline, catmull_rom, chaikin},
};

use crate::plain::{argument, open};

/// Checks after each push that the curve equals that of the whole line. Returns the most points that one
/// push changed.
fn check<P: Point>(
    mut stroke: Stroke<P>,
    points: &[P],
    whole: impl Fn(&Polyline<P>) -> Polyline<P>,
) -> usize {
    let mut curve = Vec::new();
    let mut most = 0;
    for count in 1..=points.len() {
        let Growth { keep, points: tail, .. } = stroke.push(points[count - 1]).unwrap();
        assert!(keep <= curve.len());
        most = most.max(tail.len());
        curve.truncate(keep);
        curve.extend(tail);
        assert_eq!(curve, whole(&open(&points[..count])).to_vec(), "after {count} points");
    }
    most
}

fn check_all<P: Point>(points: &[P], passes: u32, steps: u32, alpha: f64, ratio: f64) -> usize {
    let cut = Chaikin::new().passes(passes).ratio(ratio);
    let spline = CatmullRom::new().subdivisions(steps).alpha(alpha);
    let mut most =
        check(Stroke::chaikin(cut).unwrap(), points, |line| chaikin(line, &cut).unwrap());
    most = most.max(check(Stroke::catmull_rom(spline).unwrap(), points, |line| {
        catmull_rom(line, &spline).unwrap()
    }));
    for degree in 1..=5 {
        let pulled = Bspline::new().degree(degree).subdivisions(steps);
        most = most.max(check(Stroke::bspline(pulled).unwrap(), points, |line| {
            bspline(line, &pulled).unwrap()
        }));
    }
    most
}

#[test]
fn a_point_costs_no_more_at_the_end_of_a_long_stroke() {
    let line: Vec<DVec2> = (0..150).map(|i| dvec2(f64::from(i), f64::from(i * i % 17))).collect();
    let most = check_all(&line[..40], 3, 8, 0.5, 0.25);
    assert_eq!(check_all(&line, 3, 8, 0.5, 0.25), most);
}

#[test]
fn bad_points_leave_the_stroke_as_it_was() {
    let mut stroke = Stroke::chaikin(Chaikin::new()).unwrap();
    for x in 0..5 {
        stroke.push(dvec2(f64::from(x), 0.0)).unwrap();
    }
    let before = stroke.clone();
    let bad = stroke.push(dvec2(0.0, f64::NAN)).unwrap_err();
    assert!(matches!(bad, Error::BadArgument { argument: "point", index: None, .. }));
    assert_eq!(stroke, before);
    assert_eq!(argument(Stroke::<DVec2>::catmull_rom(CatmullRom::new().alpha(2.0))), "alpha");
    assert_eq!(argument(Stroke::<DVec3>::bspline(Bspline::new().degree(6))), "degree");
}

#[test]
fn a_curve_beyond_the_limit_is_refused() {
    let mut stroke = Stroke::catmull_rom(CatmullRom::new().subdivisions(2_000_000)).unwrap();
    for x in 0..5 {
        assert!(stroke.push(dvec2(f64::from(x), 0.0)).is_ok());
    }
    let before = stroke.clone();
    let bad = stroke.push(dvec2(9.0, 0.0)).unwrap_err();
    assert!(matches!(bad, Error::TooLarge { .. }));
    assert_eq!(stroke, before);
}
