//! Promises of parallel lines.

use std::f64::consts::TAU;

use meander_core::glam::{DVec2, dvec2};
use meander_core::{
    Polyline,
    smooth::{Join, offset},
};
use proptest::prelude::*;

use crate::plain::{argument, distance_to_segment, from_flat, length, line, open, segments};
use crate::property::properties;

fn distance(point: DVec2, line: &[(DVec2, DVec2)]) -> f64 {
    line.iter().map(|&leg| distance_to_segment(point, leg)).fold(f64::INFINITY, f64::min)
}

/// How far the ends of each segment lie on different sides of the other; 0 if they do not.
fn crossing((a, b): (DVec2, DVec2), (c, d): (DVec2, DVec2)) -> f64 {
    let side = |from: DVec2, to: DVec2, point: DVec2| {
        (to - from).perp_dot(point - from) / from.distance(to).max(1e-300)
    };
    let [one, other] = [[side(a, b, c), side(a, b, d)], [side(c, d, a), side(c, d, b)]]
        .map(|[x, y]| if x * y < 0.0 { x.abs().min(y.abs()) } else { 0.0 });
    one.min(other)
}

/// Checks for any line that every point keeps the distance, and that no parts cross.
fn check(given: &Polyline, wanted: f64, join: Join) -> Vec<Polyline> {
    let lines = offset(given, wanted, join).unwrap();
    let source = segments(given, given.is_closed());
    let size = given.iter().map(|point| point.abs().max_element()).fold(wanted.abs(), f64::max);
    let slack = 1e-9 * size;
    let mut all = Vec::new();
    for line in &lines {
        assert!(line.len() > 1, "{given:?} {wanted} {join:?}");
        for &point in line.iter() {
            let found = distance(point, &source);
            assert!(found >= wanted.abs() - slack, "{found}: {given:?} {wanted} {join:?}");
            assert!(
                join == Join::Miter || found <= wanted.abs() + slack,
                "{found}: {given:?} {wanted} {join:?}"
            );
        }
        all.extend(segments(line, line.is_closed()));
    }
    for (index, &one) in all.iter().enumerate() {
        let (low, high) = (one.0.min(one.1), one.0.max(one.1));
        for &other in &all[index + 1..] {
            if other.0.min(other.1).cmpgt(high).any() || other.0.max(other.1).cmplt(low).any() {
                continue;
            }
            let depth = crossing(one, other);
            assert!(depth <= slack, "{depth}: {one:?} {other:?} of {given:?} {wanted} {join:?}");
        }
    }
    lines
}

/// Checks that no part is missing: each point beside a leg or around a corner that is far enough from the whole line
/// lies on the parallel line.
fn check_complete(given: &Polyline, wanted: f64, lines: &[Polyline]) {
    let source = segments(given, given.is_closed());
    let found: Vec<_> = lines.iter().flat_map(|line| segments(line, line.is_closed())).collect();
    let is_far = |point: DVec2| distance(point, &source) >= wanted.abs() - 1e-12;
    for &(a, b) in source.iter().filter(|(a, b)| a != b) {
        let (normal, step) = ((b - a).perp().normalize() * wanted, (b - a) * 1e-4);
        for share in 0..=16 {
            let beside = a.lerp(b, f64::from(share) / 16.0) + normal;
            // Where the line only touches the distance, the part may be missing.
            if is_far(beside) && is_far(beside + step) && is_far(beside - step) {
                let away = distance(beside, &found);
                assert!(away <= 1e-5, "{beside} is {away} away: {given:?} {wanted}");
            }
        }
    }
}

const JOINS: [Join; 3] = [Join::Round, Join::Miter, Join::Bevel];

fn all_kinds(points: &[DVec2], distances: &[f64]) {
    for &distance in distances {
        for distance in [distance, -distance] {
            for given in [open(points), line(points, true)] {
                for join in JOINS {
                    let lines = check(&given, distance, join);
                    if join == Join::Round {
                        check_complete(&given, distance, &lines);
                    }
                }
            }
        }
    }
}

#[test]
fn turning_straight_back_leads_round_the_tip() {
    let back = [dvec2(0.0, 0.0), dvec2(3.0, 1.0), dvec2(0.0, 0.0)];
    for sign in [1.0, -1.0] {
        let lines = check(&open(&back), 0.5 * sign, Join::Round);
        assert_eq!((lines.len(), lines[0].is_closed()), (1, false));
        let round = check(&line(&back, true), 0.5 * sign, Join::Round);
        assert_eq!((round.len(), round[0].is_closed()), (1, true));
        let length = length(&round[0], true);
        assert!((length - 2.0 * 10f64.sqrt() - std::f64::consts::PI).abs() < 0.01, "{length}");
    }
    // Laps along the same line yield one line.
    let laps: Vec<DVec2> = (0..9).map(|i| dvec2(f64::from(i % 2) * 3.0, 0.0)).collect();
    let lines = check(&open(&laps), 0.5, Join::Round);
    assert_eq!((lines.len(), lines[0].is_closed()), (1, true));
    all_kinds(&laps, &[0.5, 4.0]);
}

#[test]
fn a_line_back_and_forth_over_itself_keeps_its_distance() {
    for (x, y) in (1..8).flat_map(|x| (1..8).map(move |y| (x, y))) {
        for shares in [[1.0, 0.0, 5.0], [1.0, -2.0, 3.0], [3.0, 1.0, 2.0], [2.0, 1.0, 5.0]] {
            let way = dvec2(f64::from(x), f64::from(y));
            let mut points = vec![DVec2::ZERO];
            points.extend(shares.map(|share| share * way));
            all_kinds(&points, &[1.0, -0.4]);
        }
    }
    // Bends by 3e-8 less than half a circle.
    let nearly = [
        DVec2::ZERO,
        dvec2(-0.10108076485825845, -0.11189328897279058),
        dvec2(1.2108501744466773, 1.340373794615487),
    ];
    all_kinds(&nearly, &[0.999, -0.999]);
}

#[test]
fn a_closed_line_shrinks_to_several_loops_and_to_none() {
    // Two rooms and a corridor 2 wide.
    let rooms: Vec<DVec2> = from_flat(&[
        0.0, 0.0, 8.0, 0.0, 8.0, 3.0, 12.0, 3.0, 12.0, 0.0, 20.0, 0.0, 20.0, 8.0, 12.0, 8.0, 12.0,
        5.0, 8.0, 5.0, 8.0, 8.0, 0.0, 8.0,
    ]);
    let count = |distance| {
        let lines = check(&line(&rooms, true), distance, Join::Round);
        assert!(lines.iter().all(Polyline::is_closed));
        lines.len()
    };
    assert_eq!((count(0.5), count(1.5), count(4.5), count(-7.0)), (1, 2, 0, 1));
    all_kinds(&rooms, &[0.5, 1.0, 1.5, 4.0, 4.5, 30.0]);
    let mitered = offset(&line(&rooms, true), -0.5, Join::Miter).unwrap();
    assert_eq!(mitered[0].len(), 12, "{mitered:?}");
}

#[test]
fn arcs_lose_what_is_near_a_leg_that_begins_at_their_center() {
    // The leg from (3, 2) comes to the corner at which the line turns straight back.
    let points = [(3.0, 3.0), (0.0, 0.0), (2.0, 2.0), (3.0, 1.0), (3.0, 2.0), (0.0, 0.0)];
    for scale in [1e-6, 1.0, 1e6, 1e12] {
        let given = line(&points.map(|(x, y)| dvec2(x, y) * scale), true);
        for side in 1..40 {
            for distance in [-0.007, 0.007].map(|step| step * f64::from(side) * scale) {
                check(&given, distance, Join::Round);
            }
        }
    }
}

#[test]
fn nothing_has_no_side() {
    let still = dvec2(3.0, 4.0);
    for points in [&[][..], &[still], &[still, still, still]] {
        for closed in [false, true] {
            assert!(offset(&line(points, closed), 1.0, Join::Round).unwrap().is_empty());
        }
    }
    let line = open(&[still, still, DVec2::ZERO]);
    assert_eq!(offset(&line, 0.0, Join::Round).unwrap()[0], line);
    assert_eq!(argument(offset(&line, f64::NAN, Join::Round)), "distance");
    let far = open(&[DVec2::splat(1e150), DVec2::splat(-1e150)]);
    assert_eq!(argument(offset(&far, 1e150, Join::Round)), "points");
}

/// Near the centre, all parts of the raw line are about as near to every leg as its own.
#[test]
fn dense_circles_keep_their_distance_near_the_centre() {
    let circle = |count: u32, rough: f64| -> Vec<DVec2> {
        let radius = |i: u32| 1.0 + rough * f64::from(i * 7 % 5);
        let at = |i: u32| DVec2::from_angle(TAU * f64::from(i) / f64::from(count)) * radius(i);
        (0..count).map(at).collect()
    };
    all_kinds(&circle(100, 0.0), &[0.9, 0.99, 0.9994, 1.0]);
    all_kinds(&circle(60, 1e-3), &[0.5, 0.9, 0.99, 1.0]);
    // Comparing all pairs of legs would take half a minute.
    let large = offset(&line(&circle(20_000, 0.0), true), 0.999, Join::Round).unwrap();
    assert_eq!((large.len(), large[0].len(), large[0].is_closed()), (1, 20_000, true));
    assert!(large[0].iter().all(|point| (point.length() - 0.001).abs() < 1e-7));
}

#[test]
fn the_size_of_everything_does_not_matter() {
    let line = [dvec2(0.0, 0.0), dvec2(4.0, 0.5), dvec2(4.0, 4.0), dvec2(1.0, 1.0)];
    for scale in [1e-100, 1e-6, 1e6, 1e140] {
        let points = open(&line.map(|point| point * scale));
        for join in JOINS {
            let lines = check(&points, 0.6 * scale, join);
            assert!(!lines.is_empty());
        }
    }
    let far = line.map(|point| point + dvec2(1e9, -1e9));
    assert!(!check(&open(&far), 0.6, Join::Round).is_empty());
    // A distance smaller than rounding.
    let speck = [dvec2(3e-279, 5e-279), dvec2(1e-279, 4e-279)];
    assert!(check(&self::line(&speck, true), -3.6, Join::Round).is_empty());
    for distance in [1e-300, 1e-12, 1e12, 1e150] {
        check(&open(&line), distance, Join::Round);
    }
}

/// Walks by steps on a lattice, which often repeat points, or by steps anywhere.
fn walks() -> impl Strategy<Value = Vec<DVec2>> {
    let lattice = prop::collection::vec((-1..=1i32, -1..=1i32), 0..40).prop_map(|steps| {
        let mut at = DVec2::ZERO;
        std::iter::once(at)
            .chain(steps.into_iter().map(|(x, y)| {
                at += dvec2(f64::from(x), f64::from(y));
                at
            }))
            .collect()
    });
    let anywhere = prop::collection::vec((-2.0..2.0f64, -2.0..2.0f64), 0..40)
        .prop_map(|list| list.into_iter().map(|(x, y)| dvec2(x, y)).collect());
    let gentle = prop::collection::vec((0.01..1.0f64, -0.5..0.5f64), 0..60).prop_map(|steps| {
        let (mut at, mut heading) = (DVec2::ZERO, DVec2::X);
        steps
            .into_iter()
            .map(|(step, turn)| {
                heading = DVec2::from_angle(turn).rotate(heading);
                at += heading * step;
                at
            })
            .collect()
    });
    prop_oneof![lattice, anywhere, gentle]
}

properties! {
    #![cases(400)]

    #[test]
    fn any_line_keeps_its_distance(
        points in walks(), distance in prop_oneof![0.01..2.0f64, Just(0.5), Just(1.0)],
        right in any::<bool>(), closed in any::<bool>(), join in 0..3usize,
    ) {
        let distance = if right { -distance } else { distance };
        let given = line(&points, closed);
        let lines = check(&given, distance, JOINS[join]);
        if join == 0 {
            check_complete(&given, distance, &lines);
        }
    }
}
