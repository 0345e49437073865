//! Carving returns the same as the published algorithm, for all options and every kind of graph.

use meander_core::{
    Grid, Neighborhood, OnGraph,
    carve::{Chisel, chisel},
};
use proptest::prelude::*;

use crate::carving::ordered_fields;
use crate::graphs::Links;
use crate::plain::Field;
use crate::property::properties;
use crate::published_carving::chisel_as_published;

#[derive(Debug, Clone)]
enum Order {
    Seeded,
    Ordered(Vec<u32>),
    Weighted(Vec<f64>),
}

/// A field, a wiggliness and the removal of nodes; an order only with wiggliness 1.
fn requests() -> impl Strategy<Value = (Field, f64, Order)> {
    let wiggliness = prop_oneof![Just(0.0), Just(0.5), Just(1.0), Just(2.0), Just(50.0)];
    (ordered_fields(14, 3, 5), wiggliness).prop_flat_map(|((field, weights, order), wiggliness)| {
        let mut removals = vec![Order::Seeded, Order::Weighted(weights)];
        removals.extend((wiggliness == 1.0).then_some(Order::Ordered(order)));
        (Just(field), Just(wiggliness), prop::sample::select(removals))
    })
}

fn assert_as_published(grid: Grid, options: &Chisel<'_>) {
    let published = chisel_as_published(&grid, options);
    let carving = chisel(grid, options).unwrap();
    assert_eq!(carving.map(|carving| (carving.nodes, carving.path, carving.steps)), published);
    let searched = chisel(OnGraph(Links::of(&grid)), options).unwrap();
    assert_eq!(searched.map(|carving| carving.nodes), published.map(|(nodes, _, _)| nodes));
}

properties! {
    #![cases(1000)]

    #[test]
    fn carving_is_the_published_one((field, wiggliness, removal) in requests(), seed in any::<u32>()) {
        let plain =
            Chisel::new(&field.terminals).walls(&field.walls).seed(seed).wiggliness(wiggliness);
        let options = match &removal {
            Order::Seeded => plain,
            Order::Ordered(order) => plain.order(order),
            Order::Weighted(weights) => plain.weights(weights),
        };
        assert_as_published(field.grid, &options);
    }
}

#[test]
fn carving_a_large_grid_is_the_published_one() {
    for neighborhood in [Neighborhood::Four, Neighborhood::Eight] {
        let grid = Grid::new(40, 40).unwrap().with_neighborhood(neighborhood);
        for (seed, wiggliness) in [(1, 0.0), (2, 0.5), (3, 1.0), (4, 2.0), (5, 20.0)] {
            for ends in [&[41, 1558][..], &[41, 1558, 78, 1521, 820]] {
                assert_as_published(grid, &Chisel::new(ends).seed(seed).wiggliness(wiggliness));
            }
        }
    }
}
