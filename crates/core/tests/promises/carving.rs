//! Promises of carving: whatever the map and the options, the result is that of the published algorithm.
use meander_core::{
    AnyMap, Graph, Grid, GridMap, Neighborhood, OnGraph, RouteQuery,
    carve::{Carving, Chisel, Chiseler, Removal, chisel},
};
use proptest::prelude::*;

use crate::graphs::{Links, links};
use crate::plain::{Field, fields};
use crate::property::properties;
use crate::published_carving::{Published, chisel_as_published};

pub(crate) fn request(field: &Field) -> Chisel<'_> {
    Chisel::new(&field.terminals).walls(&field.walls)
}

/// Orders of all nodes or some.
fn orders(count: u32) -> impl Strategy<Value = Vec<u32>> + use<> {
    prop::sample::subsequence(Vec::from_iter(0..count), 0..=count as usize).prop_shuffle()
}

/// Fields with weights and an order of their nodes.
pub(crate) fn ordered_fields(
    side: u32,
    sparse: u32,
    terminals: usize,
) -> impl Strategy<Value = (Field, Vec<f64>, Vec<u32>)> {
    fields(side, sparse, terminals).prop_flat_map(|field| {
        let count = field.grid.cell_count();
        let weight = prop_oneof![1 => Just(0.0), 4 => 0.01..20.0];
        (Just(field), prop::collection::vec(weight, count as usize), orders(count))
    })
}

fn linked_ends() -> impl Strategy<Value = (Links, Vec<u32>, Vec<u32>, Vec<u32>)> {
    links(39, 6).prop_flat_map(|links| {
        let count = links.node_count();
        let ends = prop::collection::vec(0..count, 2..=12);
        let walls = prop::collection::vec(0..count, 0..=(count / 6) as usize);
        (Just(links), ends, walls, orders(count))
    })
}

/// Many ends on large grids, so that each flood settles little.
fn crowds() -> impl Strategy<Value = Field> {
    (30..61u32, any::<bool>()).prop_flat_map(|(side, corners)| {
        let cell = 0..side * side;
        let walls = prop::collection::vec(cell.clone(), 0..(side * side / 40) as usize);
        (walls, prop::collection::vec(cell, 2..400)).prop_map(move |(mut walls, terminals)| {
            walls.retain(|wall| !terminals.contains(wall));
            let neighborhood = if corners { Neighborhood::Eight } else { Neighborhood::Four };
            let grid = Grid::new(side, side).unwrap().with_neighborhood(neighborhood);
            Field { grid, walls, terminals }
        })
    })
}

fn parts(carving: Option<Carving>) -> Option<Published> {
    carving.map(|carving| (carving.nodes, carving.path, carving.steps))
}

fn assert_as_published(grid: Grid, options: &Chisel<'_>) {
    let published = chisel_as_published(&grid, options);
    assert_eq!(parts(chisel(grid, options).unwrap()), published);
    let links = Links::of(&grid);
    assert_eq!(parts(chisel(OnGraph(&links), options).unwrap()), published);
    // For these options the article has no algorithm.
    let eager = options.articulation(true);
    for options in [eager, eager.prune_distance(2), options.prune_distance(1)] {
        assert_eq!(chisel(grid, &options).unwrap(), chisel(OnGraph(&links), &options).unwrap());
    }
    if let (Some((nodes, path, steps)), 1.0) = (published, options.wiggliness) {
        let eager = chisel(grid, &eager).unwrap().unwrap();
        assert_eq!((nodes, path), (eager.nodes, eager.path));
        assert!(eager.steps <= steps);
    }
}

properties! {
    #![cases(1000)]

    #[test]
    fn carving_is_the_published_one(
        (field, weights, order) in prop_oneof![ordered_fields(14, 3, 5), ordered_fields(12, 4, 12)],
        seed in any::<u32>(),
        wiggliness in prop_oneof![Just(0.0), Just(0.5), Just(1.0), Just(2.0), Just(50.0)],
        kind in 0..3,
    ) {
        let mut options = request(&field).seed(seed).wiggliness(wiggliness);
        options.removal = match kind {
            1 => Removal::Weighted(&weights),
            2 if wiggliness == 1.0 => Removal::Ordered(&order),
            _ => Removal::Random,
        };
        assert_as_published(field.grid, &options);
    }

    #[test]
    fn carving_any_graph_is_the_published_one((links, ends, walls, order) in linked_ends(), seed in any::<u32>(), ordered in any::<bool>()) {
        let mut options = Chisel::new(&ends).seed(seed).walls(&walls);
        if ordered {
            options = options.order(&order);
        }
        let published = chisel_as_published(&links, &options);
        prop_assert_eq!(parts(chisel(AnyMap::Graph(links), &options).unwrap()), published);
    }
}

properties! {
    #![cases(16)]

    #[test]
    fn carving_a_large_grid_with_many_ends_is_stepping(field in crowds(), seed in any::<u32>()) {
        let options = request(&field).seed(seed);
        let stepped = Chiseler::new(field.grid, &options).unwrap().map(|mut chiseler| {
            chiseler.step(u32::MAX);
            chiseler.finish()
        });
        prop_assert_eq!(chisel(field.grid, &options).unwrap(), stepped);
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

/// Node 8 stays, so the flood reaches 6 and 4 through it, before 5, which then leads to no new node. Node 5 stays, too,
/// so they bypass 0.
#[test]
fn what_one_joint_moves_matters_to_the_next() {
    let edges = [(0, 1), (0, 8), (1, 5), (2, 5), (4, 5), (4, 6), (6, 8), (7, 8)];
    let links = Links::between(9, edges);
    let options = Chisel::new(&[2, 1, 7]).order(&[8, 1, 5, 0, 6, 2, 4, 3, 7]);
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

#[test]
fn stop_open_fraction_stops_at_the_share() {
    let grid = Grid::new(20, 20).unwrap();
    let options = Chisel::new(&[21, 378]).stop_open_fraction(0.5);
    assert_eq!(chisel(grid, &options).unwrap().unwrap().steps, 199);
}

/// ```text
/// a #      carving squeezes between the walls, a route does not
/// # b
/// ```
#[test]
fn with_eight_neighbours_a_path_squeezes_between_two_walls() {
    let grid = Grid::new(2, 2).unwrap().with_neighborhood(Neighborhood::Eight);
    for wiggliness in [0.0, 1.0, 2.0] {
        let options = Chisel::new(&[0, 3]).wiggliness(wiggliness).walls(&[1, 2]);
        assert_eq!(chisel(grid, &options).unwrap().unwrap().path, [0, 3]);
    }
    let map = GridMap::new(&grid).with_walls(&[1, 2]).unwrap();
    assert_eq!(map.route(&[0, 3], &RouteQuery::new()).unwrap(), None);
}
