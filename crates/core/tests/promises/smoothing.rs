//! What smoothing promises.

use crate::plain::polylines;
use meander_core::glam::{DVec2, DVec3, dvec2};
use meander_core::{
    CatmullRom, Chaikin, Point, Refine, Simplify, Soften, catmull_rom, catmull_rom_bezier, chaikin,
    refine, refine_rejected, simplify, simplify_indices, soften,
};
use proptest::prelude::*;

fn planes(most: usize) -> impl Strategy<Value = Vec<DVec2>> {
    polylines(0..most)
}

fn spaces(most: usize) -> impl Strategy<Value = Vec<DVec3>> {
    let near = (-50.0..50.0, -50.0..50.0, -50.0..50.0);
    prop::collection::vec(near.prop_map(|(x, y, z)| DVec3::new(x, y, z)), 0..most)
}

fn distance_to_segment<P: Point>(point: P, from: P, to: P) -> f64 {
    let along = to - from;
    let length = along.dot(along);
    let t = if length > 0.0 { ((point - from).dot(along) / length).clamp(0.0, 1.0) } else { 0.0 };
    let off = point - (from + along * t);
    off.dot(off).sqrt()
}

/// Ramer-Douglas-Peucker as the sources print it, recursion instead of a stack.
fn plain_rdp<P: Point>(
    points: &[P],
    first: usize,
    last: usize,
    tolerance: f64,
    kept: &mut Vec<u32>,
) {
    let (mut most, mut furthest) = (0.0, first);
    for index in first + 1..last {
        let distance = distance_to_segment(points[index], points[first], points[last]);
        if distance > most {
            (most, furthest) = (distance, index);
        }
    }
    if most > tolerance {
        plain_rdp(points, first, furthest, tolerance, kept);
        kept.push(furthest as u32);
        plain_rdp(points, furthest, last, tolerance, kept);
    }
}

fn length<P: Point>(points: &[P]) -> f64 {
    points.windows(2).map(|pair| distance_to_segment(pair[0], pair[1], pair[1])).sum()
}

fn assert_simplified<P: Point>(points: &[P], tolerance: f64) {
    let options = Simplify::new(tolerance);
    let kept = simplify_indices(points, &options).unwrap();
    let line = simplify(points, &options).unwrap();
    assert_eq!(line, kept.iter().map(|&index| points[index as usize]).collect::<Vec<_>>());
    for pair in kept.windows(2) {
        let (from, to) = (points[pair[0] as usize], points[pair[1] as usize]);
        for index in pair[0]..=pair[1] {
            assert!(distance_to_segment(points[index as usize], from, to) <= tolerance + 1e-9);
        }
    }
    assert!(length(&line) <= length(points) + 1e-9);
    if points.len() > 1 {
        let mut plain = vec![0];
        plain_rdp(points, 0, points.len() - 1, tolerance, &mut plain);
        plain.push(points.len() as u32 - 1);
        assert_eq!(kept, plain);
    }
}

proptest! {
    #[test]
    fn simplified_lines_keep_to_the_tolerance(points in planes(60), tolerance in 0.01..20.0) {
        assert_simplified(&points, tolerance);
    }

    #[test]
    fn simplified_lines_keep_to_the_tolerance_in_space(points in spaces(60), tolerance in 0.01..20.0) {
        assert_simplified(&points, tolerance);
    }

    #[test]
    fn chaikin_doubles_the_points_and_keeps_the_ends(points in planes(30), passes in 0..4u32, closed: bool) {
        let options = Chaikin::new().passes(passes).closed(closed);
        let cut = chaikin(&points, &options).unwrap();
        if points.len() < 3 {
            prop_assert_eq!(cut, points);
        } else {
            prop_assert_eq!(cut.len(), points.len() << passes);
            if !closed {
                prop_assert_eq!((cut[0], cut[cut.len() - 1]), (points[0], points[points.len() - 1]));
            }
            let round = |path: &[DVec2]| {
                let home = if closed { path[0].distance(path[path.len() - 1]) } else { 0.0 };
                length(path) + home
            };
            prop_assert!(round(&cut) <= round(&points) + 1e-6);
        }
    }

    #[test]
    fn refining_without_limits_is_chaikin(points in planes(30), passes in 0..4u32, closed: bool) {
        let refined = refine(
            &points,
            &Refine::new().passes(passes).closed(closed).angle_limit(0.0).outlier_angle(f64::INFINITY),
        ).unwrap();
        prop_assert_eq!(refined, chaikin(&points, &Chaikin::new().passes(passes).closed(closed)).unwrap());
    }

    #[test]
    fn refining_in_space_without_limits_is_chaikin(points in spaces(30), passes in 0..4u32, closed: bool) {
        let refined = refine(
            &points,
            &Refine::new().passes(passes).closed(closed).angle_limit(0.0).outlier_angle(f64::INFINITY),
        ).unwrap();
        prop_assert_eq!(refined, chaikin(&points, &Chaikin::new().passes(passes).closed(closed)).unwrap());
    }

    #[test]
    fn gentle_turns_stay_as_they_are(points in planes(30), closed: bool, passes in 0..4u32) {
        let options = Refine::new()
            .passes(passes)
            .closed(closed)
            .angle_limit(180.5)
            .outlier_angle(f64::INFINITY);
        prop_assert_eq!(refine(&points, &options).unwrap(), points);
    }

    #[test]
    fn isolated_spikes_are_found_and_nothing_else(
        turns in prop::collection::vec(-12.0..12.0f64, 20..60),
        gaps in prop::collection::vec(4..9usize, 1..8),
        away in 100.0..175.0f64,
        limit in 60.0..90.0f64,
    ) {
        let (mut track, mut heading) = (vec![dvec2(0.0, 0.0)], DVec2::X);
        for turn in turns {
            heading = DVec2::from_angle(turn.to_radians()).rotate(heading);
            track.push(track[track.len() - 1] + heading);
        }
        let (mut at, mut spikes) = (2, Vec::new());
        for gap in gaps {
            at += gap;
            if at + 3 < track.len() {
                // Off by half a step, to the side and back, from the point before.
                let heading = track[at - 1] - track[at - 2];
                let off = DVec2::from_angle(away.to_radians()).rotate(heading) * 0.5;
                track.insert(at, track[at - 1] + off);
                spikes.push(at as u32);
            }
        }
        let options = Refine::new().outlier_angle(limit);
        prop_assert_eq!(refine_rejected(&track, &options).unwrap(), spikes);
    }

    #[test]
    fn a_path_that_crosses_itself_keeps_every_vertex(points in planes(12)) {
        let twice: Vec<DVec2> = points.iter().chain(&points).copied().collect();
        let options = Refine::new().angle_limit(181.0).outlier_angle(f64::INFINITY);
        prop_assert_eq!(refine(&twice, &options).unwrap(), twice);
    }

    #[test]
    fn a_closed_patrol_has_no_first_point(points in planes(12), turn in 0..12usize) {
        // Starting the round elsewhere gives the same round.
        prop_assume!(points.len() > 2);
        let turn = turn % points.len();
        let mut other = points.clone();
        other.rotate_left(turn);
        let options = Refine::new().closed(true).outlier_angle(f64::INFINITY).passes(2);
        let (mut a, mut b) = (refine(&points, &options).unwrap(), refine(&other, &options).unwrap());
        let key = |p: &DVec2| (p.x, p.y);
        a.sort_by(|p, q| key(p).partial_cmp(&key(q)).unwrap());
        b.sort_by(|p, q| key(p).partial_cmp(&key(q)).unwrap());
        prop_assert_eq!(a, b);
    }

    #[test]
    fn catmull_rom_passes_through_every_point(
        points in planes(20), subdivisions in 1..9u32, alpha in 0.0..=1.0, closed: bool,
    ) {
        let options = CatmullRom::new().subdivisions(subdivisions).alpha(alpha).closed(closed);
        let curve = catmull_rom(&points, &options).unwrap();
        if points.len() < 2 {
            prop_assert_eq!(curve, points);
        } else {
            let segments = if closed { points.len() } else { points.len() - 1 };
            prop_assert_eq!(curve.len(), segments * subdivisions as usize + usize::from(!closed));
            for (index, point) in points.iter().enumerate().take(curve.len()) {
                prop_assert_eq!(curve[index * subdivisions as usize], *point);
            }
            prop_assert!(curve.iter().all(|point| point.is_finite()));
        }
    }

    #[test]
    fn catmull_rom_stands_still_between_equal_points(
        mut points in planes(9), at: prop::sample::Index, alpha in 0.01..=1.0, closed: bool,
    ) {
        prop_assume!(!points.is_empty());
        let at = at.index(points.len());
        points.insert(at, points[at]);
        let options = CatmullRom::new().subdivisions(5).alpha(alpha).closed(closed);
        let curve = catmull_rom(&points, &options).unwrap();
        prop_assert!(curve[5 * at..=5 * at + 5].iter().all(|&point| point == points[at]));
    }

    #[test]
    fn catmull_rom_has_no_kinks(points in planes(9), alpha in 0.0..=1.0, closed: bool) {
        let apart = |pair: &[DVec2]| pair[0].distance(pair[1]) > 1e-3;
        prop_assume!(points.len() > 2 && points.windows(2).all(apart));
        let options = CatmullRom::new().alpha(alpha).closed(closed);
        let bezier = catmull_rom_bezier(&points, &options).unwrap();
        for at in (3..bezier.len() - 1).step_by(3) {
            let (before, after) = (bezier[at] - bezier[at - 1], bezier[at + 1] - bezier[at]);
            let size = before.length() * after.length();
            prop_assert!(before.perp_dot(after).abs() <= 1e-9 * size.max(1e-9), "{before} {after}");
            prop_assert!(before.dot(after) >= -1e-9 * size);
        }
    }

    #[test]
    fn the_bezier_form_is_the_same_curve(points in planes(9), alpha in 0.0..=1.0, closed: bool) {
        let options = CatmullRom::new().subdivisions(4).alpha(alpha).closed(closed);
        let curve = catmull_rom(&points, &options).unwrap();
        let bezier = catmull_rom_bezier(&points, &options).unwrap();
        if points.len() < 2 {
            prop_assert_eq!(&bezier, &points);
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

    #[test]
    fn a_simplified_round_keeps_to_the_tolerance(points in planes(40), tolerance in 0.01..20.0) {
        let kept = simplify_indices(&points, &Simplify::new(tolerance).closed(true)).unwrap();
        prop_assert!(kept.is_sorted_by(|a, b| a < b));
        prop_assert_eq!(kept.is_empty(), points.is_empty());
        let round: Vec<u32> = kept.iter().copied().chain([points.len() as u32]).collect();
        for pair in round.windows(2) {
            let end = points[pair[1] as usize % points.len()];
            for index in pair[0]..pair[1] {
                let off = distance_to_segment(points[index as usize], points[pair[0] as usize], end);
                prop_assert!(off <= tolerance + 1e-9);
            }
        }
    }

    #[test]
    fn more_weight_is_never_longer(points in planes(30), closed: bool) {
        let at = |weight| soften(&points, &Soften::new().weight(weight).closed(closed)).unwrap();
        prop_assert_eq!(at(0.0), points.clone());
        let round = |path: &[DVec2]| match (path.first(), path.last()) {
            (Some(first), Some(last)) if closed => length(path) + first.distance(*last),
            _ => length(path),
        };
        prop_assert!(round(&at(1.0)) <= round(&points) + 1e-6);
        prop_assert!(round(&at(0.3)) <= round(&points) + 1e-6);
        if !closed && points.len() > 1 {
            let soft = at(0.6);
            prop_assert_eq!((soft.first(), soft.last()), (points.first(), points.last()));
        }
    }
}

#[test]
fn repeated_points_keep_a_corner_a_corner() {
    let doubled = [dvec2(0.0, 0.0), dvec2(4.0, 0.0), dvec2(4.0, 0.0), dvec2(4.0, 4.0)];
    let refined = refine(&doubled, &Refine::new().outlier_angle(f64::INFINITY));
    let expected = [
        dvec2(0.0, 0.0),
        dvec2(3.0, 0.0),
        dvec2(4.0, 0.0),
        dvec2(4.0, 0.0),
        dvec2(4.0, 1.0),
        dvec2(4.0, 4.0),
    ];
    assert_eq!(refined.unwrap(), expected);
}

#[test]
fn a_grid_path_keeps_its_corners_when_nothing_is_rejected() {
    let stairs: Vec<DVec2> =
        (0..20).map(|i| dvec2(f64::from(i / 2), f64::from((i + 1) / 2))).collect();
    let options = Refine::new().outlier_angle(f64::INFINITY);
    assert_eq!(refine_rejected(&stairs, &options).unwrap(), [0u32; 0]);
    assert_eq!(refine(&stairs, &options).unwrap().len(), 2 * stairs.len() - 2);
}

#[test]
fn a_hundred_thousand_points_need_no_recursion() {
    let zigzag: Vec<DVec2> = (0..4000)
        .map(|i| dvec2(f64::from(i), f64::from(4000 - i) * if i % 2 == 0 { 1.0 } else { -1.0 }))
        .collect();
    assert_eq!(simplify_indices(&zigzag, &Simplify::new(0.1)).unwrap().len(), 4000);
}

#[test]
fn of_equally_far_points_the_first_is_kept() {
    let points = [dvec2(0.0, 0.0), dvec2(1.0, 1.0), dvec2(2.0, 1.0), dvec2(3.0, 0.0)];
    // After point 1 is kept, point 2 lies 0.447 from the segment that is left.
    assert_eq!(simplify_indices(&points, &Simplify::new(0.5)).unwrap(), [0, 1, 3]);
}

#[test]
fn the_distance_is_to_the_segment_not_to_its_line() {
    // The third point lies on the line through the ends, but beyond the last one.
    let points = [dvec2(0.0, 0.0), dvec2(1.0, 0.0), dvec2(5.0, 0.0), dvec2(2.0, 0.0)];
    assert_eq!(simplify_indices(&points, &Simplify::new(1.0)).unwrap(), [0, 2, 3]);
}

#[test]
fn the_formula_of_the_java_post_is_right_and_its_printed_value_is_not() {
    let line = [1.0, 2.0, 2.0, 1.0].map(|y| dvec2(0.0, y));
    let options = CatmullRom::new().subdivisions(4).alpha(0.0);
    let curve = catmull_rom(&line, &options).unwrap();
    assert_eq!([curve[5].y, curve[6].y, curve[7].y], [2.09375, 2.125, 2.09375]);
    let thirteen = vec![DVec2::ZERO; 13];
    let options = options.subdivisions(5);
    assert_eq!(catmull_rom(&thirteen, &options).unwrap().len(), 61);
}

/// One pinned answer for each smoother whose arithmetic a target or a library could change.
#[test]
fn value_stability() {
    let bend = [dvec2(0.0, 0.0), dvec2(3.0, 1.0), dvec2(4.0, 5.0), dvec2(9.0, 2.0)];
    let bits = |curve: &[DVec2], index: usize| {
        [curve[index].x.to_bits(), curve[index].y.to_bits()].map(|bits| format!("{bits:016x}"))
    };
    let spline = |alpha| {
        let options = CatmullRom::new().subdivisions(7).alpha(alpha).closed(true);
        bits(&catmull_rom(&bend, &options).unwrap(), 10)
    };
    let found = [
        spline(0.5),
        spline(0.3),
        spline(1.0),
        bits(&refine(&bend, &Refine::new().passes(3)).unwrap(), 7),
        bits(&chaikin(&bend, &Chaikin::new().ratio(0.3).passes(2).closed(true)).unwrap(), 5),
        bits(&soften(&bend, &Soften::new().weight(0.3)).unwrap(), 9),
    ];
    let expected: [[&str; 2]; 6] = [
        ["400ba5af2fdeaf74", "40068298fdec21e6"],
        ["400b577c26eb2740", "4006af4430b4dc44"],
        ["400c64357d954fdf", "4006228e5141e853"],
        ["4012c00000000000", "4010a00000000000"],
        ["400ca3d70a3d70a4", "400a8f5c28f5c28f"],
        ["3fc9176fd21ff2e4", "3fb0ba4a8c154c99"],
    ];
    assert_eq!(found, expected);
}
