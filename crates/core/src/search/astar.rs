//! Shortest routes across a grid: A* (Hart, Nilsson, Raphael 1968).

use super::manhattan::ManhattanSearch;
use super::radix_heap::{HeapEntry, RadixHeap};
use crate::error::Error;
use crate::graph::Graph;
use crate::grid::{Cell, Grid, NEIGHBORHOOD, Neighborhood};
use crate::param::{Algorithm, Param};
use crate::rng::Draws;
use crate::search::walk_back;

/// A straight and a diagonal step on eight neighbours, as whole numbers: 99/70 is within 0.00008 of
/// the square root of two.
const OCTILE: (u64, u64) = (70, 99);

const SEED: Param = Param::whole("seed", "Seed", "").control(0.0, 9999.0, 1.0);

/// A* as the controls see it.
pub(crate) static ASTAR: Algorithm =
    Algorithm { id: "astar", label: "A* route", params: &[NEIGHBORHOOD, SEED] };

/// What to search for.
#[derive(Debug, Clone, Copy, Default)]
pub struct Astar<'a> {
    /// Cells that cannot be entered.
    pub walls: &'a [u32],
    /// Where to start.
    pub from: u32,
    /// Where to arrive.
    pub to: u32,
    /// With a seed, a random one of the shortest routes: walking back from `to`, each next cell is
    /// drawn evenly among those that lie on one. Without, the same one each time.
    pub seed: Option<u32>,
    /// What it costs to enter each cell, at least 1; without it every cell costs 1.
    pub costs: Option<&'a [u32]>,
}

/// A cheapest route from one cell to another, both included, or `None` where there is none.
///
/// Steps go to the grid's neighbours. On eight neighbours a diagonal step costs 99/70 of a straight
/// one and may pass one wall's corner, but not squeeze between two walls. A wall under either end
/// means that there is no route. O(n) time and memory for n cells, with costs O(n log n) time.
///
#[doc = include_str!("../../pictures/astar.svg")]
///
/// # Errors
/// [`Error::BadArgument`] for a cell outside the grid, a cost of 0, or a list of costs of another
/// length than the grid.
///
/// ```
/// use meander_core::{Astar, Grid, astar};
/// // . # .
/// // . # .
/// // . . .
/// let grid = Grid::new(3, 3)?;
/// let route = astar(&grid, &Astar { walls: &[1, 4], from: 0, to: 2, ..Astar::default() })?;
/// assert_eq!(route, Some(vec![0, 3, 6, 7, 8, 5, 2]));
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn astar(grid: &Grid, options: &Astar<'_>) -> Result<Option<Vec<u32>>, Error> {
    let blocked = grid.mask("walls", options.walls)?;
    let from = end(grid, "from", options.from)?;
    let to = end(grid, "to", options.to)?;
    let least = cheapest(grid, options.costs)?;
    if blocked[options.from as usize] || blocked[options.to as usize] {
        return Ok(None);
    }
    let mut draws = options.seed.map(Draws::new);
    let mut back = |nearer: &mut dyn FnMut(u32, &mut Vec<u32>)| {
        let arrived = |node| node == options.from;
        let mut route = walk_back(options.to, arrived, nearer, draws.as_mut());
        route.reverse();
        Some(route)
    };
    if grid.neighborhood() == Neighborhood::Four && options.costs.is_none() {
        let mut search = ManhattanSearch::new(grid.width(), grid.height(), &blocked);
        let found = search.search(from, to);
        return Ok(if found { back(&mut |node, near| search.nearer(node, near)) } else { None });
    }
    let map = WeightedGrid { grid, blocked: &blocked, costs: options.costs, least };
    let Some(reached) = map.search(from, to) else { return Ok(None) };
    Ok(back(&mut |node, nearer| map.nearer(&reached, node, nearer)))
}

fn end(grid: &Grid, argument: &'static str, index: u32) -> Result<Cell, Error> {
    let rule = "the index of a cell inside the grid";
    grid.cell(index).ok_or(Error::value(argument, f64::from(index), rule))
}

fn cheapest(grid: &Grid, costs: Option<&[u32]>) -> Result<u64, Error> {
    let Some(costs) = costs else { return Ok(1) };
    if costs.len() != grid.cell_count() as usize {
        return Err(Error::rule("costs", "as long as the grid has cells"));
    }
    match costs.iter().position(|&cost| cost == 0) {
        Some(index) => Err(Error::element("costs", index, 0.0, "1 or more")),
        None => Ok(u64::from(costs.iter().copied().min().unwrap_or(1))),
    }
}

struct WeightedGrid<'a> {
    grid: &'a Grid,
    blocked: &'a [bool],
    costs: Option<&'a [u32]>,
    least: u64,
}

impl WeightedGrid<'_> {
    /// What it costs to enter `node`.
    fn step(&self, node: u32, diagonal: bool) -> u64 {
        let cost = self.costs.map_or(1, |costs| u64::from(costs[node as usize]));
        match (self.grid.neighborhood(), diagonal) {
            (Neighborhood::Four, _) => cost,
            (Neighborhood::Eight, false) => cost * OCTILE.0,
            (Neighborhood::Eight, true) => cost * OCTILE.1,
        }
    }

    /// Never more than what is left to pay, and never off by more than a step from cell to cell.
    fn estimate(&self, cell: Cell, to: Cell) -> u64 {
        let (dx, dy) = (u64::from(cell.x.abs_diff(to.x)), u64::from(cell.y.abs_diff(to.y)));
        self.least
            * match self.grid.neighborhood() {
                Neighborhood::Four => dx + dy,
                Neighborhood::Eight => dx.min(dy) * OCTILE.1 + (dx.max(dy) - dx.min(dy)) * OCTILE.0,
            }
    }

    /// Visits where one step may lead, and says whether the step is diagonal.
    fn for_each_step(&self, node: u32, mut visit: impl FnMut(u32, Cell, bool)) {
        let width = self.grid.width();
        let row = node / width * width;
        let (x, y) = (node - row, row / width);
        self.grid.for_each_neighbor(node, |next| {
            if self.blocked[next as usize] {
                return;
            }
            // Without divisions, which would cost more than everything else here.
            let (next_row, next_y) = if next < row {
                (row - width, y - 1)
            } else if next - row < width {
                (row, y)
            } else {
                (row + width, y + 1)
            };
            let next_x = next - next_row;
            let diagonal = next_x != x && next_y != y;
            // The two cells that a diagonal step passes between.
            let (one, other) = (row + next_x, next_row + x);
            let squeezed = diagonal && self.blocked[one as usize] && self.blocked[other as usize];
            if !squeezed {
                visit(next, Cell { x: next_x, y: next_y }, diagonal);
            }
        });
    }

    /// The neighbours from which a cheapest path leads to a cell.
    fn nearer(&self, reached: &[u64], node: u32, found: &mut Vec<u32>) {
        let cost = reached[node as usize];
        self.for_each_step(node, |next, _, diagonal| {
            let before = reached[next as usize];
            if before > 0 && before + self.step(node, diagonal) == cost {
                found.push(next);
            }
        });
    }

    /// One more than the cost of reaching each cell, exact for every cell on a cheapest route; 0
    /// where the search did not come.
    fn search(&self, from: Cell, to: Cell) -> Option<Vec<u64>> {
        let index = |cell: Cell| cell.y * self.grid.width() + cell.x;
        let mut reached = vec![0; self.grid.cell_count() as usize];
        let mut queue = RadixHeap::new();
        let mut best = None;
        reached[index(from) as usize] = 1;
        queue.push(HeapEntry { total: self.estimate(from, to), cost: 1, node: index(from) });
        while let Some(HeapEntry { total, cost, node }) = queue.pop() {
            if best.is_some_and(|best| total > best) {
                break;
            }
            if node == index(to) {
                best = Some(total);
                continue;
            }
            if cost > reached[node as usize] {
                continue;
            }
            self.for_each_step(node, |next, cell, diagonal| {
                let cost = cost + self.step(next, diagonal);
                let known = &mut reached[next as usize];
                if *known == 0 || cost < *known {
                    *known = cost;
                    queue.push(HeapEntry {
                        total: cost - 1 + self.estimate(cell, to),
                        cost,
                        node: next,
                    });
                }
            });
        }
        best.map(|_| reached)
    }
}
