//! Data for drawing a curve's construction: turns, and where the points of a pass come from.

use meander_core::glam::dvec2;
use meander_core::{
    Smoother,
    measure::{curvature, measure, turn_angles},
    smooth::{Chaikin, Refine},
};
use proptest::prelude::*;

use crate::plain::{line, open, polylines};
use crate::property::properties;

#[test]
fn gentle_turns_and_repeated_points_are_told_as_they_are() {
    // Backwards, so that products with a heading of zero are -0.
    let doubled = [dvec2(2.0, 1.0), dvec2(1.0, 0.5), dvec2(1.0, 0.5), dvec2(0.0, 0.0)];
    assert_eq!(turn_angles(&open(&doubled)), [0.0; 4]);
    let straight = [dvec2(0.0, 0.0), dvec2(1.0, 0.0), dvec2(2.0, 0.0)];
    assert_eq!(turn_angles(&line(&straight, true)), [180.0, 0.0, 180.0]);
}

properties! {
    #[test]
    fn a_pass_cuts_segments_where_its_origins_say(points in polylines(3..40), closed in any::<bool>(), refined in any::<bool>()) {
        let points = line(&points, closed);
        let refine = Refine::new().outlier_angle(f64::INFINITY);
        let pass = if refined { refine.derive(&points) } else { Chaikin::new().derive(&points) }.unwrap();
        for (point, origin) in pass.line.iter().zip(pass.origins) {
            let from = points[origin.from as usize];
            let to = points[origin.to as usize];
            prop_assert!(point.distance(from + (to - from) * origin.fraction) < 1e-9);
            prop_assert!([0.0, 0.25, 0.75].contains(&origin.fraction));
        }
    }

    #[test]
    fn the_largest_turn_angle_is_the_one_that_measuring_finds(points in polylines(0..30)) {
        let mut distinct = points;
        distinct.dedup();
        let distinct = open(&distinct);
        let turns = turn_angles(&distinct);
        prop_assert_eq!(turns.len(), curvature(&distinct).len());
        let most = turns.into_iter().fold(0.0, f64::max);
        prop_assert_eq!(most, measure(&distinct).max_turn);
    }
}
