//! All functions treat cells by index, by column and row, and as a mask alike.

use meander_core::{
    Cell, Cells, Error, Grid, GridMap, OnGraph, RouteQuery,
    carve::{Blob, Chisel, blob, chisel},
    search::{Terminals, branches, unreachable_terminals},
};
use proptest::prelude::*;

use crate::graphs::Links;
use crate::plain::fields;
use crate::property::properties;

/// The results of all functions for these walls and ends, as text.
fn said<'a>(
    grid: Grid,
    walls: Cells<'a>,
    ends: Cells<'a>,
    seed: u32,
) -> Result<Vec<String>, Error> {
    let carved = chisel(grid, &Chisel::new(ends).walls(walls).seed(seed))?;
    let stepped = chisel(grid, &Chisel::new(ends).walls(walls).seed(seed).wiggliness(2.0))?;
    let island = blob(grid, &Blob::new(5).walls(walls).seed(seed))?;
    let map = GridMap::new(&grid).with_walls(walls)?;
    let route = map.route(ends, &RouteQuery::new().seed(seed))?;
    let cut_off = unreachable_terminals(grid, &Terminals::new(ends).walls(walls))?;
    let kept = carved.as_ref().map_or(&[][..], |carving| &carving.nodes);
    let paths = branches(grid, &Terminals::new(ends).kept(kept))?;
    let walls = map.walls();
    Ok(vec![
        format!("{carved:?} {stepped:?} {island:?}"),
        format!("{route:?} {cut_off:?} {paths:?} {walls:?}"),
    ])
}

fn by_place(grid: &Grid, indexes: &[u32]) -> Vec<Cell> {
    indexes.iter().map(|&index| grid.cell(index).unwrap()).collect()
}

properties! {
    #[test]
    fn all_ways_to_say_which_cells_mean_the_same(field in fields(9, 3, 3), seed in any::<u32>()) {
        let grid = field.grid;
        let mut ends = field.terminals.clone();
        // A mask has no order and no repeated cells.
        ends.sort_unstable();
        ends.dedup();
        let by_index = said(grid, (&field.walls).into(), (&ends).into(), seed);
        let (wall_cells, end_cells) = (by_place(&grid, &field.walls), by_place(&grid, &ends));
        prop_assert_eq!(&said(grid, (&wall_cells).into(), (&end_cells).into(), seed), &by_index);
        let mask = |cells: &[u32]| -> Vec<bool> {
            (0..grid.cell_count()).map(|cell| cells.contains(&cell)).collect()
        };
        let (wall_mask, end_mask) = (mask(&field.walls), mask(&ends));
        prop_assert_eq!(&said(grid, (&wall_mask).into(), (&end_mask).into(), seed), &by_index);
    }
}

#[test]
fn beyond_the_grid() {
    let grid = Grid::new(3, 2).unwrap();
    let beyond = [Cell { x: 0, y: 0 }, Cell { x: 3, y: 0 }];
    let says = |error: Option<Error>, text: &str| {
        assert_eq!(error.map(|error| error.to_string()).as_deref(), Some(text));
    };
    let inside = "x was 3; it must be a number from 0 to 2";
    says(chisel(grid, &Chisel::new(&beyond)).err(), &format!("terminals[1].{inside}"));
    let map = GridMap::new(&grid);
    says(map.reachable(beyond[1]).err(), &format!("from.{inside}"));
    says(map.clone().with_walls(&beyond).err(), &format!("walls[1].{inside}"));
    let wanted = "it must be 6, one for each cell";
    says(map.clone().with_walls(&[false; 5]).err(), &format!("walls.len() was 5; {wanted}"));
    let masked = chisel(grid, &Chisel::new(&[0, 1]).walls(&[true; 7]));
    says(masked.err(), &format!("walls.len() was 7; {wanted}"));
    let deep = Cell { x: 0, y: u32::MAX };
    says(map.reachable(deep).err(), "from.y was 4294967295; it must be a number from 0 to 1");
    says(map.reachable(6).err(), "from was 6; it must be a whole number from 0 to 5");
}

#[test]
fn nodes_of_a_graph_have_numbers_only() {
    let graph = Links(vec![vec![1], vec![0]]);
    let error = chisel(OnGraph(&graph), &Chisel::new(&[Cell { x: 0, y: 0 }, Cell { x: 1, y: 0 }]));
    let says = "terminals[0] must be a number, as the graph is no grid";
    assert_eq!(error.unwrap_err().to_string(), says);
    assert_eq!(
        unreachable_terminals(OnGraph(&graph), &Terminals::new(&[0, 1]).walls(&[false, true]))
            .unwrap(),
        [1]
    );
}
