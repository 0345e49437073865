//! Grids and what is on them.

use meander_core::{Cell, CellSet, Error, Graph, Grid, Neighborhood, cells_to_points};

use crate::{Bytes, Target};

pub(crate) static TARGETS: &[Target] = &[
    Target::new("Grid", &["width", "height", "grid", "cells"], grid),
    Target::new("Neighborhood", &["neighborhood"], |bytes| {
        let count = bytes.number(0.0, 8.0);
        Neighborhood::from_count(count).map(|_| assert!(count == 4.0 || count == 8.0))
    }),
    Target::new("CellSet", &["width", "height", "cells", "mask"], cell_set),
    Target::new("cells_to_points", &["width", "cells"], to_points),
];

fn grid(bytes: &mut Bytes<'_>) -> Result<(), Error> {
    let grid = if bytes.yes() {
        Grid::from_sides(bytes.number(0.0, 5000.0), bytes.number(0.0, 5000.0))?
    } else {
        Grid::new(bytes.whole(5000), bytes.whole(5000))?
    };
    let index = bytes.index(grid.cell_count());
    let cell = grid.cell(index);
    assert_eq!(cell.is_some(), index < grid.cell_count());
    assert_eq!(cell.and_then(|cell| grid.index(cell)), cell.map(|_| index));
    let place = Cell { x: bytes.index(grid.width()), y: bytes.index(grid.height()) };
    assert_eq!(
        grid.index(place).and_then(|index| grid.cell(index)),
        grid.index(place).map(|_| place)
    );
    if cell.is_some() {
        grid.for_each_neighbor(index, |next| assert!(next < grid.cell_count() && next != index));
    }
    let cells = bytes.indexes(9, grid.cell_count());
    assert_eq!(grid.indexes(cells.iter().copied())?, cells);
    Ok(())
}

fn cell_set(bytes: &mut Bytes<'_>) -> Result<(), Error> {
    let grid = bytes.grid()?;
    let cells = bytes.indexes(20, grid.cell_count());
    let mut set = CellSet::new(&grid, cells.iter().copied())?;
    assert!(cells.iter().all(|&cell| set.contains(cell)));
    let (added, removed) = (bytes.index(grid.cell_count()), bytes.index(grid.cell_count()));
    set.insert(added);
    assert_eq!(set.contains(added), added < grid.cell_count());
    set.remove(removed);
    assert!(!set.contains(removed));
    let beyond = Cell { x: bytes.word(), y: bytes.word() };
    assert_eq!(set.contains(beyond), grid.index(beyond).is_some_and(|index| set.contains(index)));
    let listed: Vec<u32> = set.iter().collect();
    assert!(listed.is_sorted_by(|a, b| a < b));
    let mut mask = set.mask().to_vec();
    if bytes.once_in(8) {
        mask.pop();
    }
    assert_eq!(CellSet::from_mask(&grid, mask)?, set);
    Ok(())
}

fn to_points(bytes: &mut Bytes<'_>) -> Result<(), Error> {
    let (width, cells) = (bytes.whole(20), bytes.indexes(20, 400));
    let points = cells_to_points(width, &cells)?;
    assert_eq!(points.len(), cells.len());
    for (point, cell) in points.iter().zip(cells) {
        assert!(point.x < f64::from(width) && point.y >= 0.5);
        assert_eq!((point.y - 0.5) * f64::from(width) + point.x - 0.5, f64::from(cell));
    }
    Ok(())
}
