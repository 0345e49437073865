//! What encloses cells.

use std::collections::BTreeSet;

use meander_core::CellSet;
use meander_core::glam::{DVec2, dvec2};

/// Closed lines along the sides of cells, with a cell of the set to the right and none of it to the left.
pub(crate) fn outlines(cells: &CellSet, width: i32) -> Vec<Vec<DVec2>> {
    // Where a side begins, and its direction.
    let mut sides = BTreeSet::new();
    for index in cells.iter() {
        let (x, y) = (index as i32 % width, index as i32 / width);
        for (x, y, dx, dy) in
            [(x, y, 1, 0), (x + 1, y, 0, 1), (x + 1, y + 1, -1, 0), (x, y + 1, 0, -1)]
        {
            // Between two cells of the set the side has been there in the other direction.
            if !sides.remove(&(x + dx, y + dy, -dx, -dy)) {
                sides.insert((x, y, dx, dy));
            }
        }
    }
    let mut outlines = Vec::new();
    while let Some((mut x, mut y, mut dx, mut dy)) = sides.pop_first() {
        let mut outline = vec![dvec2(f64::from(x), f64::from(y))];
        loop {
            (x, y) = (x + dx, y + dy);
            // On to the right, straight on, or to the left; past the last side there is none.
            let ways = [(-dy, dx), (dx, dy), (dy, -dx)];
            let Some(way) = ways.into_iter().find(|way| sides.remove(&(x, y, way.0, way.1))) else {
                break;
            };
            (dx, dy) = way;
            outline.push(dvec2(f64::from(x), f64::from(y)));
        }
        outlines.push(outline);
    }
    outlines
}
