//! Bad input returns an error that names the argument, its value and the allowed values.

use meander_core::glam::{DVec2, dvec2};
use meander_core::{
    Error, Grid, GridMap, Polyline, Smoother,
    carve::{Chisel, chisel},
    cells_to_points,
    smooth::{CatmullRom, Chaikin, Refine, Simplify, catmull_rom, chaikin, refine, simplify},
};

use crate::plain::open;

fn says<T: std::fmt::Debug>(result: Result<T, Error>, sentence: &str) {
    assert_eq!(result.unwrap_err().to_string(), sentence);
}

#[test]
fn numbers_out_of_range() {
    let corner = open(&[dvec2(0.0, 0.0), dvec2(1.0, 0.0), dvec2(1.0, 1.0)]);
    says(
        chaikin(&corner, &Chaikin::new().passes(25)),
        "passes was 25; it must be a whole number from 0 to 24",
    );
    says(
        chaikin(&corner, &Chaikin::new().ratio(0.6)),
        "ratio was 0.6; it must be a number from 0 to 0.5",
    );
    says(
        refine(&corner, &Refine::new().angle_limit(-1.0)),
        "angle_limit was -1; it must be a number of 0 or more",
    );
    says(
        simplify(&corner, &Simplify::new(f64::NAN)),
        "tolerance was NaN; it must be a number of 0 or more",
    );
    says(
        catmull_rom(&corner, &CatmullRom::new().subdivisions(0)),
        "subdivisions was 0; it must be a whole number from 1 to 16777216",
    );
}

#[test]
fn results_that_would_not_fit() {
    let corner = open(&[dvec2(0.0, 0.0), dvec2(1.0, 0.0), dvec2(1.0, 1.0)]);
    says(
        chaikin(&corner, &Chaikin::new().passes(24)),
        "passes asks for 100663296 numbers; at most 16777216 are allowed",
    );
    says(
        catmull_rom(&corner, &CatmullRom::new().subdivisions(16_777_216)),
        "subdivisions asks for 67108866 numbers; at most 16777216 are allowed",
    );
    let sharp: Vec<DVec2> = (0..4_300_000).map(|i| dvec2(f64::from(i % 2), f64::from(i))).collect();
    let refined = refine(&open(&sharp), &Refine::new().angle_limit(0.0));
    assert!(matches!(refined, Err(Error::TooLarge { argument: "passes", .. })));
    says(Grid::new(5000, 5000), "width asks for 25000000 cells; at most 16777216 are allowed");
}

#[test]
fn coordinates_that_are_not_finite() {
    for (odd, was) in [
        (f64::NAN, "NaN"),
        (f64::INFINITY, "inf"),
        (f64::NEG_INFINITY, "-inf"),
        (1e300, "1e300"),
        (-1.000_000_1e150, "-1.0000001e150"),
    ] {
        let allowed = "it must be a finite number between -1e150 and 1e150";
        says(Polyline::open([[0.0, 0.0], [1.0, odd]]), &format!("points[1] was {was}; {allowed}"));
    }
    let line = open(&[DVec2::ZERO]);
    let radius = "radius was -1e-300; it must be a number of 0 or more";
    says(GridMap::new(&Grid::new(1, 1).unwrap()).clear(&line, -1e-300), radius);
}

#[test]
fn values_for_fewer_points_than_a_line_has() {
    let line = open(&[dvec2(0.0, 0.0), dvec2(1.0, 0.0), dvec2(1.0, 1.0)]);
    let derived = Chaikin::new().derive(&line).unwrap();
    assert!(derived.interpolate(&[1.0, 2.0, 3.0]).is_ok());
    let values = "values.len() was 2; it must be 3, one for each point";
    says(derived.interpolate(&[1.0, 2.0]), values);
}

#[test]
fn cells_outside_the_grid() {
    let grid = Grid::new(3, 3).unwrap();
    says(
        chisel(grid, &Chisel::new(&[0, 9])),
        "terminals[1] was 9; it must be a whole number from 0 to 8",
    );
    says(chisel(grid, &Chisel::new(&[0])), "terminals must be two or more cells");
    says(
        chisel(grid, &Chisel::new(&[0, 1]).walls(&[9])),
        "walls[0] was 9; it must be a whole number from 0 to 8",
    );
    let count = "it must be a whole number from 1 to 4294967295";
    says(GridMap::new(&grid).with_costs(&[0; 9]), &format!("costs[0] was 0; {count}"));
    let costs = "costs.len() was 2; it must be 9, one for each cell";
    says(GridMap::new(&grid).with_costs(&[1, 1]), costs);
    says(Grid::new(0, 3), "width was 0; it must be a whole number from 1 to 16777216");
    says(cells_to_points(0, &[1]), &format!("width was 0; {count}"));
}

#[test]
fn orders_and_weights_that_contradict() {
    let grid = Grid::new(3, 3).unwrap();
    let ends = Chisel::new(&[0, 8]);
    says(chisel(grid, &ends.order(&[1, 2, 1])), "order[2] was 1; it must be listed once");
    says(
        chisel(grid, &ends.order(&[1]).wiggliness(2.0)),
        "wiggliness was 2; it must be 1 where an order is given",
    );
    let weights = "weights.len() was 1; it must be 9, one for each cell";
    says(chisel(grid, &ends.weights(&[1.0])), weights);
    let weights = [0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0];
    says(
        chisel(grid, &ends.weights(&weights)),
        "weights[1] was -1; it must be a number from 0 to 1e100",
    );
}
