//! Promises of lines around cells.

use meander_core::glam::DVec2;
use meander_core::search::reachable;
use meander_core::{Grid, Polyline, outlines};
use proptest::prelude::*;

use crate::plain::{argument, fields};
use crate::property::properties;

/// The area: positive if the inside is to the right of the line, with y pointing down.
fn area(line: &Polyline) -> f64 {
    let next = line.iter().cycle().skip(1);
    line.iter().zip(next).map(|(a, b)| a.perp_dot(*b)).sum::<f64>() / 2.0
}

#[test]
fn a_lake_has_a_line_of_its_own() {
    // # # #
    // # . #
    // # # #
    let ring = [0, 1, 2, 3, 5, 6, 7, 8];
    let lines = outlines(&Grid::new(3, 3).unwrap(), &ring).unwrap();
    assert_eq!(lines.iter().map(area).collect::<Vec<_>>(), [9.0, -1.0]);
    // The upper side of the cell below the lake.
    assert_eq!(lines[1][..2], [DVec2::new(1.0, 2.0), DVec2::new(2.0, 2.0)]);
    assert_eq!(argument(outlines(&Grid::new(3, 3).unwrap(), &[9])), "cells");
}

properties! {
    #[test]
    fn lines_enclose_the_cells_and_each_part_once(field in fields(9, 1, 2)) {
        let mut cells = field.walls.clone();
        cells.sort_unstable();
        cells.dedup();
        let lines = outlines(&field.grid, &cells).unwrap();
        prop_assert_eq!(lines.iter().map(area).sum::<f64>(), cells.len() as f64);
        let others: Vec<u32> =
            (0..field.grid.cell_count()).filter(|cell| !cells.contains(cell)).collect();
        let mut parts = 0;
        while let Some(&first) = cells.first() {
            let part = reachable(field.grid, &others, first).unwrap();
            cells.retain(|cell| !part.contains(cell));
            parts += 1;
        }
        prop_assert_eq!(lines.iter().filter(|line| area(line) > 0.0).count(), parts);
        for line in lines {
            let next = line.iter().cycle().skip(1);
            prop_assert!(line.iter().zip(next).all(|(a, b)| a.distance(*b) == 1.0));
        }
    }
}
