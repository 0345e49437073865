//! A* where every step costs the same and leads to one of four neighbours.
//!
//! There a step brings the estimate either one nearer or one further, so a total stays or grows by 2,
//! and two stacks are queue enough. A rim of cells that count as reached at no cost, like walls, spares
//! every question about the edge.

use crate::grid::Cell;

/// Not reached yet.
const UNSEEN: u32 = u32::MAX;

/// How far every cell is from the start, as far as a search came.
#[derive(Debug)]
pub(super) struct Taxicab {
    width: u32,
    /// One rim cell at the end of a row is the one before the next row, too.
    stride: usize,
    /// One more than the cost of reaching each cell; 0 for walls and the rim.
    reached: Vec<u32>,
}

impl Taxicab {
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

    fn place(&self, x: u32, y: u32) -> usize {
        (y as usize + 1) * self.stride + x as usize
    }

    /// Reaches every cell that lies on a shortest route, and says whether there is one.
    pub(super) fn search(&mut self, from: Cell, to: Cell) -> bool {
        let left = |x: u32, y: u32| x.abs_diff(to.x) + y.abs_diff(to.y);
        let (start, goal) = (self.place(from.x, from.y), self.place(to.x, to.y));
        self.reached[start] = 1;
        let mut total = left(from.x, from.y);
        let (mut now, mut later) = (vec![(from.x, from.y)], Vec::new());
        while !now.is_empty() {
            while let Some((x, y)) = now.pop() {
                let place = self.place(x, y);
                let cost = self.reached[place];
                // Since it was put here, a shorter way to it was found and followed.
                if cost + left(x, y) <= total {
                    continue;
                }
                let mut step = |place: usize, x: u32, y: u32, nearer: bool| {
                    if cost + 1 < self.reached[place] {
                        self.reached[place] = cost + 1;
                        if nearer { now.push((x, y)) } else { later.push((x, y)) }
                    }
                };
                step(place - self.stride, x, y.wrapping_sub(1), y > to.y);
                step(place - 1, x.wrapping_sub(1), y, x > to.x);
                step(place + 1, x + 1, y, x < to.x);
                step(place + self.stride, x, y + 1, y < to.y);
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
        let place = self.place(node % self.width, node / self.width);
        let before = self.reached[place] - 1;
        let steps = [
            (place - self.stride, node.wrapping_sub(self.width)),
            (place - 1, node.wrapping_sub(1)),
            (place + 1, node + 1),
            (place + self.stride, node + self.width),
        ];
        found.extend(steps.iter().filter(|(at, _)| self.reached[*at] == before).map(|step| step.1));
    }
}
