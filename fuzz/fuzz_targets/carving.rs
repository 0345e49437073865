//! Carving any field in any way: stepping, seeking and running agree, and nothing panics.
#![no_main]

use arbitrary::Arbitrary;
use libfuzzer_sys::fuzz_target;
use meander_core::{Blob, Chisel, Chiseler, Error, Grid, Neighborhood, blob, chisel};

#[derive(Arbitrary, Debug)]
struct Input {
    width: u8,
    height: u8,
    corners: bool,
    terminals: Vec<u16>,
    walls: Vec<u16>,
    seed: u32,
    wiggliness: f64,
    order: Option<Vec<u16>>,
    weights: Option<Vec<f64>>,
    articulation: bool,
    stop_open_fraction: f64,
    stop_forced_streak: u8,
    prune_distance: u8,
    count: u16,
    roundness: f64,
    seeks: Vec<u16>,
}

fuzz_target!(|input: Input| {
    let _ = run(&input);
});

fn wide(list: &[u16]) -> Vec<u32> {
    list.iter().copied().map(u32::from).collect()
}

fn run(input: &Input) -> Result<(), Error> {
    let neighborhood = if input.corners { Neighborhood::Eight } else { Neighborhood::Four };
    let grid = Grid::new(u32::from(input.width % 16), u32::from(input.height % 16))?
        .with_neighborhood(neighborhood);
    let (terminals, walls) = (wide(&input.terminals), wide(&input.walls));
    let order = input.order.as_deref().map(wide);
    let mut made =
        Blob::new(u32::from(input.count)).seed(input.seed).walls(&walls).roundness(input.roundness);
    made.weights = input.weights.as_deref();
    let _ = blob(&grid, &made);
    let mut options = Chisel::new(&terminals)
        .walls(&walls)
        .seed(input.seed)
        .wiggliness(input.wiggliness)
        .articulation(input.articulation)
        .stop_open_fraction(input.stop_open_fraction)
        .stop_forced_streak(u32::from(input.stop_forced_streak))
        .prune_distance(u32::from(input.prune_distance));
    options.order = order.as_deref();
    options.weights = input.weights.as_deref();
    let expected = chisel(grid, &options)?;
    let mut chiseler = match Chiseler::new(grid, &options) {
        Ok(chiseler) => chiseler,
        Err(error) => {
            assert_eq!((error, expected), (Error::NoPath, None));
            return Ok(());
        }
    };
    for &seek in &input.seeks {
        chiseler.seek(u32::from(seek));
        assert!(chiseler.step_count() <= u32::from(seek));
    }
    assert_eq!(Some(chiseler.finish()), expected);
    Ok(())
}
