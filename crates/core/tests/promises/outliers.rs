//! Promises of outlier rejection for any line.

use crate::corners::NOTHING;
use crate::plain::{line, open};
use crate::property::properties;
use meander_core::glam::{DVec2, dvec2};
use meander_core::{
    Error, Smoother,
    smooth::{Refine, RejectOutliers, reject_outliers},
};
use proptest::prelude::*;

/// Lines of points on a lattice, some repeated: moving and enlarging them is exact.
fn lattices(most: usize) -> impl Strategy<Value = Vec<DVec2>> {
    let place = (-40..40i32, -40..40i32, 1..3usize);
    prop::collection::vec(place, 0..most).prop_map(|places| {
        let copies = |(x, y, copies)| vec![dvec2(f64::from(x), f64::from(y)); copies];
        places.into_iter().flat_map(copies).collect()
    })
}

/// Points mostly along a road, so that there are outliers to find.
fn tracks() -> impl Strategy<Value = Vec<DVec2>> {
    let step = (0..4i32, -1..2i32, 0..8i32, -12..12i32, -12..12i32);
    prop::collection::vec(step, 0..60).prop_map(|steps| {
        let mut at = DVec2::ZERO;
        let mut place = |(x, y, chance, off_x, off_y)| {
            at += dvec2(f64::from(x), f64::from(y));
            let off = dvec2(f64::from(off_x), f64::from(off_y));
            if chance == 0 { at + off } else { at }
        };
        steps.into_iter().map(&mut place).collect()
    })
}

properties! {
    #[test]
    fn where_a_line_starts_and_how_large_it_is_does_not_matter(
        points in prop_oneof![lattices(40), tracks()],
        outlier_angle in 20.0..180.0,
        x in -1000..1000i32, y in -1000..1000i32, double in -40..40i32,
        closed in any::<bool>(),
    ) {
        let options = Refine::new().outlier_angle(outlier_angle);
        let scale = f64::from(double).exp2();
        let move_by = dvec2(f64::from(x), f64::from(y));
        let other: Vec<DVec2> = points.iter().map(|&point| (point + move_by) * scale).collect();
        let rejected = |points: &[DVec2]| options.derive(&line(points, closed)).unwrap().rejected;
        prop_assert_eq!(rejected(&points), rejected(&other));
    }

    #[test]
    fn a_round_has_the_same_bad_points_wherever_it_starts(
        points in prop_oneof![lattices(40), tracks()], outlier_angle in 20.0..180.0, start in 0..80usize,
    ) {
        prop_assume!(!points.is_empty());
        let options = Refine::new().outlier_angle(outlier_angle);
        let rejected = |points: &[DVec2]| options.derive(&line(points, true)).unwrap().rejected;
        let count = points.len();
        let start = start % count;
        let mut other = points.clone();
        other.rotate_left(start);
        let mut found = rejected(&other);
        found.iter_mut().for_each(|index| *index = ((*index as usize + start) % count) as u32);
        found.sort_unstable();
        prop_assert_eq!(found, rejected(&points));
    }

    #[test]
    fn convex_polygons_keep_their_vertices(
        mut angles in prop::collection::vec(0.0..6.25f64, 3..20),
        wide in 0.1..10.0f64,
        outlier_angle in 20.0..180.0,
    ) {
        angles.sort_by(f64::total_cmp);
        angles.dedup_by(|a, b| (*a - *b).abs() < 1e-3);
        let points: Vec<DVec2> =
            angles.iter().map(|&angle| DVec2::from_angle(angle) * dvec2(wide, 1.0)).collect();
        let options = Refine::new().outlier_angle(outlier_angle);
        prop_assert_eq!(options.derive(&line(&points, true)).unwrap().rejected, NOTHING);
    }

    #[test]
    fn bends_one_way_keep_their_vertices(
        turns in prop::collection::vec(0.0..170.0f64, 2..12), lengths in prop::collection::vec(1.0..1.9f64, 12),
        outlier_angle in 20.0..180.0,
    ) {
        // At most one round, in steps without jumps.
        let all: f64 = turns.iter().sum();
        let share = (350.0 / all).min(1.0);
        let (mut at, mut heading) = (DVec2::ZERO, 0.0);
        let mut points = vec![at];
        for (turn, length) in turns.iter().zip(lengths) {
            heading += (turn * share).to_radians();
            at += DVec2::from_angle(heading) * length;
            points.push(at);
        }
        // With longer runs, several good points at an end could count as outliers.
        let options = RejectOutliers::new().outlier_angle(outlier_angle).max_run(1);
        prop_assert_eq!(reject_outliers(&open(&points), &options).unwrap().rejected, NOTHING);
    }

    #[test]
    fn a_greatest_speed_leaves_no_point_that_is_too_fast_both_ways_and_could_go(
        points in tracks(), max_speed in 1.0..6.0f64,
    ) {
        let times: Vec<f64> = (0..points.len()).map(|index| index as f64).collect();
        let options = RejectOutliers::new().outlier_angle(f64::INFINITY).max_speed(max_speed);
        let rejected = reject_outliers(&open(&points), &options.times(&times)).unwrap().rejected;
        let fast = |from: usize, to: usize| {
            points[from].distance(points[to]) > max_speed * (times[to] - times[from])
        };
        let kept: Vec<usize> =
            (0..points.len()).filter(|&index| !rejected.contains(&(index as u32))).collect();
        for near in kept.windows(2) {
            // The steps across rejected points are not too fast.
            prop_assert!(near[1] - near[0] == 1 || !fast(near[0], near[1]));
        }
        let too_fast = |pairs: &[usize]| pairs.windows(2).filter(|pair| fast(pair[0], pair[1])).count();
        let all: Vec<usize> = (0..points.len()).collect();
        prop_assert!(too_fast(&kept) <= too_fast(&all));
        prop_assert!(rejected.is_empty() || too_fast(&kept) < too_fast(&all));
    }
}

#[test]
fn bad_times_and_speeds_are_named() {
    let line = open(&[0.0, 1.0, 2.0, 4.0].map(|x| dvec2(x, 0.0)));
    let plain = RejectOutliers::new();
    let named = |options: RejectOutliers<'_>| match reject_outliers(&line, &options).unwrap_err() {
        Error::BadArgument { argument, index, .. } => (argument, index),
        error => panic!("{error}"),
    };
    assert_eq!(named(plain.times(&[0.0, 1.0])), ("times", None));
    assert_eq!(named(plain.times(&[])), ("times", None));
    assert_eq!(named(plain.times(&[0.0, 1.0, f64::NAN, 3.0])), ("times", Some(2)));
    assert_eq!(named(plain.times(&[0.0, 1.0, 2.0, f64::INFINITY])), ("times", Some(3)));
    assert_eq!(named(plain.times(&[0.0, 1.0, 0.5, 3.0])), ("times", Some(2)));
    for max_speed in [0.0, -1.0, f64::NAN, f64::NEG_INFINITY] {
        let options = plain.max_speed(max_speed);
        assert_eq!(named(options), ("max_speed", None));
        assert_eq!(named(options.times(&[0.0, 1.0, 2.0, 3.0])), ("max_speed", None));
    }
    let fast = plain.max_speed(3.0);
    assert_eq!(named(fast), ("times", None));
    assert!(reject_outliers(&line, &fast.times(&[0.0, 1.0, 1.0, 3.0])).is_ok());
}
