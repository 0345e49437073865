//! Promises of splitting a carving with many terminals into paths.

use std::collections::HashSet;

use meander_core::{
    Cells, Graph, Grid, Neighborhood, OnGraph,
    carve::{Carving, Chisel, chisel},
    search::{Terminals, branches, cell_roles},
};
use proptest::prelude::*;

use crate::graphs::Links;
use crate::plain::{argument, fields};
use crate::property::properties;

#[test]
fn paths_have_every_cell_that_was_kept() {
    for neighborhood in [Neighborhood::Four, Neighborhood::Eight] {
        for (count, seed) in
            [2, 3, 4, 7].into_iter().flat_map(|count| (0..40).map(move |seed| (count, seed)))
        {
            let grid = Grid::new(7 + seed % 9, 17).unwrap().with_neighborhood(neighborhood);
            let mut terminals: Vec<u32> = Vec::new();
            for index in 0..count {
                let cell = (seed * 37 + index * 61) % grid.cell_count();
                if !terminals.contains(&cell) {
                    terminals.push(cell);
                }
            }
            let options = Chisel::new(&terminals).seed(seed);
            let carving = chisel(grid, &options).unwrap().unwrap();
            let paths = branches(grid, &Terminals::new(&terminals).kept(&carving.nodes)).unwrap();
            let (main, others) = paths.split_first().unwrap();
            assert!(terminals.contains(&main[0]) && terminals.contains(main.last().unwrap()));
            let mut connected: HashSet<u32> = main.iter().copied().collect();
            for path in others {
                let (last, before) = path.split_last().unwrap();
                assert!(terminals.contains(&path[0]));
                assert!(connected.contains(last), "a branch ends on a path before it");
                assert!(before.iter().all(|cell| !connected.contains(cell)));
                connected.extend(path);
            }
            for pair in paths.iter().flat_map(|path| path.windows(2)) {
                let mut is_step = false;
                grid.for_each_neighbor(pair[0], |next| is_step |= next == pair[1]);
                assert!(is_step, "{pair:?}");
            }
            assert!(terminals.iter().all(|terminal| connected.contains(terminal)));
            if neighborhood == Neighborhood::Four {
                let mut all: Vec<u32> = connected.into_iter().collect();
                all.sort_unstable();
                assert_eq!(all, carving.nodes);
                if terminals.len() == 2 {
                    assert_eq!(*main, carving.path);
                }
            }
        }
    }
}

#[test]
fn each_other_terminal_has_a_branch_to_a_path_before_it() {
    // 0 to 8 in a row, with a twig down from 4 that forks at 22.
    let grid = Grid::new(9, 3).unwrap();
    let kept = [0, 1, 2, 3, 4, 5, 6, 7, 8, 13, 22, 21, 23];
    let paths = branches(grid, &Terminals::new(&[0, 8, 21, 23]).kept(&kept)).unwrap();
    assert_eq!(paths, [vec![0, 1, 2, 3, 4, 5, 6, 7, 8], vec![21, 22, 13, 4], vec![23, 22]]);
}

#[test]
fn cells_that_do_not_connect_the_terminals_have_no_paths() {
    let grid = Grid::new(5, 1).unwrap();
    let terminals = Terminals::new(&[0, 4]);
    assert_eq!(branches(grid, &terminals.kept(&[0, 1, 4])), Ok(Vec::new()));
    assert_eq!(branches(grid, &terminals.kept(Cells::NONE)), Ok(Vec::new()));
    assert_eq!(branches(grid, &terminals.walls(&[2])), Ok(Vec::new()));
    assert_eq!(branches(grid, &terminals), Ok(vec![vec![0, 1, 2, 3, 4]]));
}

#[test]
fn bad_arguments_of_branches_are_named() {
    let grid = Grid::new(5, 1).unwrap();
    let argument =
        |kept: &[u32], ends: &[u32]| argument(branches(grid, &Terminals::new(ends).kept(kept)));
    assert_eq!(argument(&[1], &[4]), "terminals");
    assert_eq!(argument(&[1], &[4, 5]), "terminals");
    assert_eq!(argument(&[5], &[4, 0]), "cells");
}

properties! {
    #[test]
    fn a_carving_without_cycles_has_the_same_branches_on_a_graph(field in fields(12, 2, 6), seed in any::<u32>()) {
        let options = Chisel::new(&field.terminals).walls(&field.walls).seed(seed);
        let Some(Carving { nodes, .. }) = chisel(field.grid, &options).unwrap() else { return Ok(()) };
        let terminals = Terminals::new(&field.terminals).kept(&nodes);
        let roles = cell_roles(field.grid, &terminals).unwrap().unwrap();
        prop_assume!(roles.cycles.is_empty());
        let graph = OnGraph(Links::of(&field.grid));
        let found = branches(&graph, &terminals).unwrap();
        prop_assert_eq!(found, branches(field.grid, &terminals).unwrap());
    }
}
