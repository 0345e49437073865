//! What Catmull-Rom curves promise.
use crate::plain::{line, lines, open, polylines};
use meander_core::glam::{DVec2, dvec2};
use meander_core::smooth::{CatmullRom, Curve, catmull_rom};
use proptest::prelude::*;

proptest! {
    #[test]
    fn catmull_rom_passes_through_every_point(
        line in lines(0..20), subdivisions in 1..9u32, alpha in 0.0..=1.0,
    ) {
        let options = CatmullRom::new().subdivisions(subdivisions).alpha(alpha);
        let curve = catmull_rom(&line, &options).unwrap();
        if line.len() < 2 {
            prop_assert_eq!(curve, line);
        } else {
            let open = usize::from(!line.is_closed());
            prop_assert_eq!(curve.len(), (line.len() - open) * subdivisions as usize + open);
            for (index, point) in line.iter().enumerate().take(curve.len()) {
                prop_assert_eq!(curve[index * subdivisions as usize], *point);
            }
            prop_assert!(curve.iter().all(|point| point.is_finite()));
        }
    }

    #[test]
    fn catmull_rom_stands_still_between_equal_points(
        mut points in polylines(0..9), at: prop::sample::Index, alpha in 0.01..=1.0, closed: bool,
    ) {
        prop_assume!(!points.is_empty());
        let at = at.index(points.len());
        points.insert(at, points[at]);
        let options = CatmullRom::new().subdivisions(5).alpha(alpha);
        let curve = catmull_rom(&line(&points, closed), &options).unwrap();
        prop_assert!(curve[5 * at..=5 * at + 5].iter().all(|&point| point == points[at]));
    }

    #[test]
    fn catmull_rom_has_no_kinks(points in polylines(0..9), alpha in 0.0..=1.0, closed: bool) {
        let apart = |pair: &[DVec2]| pair[0].distance(pair[1]) > 1e-3;
        prop_assume!(points.len() > 2 && points.windows(2).all(apart));
        let curve = Curve::catmull_rom(&line(&points, closed), alpha).unwrap();
        let bezier = curve.beziers();
        for at in (3..bezier.len() - 1).step_by(3) {
            let (before, after) = (bezier[at] - bezier[at - 1], bezier[at + 1] - bezier[at]);
            // Where the line turns straight back, nothing but rounding is left of the tangent.
            let least = 1e-9 * (before.length() * after.length()).max(1e-9);
            prop_assert!(before.perp_dot(after).abs() <= least, "{before} {after}");
            prop_assert!(before.dot(after) >= -least);
        }
    }

    #[test]
    fn the_bezier_form_is_the_same_curve(line in lines(0..9), alpha in 0.0..=1.0) {
        let curve = catmull_rom(&line, &CatmullRom::new().subdivisions(4).alpha(alpha)).unwrap();
        let found = Curve::catmull_rom(&line, alpha).unwrap();
        let bezier = found.beziers();
        if line.len() < 2 {
            prop_assert_eq!(bezier, line.points());
            return Ok(());
        }
        for (index, point) in curve.iter().enumerate() {
            let segment = (index / 4).min(bezier.len() / 3 - 1);
            let t = (index - 4 * segment) as f64 / 4.0;
            let [a, b, c, d] = [0, 1, 2, 3].map(|control| bezier[3 * segment + control]);
            let back = 1.0 - t;
            let found = a * (back * back * back)
                + b * (3.0 * back * back * t)
                + c * (3.0 * back * t * t)
                + d * (t * t * t);
            prop_assert!(found.distance(*point) < 1e-9, "{found} {point}");
        }
    }
}

#[test]
fn the_formula_of_the_java_post_is_right_and_its_printed_value_is_not() {
    let line = open(&[1.0, 2.0, 2.0, 1.0].map(|y| dvec2(0.0, y)));
    let options = CatmullRom::new().subdivisions(4).alpha(0.0);
    let curve = catmull_rom(&line, &options).unwrap();
    assert_eq!([curve[5].y, curve[6].y, curve[7].y], [2.09375, 2.125, 2.09375]);
    let thirteen = open(&[DVec2::ZERO; 13]);
    let options = options.subdivisions(5);
    assert_eq!(catmull_rom(&thirteen, &options).unwrap().len(), 61);
}
