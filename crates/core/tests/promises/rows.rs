//! The table describes the core: each smoother and option has a row, with the core's default and limits.

use std::fmt::Debug;
use std::fs;
use std::path::Path;

use meander_core::{
    Error, Grid, Polyline, Smoother,
    carve::{Blob, Chisel, blob, chisel},
    smooth::{Bspline, CatmullRom, Chaikin, Simplify, Visvalingam},
};

use crate::table::{ALGORITHMS, Kind, Param, Refining, WithValues};

const TABLE: &str = "crates/wasm/src/table.rs";

fn sources(folder: &Path) -> String {
    let text = |path: &Path| match path.is_dir() {
        true => sources(path),
        false => fs::read_to_string(path).unwrap(),
    };
    fs::read_dir(folder).unwrap().map(|entry| text(&entry.unwrap().path())).collect()
}

#[test]
fn every_smoother_has_a_row_and_every_option_a_parameter() {
    let core = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    let before = |text: &'static str| move |rest: &str| rest.split(text).next().unwrap().to_owned();
    let names = core.split("\nimpl Smoother for ").skip(1).map(before(" {"));
    // `RejectOutliers` is missing, because its times are a list.
    let names: Vec<String> = names.filter(|name| name != "RejectOutliers<'_>").collect();
    assert!(names.len() > 6, "{names:?}");
    for name in names {
        let id = name.to_lowercase();
        let row = ALGORITHMS.iter().find(|row| row.id.replace('_', "") == id);
        let row = row.unwrap_or_else(|| panic!("{TABLE} has no row of {name}"));
        let options =
            core.split(&format!("pub struct {name} {{")).nth(1).map(before("}\n")).unwrap();
        for option in options.split(" pub ").skip(1).map(before(":")) {
            let is_set = row.params.iter().any(|param| param.id == option);
            assert!(is_set, "{TABLE} has no {option} of {name}");
        }
    }
}

/// Compares defaults, and the results of a call with numbers next to the limits. Returns the row's id.
fn assert_same<O: WithValues + PartialEq + Debug + Copy, T>(
    new: O,
    call: impl Fn(&O) -> Result<T, Error>,
) -> &'static str {
    let params = O::ALGORITHM.params;
    let default = |param: &Param| if param.required { 0.0 } else { param.default };
    let defaults: Vec<f64> = params.iter().map(default).collect();
    let mut options = new;
    options.set(&defaults);
    assert_eq!(options, new);
    for (index, param) in params.iter().enumerate() {
        // Skip values that the option's type cannot hold.
        let possible = match param.kind {
            Kind::Number => f64::MIN..=f64::MAX,
            Kind::Whole => 0.0..=f64::from(u32::MAX),
            Kind::Flag => continue,
        };
        for bad in [param.lowest - 1.0, param.highest + 1.0] {
            if param.id != "neighborhood" && possible.contains(&bad) {
                let mut values = defaults.clone();
                values[index] = bad;
                options.set(&values);
                assert_eq!(call(&options).err(), new.with_values(&values).err(), "{options:?}");
            }
        }
    }
    O::ALGORITHM.id
}

#[test]
fn rows_have_the_defaults_and_limits_of_the_core() {
    let line = Polyline::open([[0.0, 0.0], [4.0, 0.0], [4.0, 4.0]]).unwrap();
    let grid = Grid::new(5, 5).unwrap();
    let compared = [
        assert_same(Chisel::new(&[0, 24]), |options| chisel(grid, options)),
        assert_same(Blob::new(0), |options| blob(grid, options)),
        assert_same(Chaikin::new(), |options| options.smooth(&line)),
        assert_same(Refining::default(), |options| options.smooth(&line)),
        assert_same(Simplify::default(), |options| options.smooth(&line)),
        assert_same(CatmullRom::new(), |options| options.smooth(&line)),
        assert_same(Visvalingam::default(), |options| options.smooth(&line)),
        assert_same(Bspline::new(), |options| options.smooth(&line)),
    ];
    // A* has no options, and no row can exclude 0 like `Resample`.
    let ids = ALGORITHMS.iter().map(|row| row.id).filter(|id| !["astar", "resample"].contains(id));
    assert_eq!(ids.collect::<Vec<_>>(), compared);
}
