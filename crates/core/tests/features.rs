//! The features for users: `cargo test -p meander-core --features serde,mint --test features`.
#![expect(clippy::unwrap_used, reason = "a test may panic")]

use meander_core::glam::{DVec2, DVec3, dvec2};
use meander_core::{
    Cell, Derived, Grid, GridMap, GridRoute, Neighborhood, Polyline, RouteQuery, Smoother,
    UnitPath, WallCrossings,
    carve::{Carving, Chisel, Chiseler, Step, chisel},
    measure::{Follower, Nearest, Position, Shape, measure, nearest},
    search::{CellRoles, Terminals, cell_roles},
    smooth::{Bspline, CatmullRom, Chaikin, Refine, Simplify, Visvalingam},
};
use serde::Serialize;
use serde::de::DeserializeOwned;

fn assert_kept<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(value: &T) {
    let text = serde_json::to_string(value).unwrap();
    assert_eq!(serde_json::from_str::<T>(&text).unwrap(), *value);
}

#[test]
fn what_is_written_is_read() {
    let grid = Grid::new(5, 4).unwrap().with_neighborhood(Neighborhood::Eight);
    let (walls, query) = (vec![Cell { x: 1, y: 2 }], RouteQuery::new());
    let (carved, ends) = (Chisel::new(&[0, 19]).walls(&walls), Terminals::new(&[0, 19]));
    let map = GridMap::new(&grid).with_walls(&walls).unwrap();
    let line = Polyline::closed([[0.5, 0.5], [3.5, 0.5]]).unwrap();
    assert_kept::<Grid>(&grid);
    assert_kept::<Vec<Cell>>(&walls);
    assert_kept::<Polyline>(&line);
    assert_kept::<Carving>(&chisel(grid, &carved).unwrap().unwrap());
    assert_kept::<Vec<Step>>(&Chiseler::new(grid, &carved).unwrap().unwrap().collect());
    assert_kept::<CellRoles>(&cell_roles(grid, &ends.walls(&walls)).unwrap().unwrap());
    assert_kept::<Derived<DVec2>>(&Chaikin::new().derive(&line).unwrap());
    assert_kept::<Shape>(&measure(&line));
    assert_kept::<Nearest<DVec2>>(&nearest(&line, dvec2(1.0, 2.0)).unwrap().unwrap());
    assert_kept::<Position<DVec2>>(&Follower::new(&line).at(1.0).unwrap());
    assert_kept::<WallCrossings>(&map.crossings(&line));
    assert_kept::<GridRoute>(&map.route(&[0, 19], &query).unwrap().unwrap());
    assert_kept::<UnitPath>(&map.unit_path(0, 19, &query.radius(0.4)).unwrap().unwrap());
}

#[test]
fn options_are_read_with_their_defaults() {
    assert_kept(&Refine::new());
    assert_kept(&Simplify::new(f64::INFINITY));
    assert_kept(&Visvalingam::new(2.0));
    assert_kept(&CatmullRom::new().alpha(0.0));
    assert_kept(&Bspline::new().degree(5));
    let saved: Chaikin = serde_json::from_str(r#"{"passes":3}"#).unwrap();
    assert_eq!(saved, Chaikin::new().passes(3));
    let saved: Refine = serde_json::from_str(r#"{"outlier_angle":null,"passes":2}"#).unwrap();
    assert_eq!(saved, Refine::new().passes(2));
}

#[test]
fn a_grid_that_cannot_be_is_not_read() {
    let none = serde_json::from_str::<Grid>(r#"{"width":0,"height":4}"#).unwrap_err();
    assert!(none.to_string().starts_with("width was 0"), "{none}");
    let huge = serde_json::from_str::<Grid>(r#"{"width":65536,"height":65536}"#).unwrap_err();
    assert!(huge.to_string().starts_with("width asks for 4294967296 cells"), "{huge}");
}

#[test]
fn a_line_is_checked_when_it_is_read() {
    let open: Polyline = serde_json::from_str(r#"{"points":[[1.0,2.0]]}"#).unwrap();
    assert_eq!(open, Polyline::open([[1.0, 2.0]]).unwrap());
    let far = serde_json::from_str::<Polyline>(r#"{"points":[[0.0,2e150]],"closed":true}"#);
    assert!(far.unwrap_err().to_string().starts_with("points[0] was 2e150;"));
}

#[test]
fn points_of_other_crates() {
    let point = DVec2::from(mint::Point2 { x: 1.0, y: 2.0 });
    assert_eq!(point, dvec2(1.0, 2.0));
    assert_eq!(mint::Vector3::from(DVec3::X), mint::Vector3 { x: 1.0, y: 0.0, z: 0.0 });
}
