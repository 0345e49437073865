//! Test vectors that every implementation has to reproduce.

use std::fmt::Debug;

use meander_core::glam::{DVec2, DVec3};
use meander_core::{
    Error, Grid, GridMap, Point, Polyline, RouteQuery, Smoother,
    carve::{Chisel, chisel},
    smooth::{CatmullRom, Chaikin, Simplify, catmull_rom, chaikin},
};
use serde_json::Value;

use crate::plain::{from_flat, kept, line, open, to_flat};
use crate::table::Refining;

fn cases(name: &str) -> Vec<Value> {
    let path = format!("{}/tests/golden/{name}.json", env!("CARGO_MANIFEST_DIR"));
    let cases: Vec<Value> = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    assert!(cases.len() >= 28, "{name} has lost cases");
    cases
}

fn numbers(value: &Value) -> Vec<f64> {
    value.as_array().unwrap().iter().map(|number| number.as_f64().unwrap()).collect()
}

fn cells(value: &Value) -> Vec<u32> {
    numbers(value).into_iter().map(|number| number as u32).collect()
}

fn whole(value: &Value) -> u32 {
    value.as_f64().unwrap() as u32
}

fn grid(case: &Value) -> Grid {
    Grid::new(whole(&case["width"]), whole(&case["height"])).unwrap()
}

fn smoothed<P: Point>(
    case: &Value,
    smooth: impl Fn(&Polyline<P>) -> Result<Polyline<P>, Error>,
) -> Vec<f64> {
    let points = from_flat(&numbers(&case["points"]));
    to_flat(&smooth(&line(&points, case["closed"] == true)).unwrap())
}

/// Runs a smoother in the case's dimension and compares coordinates to 1e-9.
macro_rules! same_curve {
    ($case:expr, $smooth:expr) => {{
        let case = $case;
        let found = if case["dimension"] == 2 {
            smoothed::<DVec2>(case, $smooth)
        } else {
            smoothed::<DVec3>(case, $smooth)
        };
        assert_close(&found, &numbers(&case["expected"]), case);
    }};
}

fn assert_close(found: &[f64], expected: &[f64], case: &impl Debug) {
    let close = |(a, b): (&f64, &f64)| (a - b).abs() <= 1e-9 * b.abs().max(1.0);
    assert!(
        found.len() == expected.len() && found.iter().zip(expected).all(close),
        "{found:?}\n{expected:?}\n{case:?}"
    );
}

#[test]
fn chaikin_curves() {
    for case in &cases("chaikin") {
        let options = Chaikin::new().passes(whole(&case["passes"]));
        same_curve!(case, |line| chaikin(line, &options));
    }
}

#[test]
fn refine_as_published() {
    for case in &cases("refine_published") {
        let options = Refining {
            angle_limit: case["angleLimit"].as_f64().unwrap(),
            outlier_angle: case["outlierAngle"].as_f64().unwrap(),
            published: true,
            ..Refining::default()
        };
        same_curve!(case, |line| options.smooth(line));
    }
}

#[test]
fn catmull_rom_uniform() {
    for case in &cases("catmull_rom") {
        let options = CatmullRom::new().subdivisions(whole(&case["subdivisions"])).alpha(0.0);
        same_curve!(case, |line| catmull_rom(line, &options));
    }
}

#[test]
fn simplify_keeps_the_same_points() {
    for case in &cases("simplify") {
        let options = Simplify::new(case["tolerance"].as_f64().unwrap());
        let flat = numbers(&case["points"]);
        let kept = if case["dimension"] == 2 {
            kept::<DVec2>(&open(&from_flat(&flat)), &options)
        } else {
            kept::<DVec3>(&open(&from_flat(&flat)), &options)
        };
        assert_eq!(kept.unwrap(), cells(&case["expectedIndices"]), "{case}");
    }
}

#[test]
fn chisel_by_explicit_order() {
    for case in &cases("chisel_order") {
        let (terminals, walls) = (cells(&case["terminals"]), cells(&case["walls"]));
        let order = cells(&case["order"]);
        for articulation in [false, true] {
            let options =
                Chisel::new(&terminals).walls(&walls).order(&order).articulation(articulation);
            let carving = chisel(grid(case), &options).unwrap();
            let expected = case["expected"].as_array().map(|_| cells(&case["expected"]));
            assert_eq!(carving.map(|carving| carving.nodes), expected, "{case}");
        }
    }
}

#[test]
fn astar_steps() {
    for case in &cases("astar") {
        let walls = cells(&case["walls"]);
        for seed in [None, Some(3)] {
            let map = GridMap::new(&grid(case)).with_walls(&walls).unwrap();
            let mut query = RouteQuery::new();
            query.seed = seed;
            let route = map.route(&["from", "to"].map(|end| whole(&case[end])), &query).unwrap();
            let expected = case["expectedSteps"].as_u64().map(|steps| steps as usize);
            assert_eq!(route.map(|route| route.cells.len() - 1), expected, "{case}");
        }
    }
}
