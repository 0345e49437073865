//! The paths that a carving between many terminals consists of.

use crate::cells::{Cells, NodeRange};
use crate::error::Error;
use crate::grid::{Grid, Neighborhood};
use crate::sort::sorted_unique;

/// Takes the cells that connect terminals, such as those of a carving, apart into paths: first the longest
/// from one terminal to another, then from each other terminal to a cell of a path before it, both included.
///
/// The first path begins at whichever of its ends comes first in `terminals`; of equally long ones it is that
/// between terminals that come first. The other paths follow the order of `terminals`. Together they are all
/// cells that lead to terminals. No paths where a terminal is not among the cells; a terminal that they do not
/// lead to has none. At most O(terminals · k log k) for k kept cells, however large the grid; less where branches are short,
/// because each is looked for only until it meets a path.
///
/// Smoothing moves the cell at which another path ends: to draw junctions, smooth the first path, end each other one at
/// the place on it that is [`nearest`](crate::measure::nearest()), and smooth that.
///
/// # Errors
/// [`Error::BadArgument`] for fewer than two terminals, and for cells that the grid does not have.
///
/// ```
/// use meander_core::{Grid, search::branches};
/// // a . . . b
/// // # # . # #      a branch leads down from the middle
/// // # # c # #
/// let grid = Grid::new(5, 3)?;
/// let paths = branches(&grid, &[0, 1, 2, 3, 4, 7, 12], &[0, 4, 12])?;
/// assert_eq!(paths, [vec![0, 1, 2, 3, 4], vec![12, 7, 2]]);
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn branches<'a>(
    grid: &Grid,
    kept: impl Into<Cells<'a>>,
    terminals: impl Into<Cells<'a>>,
) -> Result<Vec<Vec<u32>>, Error> {
    let (kept, terminals) = (kept.into(), terminals.into());
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
pub fn longest_path<'a>(
    grid: &Grid,
    kept: impl Into<Cells<'a>>,
    terminals: impl Into<Cells<'a>>,
) -> Result<Vec<u32>, Error> {
    let terminals = terminals.into();
    if terminals.len() < 2 {
        return Err(Error::rule("terminals", "two or more cells"));
    }
    let terminals = &*NodeRange::of(grid).indexes("terminals", terminals)?;
    let mut search = KeptSearch::new(grid, kept.into(), terminals, &[])?;
    if !terminals.iter().all(|&terminal| search.is_kept[search.index(terminal)]) {
        return Ok(Vec::new());
    }
    // In a tree, the cell furthest from any cell is one end of a longest path.
    search.run(terminals[0], |_| false);
    let far_end = search.furthest(terminals);
    search.run(far_end, |_| false);
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
pub fn branches_off<'a>(
    grid: &Grid,
    kept: impl Into<Cells<'a>>,
    terminals: impl Into<Cells<'a>>,
    path: impl Into<Cells<'a>>,
) -> Result<Vec<Vec<u32>>, Error> {
    let range = NodeRange::of(grid);
    let terminals = &*range.indexes("terminals", terminals.into())?;
    let path = &*range.indexes("path", path.into())?;
    let mut search = KeptSearch::new(grid, kept.into(), terminals, path)?;
    let mut connected = search.mask(path);
    let mut branches = Vec::new();
    for &terminal in terminals.iter().filter(|_| !path.is_empty()) {
        if connected[search.index(terminal)] {
            continue;
        }
        let Some(met) = search.run(terminal, |index| connected[index]) else { continue };
        let mut branch = search.walk_back(met);
        branch.reverse();
        for &cell in &branch {
            connected[search.index(cell)] = true;
        }
        branches.push(branch);
    }
    Ok(branches)
}

/// Breadth-first search over some cells of a grid, whose lists serve many searches.
struct KeptSearch<'a> {
    grid: &'a Grid,
    /// Those to search and those to start from, ascending. The other lists follow this one.
    cells: Vec<u32>,
    is_kept: Vec<bool>,
    /// For each cell that was visited, the cell before it and how many steps from the start it is.
    reached: Vec<Option<(u32, u32)>>,
    /// The cells that were visited, in order.
    visited: Vec<u32>,
}

impl<'a> KeptSearch<'a> {
    fn new(
        grid: &'a Grid,
        kept: Cells<'_>,
        terminals: &[u32],
        path: &[u32],
    ) -> Result<Self, Error> {
        let kept = &*NodeRange::of(grid).indexes("cells", kept)?;
        let cells = sorted_unique(&[kept, terminals, path].concat());
        let reached = vec![None; cells.len()];
        let mut search = Self { grid, cells, is_kept: Vec::new(), reached, visited: Vec::new() };
        search.is_kept = search.mask(kept);
        Ok(search)
    }

    fn find(&self, cell: u32) -> Option<usize> {
        self.cells.binary_search(&cell).ok()
    }

    /// Where one of the cells is in the lists.
    fn index(&self, cell: u32) -> usize {
        self.cells.partition_point(|&other| other < cell)
    }

    /// True for the listed ones of the cells.
    fn mask(&self, listed: &[u32]) -> Vec<bool> {
        let mut mask = vec![false; self.cells.len()];
        for &cell in listed {
            mask[self.index(cell)] = true;
        }
        mask
    }

    /// Visits cells until one of the wanted indexes is reached, and gives that cell.
    fn run(&mut self, start: u32, wanted: impl Fn(usize) -> bool) -> Option<u32> {
        // Only those that were visited, because a search may end after a few cells.
        for cell in std::mem::take(&mut self.visited) {
            let index = self.index(cell);
            self.reached[index] = None;
        }
        let index = self.index(start);
        self.reached[index] = Some((start, 0));
        self.visited.push(start);
        let mut head = 0;
        while let Some(&cell) = self.visited.get(head) {
            head += 1;
            let steps = self.reached[self.index(cell)].map_or(0, |(_, steps)| steps + 1);
            for next in sides_then_corners(self.grid, cell) {
                let Some(index) = self.find(next) else { continue };
                if self.is_kept[index] && self.reached[index].is_none() {
                    self.reached[index] = Some((cell, steps));
                    self.visited.push(next);
                    if wanted(index) {
                        return Some(next);
                    }
                }
            }
        }
        None
    }

    /// The first of the terminals that are the most steps away; the first of all if none was reached.
    fn furthest(&self, terminals: &[u32]) -> u32 {
        let steps = |cell: u32| self.reached[self.index(cell)].map(|(_, steps)| steps);
        let further = |best: u32, cell: u32| if steps(cell) > steps(best) { cell } else { best };
        terminals.iter().copied().reduce(further).unwrap_or_default()
    }

    /// From a cell that was visited to the start.
    fn walk_back(&self, mut cell: u32) -> Vec<u32> {
        let mut path = vec![cell];
        while let Some((before, 1..)) = self.reached[self.index(cell)] {
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
