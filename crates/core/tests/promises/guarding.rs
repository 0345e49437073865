//! What guarded smoothing promises.

use crate::plain::fields;
use meander_core::glam::DVec2;
use meander_core::{
    Astar, CatmullRom, Chaikin, Grid, Guard, Neighborhood, Simplify, astar, catmull_rom,
    cells_to_points, chaikin, deviation, first_wall_hit, guard, measure, simplify,
};
use proptest::prelude::*;

/// Every smoother, cutting as much as it can.
fn smoothed(raw: &[DVec2], kind: u32) -> Vec<DVec2> {
    match kind {
        0 => chaikin(raw, &Chaikin::new().passes(4)).unwrap(),
        1 => simplify(raw, &Simplify::new(2.5)).unwrap(),
        2 => catmull_rom(raw, &CatmullRom::new().alpha(0.0)).unwrap(),
        3 => {
            let few = simplify(raw, &Simplify::new(1.0)).unwrap();
            chaikin(&few, &Chaikin::new().passes(4)).unwrap()
        }
        _ => {
            let few = simplify(raw, &Simplify::new(3.0)).unwrap();
            catmull_rom(&few, &CatmullRom::new()).unwrap()
        }
    }
}

fn sharpest(line: &[DVec2]) -> f64 {
    measure(line, false).unwrap().max_turn
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    #[test]
    fn a_guarded_curve_keeps_to_open_cells_and_no_further_from_raw(
        field in fields(16, 3, 2),
        seed: u32,
        kind in 0..5u32,
    ) {
        let (from, to) = (field.terminals[0], field.terminals[1]);
        let request = Astar::new(from, to).walls(&field.walls).seed(seed);
        let Some(route) = astar(&field.grid, &request).unwrap() else { return Ok(()) };
        let raw = cells_to_points(field.grid.width(), &route).unwrap();
        let smooth = smoothed(&raw, kind);
        let options = Guard::new().walls(&field.walls);
        let guarded = guard(&raw, &smooth, &field.grid, &options).unwrap();
        prop_assert_eq!(first_wall_hit(&guarded, &field.grid, &field.walls).unwrap(), None);
        prop_assert!(deviation(&guarded, &raw, false).unwrap() <= deviation(&smooth, &raw, false).unwrap());
        prop_assert_eq!((guarded.first(), guarded.last()), (raw.first(), raw.last()));
        prop_assert!(sharpest(&guarded) <= sharpest(&raw));
        let is_clear = first_wall_hit(&smooth, &field.grid, &field.walls).unwrap().is_none();
        if is_clear && sharpest(&smooth) <= sharpest(&raw) {
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
    assert!(first_wall_hit(&smooth, &grid, &walls).unwrap().is_some());
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
