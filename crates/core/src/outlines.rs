//! Lines around cells.

use glam::DVec2;

use crate::cells::{Cells, NodeRange};
use crate::error::Error;
use crate::grid::{Grid, Neighborhood};
use crate::points::check_size;
use crate::polyline::Polyline;

/// Returns the lines around cells, along their sides, such as a coast. Each line is closed and keeps the cells on its
/// right (as seen on a screen, where y points down).
///
/// One line leads around each connected part, and one around each hole. Cells that touch at a corner belong together on
/// a grid of eight neighbours, but not on one of four. A line has a point at each cell corner, and begins with its
/// topmost upper side, the leftmost of several; lines come in the order of these sides. To round a coast,
/// [`simplify`](crate::smooth::simplify()) it first, then smooth the result; a tolerance of 0 leaves the corners.
///
/// O(cells of the grid + result).
///
/// # Errors
/// [`Error::BadArgument`] for a cell outside the grid.
///
/// ```
/// use meander_core::{Grid, outlines};
/// // # #
/// // . #
/// let coasts = outlines(&Grid::new(2, 2)?, &[0, 1, 3])?;
/// let corners = [[0, 0], [1, 0], [2, 0], [2, 1], [2, 2], [1, 2], [1, 1], [0, 1]];
/// assert!(coasts[0].is_closed());
/// assert_eq!(coasts[0].points(), corners.map(|[x, y]| [f64::from(x), f64::from(y)].into()));
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn outlines<'a>(grid: &Grid, cells: impl Into<Cells<'a>>) -> Result<Vec<Polyline>, Error> {
    let mask = NodeRange::of(grid).mask("cells", cells.into())?;
    let (width, height) = (grid.width() as i32, grid.height() as i32);
    let has = |x: i32, y: i32| {
        (0..width).contains(&x) && (0..height).contains(&y) && mask[(y * width + x) as usize]
    };
    let (mut lines, mut count) = (Vec::new(), 0);
    let mut walked = vec![false; mask.len()];
    for cell in 0..mask.len() {
        let (left, top) = (cell as i32 % width, cell as i32 / width);
        if walked[cell] || !has(left, top) || has(left, top - 1) {
            continue;
        }
        let (mut x, mut y, mut dx, mut dy) = (left, top, 1, 0);
        let mut points = Vec::new();
        loop {
            if (dx, dy) == (1, 0) {
                walked[(y * width + x) as usize] = true;
            }
            points.push(DVec2::new(f64::from(x), f64::from(y)));
            (x, y) = (x + dx, y + dy);
            // The two cells ahead: to the right and to the left of the next side if the line goes straight on.
            let right = has(x + (dx - dy).min(0), y + (dx + dy).min(0));
            let ahead = has(x + (dx + dy).min(0), y + (dy - dx).min(0));
            (dx, dy) = match (right, ahead) {
                (true, false) => (dx, dy),
                (false, true) if grid.neighborhood() == Neighborhood::Four => (-dy, dx),
                (_, true) => (dy, -dx),
                (false, false) => (-dy, dx),
            };
            if (x, y, dx, dy) == (left, top, 1, 0) {
                break;
            }
        }
        count += points.len();
        check_size::<DVec2>("cells", count as f64)?;
        lines.push(Polyline::new(points, true)?);
    }
    Ok(lines)
}
