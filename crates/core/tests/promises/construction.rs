//! What a drawing of a curve's construction shows: turns, and where the points of a pass come from.

use meander_core::glam::{DVec2, dvec2, dvec3};
use meander_core::{
    measure::{CornerCut, corner_cuts, curvature, measure, turn_angles},
    smooth::{Chaikin, Refine, chaikin, refine},
};
use proptest::prelude::*;

use crate::plain::{line, open, polylines};

/// Two gentle corners and a spike.
const PATROL: [DVec2; 5] =
    [dvec2(1.0, 1.0), dvec2(4.0, 1.0), dvec2(4.2, 6.0), dvec2(4.3, 1.0), dvec2(8.0, 1.0)];

#[test]
fn each_corner_is_cut_on_both_sides() {
    let patrol = open(&PATROL);
    let cuts = corner_cuts(&patrol, &chaikin(&patrol, &Chaikin::new()).unwrap());
    let (far, near): (Vec<CornerCut<DVec2>>, Vec<_>) =
        cuts.into_iter().partition(|cut| cut.is_near_end);
    assert_eq!((near.len(), far.len()), (3, 3));
    assert_eq!(far[0].point, dvec2(3.25, 1.0));
    assert_eq!(near.iter().map(|cut| cut.segment).collect::<Vec<_>>(), [1, 2, 3]);
    assert_eq!(far.iter().map(|cut| cut.segment).collect::<Vec<_>>(), [0, 1, 2]);
}

#[test]
fn corners_of_space_are_cut_too() {
    let line = open(&[
        dvec3(1.0, 1.0, 1.0),
        dvec3(4.0, 1.0, 3.0),
        dvec3(8.0, 6.0, 2.0),
        dvec3(8.0, 2.0, 2.0),
        dvec3(8.0, 2.0, 6.0),
    ]);
    let pass = chaikin(&line, &Chaikin::new()).unwrap();
    assert_eq!(corner_cuts(&line, &pass).len(), 6);
    assert_eq!(turn_angles(&line)[3], 90.0);
}

#[test]
fn gentle_turns_and_repeated_points_are_told_as_they_are() {
    let doubled = [dvec2(0.0, 0.0), dvec2(1.0, 0.0), dvec2(1.0, 0.0), dvec2(2.0, 0.0)];
    assert_eq!(turn_angles(&open(&doubled)), [0.0; 4]);
    assert!(turn_angles(&line::<DVec2>(&[], true)).is_empty());
    let straight = [dvec2(0.0, 0.0), dvec2(1.0, 0.0), dvec2(2.0, 0.0)];
    let pass = chaikin(&open(&straight), &Chaikin::new()).unwrap();
    assert!(corner_cuts(&open(&straight), &pass).is_empty());
    assert_eq!(turn_angles(&line(&straight, true)), [180.0, 0.0, 180.0]);
}

proptest! {
    /// Where segments overlap, a point can be said to lie on a later one.
    #[test]
    fn cuts_lie_on_their_segment(
        steps in prop::collection::vec((0.1..2.0, -5.0..5.0), 0..40),
        closed: bool,
        refined: bool,
    ) {
        let mut x = 0.0;
        let points: Vec<DVec2> = steps
            .into_iter()
            .map(|(step, y)| {
                x += step;
                dvec2(x, y)
            })
            .collect();
        let points = line(&points, closed);
        let pass = if refined {
            refine(&points, &Refine::new().outlier_angle(f64::INFINITY))
        } else {
            chaikin(&points, &Chaikin::new())
        };
        for cut in corner_cuts(&points, &pass.unwrap()) {
            let from = points[cut.segment as usize];
            let to = points[(cut.segment as usize + 1) % points.len()];
            let (before, after) = (cut.point.distance(from), cut.point.distance(to));
            prop_assert!((before + after - from.distance(to)).abs() < 1e-9);
            prop_assert_eq!(cut.is_near_end, before > after);
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
