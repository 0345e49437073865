//! Promises of splitting a carving with many terminals into paths.

use std::collections::HashSet;

use meander_core::{
    Cells, Grid, OnGraph,
    carve::{Chisel, chisel},
    search::{Terminals, branches, cell_roles},
};
use proptest::prelude::*;

use crate::graphs::Links;
use crate::plain::{argument, fields};
use crate::property::properties;

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
fn one_terminal_is_refused() {
    let (grid, alone) = (Grid::new(5, 1).unwrap(), Terminals::new(&[4]));
    assert_eq!(argument(branches(grid, &alone)), "terminals");
    assert_eq!(argument(cell_roles(grid, &alone)), "terminals");
}

properties! {
    #[test]
    fn paths_have_every_cell_that_was_kept(field in fields(16, 6, 7), seed in any::<u32>()) {
        let (grid, ends) = (field.grid, &field.terminals);
        let options = Chisel::new(ends).walls(&field.walls).seed(seed);
        let Some(carving) = chisel(grid, &options).unwrap() else { return Ok(()) };
        let terminals = Terminals::new(ends).kept(&carving.nodes);
        let paths = branches(grid, &terminals).unwrap();
        let Some((main, others)) = paths.split_first() else {
            prop_assert!(carving.nodes.len() == 1);
            return Ok(());
        };
        prop_assert!(ends.contains(&main[0]) && ends.contains(main.last().unwrap()));
        let mut connected: HashSet<u32> = main.iter().copied().collect();
        for path in others {
            let (last, before) = path.split_last().unwrap();
            prop_assert!(ends.contains(&path[0]));
            prop_assert!(connected.contains(last), "a branch ends on a path before it");
            prop_assert!(before.iter().all(|cell| !connected.contains(cell)));
            connected.extend(path);
        }
        prop_assert!(ends.iter().all(|end| connected.contains(end)));
        let links = Links::of(&grid);
        for pair in paths.iter().flat_map(|path| path.windows(2)) {
            prop_assert!(links.0[pair[0] as usize].contains(&pair[1]), "{:?}", pair);
        }
        if cell_roles(grid, &terminals).unwrap().unwrap().cycles.is_empty() {
            prop_assert_eq!(connected.len(), carving.nodes.len());
            prop_assert!(ends.len() > 2 || *main == carving.path);
            prop_assert_eq!(branches(OnGraph(links), &terminals).unwrap(), paths);
        }
    }
}
