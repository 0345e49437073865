//! Carving that updates its data as cells go takes the same steps as carving that searches again.
use meander_core::{
    Grid, Neighborhood, OnGraph,
    carve::{Chisel, Chiseler},
};
use proptest::prelude::*;

use crate::graphs::Links;
use crate::plain::fields;
use crate::property::properties;

/// Checks that a grid and the same grid as a graph take the same steps, witnesses included.
fn assert_same_steps(grid: Grid, options: &Chisel<'_>) {
    let links = Links::of(&grid);
    let kept = Chiseler::new(grid, options).unwrap();
    let searched = Chiseler::new(OnGraph(&links), options).unwrap();
    assert_eq!(kept.is_some(), searched.is_some());
    let (Some(mut kept), Some(mut searched)) = (kept, searched) else { return };
    loop {
        assert_eq!(kept.states(), searched.states());
        assert_eq!(kept.witness(), searched.witness());
        let step = kept.next();
        assert_eq!(step, searched.next());
        if step.is_none() {
            return;
        }
    }
}

properties! {
    #![cases(1500)]

    #[test]
    fn steps_on_a_grid_are_those_on_any_graph(
        field in fields(14, 3, 5),
        seed in any::<u32>(),
        wiggliness in prop_oneof![Just(0.0), Just(0.5), Just(1.0), Just(2.0), Just(50.0)],
        articulation in any::<bool>(),
        prune_distance in prop_oneof![Just(0), 1..4u32],
    ) {
        let terminals = &field.terminals;
        let options = Chisel::new(terminals)
            .walls(&field.walls)
            .seed(seed)
            .wiggliness(wiggliness)
            .articulation(articulation)
            .prune_distance(prune_distance);
        assert_same_steps(field.grid, &options);
    }
}

#[test]
fn steps_on_a_large_grid_are_those_on_any_graph() {
    for neighborhood in [Neighborhood::Four, Neighborhood::Eight] {
        let grid = Grid::new(40, 40).unwrap().with_neighborhood(neighborhood);
        for (seed, wiggliness) in [(1, 0.5), (2, 2.0), (3, 2.0), (4, 20.0)] {
            assert_same_steps(grid, &Chisel::new(&[41, 1558]).seed(seed).wiggliness(wiggliness));
        }
        assert_same_steps(grid, &Chisel::new(&[0, 39, 820, 1599]).wiggliness(2.0));
    }
}
