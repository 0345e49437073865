//! Promises of Catmull-Rom curves.
use crate::plain::{line, polylines};
use crate::property::properties;
use meander_core::glam::DVec2;
use meander_core::smooth::{CatmullRom, Curve, catmull_rom};
use proptest::prelude::*;

properties! {
    #[test]
    fn catmull_rom_stands_still_between_equal_points(
        mut points in polylines(0..9), at in any::<prop::sample::Index>(), alpha in 0.01..=1.0, closed in any::<bool>(),
    ) {
        prop_assume!(!points.is_empty());
        let at = at.index(points.len());
        points.insert(at, points[at]);
        let options = CatmullRom::new().subdivisions(5).alpha(alpha);
        let curve = catmull_rom(&line(&points, closed), &options).unwrap();
        prop_assert!(curve[5 * at..=5 * at + 5].iter().all(|&point| point == points[at]));
    }

    #[test]
    fn catmull_rom_has_no_kinks(points in polylines(0..9), alpha in 0.0..=1.0, closed in any::<bool>()) {
        let apart = |pair: &[DVec2]| pair[0].distance(pair[1]) > 1e-3;
        prop_assume!(points.len() > 2 && points.windows(2).all(apart));
        let curve = Curve::catmull_rom(&line(&points, closed), alpha).unwrap();
        let bezier = curve.beziers();
        for at in (3..bezier.len() - 1).step_by(3) {
            let (before, after) = (bezier[at] - bezier[at - 1], bezier[at + 1] - bezier[at]);
            // Where the line turns straight back, the tangent is only rounding.
            let least = 1e-9 * (before.length() * after.length()).max(1e-9);
            prop_assert!(before.perp_dot(after).abs() <= least, "{before} {after}");
            prop_assert!(before.dot(after) >= -least);
        }
    }
}
