//! Promises of stepping through a carving.
use crate::carving::{ordered_fields, request};
use crate::plain::{fields, joined};
use crate::property::properties;
use meander_core::{
    CellState, Grid,
    carve::{Chiseler, Removal, chisel},
};
use proptest::prelude::*;

properties! {
    #![cases(400)]

    #[test]
    fn seeking_restores_exactly_what_was_there(
        (field, weights, order) in ordered_fields(8, 6, 3),
        seed in any::<u32>(),
        (kind, wiggliness) in prop::sample::select(vec![(0, 1.0), (1, 1.0), (2, 1.0), (0, 0.0), (0, 2.5), (2, 0.5)]),
        prune_distance in 0..3u32,
        articulation in any::<bool>(),
        seeks in prop::collection::vec(0..80u32, 1..12),
    ) {
        let mut options = request(&field).seed(seed).wiggliness(wiggliness);
        options = options.prune_distance(prune_distance).articulation(articulation);
        options.removal = [Removal::Random, Removal::Ordered(&order), Removal::Weighted(&weights)][kind];
        let start = || Chiseler::new(field.grid, &options).ok().flatten();
        let (Some(mut forward), Some(mut jumping)) = (start(), start()) else { return Ok(()) };
        let look = |chiseler: &Chiseler<Grid>| (
            chiseler.states().to_vec(),
            chiseler.witness().to_vec(),
            chiseler.last_step(),
            chiseler.step_count(),
            chiseler.is_done(),
            chiseler.search_count(),
            chiseler.last_searched(),
        );
        let mut seen = vec![look(&forward)];
        while forward.step(1) == 1 {
            seen.push(look(&forward));
        }
        for seek in seeks {
            jumping.seek(seek);
            let at = (seek as usize).min(seen.len() - 1);
            prop_assert_eq!(&look(&jumping), &seen[at]);
        }
        let by_step = forward.finish();
        prop_assert_eq!(jumping.finish(), by_step.clone());
        prop_assert_eq!(chisel(field.grid, &options).unwrap(), Some(by_step));
    }

    #[test]
    fn every_moment_has_a_witness_and_each_hit_of_it_counts_as_a_search(
        field in fields(8, 6, 4),
        seed in any::<u32>(),
        wiggliness in prop::sample::select(vec![0.5, 1.0, 2.0]),
    ) {
        let options = request(&field).seed(seed).wiggliness(wiggliness);
        let Ok(Some(mut chiseler)) = Chiseler::new(field.grid, &options) else { return Ok(()) };
        let mut hits = 0;
        loop {
            prop_assert_eq!(chiseler.search_count(), hits);
            let witness = chiseler.witness().to_vec();
            let on: Vec<bool> = (0..field.grid.cell_count()).map(|node| witness.contains(&node)).collect();
            prop_assert!(joined(&field.grid, &field.terminals, &on));
            prop_assert!(witness.iter().all(|&node| chiseler.states()[node as usize] != CellState::Blocked));
            let Some(step) = chiseler.next() else { break };
            let hit = witness.contains(&step.node);
            prop_assert_eq!(chiseler.last_searched(), hit);
            hits += u32::from(hit);
        }
    }
}
