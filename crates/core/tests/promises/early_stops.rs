//! Promises of a carving that stops early, or prunes cells far from the witness.
use crate::plain::distances;
use meander_core::{
    CellState, Grid,
    carve::{Chisel, Chiseler, chisel},
};

#[test]
fn stop_forced_streak_counts_cells_of_the_witness_only() {
    let grid = Grid::new(20, 20).unwrap();
    let options = Chisel::new(&[21, 378]).stop_forced_streak(5).seed(3);
    let full = options.stop_forced_streak(0);
    let mut chiseler = Chiseler::new(grid, &full).unwrap().unwrap();
    let (mut streak, mut expected) = (0, 0);
    while streak < 5 {
        let witness = chiseler.witness().to_vec();
        let step = chiseler.next().unwrap();
        expected += 1;
        if witness.contains(&step.node) {
            streak = if step.forced { streak + 1 } else { 0 };
        }
    }
    assert_eq!(chisel(grid, &options).unwrap().unwrap().steps, expected);
}

#[test]
fn pruning_leaves_nothing_open_far_from_the_witness() {
    let grid = Grid::new(30, 30).unwrap();
    let options = Chisel::new(&[31, 868]).prune_distance(3).seed(5);
    let mut chiseler = Chiseler::new(grid, &options).unwrap().unwrap();
    chiseler.step(449);
    let open = |chiseler: &Chiseler<Grid>| -> Vec<bool> {
        chiseler.states().iter().map(|state| *state != CellState::Blocked).collect()
    };
    let witness = chiseler.witness().to_vec();
    let near = |open: &[bool]| {
        let ways: Vec<_> = witness.iter().map(|&node| distances(&grid, node, open)).collect();
        (0..900)
            .filter(|&node| open[node])
            .all(|node| ways.iter().any(|way| way[node].is_some_and(|steps| steps <= 3)))
    };
    assert!(near(&open(&chiseler)));
    chiseler.seek(448);
    assert!(!near(&open(&chiseler)));
}
