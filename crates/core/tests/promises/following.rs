//! Promises of travelling along a polyline.

use crate::plain::{line, lines, open};
use crate::property::properties;
use meander_core::glam::{DVec2, DVec3, dvec2, dvec3};
use meander_core::{
    Error, Point,
    measure::{Follower, nearest},
};
use proptest::prelude::*;

#[test]
fn a_patrol_goes_round_and_a_path_ends() {
    let points =
        [dvec2(0.0, 0.0), dvec2(0.0, 0.0), dvec2(3.0, 0.0), dvec2(3.0, 1.0), dvec2(3.0, 1.0)];
    let path = Follower::new(&open(&points));
    let at = |distance| path.at(distance).unwrap();
    assert_eq!((at(-1.0).point, at(-1.0).heading), (points[0], dvec2(1.0, 0.0)));
    assert_eq!((at(3.0).point, at(3.0).heading), (points[2], dvec2(0.0, 1.0)));
    assert_eq!(
        (at(99.0).point, at(99.0).heading, at(99.0).segment),
        (points[4], dvec2(0.0, 1.0), 2)
    );
    assert_eq!(at(f64::NAN).point, points[0]);
    let patrol = Follower::new(&line(&points[1..4], true));
    let back = patrol.length() - 4.0;
    assert!((back - 10f64.sqrt()).abs() < 1e-12);
    assert_eq!(patrol.at(-back).unwrap().point, patrol.at(4.0).unwrap().point);
    assert_eq!(path.rest(3.5).points(), [dvec2(3.0, 0.5), points[3], points[4]]);
    assert_eq!(patrol.rest(2.0 * (4.0 + back) + 3.0).points(), [points[2], points[3], points[1]]);
    let nothing = Follower::<DVec2>::new(&line(&[], true));
    assert_eq!((nothing.at(0.0), nothing.rest(0.0).len()), (None, 0));
    let one = Follower::new(&line(&[dvec2(2.0, 2.0)], true)).at(5.0).unwrap();
    assert_eq!((one.point, one.heading), (dvec2(2.0, 2.0), DVec2::ZERO));
}

#[test]
fn far_along_a_short_leg_has_a_heading_of_length_one() {
    let far = |x: f64, y: f64| {
        let line = [DVec2::ZERO, dvec2(1e9, 0.0), dvec2(1e9 + x, y)];
        Follower::new(&open(&line)).at(f64::INFINITY).unwrap().heading
    };
    assert_eq!(far(0.0, 1e-7), dvec2(0.0, 1.0));
    assert!((far(3e-7, 5e-7).length() - 1.0).abs() < 1e-15);
}

#[test]
fn a_heading_turns_evenly_around_a_corner() {
    let corner = [dvec2(0.0, 0.0), dvec2(4.0, 0.0), dvec2(4.0, 1.0), dvec2(9.0, 1.0)];
    let jumping = Follower::new(&open(&corner));
    let heading = |turning: f64, distance: f64| {
        let follower = jumping.clone().with_turning(turning).unwrap();
        let position = follower.at(distance).unwrap();
        assert_eq!(position.point, jumping.at(distance).unwrap().point);
        position.heading.to_angle().to_degrees()
    };
    assert_eq!(heading(0.0, 4.0 - 1e-9), 0.0);
    assert_eq!(heading(0.0, 4.0), 90.0);
    assert_eq!((heading(1.0, 3.5), heading(0.5, 4.5)), (0.0, 90.0));
    for share in 1..10 {
        let at = f64::from(share) / 10.0;
        assert!((heading(1.0, 3.5 + at) - 90.0 * at).abs() < 1e-9);
    }
    // Of four units, only the short leg has another heading.
    assert!((heading(4.0, 4.5) - 90.0 / 4.0).abs() < 1e-9);
    // Turning over more than the whole line counts as the whole line; half of it extends straight beyond either end.
    for turning in [10.0, 11.0, f64::INFINITY] {
        assert!((heading(turning, 0.0) - 90.0 / 10.0).abs() < 1e-9);
        assert!(heading(turning, 99.0).abs() < 1e-9);
    }
    let bad = jumping.with_turning(-1.0).unwrap_err();
    assert_eq!(bad.to_string(), "turning was -1; it must be a number of 0 or more");
}

#[test]
fn a_reversal_turns_by_the_next_axis() {
    let heading = |points: &[DVec2], distance: f64| {
        let follower = Follower::new(&line(points, true)).with_turning(1.0).unwrap();
        follower.at(distance).unwrap().heading
    };
    let there_and_back = [dvec2(0.0, 0.0), dvec2(3.0, 0.0)];
    let up = dvec2(0.0, 1.0);
    assert!(heading(&there_and_back, 3.0).distance(up) < 1e-12);
    assert!(heading(&there_and_back, 0.0).distance(up) < 1e-12);
    assert!(heading(&there_and_back, 2.75).distance(dvec2(0.5f64.sqrt(), 0.5f64.sqrt())) < 1e-12);
    let climb = [dvec3(0.0, 0.0, 0.0), dvec3(0.0, 0.0, 2.0), dvec3(0.0, 0.0, 0.0)];
    let follower = Follower::new(&open(&climb)).with_turning(1.0).unwrap();
    assert!(follower.at(2.0).unwrap().heading.distance(DVec3::X) < 1e-12);
}

#[test]
fn the_nearest_of_several_is_the_first() {
    let square = [dvec2(0.0, 0.0), dvec2(2.0, 0.0), dvec2(2.0, 2.0), dvec2(0.0, 2.0)];
    let found = nearest(&open(&square), dvec2(1.0, 1.0)).unwrap().unwrap();
    assert_eq!((found.point, found.segment, found.along), (dvec2(1.0, 0.0), 0, 1.0));
    let left = dvec2(-1.0, 1.5);
    let closed = nearest(&line(&square, true), left).unwrap().unwrap();
    assert_eq!((closed.point, closed.segment, closed.along), (dvec2(0.0, 1.5), 3, 6.5));
    assert_eq!(nearest(&open(&square), left).unwrap().unwrap().point, square[3]);
    assert_eq!(nearest(&open(&[]), left).unwrap(), None);
    let one = nearest(&line(&square[..1], true), dvec2(3.0, 4.0)).unwrap().unwrap();
    assert_eq!((one.point, one.distance, one.segment, one.along), (square[0], 5.0, 0, 0.0));
    let bad = nearest(&open(&square), dvec2(0.0, f64::NAN)).unwrap_err();
    assert!(matches!(bad, Error::BadArgument { argument: "place", .. }));
}

/// Adds points on the segments of a line, at these shares.
fn denser<P: Point>(points: &[P], closed: bool, shares: &[f64]) -> Vec<P> {
    let after = |index: usize| points.get(index + 1).or(points.first().filter(|_| closed)).copied();
    let mut line = Vec::new();
    for (index, &point) in points.iter().enumerate() {
        line.push(point);
        if let Some(next) = after(index) {
            line.extend(shares.iter().map(|&share| point * (1.0 - share) + next * share));
        }
    }
    line
}

properties! {
    #![cases(64)]

    #[test]
    fn a_mean_heading_does_not_depend_on_how_a_line_is_sampled(
        list in prop::collection::vec((-9.0..9.0, -9.0..9.0, -9.0..9.0), 3..12), closed in any::<bool>(), turning in 0.1..40.0,
        mut shares in prop::collection::vec(0.0..1.0, 1..9), place in 0.0..1.0,
    ) {
        shares.sort_by(f64::total_cmp);
        let space: Vec<DVec3> = list.iter().map(|&(x, y, z)| dvec3(x, y, z)).collect();
        let plane: Vec<DVec2> = space.iter().map(|point| point.truncate()).collect();
        let same = |one: [f64; 3], other: [f64; 3]| one.iter().zip(other).all(|(a, b)| (a - b).abs() < 1e-6);
        let heading = |points: &[DVec3]| {
            let follower = Follower::new(&line(points, closed)).with_turning(turning).unwrap();
            follower.at(place * follower.length()).unwrap().heading
        };
        let (sparse, dense) = (heading(&space), heading(&denser(&space, closed, &shares)));
        prop_assert!(same(sparse.into(), dense.into()), "{sparse} {dense}");
        // A line in the plane has the same heading as the same line in space.
        let flat: Vec<DVec3> = plane.iter().map(|point| point.extend(0.0)).collect();
        let follower = Follower::new(&line(&denser(&plane, closed, &shares), closed));
        let follower = follower.with_turning(turning).unwrap();
        let (within, above) = (follower.at(place * follower.length()).unwrap().heading, heading(&flat));
        prop_assert!(same(within.extend(0.0).into(), above.into()), "{within} {above}");
    }

    #[test]
    fn the_nearest_place_is_on_the_line_and_none_is_nearer(
        line in lines(1..40), (x, y) in (-60.0..60.0, -60.0..60.0), lattice in any::<bool>(),
    ) {
        let place = if lattice { dvec2(x, y).round() } else { dvec2(x, y) };
        let found = nearest(&line, place).unwrap().unwrap();
        prop_assert!((found.distance - place.distance(found.point)).abs() <= 1e-12 * 100.0);
        let follower = Follower::new(&line);
        let at = follower.at(found.along.min(follower.length())).unwrap();
        prop_assert!(at.point.distance(found.point) < 1e-9 || line.is_closed() && found.along > follower.length() - 1e-9);
        let from = line[found.segment as usize];
        let to = line[(found.segment as usize + 1) % line.len()];
        let off = from.distance(found.point) + found.point.distance(to) - from.distance(to);
        prop_assert!(off.abs() < 1e-9);
        for step in 0..=1000 {
            let looked = follower.at(follower.length() * f64::from(step) / 1000.0).unwrap();
            prop_assert!(place.distance(looked.point) >= found.distance - 1e-9);
            // No earlier position is as near.
            if follower.length() * f64::from(step) / 1000.0 < found.along - 1e-3 {
                prop_assert!(place.distance(looked.point) > found.distance - 1e-12);
            }
        }
    }
}
