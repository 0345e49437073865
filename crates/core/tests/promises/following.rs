//! What travelling along a polyline promises.

use crate::plain::polylines;
use meander_core::glam::{DVec2, DVec3, dvec2, dvec3};
use meander_core::{Error, Follower, Point, nearest};
use proptest::prelude::*;

#[test]
fn a_patrol_goes_round_and_a_path_ends() {
    let points =
        [dvec2(0.0, 0.0), dvec2(0.0, 0.0), dvec2(3.0, 0.0), dvec2(3.0, 1.0), dvec2(3.0, 1.0)];
    let path = Follower::new(&points, false).unwrap();
    let at = |distance| path.at(distance).unwrap();
    assert_eq!((at(-1.0).point, at(-1.0).heading), (points[0], dvec2(1.0, 0.0)));
    assert_eq!((at(3.0).point, at(3.0).heading), (points[2], dvec2(0.0, 1.0)));
    assert_eq!(
        (at(99.0).point, at(99.0).heading, at(99.0).segment),
        (points[4], dvec2(0.0, 1.0), 2)
    );
    assert_eq!(at(f64::NAN).point, points[0]);
    let patrol = Follower::new(&points[1..4], true).unwrap();
    let back = patrol.length() - 4.0;
    assert!((back - 10f64.sqrt()).abs() < 1e-12);
    assert_eq!(patrol.at(-back).unwrap().point, patrol.at(4.0).unwrap().point);
    assert_eq!(Follower::<DVec2>::new(&[], true).unwrap().at(0.0), None);
    let one = Follower::new(&[dvec2(2.0, 2.0)], true).unwrap().at(5.0).unwrap();
    assert_eq!((one.point, one.heading), (dvec2(2.0, 2.0), DVec2::ZERO));
}

#[test]
fn far_along_a_short_leg_has_a_heading_of_length_one() {
    let far = |x: f64, y: f64| {
        let line = [DVec2::ZERO, dvec2(1e9, 0.0), dvec2(1e9 + x, y)];
        Follower::new(&line, false).unwrap().at(f64::INFINITY).unwrap().heading
    };
    assert_eq!(far(0.0, 1e-7), dvec2(0.0, 1.0));
    assert!((far(3e-7, 5e-7).length() - 1.0).abs() < 1e-15);
}

#[test]
fn a_heading_turns_evenly_around_a_corner() {
    let corner = [dvec2(0.0, 0.0), dvec2(4.0, 0.0), dvec2(4.0, 1.0), dvec2(9.0, 1.0)];
    let jumping = Follower::new(&corner, false).unwrap();
    let heading = |turning: f64, distance: f64| {
        let follower = jumping.clone().with_turning(turning).unwrap();
        let position = follower.at(distance).unwrap();
        assert_eq!(position.point, jumping.at(distance).unwrap().point);
        position.heading.to_angle().to_degrees()
    };
    assert_eq!(heading(0.0, 4.0 - 1e-9), 0.0);
    assert_eq!(heading(0.0, 4.0), 90.0);
    // Half a unit is all that the short leg has for each of its ends.
    for turning in [1.0, 2.0, f64::INFINITY] {
        assert_eq!((heading(turning, 3.5), heading(turning, 4.5)), (0.0, 90.0));
        assert!((heading(turning, 4.0) - 45.0).abs() < 1e-9);
        for share in 1..10 {
            let at = f64::from(share) / 10.0;
            assert!((heading(turning, 3.5 + at) - 90.0 * at).abs() < 1.0);
        }
    }
    // At the ends of an open line there is nothing to turn to.
    assert_eq!((heading(9.0, 0.0), heading(9.0, 99.0)), (0.0, 0.0));
    let bad = jumping.with_turning(-1.0).unwrap_err();
    assert_eq!(bad.to_string(), "turning was -1; it must be a number of 0 or more");
}

#[test]
fn a_reversal_turns_by_the_next_axis() {
    let heading = |line: &[DVec2], distance: f64| {
        let follower = Follower::new(line, true).unwrap().with_turning(1.0).unwrap();
        follower.at(distance).unwrap().heading
    };
    let there_and_back = [dvec2(0.0, 0.0), dvec2(3.0, 0.0)];
    assert_eq!(heading(&there_and_back, 3.0), dvec2(0.0, 1.0));
    assert_eq!(heading(&there_and_back, 0.0), dvec2(0.0, 1.0));
    let up = [dvec3(0.0, 0.0, 0.0), dvec3(0.0, 0.0, 2.0), dvec3(0.0, 0.0, 0.0)];
    let follower = Follower::new(&up, false).unwrap().with_turning(1.0).unwrap();
    assert_eq!(follower.at(2.0).unwrap().heading, DVec3::X);
}

#[test]
fn the_nearest_of_several_is_the_first() {
    let square = [dvec2(0.0, 0.0), dvec2(2.0, 0.0), dvec2(2.0, 2.0), dvec2(0.0, 2.0)];
    let open = nearest(&square, dvec2(1.0, 1.0), false).unwrap().unwrap();
    assert_eq!((open.point, open.segment, open.along), (dvec2(1.0, 0.0), 0, 1.0));
    let left = dvec2(-1.0, 1.5);
    let closed = nearest(&square, left, true).unwrap().unwrap();
    assert_eq!((closed.point, closed.segment, closed.along), (dvec2(0.0, 1.5), 3, 6.5));
    assert_eq!(nearest(&square, left, false).unwrap().unwrap().point, square[3]);
    assert_eq!(nearest(&[], left, true).unwrap(), None);
    let one = nearest(&square[..1], dvec2(3.0, 4.0), true).unwrap().unwrap();
    assert_eq!((one.point, one.distance, one.segment, one.along), (square[0], 5.0, 0, 0.0));
    let bad = nearest(&square, dvec2(0.0, f64::NAN), false).unwrap_err();
    assert!(matches!(bad, Error::BadArgument { argument: "place", .. }));
}

/// The largest turn from one of many even steps to the next, and the shortest distance over which a heading turns.
fn check_turning<P: Point>(points: &[P], closed: bool, turning: f64) -> (f64, f64) {
    let follower = Follower::new(points, closed).unwrap().with_turning(turning).unwrap();
    let segments = points.windows(2).map(|pair| pair[1] - pair[0]);
    let closing = points.last().filter(|_| closed).map(|&last| points[0] - last);
    let shortest =
        segments.chain(closing).map(|step| step.dot(step).sqrt()).fold(turning, f64::min);
    let steps = 20_000;
    let mut most: f64 = 0.0;
    let mut before = follower.at(0.0).unwrap().heading;
    for step in 1..=steps {
        let position = follower.at(follower.length() * f64::from(step) / f64::from(steps)).unwrap();
        let change = position.heading - before;
        most = most.max(change.dot(change).sqrt());
        assert!((position.heading.dot(position.heading) - 1.0).abs() < 1e-12);
        before = position.heading;
    }
    (most, shortest)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn a_turning_heading_never_jumps(
        list in prop::collection::vec((-9.0..9.0, -9.0..9.0, -9.0..9.0), 2..12), closed: bool, turning in 0.1..4.0,
        lattice: bool,
    ) {
        let round = |x: f64| if lattice { (x / 4.0).round() } else { x };
        let mut space: Vec<DVec3> = list.iter().map(|&(x, y, z)| dvec3(round(x), round(y), round(z))).collect();
        space.dedup();
        if closed && space.first() == space.last() {
            space.pop();
        }
        prop_assume!(space.len() > 1);
        let mut plane: Vec<DVec2> = space.iter().map(|point| point.truncate()).collect();
        plane.dedup();
        if closed && plane.first() == plane.last() {
            plane.pop();
        }
        let whole = Follower::new(&space, closed).unwrap().length();
        let (most, shortest) = check_turning(&space, closed, turning);
        prop_assume!(shortest > 0.05);
        // At most half a circle over the shortest distance, 3 % faster than even.
        let bound = |whole: f64, shortest: f64| 1.03 * std::f64::consts::PI * whole / 20_000.0 / shortest;
        prop_assert!(most <= bound(whole, shortest), "{most} {}", bound(whole, shortest));
        prop_assume!(plane.len() > 1);
        let whole = Follower::new(&plane, closed).unwrap().length();
        let (most, shortest) = check_turning(&plane, closed, turning);
        prop_assume!(shortest > 0.05);
        prop_assert!(most <= bound(whole, shortest), "{most} {}", bound(whole, shortest));
    }

    #[test]
    fn the_nearest_place_is_on_the_line_and_none_is_nearer(
        points in polylines(1..40), (x, y) in (-60.0..60.0, -60.0..60.0), closed: bool, lattice: bool,
    ) {
        let place = if lattice { dvec2(x, y).round() } else { dvec2(x, y) };
        let found = nearest(&points, place, closed).unwrap().unwrap();
        prop_assert!((found.distance - place.distance(found.point)).abs() <= 1e-12 * 100.0);
        let follower = Follower::new(&points, closed).unwrap();
        let at = follower.at(found.along.min(follower.length())).unwrap();
        prop_assert!(at.point.distance(found.point) < 1e-9 || closed && found.along > follower.length() - 1e-9);
        let from = points[found.segment as usize];
        let to = points[(found.segment as usize + 1) % points.len()];
        let off = from.distance(found.point) + found.point.distance(to) - from.distance(to);
        prop_assert!(off.abs() < 1e-9);
        for step in 0..=1000 {
            let looked = follower.at(follower.length() * f64::from(step) / 1000.0).unwrap();
            prop_assert!(place.distance(looked.point) >= found.distance - 1e-9);
            // Nothing before it is as near.
            if follower.length() * f64::from(step) / 1000.0 < found.along - 1e-3 {
                prop_assert!(place.distance(looked.point) > found.distance - 1e-12);
            }
        }
    }

    #[test]
    fn a_follower_keeps_its_speed(points in polylines(2..20), closed: bool, share in 0.0..1.0) {
        let follower = Follower::new(&points, closed).unwrap();
        prop_assume!(follower.length() > 1e-6);
        let (from, way) = (share * follower.length(), 1e-7);
        let (one, two) = (follower.at(from).unwrap(), follower.at(from + way).unwrap());
        prop_assert!((one.heading.length() - 1.0).abs() < 1e-12);
        prop_assert!(one.point.distance(two.point) <= way * 1.01);
    }
}
