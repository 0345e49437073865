//! The paths of a carving between many terminals.

use super::breadth_first::BreadthFirst;
use super::reachability::Terminals;
use super::walk_back;
use crate::cells::Input;
use crate::error::Error;
use crate::graph::{Graph, Map};

/// Splits the kept cells, such as those of a carving, into paths: first the longest from one terminal to another, then
/// one from each other terminal to a cell of an earlier path, ends included.
///
/// The first path begins at whichever of its ends comes first in `terminals`; among equally long ones, it joins the
/// terminals that come first. The others follow the order of `terminals`. Together they contain all cells that lead to
/// terminals. Returns no paths if a terminal is not among the cells, and none for a terminal that the cells do not join
/// to the first path. O(n + terminals · k) for k of n cells; less if branches are short, because each search ends where it
/// meets a path. On a graph, O(edges) more.
///
/// Smoothing moves the cells at which other paths end. To draw junctions, smooth the first path, end each other one at
/// the [`nearest`](crate::measure::nearest()) point on it, and smooth that one.
///
/// # Errors
/// [`Error::BadArgument`] for fewer than two terminals, cells that the grid does not have, and a graph whose
/// neighbours are not mutual.
///
/// ```
/// use meander_core::{Grid, search::{Terminals, branches}};
/// // a . . . b
/// // # # . # #      a branch leads down from the middle
/// // # # c # #
/// let grid = Grid::new(5, 3)?;
/// let terminals = Terminals::new(&[0, 4, 12]).kept(&[0, 1, 2, 3, 4, 7, 12]);
/// let paths = branches(grid, &terminals)?;
/// assert_eq!(paths, [vec![0, 1, 2, 3, 4], vec![12, 7, 2]]);
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn branches(map: impl Map, terminals: &Terminals) -> Result<Vec<Vec<u32>>, Error> {
    let Input { nodes: terminals, blocked } = &terminals.find(&map, 2)?;
    if terminals.iter().any(|&terminal| blocked[terminal as usize]) {
        return Ok(Vec::new());
    }
    let before = vec![0; blocked.len()];
    let search = BreadthFirst::new(blocked.iter().copied());
    let mut search = KeptSearch { map: Ordered(map), search, before };
    let mut connected = vec![false; blocked.len()];
    // In a tree, the cell furthest from any cell is one end of a longest path.
    search.run(terminals[0], &connected);
    let far_end = search.furthest(terminals);
    search.run(far_end, &connected);
    let mut longest = search.walk_back(search.furthest(terminals), far_end);
    if longest.len() < 2 {
        return Ok(Vec::new());
    }
    let position =
        |cell: Option<&u32>| terminals.iter().position(|terminal| Some(terminal) == cell);
    if position(longest.first()) > position(longest.last()) {
        longest.reverse();
    }
    let mut paths = vec![longest];
    for &terminal in &**terminals {
        for &cell in paths.last().into_iter().flatten() {
            connected[cell as usize] = true;
        }
        if connected[terminal as usize] {
            continue;
        }
        if let Some(met) = search.run(terminal, &connected) {
            let mut branch = search.walk_back(met, terminal);
            branch.reverse();
            paths.push(branch);
        }
    }
    Ok(paths)
}

/// Breadth-first search over kept cells.
struct KeptSearch<M> {
    map: Ordered<M>,
    search: BreadthFirst,
    /// For each cell, the cell from which the last search met it.
    before: Vec<u32>,
}

impl<M: Map> KeptSearch<M> {
    /// Visits cells until it meets a wanted one, and returns that.
    fn run(&mut self, start: u32, wanted: &[bool]) -> Option<u32> {
        let mut found = None;
        self.search.run(&self.map, &[start], |from, cell| {
            self.before[cell as usize] = from;
            found = Some(cell).filter(|&cell| wanted[cell as usize]);
            found.is_some()
        });
        found
    }

    /// The furthest terminal in steps, the first of several; the first of all if none was reached.
    fn furthest(&self, terminals: &[u32]) -> u32 {
        // 0 for a terminal that was not reached.
        let steps = |cell: u32| self.search.distance(cell).wrapping_add(1);
        let further = |best: u32, cell: u32| if steps(cell) > steps(best) { cell } else { best };
        terminals.iter().copied().reduce(further).unwrap_or_default()
    }

    /// Walks back from a cell that was met to the start.
    fn walk_back(&self, met: u32, start: u32) -> Vec<u32> {
        let before = |cell, before: &mut Vec<u32>| before.push(self.before[cell as usize]);
        walk_back(met, |cell| cell == start, before, None)
    }
}

/// A map that lists neighbours on a grid above and below first, then left and right, then at corners.
struct Ordered<M>(M);

impl<M: Map> Graph for Ordered<M> {
    fn node_count(&self) -> u32 {
        self.0.node_count()
    }

    fn for_each_neighbor(&self, node: u32, mut visit: impl FnMut(u32)) {
        let width = self.0.as_grid().map(|grid| grid.width());
        let kind = |next: u32| match width {
            Some(width) if next % width == node % width => 0,
            Some(width) if next / width == node / width => 1,
            Some(_) => 2,
            None => 0,
        };
        for wanted in 0..width.map_or(1, |_| 3) {
            self.0.for_each_neighbor(node, |next| {
                if kind(next) == wanted {
                    visit(next);
                }
            });
        }
    }
}
