//! Promises of arcs in place of corners.

use meander_core::glam::{DVec2, DVec3, dvec2};
use meander_core::{
    Error,
    measure::turn_angles,
    smooth::{Filleted, fillet},
};
use proptest::prelude::*;

use crate::plain::{self, open, polylines};
use crate::property::properties;

fn near(one: f64, other: f64, slack: f64) -> bool {
    (one - other).abs() <= slack
}

/// Checks each corner: its points lie on an arc of the returned radius between the legs, and the legs are straight.
fn check(points: &[DVec2], radius: f64, closed: bool) -> Filleted<DVec2> {
    let result = fillet(&plain::line(points, closed), radius).unwrap();
    let mut indexes: Vec<usize> = (0..points.len()).collect();
    indexes.dedup_by_key(|index| points[*index].to_array().map(f64::to_bits));
    while closed && indexes.len() > 1 && points[0] == points[indexes[indexes.len() - 1]] {
        indexes.pop();
    }
    let line: Vec<DVec2> = indexes.iter().map(|&index| points[index]).collect();
    let count = line.len();
    if count < 3 || radius == 0.0 {
        assert_eq!(result.line.points(), points);
        return result;
    }
    let size = points.iter().map(|point| point.abs().max_element()).fold(1.0, f64::max);
    let slack = 1e-9 * size;
    let mut rest = result.line.iter().copied().peekable();
    let mut cuts = vec![0.0; count];
    let mut is_tight = vec![false; count];
    let mut tight = result.tight.iter().copied().peekable();
    let mut last = None;
    for at in 0..count {
        let [before, here, after] = [count - 1, 0, 1].map(|step| line[(at + step) % count]);
        if !closed && (at == 0 || at + 1 == count) {
            let found = rest.next().unwrap_or(result.line[result.line.len() - 1]);
            assert_eq!(found, here);
            last = Some(here);
            continue;
        }
        let (into, out) = ((here - before).normalize(), (after - here).normalize());
        let tangent = (out - into).length() / (out + into).length();
        let tangent = if tangent < 1e9 { tangent } else { f64::INFINITY };
        let mut got = radius;
        if let Some(corner) = tight.next_if(|corner| corner.index as usize == indexes[at]) {
            assert!(corner.radius < radius);
            (got, is_tight[at]) = (corner.radius, true);
        }
        cuts[at] = if tangent.is_finite() { got * tangent } else { 0.0 };
        if cuts[at] <= 1e-9 {
            while rest.next_if(|point| point.distance(here) <= slack).is_some() {}
            last = Some(here);
            continue;
        }
        let (start, end) = (here - into * cuts[at], here + out * cuts[at]);
        // The start is missing if the arc before ends there; in a closed line it may also come last.
        if rest.next_if(|point| point.distance(start) <= slack).is_none() {
            let is_there = |point: DVec2| point.distance(start) <= slack;
            assert!(
                last.is_some_and(is_there)
                    || (at == 0 && is_there(result.line[result.line.len() - 1]))
            );
        }
        let center = start + into.perp() * (got * into.perp_dot(out).signum());
        let mut previous = start;
        if got < 1e5 * size && tangent < 1e5 {
            while let Some(point) = rest.next_if(|_| previous.distance(end) > slack) {
                assert!(
                    near(point.distance(center), got, 1e-9 * (size + got)),
                    "{points:?} {radius}"
                );
                assert!(previous.distance(point) <= got * 0.0982 + slack, "{points:?} {radius}");
                previous = point;
            }
        } else {
            while rest.next_if(|point| point.distance(end) > slack).is_some() {}
            rest.next();
        }
        last = Some(end);
    }
    assert_eq!(rest.next(), None, "{points:?} {radius} {closed}: {result:?}");
    assert_eq!(tight.next(), None);
    // Arcs share the legs, and no tight arc could be wider by itself.
    let leg = |at: usize| line[at % count].distance(line[(at + 1) % count]);
    for at in 0..count {
        assert!(
            cuts[at] + cuts[(at + 1) % count] <= leg(at) * (1.0 + 1e-9)
                || (!closed && at + 1 == count)
        );
        if is_tight[at] && cuts[at] > 0.0 {
            let before = (at + count - 1) % count;
            let room = (leg(before) - cuts[before]).min(leg(at) - cuts[(at + 1) % count]);
            assert!(near(cuts[at], room, slack), "{points:?} {radius} {closed} {at}");
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
