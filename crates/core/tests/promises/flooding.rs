//! Carving by flooding returns the same as removing one node after the other.

use crate::carving::{ordered_fields, orders};
use crate::graphs::{Links, links};
use crate::plain::{carve_plainly, open_cells};
use crate::property::properties;
use meander_core::{
    AnyMap, Cells, Graph, Grid, Neighborhood, OnGraph,
    carve::{Carving, Chisel, Chiseler, chisel},
};
use proptest::prelude::*;

fn linked_ends() -> impl Strategy<Value = (Links, Vec<u32>, Vec<u32>, Vec<u32>)> {
    links(39, 6).prop_flat_map(|links| {
        let count = links.node_count();
        let ends = prop::collection::vec(0..count, 2..=12);
        let walls = prop::collection::vec(0..count, 0..=(count / 6) as usize);
        (Just(links), ends, walls, orders(count))
    })
}

/// Carves a step at a time. Also returns the nodes in the order of the steps.
fn stepped(map: &AnyMap<Links>, options: &Chisel<'_>) -> Option<(Carving, Vec<u32>)> {
    let mut chiseler = Chiseler::new(map, options).unwrap()?;
    let order = chiseler.by_ref().map(|step| step.node).collect();
    Some((chiseler.finish(), order))
}

fn agree(map: &AnyMap<Links>, options: &Chisel<'_>, open: Option<Vec<bool>>) {
    let found = chisel(map, options).unwrap();
    let expected = stepped(map, options);
    assert_eq!(found, expected.as_ref().map(|(carving, _)| carving.clone()));
    if let (Some(open), Some((_, order))) = (open, expected) {
        let Cells::Indexes(terminals) = options.terminals else { panic!("not by index") };
        let plain = carve_plainly(map, terminals, open, &order);
        assert_eq!(found.map(|carving| carving.nodes), plain);
    }
}

properties! {
    #![cases(1500)]

    #[test]
    fn one_flood_equals_stepping_and_the_plain_algorithm(
        (field, _, order) in prop_oneof![
            ordered_fields(9, 4, 2), ordered_fields(9, 3, 8), ordered_fields(12, 4, 12), ordered_fields(16, 3, 5),
        ],
        seed in any::<u32>(),
        ordered in any::<bool>(),
    ) {
        let mut options = Chisel::new(&field.terminals).seed(seed).walls(&field.walls);
        if ordered {
            options = options.order(&order);
        }
        agree(&AnyMap::Grid(field.grid), &options, Some(open_cells(&field)));
    }

    #[test]
    fn any_graph_will_do((links, ends, walls, order) in linked_ends(), seed in any::<u32>(), ordered in any::<bool>()) {
        let mut open = vec![true; links.0.len()];
        for &wall in &walls {
            open[wall as usize] = false;
        }
        let mut options = Chisel::new(&ends).seed(seed).walls(&walls);
        if ordered {
            options = options.order(&order);
        }
        agree(&AnyMap::Graph(links.clone()), &options, Some(open));
    }
}

/// Every case by its number, so that a failure names it.
#[test]
fn large_grids_with_many_ends_equal_stepping() {
    let mut joined_many = [0, 0];
    for seed in 0..60u32 {
        let side = 30 + seed % 31;
        let neighborhood = if seed % 2 == 0 { Neighborhood::Four } else { Neighborhood::Eight };
        let grid = Grid::new(side, side).unwrap().with_neighborhood(neighborhood);
        let mut state = u64::from(seed) + 1;
        let mut cell = || {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) as u32 % (side * side)
        };
        // A few ends, or so many that each flood settles little; then fewer walls, because walls separate many ends
        // sooner.
        let ends = 2 + seed % 9 * [0, 1, 2, 50][(seed / 2 % 4) as usize];
        let terminals: Vec<u32> = (0..ends).map(|_| cell()).collect();
        let sparse = if ends > 18 { 60 } else { 12 };
        let walls: Vec<u32> = (0..side * side * (seed % 4) / sparse)
            .map(|_| cell())
            .filter(|c| !terminals.contains(c))
            .collect();
        let options = Chisel::new(&terminals).seed(seed).walls(&walls);
        agree(&AnyMap::Grid(grid), &options, None);
        let joined = chisel(grid, &options).unwrap().is_some();
        joined_many[(seed % 2) as usize] += u32::from(ends > 18 && joined);
    }
    assert!(joined_many.iter().all(|&count| count > 2), "{joined_many:?}");
}

/// Node 8 stays, so the flood reaches 6 and 4 through it, before 5, which then leads to no new node. Node 5 stays, too,
/// so they bypass 0.
#[test]
fn what_one_joint_moves_matters_to_the_next() {
    let edges = [(0, 1), (0, 8), (1, 5), (2, 5), (4, 5), (4, 6), (6, 8), (7, 8)];
    let links = Links::between(9, edges);
    let order = [8, 1, 5, 0, 6, 2, 4, 3, 7];
    let options = Chisel::new(&[2, 1, 7]).order(&order);
    agree(&AnyMap::Graph(links.clone()), &options, Some(vec![true; 9]));
    assert_eq!(chisel(OnGraph(&links), &options).unwrap().unwrap().nodes, [1, 2, 4, 5, 6, 7, 8]);
}

#[test]
fn the_example_of_the_explanation_is_true() {
    let grid = Grid::new(4, 3).unwrap();
    // The later a cell is tried, the larger its number in the picture; the ends are cells 0 and 11.
    let order = [10, 8, 2, 4, 9, 5, 7, 1, 6, 3];
    let options = Chisel::new(&[0, 11]).order(&order);
    assert_eq!(chisel(grid, &options).unwrap().unwrap().path, [0, 1, 5, 6, 7, 11]);
}
