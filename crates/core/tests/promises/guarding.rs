//! What guarded smoothing promises.

use crate::on_grid::{STEP, clearance, round, route, sharpest};
use crate::plain::fields;
use meander_core::glam::DVec2;
use meander_core::{
    Astar, Grid, Guard, Neighborhood, astar, cells_to_points, guard,
    measure::{first_wall_hit, turn_angles},
    smooth::{CatmullRom, Chaikin, Simplify, catmull_rom, chaikin, simplify},
};
use proptest::prelude::*;

/// Every smoother, cutting as much as it can.
fn smoothed(raw: &[DVec2], kind: u32, closed: bool) -> Vec<DVec2> {
    let simplified =
        |tolerance: f64| simplify(raw, &Simplify::new(tolerance).closed(closed)).unwrap();
    let cut = |line: &[DVec2]| chaikin(line, &Chaikin::new().passes(4).closed(closed)).unwrap();
    let spline = CatmullRom::new().closed(closed);
    match kind {
        0 => cut(raw),
        1 => simplified(2.5),
        2 => catmull_rom(raw, &spline.alpha(0.0)).unwrap(),
        3 => cut(&simplified(1.0)),
        4 => catmull_rom(&simplified(3.0), &spline).unwrap(),
        _ => catmull_rom(&simplified(0.9), &spline).unwrap(),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(800))]

    #[test]
    fn guarding_keeps_away_from_walls_and_closes(
        field in prop_oneof![fields(14, 4, 3), fields(16, 3, 2)],
        kind in 0..6u32,
        radius in prop_oneof![Just(0.0), Just(0.5), 0.0..1.5],
        closed: bool,
    ) {
        let Some(raw) = route(&field, closed) else { return Ok(()) };
        let smooth = smoothed(&raw, kind, closed);
        let options = Guard::new().walls(&field.walls).radius(radius).closed(closed);
        let guarded = guard(&raw, &smooth, &field.grid, &options).unwrap();
        let is_open = |line: &[DVec2]| {
            first_wall_hit(line, &field.grid, &field.walls, closed).unwrap().is_none()
        };
        prop_assert!(is_open(&guarded));
        prop_assert!(closed || (guarded.first(), guarded.last()) == (raw.first(), raw.last()));
        prop_assert!(sharpest(&guarded, closed) <= sharpest(&raw, closed));
        let before = clearance(&round(&raw, closed), &field) - STEP;
        prop_assert!(clearance(&round(&guarded, closed), &field) >= radius.min(before) - 1e-6);
        if radius == 0.0 && is_open(&smooth) && sharpest(&smooth, closed) <= sharpest(&raw, closed) {
            prop_assert_eq!(guarded, smooth);
        }
    }
}

#[test]
fn only_the_part_that_cuts_a_wall_is_bent() {
    // A long way with one wall near its start: the far end is as smooth as before.
    let grid = Grid::new(40, 5).unwrap();
    let mut raw: Vec<u32> = vec![121, 81, 41, 42, 43, 83, 123];
    raw.extend(124..150);
    raw.extend([109, 69, 70]);
    let raw = cells_to_points(40, &raw).unwrap();
    let walls = [82, 122];
    // Straight through the walls, then along.
    let few: Vec<_> = raw[..1].iter().chain(&raw[6..]).copied().collect();
    let smooth = chaikin(&few, &Chaikin::new().passes(2)).unwrap();
    assert!(first_wall_hit(&smooth, &grid, &walls, false).unwrap().is_some());
    let guarded = guard(&raw, &smooth, &grid, &Guard::new().walls(&walls)).unwrap();
    let tail = &smooth[smooth.len() - 10..];
    for point in tail {
        assert!(guarded.contains(point), "{point} {guarded:?}");
    }
}

#[test]
fn a_raw_path_through_a_wall_is_refused() {
    let grid = Grid::new(3, 1).unwrap().with_neighborhood(Neighborhood::Four);
    let raw = cells_to_points(3, &[0, 1, 2]).unwrap();
    let error = guard(&raw, &raw, &grid, &Guard::new().walls(&[1])).unwrap_err();
    assert_eq!(error.to_string(), "raw must be a path over open cells");
}

/// The most degrees that a line turns within a tenth of a cell.
fn sharpest_bend(line: &[DVec2]) -> f64 {
    let turns = turn_angles(line, false).unwrap();
    let bend = |first: usize| {
        let mut way = 0.0;
        let within = (first..line.len()).take_while(|&at| {
            way += if at == first { 0.0 } else { line[at - 1].distance(line[at]) };
            way <= 0.1
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
        let request = Astar::new(ends[0], ends[1]).walls(&walls);
        let Some(route) = astar(&grid, &request).unwrap() else { continue };
        let raw = cells_to_points(60, &route).unwrap();
        let few = simplify(&raw, &Simplify::new(0.9)).unwrap();
        let smooth = catmull_rom(&few, &CatmullRom::new()).unwrap();
        for radius in [0.0, 0.4] {
            let options = Guard::new().walls(&walls).radius(radius);
            let guarded = guard(&raw, &smooth, &grid, &options).unwrap();
            detours += u32::from(guarded != smooth);
            let most = sharpest_bend(&smooth).max(25.0);
            assert!(sharpest_bend(&guarded) <= most + 1e-6, "{round} {radius} {guarded:?}");
        }
    }
    assert!(detours > 200, "{detours}");
}

#[test]
fn a_curve_with_other_ends_is_refused() {
    let grid = Grid::new(5, 1).unwrap();
    let raw = cells_to_points(5, &[0, 1, 2]).unwrap();
    let refusal = |smoothed: &[DVec2], closed: bool| {
        let error = guard(&raw, smoothed, &grid, &Guard::new().closed(closed)).err();
        error.map(|error| error.to_string())
    };
    let message = Some("smoothed must be a line with the ends of raw".to_owned());
    assert_eq!(refusal(&raw[..2], false), message);
    assert_eq!(refusal(&raw[1..], false), message);
    assert_eq!(refusal(&raw[..1], false), message);
    assert_eq!(refusal(&[], false), message);
    assert_eq!(refusal(&[], true), message);
    assert_eq!(refusal(&raw[..2], true), None);
}

#[test]
fn lines_of_less_than_two_points_are_checked() {
    let grid = Grid::new(4, 1).unwrap();
    let options = Guard::new().walls(&[2]);
    let place = DVec2::new(0.5, 0.5);
    let inside = DVec2::new(2.5, 0.5);
    assert_eq!(guard(&[], &[], &grid, &options).unwrap(), []);
    assert_eq!(guard(&[place], &[place], &grid, &options).unwrap(), [place]);
    assert!(guard(&[inside], &[inside], &grid, &options).is_err());
    // A loop through the wall, from a route that stays where it is.
    let round = guard(&[place], &[place, inside, place], &grid, &options).unwrap();
    assert_eq!(first_wall_hit(&round, &grid, &[2], false).unwrap(), None);
    assert_eq!((round.first(), round.last()), (Some(&place), Some(&place)));
    // A closed route, and a curve that is one point in a wall.
    let closed = options.closed(true);
    let there = guard(&[place, place + 0.25], &[inside], &grid, &closed).unwrap();
    assert_eq!(first_wall_hit(&there, &grid, &[2], true).unwrap(), None);
    assert!(there.iter().all(|point| point.x < 2.0));
    // A closed route that stays where it is.
    assert_eq!(guard(&[place], &[place, inside], &grid, &closed).unwrap(), [place]);
}
