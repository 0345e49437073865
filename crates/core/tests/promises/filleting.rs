//! Promises of arcs in place of corners.

use meander_core::glam::{DVec2, DVec3, dvec2};
use meander_core::{
    Error,
    measure::turn_angles,
    smooth::{Filleted, fillet},
};
use proptest::prelude::*;

use crate::plain::{self, distance_to_segment, open, polylines, segments};
use crate::property::properties;

fn near(one: f64, other: f64, slack: f64) -> bool {
    (one - other).abs() <= slack
}

/// Checks that the line follows legs and arcs of the returned radius between them, and that no arc could be wider.
fn check(points: &[DVec2], radius: f64, closed: bool) -> Filleted<DVec2> {
    let result = fillet(&plain::line(points, closed), radius).unwrap();
    let mut indexes: Vec<usize> = (0..points.len()).collect();
    indexes.dedup_by_key(|index| points[*index].to_array().map(f64::to_bits));
    while closed && indexes.len() > 1 && points[0] == points[indexes[indexes.len() - 1]] {
        indexes.pop();
    }
    let corners: Vec<DVec2> = indexes.iter().map(|&index| points[index]).collect();
    let count = corners.len();
    if count < 3 || radius == 0.0 {
        assert_eq!(result.line.points(), points);
        return result;
    }
    let size = points.iter().map(|point| point.abs().max_element()).fold(1.0, f64::max);
    let slack = 1e-9 * size;
    let mut tight = result.tight.iter().copied().peekable();
    // For each corner the radius, whether it is tight, how much of each leg the arc replaces, its ends and its centre.
    let arcs: Vec<_> = (0..count)
        .map(|at| {
            let [before, here, after] = [count - 1, 0, 1].map(|step| corners[(at + step) % count]);
            let (into, out) = ((here - before).normalize(), (after - here).normalize());
            let found = tight.next_if(|corner| corner.index as usize == indexes[at]);
            let got = found.map_or(radius, |corner| corner.radius);
            assert!(found.is_none() || got < radius);
            let tangent = (out - into).length() / (out + into).length();
            let is_end = !closed && (at == 0 || at + 1 == count);
            let cut = if !is_end && tangent < 1e9 { got * tangent } else { 0.0 };
            let ends = if cut > 0.0 { [here - into * cut, here + out * cut] } else { [here; 2] };
            let center = ends[0] + into.perp() * (got * into.perp_dot(out).signum());
            (got, found.is_some(), cut, ends, center)
        })
        .collect();
    assert_eq!(tight.next(), None);
    let on_leg = |at: usize, point: DVec2| {
        let leg = (arcs[at].3[1], arcs[(at + 1) % count].3[0]);
        (closed || at + 1 < count) && distance_to_segment(point, leg) <= slack
    };
    let on_arc = |at: usize, point: DVec2| {
        let (got, _, cut, _, center) = arcs[at];
        near(point.distance(center), got, 1e-9 * (size + got))
            && point.distance(corners[at]) <= cut + slack
    };
    for (from, to) in segments(&result.line, closed) {
        let is_step = |at: usize| {
            let is_short = from.distance(to) <= arcs[at].0 * 0.0982 + slack;
            on_leg(at, from) && on_leg(at, to) || is_short && on_arc(at, from) && on_arc(at, to)
        };
        assert!((0..count).any(is_step), "{from} {to} of {points:?} {radius} {closed}");
    }
    let leg = |at: usize| corners[at % count].distance(corners[(at + 1) % count]);
    for (at, &(_, is_tight, cut, ends, _)) in arcs.iter().enumerate() {
        let is_there = |end: &DVec2| result.line.iter().any(|point| point.distance(*end) <= slack);
        assert!(ends.iter().all(is_there), "{ends:?} of {points:?} {radius} {closed}");
        // Arcs share the legs, and no tight arc could be wider by itself.
        let (before, after) = (arcs[(at + count - 1) % count].2, arcs[(at + 1) % count].2);
        assert!(cut + after <= leg(at) * (1.0 + 1e-9) || (!closed && at + 1 == count));
        if is_tight && cut > 0.0 {
            let room = (leg(at + count - 1) - before).min(leg(at) - after);
            assert!(near(cut, room, slack), "{points:?} {radius} {closed} {at}");
        }
    }
    result
}

#[test]
fn a_line_too_small_for_its_squares_comes_back() {
    let corner = [dvec2(0.0, 0.0), dvec2(4.0, 0.0), dvec2(4.0, 4.0)];
    let small = |scale: f64| open(&corner.map(|point| point * scale));
    for scale in [1e-151, 1e-161, 1e-300] {
        let road = fillet(&small(scale), scale).unwrap();
        assert_eq!((&road.line, road.tight.len()), (&small(scale), 0));
    }
    let road = fillet(&small(1e-140), 1e-140).unwrap();
    assert!(road.line.len() > 9 && road.tight.is_empty());
}

#[test]
fn a_square_becomes_a_circle() {
    let square = [dvec2(0.0, 0.0), dvec2(4.0, 0.0), dvec2(4.0, 4.0), dvec2(0.0, 4.0)];
    let circle = check(&square, 2.0, true);
    assert!(circle.tight.is_empty());
    assert_eq!(circle.line.len(), 64);
    assert!(circle.line.iter().all(|point| near(point.distance(dvec2(2.0, 2.0)), 2.0, 1e-12)));
    let tight = check(&square, 3.0, true);
    assert_eq!(tight.tight.len(), 4);
    assert!(tight.tight.iter().all(|corner| near(corner.radius, 2.0, 1e-12)));
    assert_eq!(check(&square, 0.0, true).line.points(), square);
}

#[test]
fn a_turn_straight_back_stays_as_it_is() {
    let back = [dvec2(0.0, 0.0), dvec2(3.0, 1.0), dvec2(0.0, 0.0), dvec2(0.0, 5.0)];
    let result = check(&back, 0.5, false);
    assert_eq!((result.tight.len(), result.tight[0].index, result.tight[0].radius), (1, 1, 0.0));
    assert!(result.line.contains(&back[1]));
    // Points too close together to measure count as one, but the ends stay.
    let close = [
        dvec2(0.0, 0.0),
        dvec2(4.0, 0.0),
        dvec2(4.0, 5e-279),
        dvec2(4.0, 4.0),
        dvec2(4.0, 4.0 + 1e-300),
    ];
    let close = [&close[..], &[dvec2(5e-279, 0.0), dvec2(-0.0, 0.0)]].concat();
    let result = fillet(&open(&close), 1.0).unwrap();
    assert!(result.line.last().is_some_and(|end| end.x.is_sign_negative()));
    for points in [&[][..], &back[..1], &back[..2], &[back[0], back[0], back[0]]] {
        assert_eq!(check(points, 1.0, true).line.points(), points);
    }
}

#[test]
fn corners_of_space_become_arcs_too() {
    let corner = [DVec3::new(0.0, 0.0, 1.0), DVec3::new(0.0, 4.0, 1.0), DVec3::new(0.0, 4.0, 5.0)];
    let result = fillet(&open(&corner), 1.5).unwrap();
    let center = DVec3::new(0.0, 2.5, 2.5);
    let arc = &result.line[1..result.line.len() - 1];
    assert!(arc.iter().all(|point| near(point.distance(center), 1.5, 1e-12)));
    assert_eq!(arc.len(), 17);
}

#[test]
fn a_bad_radius_is_refused() {
    for radius in [-1.0, f64::NAN, f64::INFINITY] {
        let bad = fillet(&open(&[DVec2::ZERO]), radius).unwrap_err();
        assert!(matches!(bad, Error::BadArgument { argument: "radius", index: None, .. }));
    }
}

properties! {
    #![cases(512)]

    #[test]
    fn any_line_becomes_legs_and_arcs(
        points in polylines(0..20), radius in prop_oneof![Just(0.5), 0.01..30.0f64], closed in any::<bool>(),
    ) {
        let result = check(&points, radius, closed);
        // Corners remain only where the radius is tiny.
        if result.tight.iter().all(|corner| corner.radius > 1e-6) && points.len() > 2 && !closed {
            let turns = turn_angles(&result.line);
            prop_assert!(turns.into_iter().all(|turn| turn <= 5.7), "{:?}", points);
        }
    }
}
