//! Promises of carving a path of a given length.
use crate::plain::argument;
use meander_core::{
    Grid, Neighborhood,
    carve::{Chisel, chisel, chisel_to_length},
};

#[test]
fn paths_of_many_lengths_are_found() {
    for (neighborhood, lengths) in [
        (Neighborhood::Four, [95, 140, 200, 400, 600]),
        (Neighborhood::Eight, [50, 70, 110, 300, 450]),
    ] {
        let grid = Grid::new(50, 50).unwrap().with_neighborhood(neighborhood);
        for length in lengths {
            for seed in 0..2 {
                let options = Chisel::new(&[51, 2448]).seed(seed * 100);
                let range = length * 9 / 10..=length * 11 / 10;
                let fitted = chisel_to_length(grid, &options, range.clone()).unwrap().unwrap();
                assert!(range.contains(&(fitted.carving.path.len() as u32)), "{length} {seed}");
            }
        }
    }
}

#[test]
fn the_first_try_is_the_carving_as_asked() {
    let grid = Grid::new(20, 20).unwrap();
    let options = Chisel::new(&[21, 378]).seed(7).wiggliness(2.0);
    let carving = chisel(grid, &options).unwrap().unwrap();
    let cells = carving.path.len() as u32;
    let fitted = chisel_to_length(grid, &options, cells..=cells).unwrap().unwrap();
    assert_eq!((fitted.carving, fitted.seed, fitted.wiggliness), (carving, 7, 2.0));
}

#[test]
fn lengths_that_no_path_has_are_none() {
    let grid = Grid::new(20, 20).unwrap();
    let options = Chisel::new(&[21, 378]);
    // Shorter than any path, between two lengths, longer than the grid.
    for range in [0..=34, 40..=40, 400..=500] {
        assert_eq!(chisel_to_length(grid, &options, range), Ok(None));
    }
    let walls: Vec<u32> = (0..20).map(|row| row * 20 + 10).collect();
    assert_eq!(chisel_to_length(grid, &options.walls(&walls), 0..=400), Ok(None));
}

#[test]
fn lengths_that_cannot_be_searched_for_are_refused() {
    let grid = Grid::new(3, 3).unwrap();
    let refused =
        |options: &Chisel<'_>, least, most| argument(chisel_to_length(grid, options, least..=most));
    let ends = Chisel::new(&[0, 8]);
    assert_eq!(refused(&ends, 5, 4), "length");
    assert_eq!(refused(&Chisel::new(&[0, 8, 2]), 4, 5), "terminals");
    assert_eq!(refused(&ends.order(&[4]), 4, 5), "order");
    assert_eq!(refused(&ends.wiggliness(-1.0), 4, 5), "wiggliness");
}

#[test]
fn neighbouring_seeds_carve_different_paths() {
    let grid = Grid::new(40, 30).unwrap();
    let paths: std::collections::BTreeSet<Vec<u32>> = (0..60)
        .filter_map(|seed| {
            let options = Chisel::new(&[41, 1158]).seed(seed);
            Some(chisel_to_length(grid, &options, 90..=110).unwrap()?.carving.path)
        })
        .collect();
    assert_eq!(paths.len(), 60);
}
