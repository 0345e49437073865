//! The roles of nodes, compared with removing each node and searching.

use meander_core::{
    Graph, Grid,
    search::{Terminals, cell_roles, reachable, unreachable_terminals},
};
use proptest::prelude::*;

use crate::plain::{distances, fields, joined, open_cells};
use crate::property::properties;

/// Whether a node lies on a cycle: without it, two of its neighbours are still joined.
fn is_cyclic(grid: &Grid, open: &[bool], node: u32) -> bool {
    let mut without = open.to_vec();
    without[node as usize] = false;
    let mut neighbors = Vec::new();
    grid.for_each_neighbor(node, |next| neighbors.push(next));
    neighbors.iter().any(|&one| {
        let distance = distances(grid, one, &without);
        neighbors.iter().any(|&other| other != one && distance[other as usize].is_some())
    })
}

properties! {
    #[test]
    fn roles_are_what_removing_shows(field in fields(8, 2, 4)) {
        let (grid, terminals) = (&field.grid, &field.terminals);
        let open = open_cells(&field);
        let roles = cell_roles(grid, &Terminals::new(terminals).walls(&field.walls)).unwrap();
        prop_assert_eq!(roles.is_some(), joined(grid, terminals, &open));
        let Some(roles) = roles else { return Ok(()) };
        let distance = distances(grid, terminals[0], &open);
        for node in (0..grid.cell_count()).filter(|&node| open[node as usize]) {
            let mut without = open.clone();
            without[node as usize] = false;
            let needed = !joined(grid, terminals, &without);
            let reached = distance[node as usize].is_some();
            let cyclic = reached && is_cyclic(grid, &open, node);
            prop_assert_eq!(roles.needed.contains(&node), needed);
            prop_assert_eq!(roles.cycles.contains(&node), cyclic);
            prop_assert_eq!(roles.dead_ends.contains(&node), !needed && !cyclic);
        }
        for list in [&roles.needed, &roles.cycles, &roles.dead_ends] {
            prop_assert!(list.is_sorted() && list.iter().all(|&node| open[node as usize]));
        }
    }

    #[test]
    fn what_can_be_reached_comes_nearer_ones_first(field in fields(10, 2, 2)) {
        let from = field.terminals[0];
        let found = reachable(field.grid, &field.walls, from).unwrap();
        let distance = distances(&field.grid, from, &open_cells(&field));
        let steps: Vec<u32> = found.iter().map(|&node| distance[node as usize].unwrap()).collect();
        prop_assert!(steps.is_sorted());
        prop_assert_eq!(found.len(), distance.iter().flatten().count());
        let cut_off = unreachable_terminals(field.grid, &Terminals::new(&field.terminals).walls(&field.walls)).unwrap();
        prop_assert_eq!(cut_off.contains(&1), !found.contains(&field.terminals[1]));
    }
}
