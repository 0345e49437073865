//! Promises of carving.
use crate::plain::{Field, distances, fields, joined, open_cells};
use crate::property::properties;
use meander_core::{
    Grid, GridMap, Neighborhood, RouteQuery,
    carve::{Chisel, chisel},
};
use proptest::prelude::*;

pub(crate) fn request(field: &Field) -> Chisel<'_> {
    Chisel::new(&field.terminals).walls(&field.walls)
}

/// Each rule for choosing the next node, by number.
pub(crate) fn variant<'a>(
    kind: u32,
    request: Chisel<'a>,
    weights: &'a [f64],
    order: &'a [u32],
) -> Chisel<'a> {
    match kind {
        0 => request,
        1 => request.order(order),
        2 => request.weights(weights),
        3 => request.wiggliness(0.0),
        4 => request.wiggliness(2.5).articulation(true),
        5 => request.wiggliness(0.5).weights(weights),
        6 => request.wiggliness(0.5).prune_distance(2),
        _ => request.prune_distance(1).articulation(true),
    }
}

/// Orders of all nodes or some.
pub(crate) fn orders(count: u32) -> impl Strategy<Value = Vec<u32>> + use<> {
    prop::sample::subsequence(Vec::from_iter(0..count), 0..=count as usize).prop_shuffle()
}

pub(crate) fn weights(count: u32) -> impl Strategy<Value = Vec<f64>> + use<> {
    prop::collection::vec(prop_oneof![1 => Just(0.0), 4 => 0.01..20.0], count as usize)
}

/// Fields with weights and an order of their nodes.
pub(crate) fn ordered_fields(
    side: u32,
    sparse: u32,
    terminals: usize,
) -> impl Strategy<Value = (Field, Vec<f64>, Vec<u32>)> {
    fields(side, sparse, terminals).prop_flat_map(|field| {
        let count = field.grid.cell_count();
        (Just(field), weights(count), orders(count))
    })
}

pub(crate) fn states_of(kept: &[u32], count: u32) -> Vec<bool> {
    (0..count).map(|node| kept.binary_search(&node).is_ok()).collect()
}

properties! {
    #![cases(400)]

    #[test]
    fn forcing_articulation_points_takes_fewer_steps_to_the_same_cells(field in fields(9, 4, 3), seed in any::<u32>()) {
        let options = request(&field).seed(seed);
        let Some(carving) = chisel(field.grid, &options).unwrap() else { return Ok(()) };
        let forced = chisel(field.grid, &options.articulation(true)).unwrap().unwrap();
        prop_assert_eq!((&carving.nodes, &carving.path), (&forced.nodes, &forced.path));
        prop_assert!(forced.steps <= carving.steps);
    }

    #[test]
    fn removing_any_cell_that_stays_parts_the_terminals(
        (field, weights, order) in ordered_fields(10, 5, 4),
        seed in any::<u32>(),
        kind in 0..6u32,
    ) {
        let options = variant(kind, request(&field).seed(seed), &weights, &order);
        let Some(carving) = chisel(field.grid, &options).unwrap() else {
            prop_assert!(!joined(&field.grid, &field.terminals, &open_cells(&field)));
            return Ok(());
        };
        let mut open = states_of(&carving.nodes, field.grid.cell_count());
        prop_assert!(joined(&field.grid, &field.terminals, &open));
        for &node in carving.nodes.iter().filter(|node| !field.terminals.contains(node)) {
            open[node as usize] = false;
            prop_assert!(!joined(&field.grid, &field.terminals, &open), "{} is not needed", node);
            open[node as usize] = true;
        }
        if let [first, second] = field.terminals[..] {
            let mut sorted = carving.path.clone();
            sorted.sort_unstable();
            prop_assert_eq!(&sorted, &carving.nodes);
            prop_assert_eq!((carving.path[0], carving.path[sorted.len() - 1]), (first, second));
        } else {
            prop_assert_eq!(&carving.path, &[0u32; 0]);
        }
    }

    #[test]
    fn no_wiggliness_gives_a_shortest_path(field in fields(12, 4, 2), seed in any::<u32>()) {
        let options = request(&field).seed(seed).wiggliness(0.0);
        let carving = chisel(field.grid, &options).unwrap();
        let distance = distances(&field.grid, field.terminals[0], &open_cells(&field));
        let steps = carving.map(|carving| carving.nodes.len() as u32 - 1);
        prop_assert_eq!(steps, distance[field.terminals[1] as usize]);
    }
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
