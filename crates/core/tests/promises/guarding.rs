//! Promises of guarded smoothing.

use crate::on_grid::{clearance, round, route, sharpest};
use crate::plain::{fields, line, open};
use crate::property::properties;
use meander_core::glam::DVec2;
use meander_core::{
    Grid, GridMap, Polyline, RouteQuery, cells_to_points,
    measure::turn_angles,
    smooth::{CatmullRom, Chaikin, Simplify, catmull_rom, chaikin, simplify},
};
use proptest::prelude::*;

/// Every smoother, cutting as much as it can.
fn smoothed(raw: &Polyline, kind: u32) -> Polyline {
    let simplified = |tolerance: f64| simplify(raw, &Simplify::new(tolerance)).unwrap();
    let cut = |line| chaikin(line, &Chaikin::new().passes(4)).unwrap();
    let spline = CatmullRom::new();
    match kind {
        0 => cut(raw),
        1 => simplified(2.5),
        2 => catmull_rom(raw, &spline.alpha(0.0)).unwrap(),
        3 => cut(&simplified(1.0)),
        4 => catmull_rom(&simplified(3.0), &spline).unwrap(),
        _ => catmull_rom(&simplified(0.9), &spline).unwrap(),
    }
}

properties! {
    #![cases(800)]

    #[test]
    fn guarding_keeps_away_from_walls_and_closes(
        field in prop_oneof![fields(14, 4, 3), fields(16, 3, 2)],
        kind in 0..6u32,
        radius in prop_oneof![Just(0.0), Just(0.5), 0.0..1.5],
        closed in any::<bool>(),
    ) {
        let Some(raw) = route(&field, closed) else { return Ok(()) };
        let smooth = smoothed(&raw, kind);
        let map = field.map();
        let guarded = map.guard(&raw, &smooth, radius).unwrap();
        let is_open = |line: &Polyline| map.clear(line, 0.0).unwrap().is_none();
        prop_assert!(is_open(&guarded) && guarded.is_closed() == closed);
        prop_assert!(closed || (guarded.first(), guarded.last()) == (raw.first(), raw.last()));
        prop_assert!(sharpest(&guarded) <= sharpest(&raw));
        let before = clearance(&round(&raw), &field);
        prop_assert!(clearance(&round(&guarded), &field) >= radius.min(before) - 1e-6);
        if radius == 0.0 && is_open(&smooth) && sharpest(&smooth) <= sharpest(&raw) {
            prop_assert_eq!(guarded, smooth);
        }
    }
}

#[test]
fn a_raw_path_through_a_wall_is_refused() {
    let map = GridMap::new(&Grid::new(3, 1).unwrap()).with_walls(&[1]).unwrap();
    let raw = cells_to_points(3, &[0, 1, 2]).unwrap();
    let error = map.guard(&raw, &raw, 0.0).unwrap_err();
    assert_eq!(error.to_string(), "raw must be a path over open cells");
}

#[test]
fn a_round_whose_curve_is_bad_all_along_has_arcs_at_every_corner() {
    // . . . .
    // . # # .     once round the walls, and a curve that stays in one of them
    // . . . .
    let map = GridMap::new(&Grid::new(4, 3).unwrap()).with_walls(&[5, 6]).unwrap();
    let raw = cells_to_points(4, &[0, 1, 2, 3, 7, 11, 10, 9, 8, 4]).unwrap();
    let inside = line(&[DVec2::new(1.5, 1.5)], true);
    let guarded = map.guard(&line(&raw, true), &inside, 0.4).unwrap();
    assert_eq!(map.clear(&guarded, 0.4).unwrap(), None);
    assert!(sharpest(&guarded) < 10.0, "{guarded:?}");
}

/// The most degrees that a line turns within a tenth of a cell.
pub(crate) fn sharpest_bend(line: &[DVec2]) -> f64 {
    let turns = turn_angles(&open(line));
    let bend = |first: usize| {
        let mut travelled = 0.0;
        let within = (first..line.len()).take_while(|&at| {
            travelled += if at == first { 0.0 } else { line[at - 1].distance(line[at]) };
            travelled <= 0.1
        });
        within.map(|at| turns[at]).sum::<f64>()
    };
    (0..line.len()).map(bend).fold(0.0, f64::max)
}

#[test]
fn detours_have_no_kinks() {
    let grid = Grid::new(60, 60).unwrap();
    let mut state = 1u32;
    let mut below = |end: u32| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 8) % end
    };
    let mut detours = 0;
    for round in 0..300 {
        let count = 180 * (1 + round % 5);
        let walls: Vec<u32> = (0..count).map(|_| below(3600)).collect();
        let ends = [below(3600), below(3600)];
        let map = GridMap::new(&grid).with_walls(&walls).unwrap();
        let Some(route) = map.route(&ends, &RouteQuery::new()).unwrap() else { continue };
        let few = simplify(&route.line, &Simplify::new(0.9)).unwrap();
        let smooth = catmull_rom(&few, &CatmullRom::new()).unwrap();
        for radius in [0.0, 0.4] {
            let guarded = map.guard(&route.line, &smooth, radius).unwrap();
            detours += u32::from(guarded != smooth);
            let most = sharpest_bend(&smooth).max(25.0);
            assert!(sharpest_bend(&guarded) <= most + 1e-6, "{round} {radius} {guarded:?}");
        }
    }
    assert!(detours > 200, "{detours}");
}

#[test]
fn a_curve_with_other_ends_is_refused() {
    let map = GridMap::new(&Grid::new(5, 1).unwrap());
    let raw = cells_to_points(5, &[0, 1, 2]).unwrap();
    let refusal = |smoothed: &[DVec2], closed: bool| {
        let error = map.guard(&line(&raw, closed), &line(smoothed, closed), 0.0).err();
        error.map(|error| error.to_string())
    };
    let message = Some("smoothed must be a line with the ends of raw".to_owned());
    assert_eq!(refusal(&raw[..2], false), message);
    assert_eq!(refusal(&raw[1..], false), message);
    assert_eq!(refusal(&raw[..1], false), message);
    assert_eq!(refusal(&[], false), message);
    assert_eq!(refusal(&[], true), message);
    assert_eq!(refusal(&raw[..2], true), None);
    let error = map.guard(&line(&raw, true), &line(&raw, false), 0.0).unwrap_err();
    assert_eq!(error.to_string(), "smoothed must be open or closed as raw is");
}

#[test]
fn lines_of_less_than_two_points_are_checked() {
    let map = GridMap::new(&Grid::new(4, 1).unwrap()).with_walls(&[2]).unwrap();
    let guarded = |raw: &[DVec2], smoothed: &[DVec2], closed: bool| {
        map.guard(&line(raw, closed), &line(smoothed, closed), 0.0)
    };
    let place = DVec2::new(0.5, 0.5);
    let inside = DVec2::new(2.5, 0.5);
    assert!(guarded(&[], &[], false).unwrap().is_empty());
    assert_eq!(guarded(&[place], &[place], false).unwrap()[..], [place]);
    assert!(guarded(&[inside], &[inside], false).is_err());
    // A loop through the wall, from a route that stays where it is.
    let round = guarded(&[place], &[place, inside, place], false).unwrap();
    assert_eq!(map.clear(&round, 0.0).unwrap(), None);
    assert_eq!((round.first(), round.last()), (Some(&place), Some(&place)));
    // A closed route, and a curve that is one point in a wall.
    let there = guarded(&[place, place + 0.25], &[inside], true).unwrap();
    assert_eq!(map.clear(&there, 0.0).unwrap(), None);
    assert!(there.iter().all(|point| point.x < 2.0));
    // A closed route that stays where it is.
    assert_eq!(guarded(&[place], &[place, inside], true).unwrap()[..], [place]);
}
