//! A* where every step costs the same and leads to one of four neighbours.
//!
//! The estimate is the Manhattan distance, which a step changes by one up or down: so a total stays the same or
//! grows by 2, and two stacks serve as the priority queue. A border of cells that count as reached at no cost,
//! like walls, saves every check for the edge. A *site* is a cell's index in the grid with that border.

use crate::grid::Cell;

/// Not reached yet.
const UNSEEN: u32 = u32::MAX;

/// How far every cell is from the start, as far as a search came.
#[derive(Debug)]
pub(super) struct ManhattanSearch {
    width: u32,
    /// The border cell at the end of a row is the one before the next row, too.
    stride: usize,
    /// One more than the cost of reaching each cell; 0 for walls and the border.
    reached: Vec<u32>,
}

impl ManhattanSearch {
    pub(super) fn new(width: u32, height: u32, blocked: &[bool]) -> Self {
        let stride = width as usize + 1;
        let mut reached = vec![0; stride * (height as usize + 2)];
        for (row, blocked) in
            reached[stride..].chunks_mut(stride).zip(blocked.chunks(width as usize))
        {
            for (cell, &blocked) in row.iter_mut().zip(blocked) {
                *cell = if blocked { 0 } else { UNSEEN };
            }
        }
        Self { width, stride, reached }
    }

    fn site(&self, x: u32, y: u32) -> usize {
        (y as usize + 1) * self.stride + x as usize
    }

    /// Reaches every cell that lies on a shortest route, and says whether there is one.
    pub(super) fn search(&mut self, from: Cell, to: Cell) -> bool {
        let left = |x: u32, y: u32| x.abs_diff(to.x) + y.abs_diff(to.y);
        let (start, goal) = (self.site(from.x, from.y), self.site(to.x, to.y));
        self.reached[start] = 1;
        let mut total = left(from.x, from.y);
        let (mut now, mut later) = (vec![(from.x, from.y)], Vec::new());
        while !now.is_empty() {
            while let Some((x, y)) = now.pop() {
                let site = self.site(x, y);
                let cost = self.reached[site];
                // Since it was pushed, a shorter path to it was found and followed.
                if cost + left(x, y) <= total {
                    continue;
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
            if self.reached[goal] != UNSEEN {
                return true;
            }
            std::mem::swap(&mut now, &mut later);
            total += 2;
        }
        false
    }

    /// The neighbours of a reached cell that are one step nearer to the start, by ascending index.
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
