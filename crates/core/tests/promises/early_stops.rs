//! Promises of a carving that stops early, or prunes cells far from the witness.
use crate::carving::{request, states_of};
use crate::plain::{distances, fields, joined};
use crate::property::properties;
use meander_core::{
    CellState, Grid,
    carve::{Chisel, Chiseler, chisel},
};
use proptest::prelude::*;

properties! {
    #![cases(400)]

    #[test]
    fn stopping_early_leaves_a_connected_set_that_holds_many_terminals(
        field in fields(10, 6, 5),
        seed in any::<u32>(),
        wiggliness in prop_oneof![Just(1.0), 0.0..3.0],
        stop_open_fraction in 0.0..1.0,
        stop_forced_streak in 0..4u32,
    ) {
        let early = request(&field)
            .seed(seed)
            .wiggliness(wiggliness)
            .stop_open_fraction(stop_open_fraction)
            .stop_forced_streak(stop_forced_streak);
        let Some(carving) = chisel(field.grid, &early).unwrap() else { return Ok(()) };
        let open = states_of(&carving.nodes, field.grid.cell_count());
        prop_assert!(joined(&field.grid, &field.terminals, &open));
        prop_assert!(joined(&field.grid, &carving.nodes, &open));
        let is_path = field.terminals.len() == 2;
        prop_assert_eq!(carving.path.len(), if is_path { carving.nodes.len() } else { 0 });
    }
}

#[test]
fn stop_open_fraction_stops_at_the_share() {
    let grid = Grid::new(20, 20).unwrap();
    let options = Chisel::new(&[21, 378]).stop_open_fraction(0.5);
    assert_eq!(chisel(grid, &options).unwrap().unwrap().steps, 199);
}

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
