//! The mean length of carved paths, compared with known values.

use meander_core::{
    Grid,
    carve::{Chisel, chisel},
};

/// The mean number of cells over seeds, and its standard error.
fn cells(side: u32, wiggliness: f64, seeds: u32) -> (f64, f64) {
    let grid = Grid::new(side, side).unwrap();
    let ends = [side + 1, (side - 2) * side + side - 2];
    let counts: Vec<f64> = (0..seeds)
        .map(|seed| {
            let options = Chisel::new(&ends).seed(seed).wiggliness(wiggliness);
            chisel(grid, &options).unwrap().unwrap().nodes.len() as f64
        })
        .collect();
    let number = f64::from(seeds);
    let mean = counts.iter().sum::<f64>() / number;
    let variance = counts.iter().map(|count| (count - mean) * (count - mean)).sum::<f64>();
    (mean, (variance / (number - 1.0) / number).sqrt())
}

/// Seeds are fixed, so this either always passes or never. `known` is itself a mean of samples, rounded to its
/// accuracy; `doubt` is its assumed standard error, because none was published.
fn agrees(side: u32, wiggliness: f64, seeds: u32, known: f64, doubt: f64) {
    let (mean, error) = cells(side, wiggliness, seeds);
    let off = (mean - known).abs() / (error * error + doubt * doubt).sqrt();
    assert!(
        off < 3.3,
        "side {side}, w {wiggliness}: {mean:.2} ± {error:.2}, known {known} ± {doubt}"
    );
}

#[test]
fn paths_have_their_known_lengths() {
    for (wiggliness, of_20, of_50) in [
        (0.5, (600, 40.0, 0.1), (100, 121.0, 0.9)),
        (1.0, (600, 45.3, 0.15), (130, 144.8, 0.6)),
        (2.0, (600, 55.8, 0.2), (70, 193.0, 1.5)),
    ] {
        for (side, (seeds, known, doubt)) in [(20, of_20), (50, of_50)] {
            agrees(side, wiggliness, seeds, known, doubt);
        }
    }
}
