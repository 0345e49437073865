//! The paths that a carving between many terminals consists of.

use crate::error::Error;
use crate::grid::{Grid, Neighborhood};

/// Takes the cells that connect terminals, such as those of a carving, apart into paths: first the longest
/// from one terminal to another, then from each other terminal to a cell of a path before it, both included.
///
/// The first path begins at whichever of its ends comes first in `terminals`; of equally long ones it is that
/// between terminals that come first. The other paths follow the order of `terminals`. Together they are all
/// cells that lead to terminals. No paths where a terminal is not among the cells; a terminal that they do not
/// lead to has none. O(cells of the grid + terminals · kept cells).
///
/// # Errors
/// [`Error::BadArgument`] for fewer than two terminals, and for cells that the grid does not have.
///
/// ```
/// use meander_core::{Grid, branches};
/// // a . . . b
/// // # # . # #      a branch leads down from the middle
/// // # # c # #
/// let grid = Grid::new(5, 3)?;
/// let paths = branches(&grid, &[0, 1, 2, 3, 4, 7, 12], &[0, 4, 12])?;
/// assert_eq!(paths, [vec![0, 1, 2, 3, 4], vec![12, 7, 2]]);
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn branches(grid: &Grid, kept: &[u32], terminals: &[u32]) -> Result<Vec<Vec<u32>>, Error> {
    let longest = longest_path(grid, kept, terminals)?;
    if longest.is_empty() {
        return Ok(Vec::new());
    }
    let others = branches_off(grid, kept, terminals, &longest)?;
    Ok(std::iter::once(longest).chain(others).collect())
}

/// The first path of [`branches`] alone; empty where there is none.
///
/// # Errors
/// As [`branches`].
pub fn longest_path(grid: &Grid, kept: &[u32], terminals: &[u32]) -> Result<Vec<u32>, Error> {
    if terminals.len() < 2 {
        return Err(Error::rule("terminals", "two or more cells"));
    }
    grid.mask("terminals", terminals)?;
    let mut search = KeptSearch::new(grid, kept)?;
    if !terminals.iter().all(|&terminal| search.is_kept[terminal as usize]) {
        return Ok(Vec::new());
    }
    // In a tree, the cell furthest from any cell is one end of a longest path.
    search.run(terminals[0]);
    let far_end = search.furthest(terminals);
    search.run(far_end);
    let mut path = search.walk_back(search.furthest(terminals));
    if path.len() < 2 {
        return Ok(Vec::new());
    }
    let position =
        |cell: Option<&u32>| terminals.iter().position(|terminal| Some(terminal) == cell);
    if position(path.first()) > position(path.last()) {
        path.reverse();
    }
    Ok(path)
}

/// The other paths of [`branches`], where the first one is `path`; none where that is empty.
///
/// # Errors
/// As [`branches`], and for cells of the path that the grid does not have.
pub fn branches_off(
    grid: &Grid,
    kept: &[u32],
    terminals: &[u32],
    path: &[u32],
) -> Result<Vec<Vec<u32>>, Error> {
    grid.mask("terminals", terminals)?;
    let mut connected = grid.mask("path", path)?;
    let mut search = KeptSearch::new(grid, kept)?;
    let mut branches = Vec::new();
    for &terminal in terminals.iter().filter(|_| !path.is_empty()) {
        if connected[terminal as usize] {
            continue;
        }
        search.run(terminal);
        let met = search.visited.iter().find(|&&cell| connected[cell as usize]);
        let Some(&met) = met else { continue };
        let mut branch = search.walk_back(met);
        branch.reverse();
        for &cell in &branch {
            connected[cell as usize] = true;
        }
        branches.push(branch);
    }
    Ok(branches)
}

/// Breadth-first search over some cells of a grid, whose lists serve many searches.
struct KeptSearch<'a> {
    grid: &'a Grid,
    is_kept: Vec<bool>,
    /// For each cell that was visited, the cell before it and how many steps from the start it is.
    reached: Vec<Option<(u32, u32)>>,
    /// The cells that were visited, in order.
    visited: Vec<u32>,
}

impl<'a> KeptSearch<'a> {
    fn new(grid: &'a Grid, kept: &[u32]) -> Result<Self, Error> {
        let is_kept = grid.mask("cells", kept)?;
        let reached = vec![None; is_kept.len()];
        Ok(Self { grid, is_kept, reached, visited: Vec::new() })
    }

    fn run(&mut self, start: u32) {
        for cell in self.visited.drain(..) {
            self.reached[cell as usize] = None;
        }
        self.reached[start as usize] = Some((start, 0));
        self.visited.push(start);
        let mut head = 0;
        while let Some(&cell) = self.visited.get(head) {
            head += 1;
            let steps = self.reached[cell as usize].map_or(0, |(_, steps)| steps + 1);
            for next in sides_then_corners(self.grid, cell) {
                if self.is_kept[next as usize] && self.reached[next as usize].is_none() {
                    self.reached[next as usize] = Some((cell, steps));
                    self.visited.push(next);
                }
            }
        }
    }

    /// The first of the terminals that are the most steps away; the first of all if none was reached.
    fn furthest(&self, terminals: &[u32]) -> u32 {
        let steps = |cell: u32| self.reached[cell as usize].map(|(_, steps)| steps);
        let further = |best: u32, cell: u32| if steps(cell) > steps(best) { cell } else { best };
        terminals.iter().copied().reduce(further).unwrap_or_default()
    }

    /// From a cell that was visited to the start.
    fn walk_back(&self, mut cell: u32) -> Vec<u32> {
        let mut path = vec![cell];
        while let Some((before, 1..)) = self.reached[cell as usize] {
            path.push(before);
            cell = before;
        }
        path
    }
}

/// A cell's neighbours: above, below, left and right, then the corners, row by row.
fn sides_then_corners(grid: &Grid, cell: u32) -> impl Iterator<Item = u32> {
    const OFFSETS: [(i64, i64); 8] =
        [(0, -1), (0, 1), (-1, 0), (1, 0), (-1, -1), (1, -1), (-1, 1), (1, 1)];
    let count = if grid.neighborhood() == Neighborhood::Eight { 8 } else { 4 };
    let (width, height) = (i64::from(grid.width()), i64::from(grid.height()));
    let (x, y) = (i64::from(cell) % width, i64::from(cell) / width);
    OFFSETS.into_iter().take(count).filter_map(move |(dx, dy)| {
        let (x, y) = (x + dx, y + dy);
        let is_inside = (0..width).contains(&x) && (0..height).contains(&y);
        is_inside.then_some((y * width + x) as u32)
    })
}
