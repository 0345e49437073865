//! What blobs and routes on graphs promise.

use crate::plain::{distances, fields, open_cells};
use meander_core::{Blob, Graph, Grid, Route, blob, route};
use proptest::prelude::*;

/// Whether these nodes hang together.
fn connected(graph: &impl Graph, nodes: &[u32]) -> bool {
    let mut open = vec![false; graph.node_count() as usize];
    for &node in nodes {
        open[node as usize] = true;
    }
    let Some(&first) = nodes.first() else { return true };
    let distance = distances(graph, first, &open);
    nodes.iter().all(|&node| distance[node as usize].is_some())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn a_blob_is_connected_and_of_its_size(
        field in fields(12, 3, 2),
        count in 0..140u32,
        seed: u32,
        weigh in prop::option::of(prop::collection::vec(prop_oneof![Just(0.0), 0.1..9.0], 144)),
    ) {
        let cells = field.grid.cell_count() as usize;
        let weights = weigh.as_ref().map(|weights| &weights[..cells]);
        let options = Blob { count, seed, walls: &field.walls, weights };
        let found = blob(&field.grid, &options).unwrap();
        let open = open_cells(&field);
        let largest = (0..cells as u32)
            .map(|node| distances(&field.grid, node, &open).iter().flatten().count())
            .max();
        prop_assert_eq!(found.is_some(), largest.is_some_and(|size| size >= count.max(1) as usize));
        if let Some(nodes) = found {
            prop_assert_eq!(nodes.len(), count as usize);
            prop_assert!(nodes.is_sorted());
            prop_assert!(nodes.iter().all(|&node| open[node as usize]));
            prop_assert!(connected(&field.grid, &nodes));
        }
    }

    #[test]
    fn a_route_takes_the_fewest_steps(field in fields(12, 3, 2), seed in prop::option::of(any::<u32>())) {
        let (from, to) = (field.terminals[0], field.terminals[1]);
        let found = route(&field.grid, &Route { walls: &field.walls, from, to, seed }).unwrap();
        let open = open_cells(&field);
        let fewest = if open[to as usize] { distances(&field.grid, from, &open)[to as usize] } else { None };
        prop_assert_eq!(found.as_ref().map(|route| route.len() as u32 - 1), fewest);
        for pair in found.unwrap_or_default().windows(2) {
            let mut next_to = false;
            field.grid.for_each_neighbor(pair[0], |next| next_to |= next == pair[1]);
            prop_assert!(next_to && open[pair[1] as usize]);
        }
    }
}

#[test]
fn value_stability() {
    let grid = Grid::new(6, 6).unwrap();
    let island = blob(&grid, &Blob { count: 8, seed: 1, ..Blob::default() }).unwrap().unwrap();
    assert_eq!(island, [1, 7, 8, 9, 12, 13, 18, 24]);
    let way = route(&grid, &Route { from: 0, to: 35, seed: Some(1), walls: &[] }).unwrap().unwrap();
    assert_eq!(way, [0, 6, 12, 18, 19, 20, 26, 27, 33, 34, 35]);
}
