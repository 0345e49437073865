//! A* where every step costs the same and leads to one of four neighbours.
//!
//! The estimate is the Manhattan distance, which each step changes by one. So a total stays the same or grows by 2, and
//! two stacks serve as the priority queue. Border cells count as reached at no cost, like walls, so no step needs a
//! check for the edge. A *site* is a cell's index in the grid with that border.

use crate::graph::NONE;
use crate::grid::{Cell, Grid};

/// The distance from the start to each cell that a search has reached. Many searches share one.
#[derive(Debug, Clone)]
pub(super) struct ManhattanSearch {
    width: u32,
    /// Sites per row. The border cell that ends a row also comes before the next one.
    stride: usize,
    /// `base` plus the cost of reaching each cell; 0 for walls and the border.
    reached: Vec<u32>,
    /// Each search has a lower base than the one before. Values of earlier searches are then larger than any of its
    /// own, and count as not reached.
    base: u32,
    /// More than the largest difference between two totals of a search.
    range: u32,
}

impl ManhattanSearch {
    pub(super) fn new(grid: Grid, blocked: &[bool]) -> Self {
        let (width, height) = (grid.width(), grid.height());
        let stride = width as usize + 1;
        let mut reached = vec![0; stride * (height as usize + 2)];
        for (row, blocked) in
            reached[stride..].chunks_mut(stride).zip(blocked.chunks(width as usize))
        {
            for (cell, &blocked) in row.iter_mut().zip(blocked) {
                *cell = if blocked { 0 } else { NONE };
            }
        }
        let range = 2 * (width * height) + 4;
        Self { width, stride, reached, base: NONE, range }
    }

    pub(super) fn set_blocked(&mut self, cell: Cell, blocked: bool) {
        let site = self.site(cell.x, cell.y);
        self.reached[site] = if blocked { 0 } else { NONE };
    }

    fn forget(&mut self) {
        if self.base < 2 * self.range {
            for mark in self.reached.iter_mut().filter(|mark| **mark > 0) {
                *mark = NONE;
            }
            self.base = NONE;
        }
        self.base -= self.range;
    }

    fn site(&self, x: u32, y: u32) -> usize {
        (y as usize + 1) * self.stride + x as usize
    }

    /// Reaches the cells of a shortest route, with `ties` of all shortest routes, and returns whether there is one. The
    /// start must be open. `visit` gets each cell and its cost before the cell's steps, and ends the search by
    /// returning false.
    pub(super) fn search(
        &mut self,
        from: Cell,
        to: Cell,
        ties: bool,
        mut visit: impl FnMut(Cell, u64) -> bool,
    ) -> bool {
        self.forget();
        let left = |x: u32, y: u32| x.abs_diff(to.x) + y.abs_diff(to.y);
        let (start, goal) = (self.site(from.x, from.y), self.site(to.x, to.y));
        self.reached[start] = self.base;
        let mut total = self.base + left(from.x, from.y);
        let (mut now, mut later) = (vec![(from.x, from.y)], Vec::new());
        while !now.is_empty() {
            while let Some((x, y)) = now.pop() {
                // The goal is on the stack of the least total, so its cost is final.
                if !ties && (x, y) == (to.x, to.y) {
                    return true;
                }
                let site = self.site(x, y);
                let cost = self.reached[site];
                // The search has found and followed a shorter path to it since.
                if cost + left(x, y) < total {
                    continue;
                }
                if !visit(Cell { x, y }, u64::from(cost - self.base)) {
                    return self.is_reached(goal);
                }
                let mut step = |site: usize, x: u32, y: u32, nearer: bool| {
                    if cost + 1 < self.reached[site] {
                        self.reached[site] = cost + 1;
                        if nearer { now.push((x, y)) } else { later.push((x, y)) }
                    }
                };
                step(site - self.stride, x, y.wrapping_sub(1), y > to.y);
                step(site - 1, x.wrapping_sub(1), y, x > to.x);
                step(site + 1, x + 1, y, x < to.x);
                step(site + self.stride, x, y + 1, y < to.y);
            }
            if self.is_reached(goal) {
                return true;
            }
            std::mem::swap(&mut now, &mut later);
            total += 2;
        }
        false
    }

    fn is_reached(&self, site: usize) -> bool {
        self.reached[site].wrapping_sub(self.base) < self.range
    }

    /// Lists the neighbours of a reached cell that are one step nearer to the start, by ascending index.
    pub(super) fn nearer(&self, node: u32, found: &mut Vec<u32>) {
        let site = self.site(node % self.width, node / self.width);
        let before = self.reached[site] - 1;
        let steps = [
            (site - self.stride, node.wrapping_sub(self.width)),
            (site - 1, node.wrapping_sub(1)),
            (site + 1, node + 1),
            (site + self.stride, node + self.width),
        ];
        found.extend(steps.iter().filter(|(at, _)| self.reached[*at] == before).map(|step| step.1));
    }
}

#[cfg(test)]
mod tests {
    use super::ManhattanSearch;
    use crate::grid::{Cell, Grid};

    fn search(side: u32, blocked: &[bool]) -> ManhattanSearch {
        ManhattanSearch::new(
            Grid::new(side, side).unwrap_or_else(|error| panic!("{error}")),
            blocked,
        )
    }

    #[test]
    fn distances_stay_right_when_bases_run_out() {
        // . # .
        // . # .
        // . . .
        let blocked = [false, true, false, false, true, false, false, false, false];
        let mut search = search(3, &blocked);
        let (from, to) = (Cell { x: 0, y: 0 }, Cell { x: 2, y: 0 });
        search.base = 5 * search.range;
        for _ in 0..9 {
            assert!(search.search(from, to, true, |_, _| true));
            assert_eq!(search.reached[search.site(2, 0)] - search.base, 6);
        }
    }

    #[test]
    fn a_search_for_one_route_leaves_ties_alone() {
        let mut search = search(100, &[false; 10_000]);
        let (from, to) = (Cell { x: 0, y: 0 }, Cell { x: 99, y: 99 });
        for (ties, most) in [(true, 10_000), (false, 198)] {
            let mut visits = 0;
            assert!(search.search(from, to, ties, |_, _| {
                visits += 1;
                true
            }));
            assert!(visits <= most);
        }
    }
}
