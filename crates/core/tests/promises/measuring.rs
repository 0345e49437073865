//! Promises of measuring.

use crate::plain::{circle, distance_to_segment, line, lines, open, polylines, segments};
use crate::property::properties;
use meander_core::glam::{DVec2, DVec3, dvec2};
use meander_core::{
    Grid, GridMap,
    measure::{Follower, curvature, measure, resample},
};
use proptest::prelude::*;

#[test]
fn turns_are_exact_where_they_can_be() {
    let square = [(0, 0), (3, 0), (3, 3), (0, 3), (0, 0)];
    let points = square.map(|(x, y)| dvec2(f64::from(x), f64::from(y)));
    let shape = measure(&open(&points));
    assert_eq!((shape.length, shape.max_turn, shape.mean_turn), (12.0, 90.0, 90.0));
    let back = measure(&open(&[points[0], points[1], points[0]]));
    assert_eq!(back.max_turn, 180.0);
    let straight = measure(&open(&[dvec2(0.0, 0.0), dvec2(0.1, 0.3), dvec2(0.2, 0.6)]));
    assert_eq!(straight.max_turn, 0.0);
}

#[test]
fn turns_do_not_depend_on_the_scale() {
    let corner = [(0.0, 0.0, 0.0), (1.0, 0.0, 0.0), (1.0, 1.0, 0.0), (1.0, 1.0, 1.0)];
    for scale in [1e-300, 1e-100, 1e-9, 1e9, 1e100, 1e150] {
        let points = corner.map(|(x, y, z)| DVec3::new(x, y, z) * scale);
        assert_eq!(measure(&open(&points)).max_turn, 90.0, "{scale}");
    }
}

#[test]
fn a_circle_bends_evenly() {
    let circle = circle(50, 4.0);
    assert!(curvature(&line(&circle, true)).iter().all(|bend| (bend - 0.25).abs() < 1e-12));
    let bends = curvature(&open(&circle));
    assert_eq!((bends[0], bends[49]), (0.0, 0.0));
    let back = [dvec2(0.0, 0.0), dvec2(1.0, 0.0), dvec2(0.0, 0.0), dvec2(0.0, 0.0)];
    assert_eq!(curvature(&open(&back)), [0.0, f64::INFINITY, 0.0, 0.0]);
}

#[test]
fn resampling_keeps_a_start_that_is_next_to_another_point() {
    let start = dvec2(1e-279, 0.0);
    let points = [start, dvec2(0.0, 0.0), dvec2(0.0, 4.0)];
    for closed in [false, true] {
        assert_eq!(resample(&line(&points, closed), 1.0).unwrap()[0], start);
    }
}

#[test]
fn a_line_far_beyond_the_grid_leaves_it() {
    let map = GridMap::new(&Grid::new(2, 2).unwrap()).with_walls(&[0]).unwrap();
    let far = dvec2(1e10, -1e10);
    for place in [far, -far, far.abs(), -far.abs()] {
        let beyond = line(&[place, place + dvec2(1.0, -1.0)], false);
        assert_eq!(map.clear(&beyond, 0.0).unwrap(), Some(0));
        let crossings = map.crossings(&line(&[place * -1.0, place], false));
        assert_eq!(crossings.first.map(|(segment, _)| segment), Some(0));
    }
}

#[test]
fn a_way_between_two_walls_is_no_way() {
    // # .
    // # #
    let grid = Grid::new(2, 2).unwrap();
    let hit = |from, to, walls: &[u32]| {
        let map = GridMap::new(&grid).with_walls(walls).unwrap();
        map.clear(&line(&[from, to], false), 0.0).unwrap()
    };
    let (top, bottom) = (dvec2(1.0, 0.0), dvec2(1.0, 2.0));
    assert_eq!(hit(top, bottom, &[0, 2, 3]), Some(0));
    assert_eq!(hit(top, bottom, &[0, 2]), None);
    assert_eq!(hit(top, bottom, &[0, 3]), None);
    assert_eq!(hit(dvec2(0.0, 1.0), dvec2(2.0, 1.0), &[0, 2, 3]), Some(0));
    // Through the corner where two walls touch, from open cell to open cell.
    assert_eq!(hit(dvec2(0.5, 1.5), dvec2(1.5, 0.5), &[0, 3]), None);
    assert_eq!(hit(dvec2(0.5, 0.5), dvec2(2.5, 0.5), &[]), Some(0));
    assert_eq!(hit(dvec2(0.5, 0.5), dvec2(0.5, 0.5), &[0]), Some(0));
    let map = GridMap::new(&grid).with_walls(&[0]).unwrap();
    // A point in a wall crosses nothing, but no unit can stand there.
    let point = line(&[dvec2(0.5, 0.5)], false);
    assert_eq!((map.crossings(&point).first, map.clear(&point, 0.0).unwrap()), (None, Some(0)));
}

properties! {
    #[test]
    fn repeated_points_change_only_the_count(
        list in prop::collection::vec((-9.0..9.0, -9.0..9.0, 1..4usize), 0..20)
    ) {
        let once: Vec<_> = list.iter().map(|&(x, y, _)| dvec2(x, y)).collect();
        let often: Vec<_> =
            list.iter().flat_map(|&(x, y, times)| vec![dvec2(x, y); times]).collect();
        let (once, mut often) = (measure(&open(&once)), measure(&open(&often)));
        often.points = once.points;
        prop_assert_eq!(once, often);
    }

    #[test]
    fn steps_of_a_resampled_line_are_even(
        points in lines(2..30), spacing in 0.05..40.0,
    ) {
        let even = resample(&points, spacing).unwrap();
        let (follower, closed) = (Follower::new(&points), points.is_closed());
        let (whole, steps) = (follower.length(), even.len() - usize::from(!closed));
        prop_assert_eq!(even[0], points[0]);
        prop_assert!(closed || even[steps] == points[points.len() - 1]);
        prop_assume!(whole > 1e-6);
        let step = whole / steps as f64;
        prop_assert!(step <= spacing * (1.0 + 1e-6));
        prop_assert!(steps == 1 || whole / (steps - 1) as f64 > spacing * (1.0 - 1e-6));
        for (index, point) in even.iter().enumerate() {
            prop_assert!(follower.at(step * index as f64).unwrap().point.distance(*point) < 1e-6);
        }
    }

    #[test]
    fn a_closed_line_measures_as_if_it_went_round_once(points in polylines(0..20)) {
        let closed = measure(&line(&points, true));
        let mut round = points.clone();
        round.extend(points.first());
        let open = measure(&open(&round));
        prop_assert_eq!((closed.points as usize, closed.length), (points.len(), open.length));
        // A closed line measures the same from any start.
        let mut later = points.clone();
        later.rotate_left(usize::from(points.len() > 1));
        let later = measure(&line(&later, true));
        prop_assert!((closed.length - later.length).abs() <= 1e-9);
        prop_assert_eq!(closed.max_turn, later.max_turn);
        prop_assert!((closed.mean_turn - later.mean_turn).abs() <= 1e-9);
        prop_assert!(closed.max_turn >= open.max_turn);
    }

    #[test]
    fn a_line_crosses_the_walls_that_looking_at_many_points_finds(
        walls in prop::collection::vec(0..64u32, 0..40),
        points in prop::collection::vec((0.0..8.0, 0.0..8.0), 2..6),
        closed in any::<bool>(),
    ) {
        let grid = Grid::new(8, 8).unwrap();
        let points: Vec<DVec2> = points.into_iter().map(|(x, y)| dvec2(x, y)).collect();
        let map = GridMap::new(&grid).with_walls(&walls).unwrap();
        let hit = |from: DVec2, to: DVec2| map.clear(&line(&[from, to], false), 0.0).unwrap().is_some();
        let legs = segments(&points, closed);
        let crossings = map.crossings(&line(&points, closed));
        let first = legs.iter().position(|&(from, to)| hit(from, to)).map(|leg| leg as u32);
        prop_assert_eq!(map.clear(&line(&points, closed), 0.0).unwrap(), first);
        prop_assert_eq!(crossings.first.map(|(segment, _)| segment), first);
        if let Some((segment, place)) = crossings.first {
            // Up to that point the segment is clear, unless it begins in a wall; beyond that it is not.
            let (from, to) = legs[segment as usize];
            prop_assert!(!hit(from, from + (place - from) * (1.0 - 1e-9)) || place == from);
            prop_assert!(hit(from, place + (to - place) * 1e-6));
        }
        // Samples can only miss crossings shorter than the gap between two samples.
        for (&(from, to), look) in legs.iter().flat_map(|leg| (0..=2000).map(move |look| (leg, look))) {
            let at = from.lerp(to, f64::from(look) / 2000.0);
            let cell = (at.y as u32).min(7) * 8 + (at.x as u32).min(7);
            prop_assert!(!walls.contains(&cell) || crossings.cells.contains(&cell));
        }
        for wall in crossings.cells {
            let middle = dvec2(f64::from(wall % 8) + 0.5, f64::from(wall / 8) + 0.5);
            prop_assert!(walls.contains(&wall));
            prop_assert!(legs.iter().any(|&leg| distance_to_segment(middle, leg) < 0.7072));
        }
    }
}
