//! A* on a grid with diagonals or costs.

use super::radix_heap::{HeapEntry, RadixHeap};
use crate::graph::Graph;
use crate::grid::{Cell, Grid, Neighborhood};

/// A straight and a diagonal step on eight neighbours, as whole numbers: 99/70 is within 0.00008 of
/// the square root of two.
const OCTILE: (u64, u64) = (70, 99);

/// Costs that a search cannot reach: those of earlier searches are forgotten before sums could overflow.
const HIGHEST_BASE: u64 = 1 << 62;

/// What reaching each cell costs, as far as a search came. Many searches share one.
#[derive(Debug, Clone)]
pub(super) struct WeightedSearch {
    grid: Grid,
    blocked: Vec<bool>,
    costs: Option<Vec<u32>>,
    least: u64,
    /// `base` and the cost of reaching each cell, exact for every cell on a cheapest route; less where the
    /// search did not come.
    reached: Vec<u64>,
    base: u64,
    /// The most in `reached`.
    end: u64,
}

impl WeightedSearch {
    pub(super) fn new(grid: Grid, blocked: Vec<bool>, costs: Option<Vec<u32>>) -> Self {
        let least = costs.iter().flatten().copied().min().map_or(1, u64::from);
        let reached = vec![0; blocked.len()];
        Self { grid, blocked, costs, least, reached, base: 1, end: 1 }
    }

    pub(super) fn is_blocked(&self, node: u32) -> bool {
        self.blocked[node as usize]
    }

    pub(super) fn set_blocked(&mut self, node: u32, blocked: bool) {
        self.blocked[node as usize] = blocked;
    }

    /// Reaches the cells of a cheapest route, with `ties` those of all, and returns whether there is one. Neither end
    /// is blocked.
    pub(super) fn search(&mut self, from: Cell, to: Cell, ties: bool) -> bool {
        let index = |cell: Cell| cell.y * self.grid.width() + cell.x;
        let (from_index, to_index) = (index(from), index(to));
        self.forget();
        let base = self.base;
        let mut reached = std::mem::take(&mut self.reached);
        let mut queue = RadixHeap::new();
        let (mut best, mut end) = (None, base);
        reached[from_index as usize] = base;
        queue.push(HeapEntry { total: self.estimate(from, to), cost: 0, node: from_index });
        while let Some(HeapEntry { total, cost, node }) = queue.pop() {
            if best.is_some_and(|best| total > best) {
                break;
            }
            if node == to_index {
                best = Some(total);
                if ties {
                    continue;
                }
                break;
            }
            if base + cost > reached[node as usize] {
                continue;
            }
            self.for_each_step(node, |next, cell, diagonal| {
                let cost = cost + self.step(next, diagonal);
                let known = &mut reached[next as usize];
                if *known < base || base + cost < *known {
                    *known = base + cost;
                    end = end.max(base + cost);
                    let total = cost + self.estimate(cell, to);
                    queue.push(HeapEntry { total, cost, node: next });
                }
            });
        }
        self.end = end;
        self.reached = reached;
        best.is_some()
    }

    /// The neighbours from which a cheapest path leads to a reached cell.
    pub(super) fn nearer(&self, node: u32, found: &mut Vec<u32>) {
        let cost = self.reached[node as usize];
        self.for_each_step(node, |next, _, diagonal| {
            let before = self.reached[next as usize];
            if before >= self.base && before + self.step(node, diagonal) == cost {
                found.push(next);
            }
        });
    }

    fn forget(&mut self) {
        self.base = self.end + 1;
        if self.base > HIGHEST_BASE {
            self.reached.fill(0);
            self.base = 1;
            self.end = 1;
        }
    }

    /// What it costs to enter `node`.
    fn step(&self, node: u32, diagonal: bool) -> u64 {
        let cost = self.costs.as_ref().map_or(1, |costs| u64::from(costs[node as usize]));
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
}

#[cfg(test)]
mod tests {
    use super::{HIGHEST_BASE, WeightedSearch};
    use crate::grid::{Cell, Grid};

    #[test]
    fn costs_stay_right_when_bases_run_out() {
        let Ok(grid) = Grid::new(3, 1) else { return };
        let mut search = WeightedSearch::new(grid, vec![false; 3], Some(vec![7, 8, 9]));
        search.end = HIGHEST_BASE - 40;
        for _ in 0..9 {
            assert!(search.search(Cell { x: 0, y: 0 }, Cell { x: 2, y: 0 }, true));
            assert_eq!(search.reached[2] - search.base, 17);
        }
        assert!(search.base < 1000);
    }
}
