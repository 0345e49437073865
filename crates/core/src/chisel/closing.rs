//! Carving between many ends of a grid in one pass: cells are closed in the order of removal, and those
//! that would part the ends stay.
//!
//! Only what a flood visited until it met all ends has to go through this. What it did not visit goes for
//! certain, and so it can go beforehand, in any order: what stays is joined without it. For let j be the
//! smallest key on the walks back from the ends. The flood visited nothing smaller. All that is smaller
//! goes before j, and j stays. That leaves parts with larger keys that nothing but j joins; those without
//! ends go. The part of the flood's start was visited in full before j was. In each of the others the
//! flood came in by j, as if that were its start, and went on at least until all ends there were met: so
//! the same holds in there, with j for an end. Having visited more does no harm.

use super::flood::Flood;
use super::sort::{ascending, sorted_by};
use super::windings::Windings;
use crate::graph::Graph;
use crate::grid::Grid;

#[derive(Debug)]
pub(super) struct Closing {
    windings: Windings,
    /// The cells that were not visited, walls among them, then those in question, as they would be removed.
    order: Vec<u32>,
    /// How many of them are closed or known to stay.
    decided: usize,
    /// What is known to stay.
    kept: Vec<u32>,
}

impl Closing {
    /// After a flood through the grid that met all ends. These and whatever else is known to stay are
    /// `kept`, all different.
    pub(super) fn new<G: Graph>(grid: Grid, flood: &Flood<G>, kept: Vec<u32>) -> Self {
        let mut in_question = vec![false; grid.cell_count() as usize];
        for &node in flood.visited() {
            in_question[node as usize] = true;
        }
        let nodes = 0..grid.cell_count();
        let mut order = Vec::with_capacity(grid.cell_count() as usize);
        order.extend(nodes.clone().filter(|&node| !in_question[node as usize]));
        for &node in &kept {
            in_question[node as usize] = false;
        }
        let rest = nodes.filter(|&node| in_question[node as usize]);
        let ranks = rest.map(|node| flood.moments.rank(node)).collect();
        // Equal keys go by index, as the nodes do.
        order.extend(sorted_by(ranks, |rank| rank >> 32).iter().map(|&rank| rank as u32));
        Self { windings: Windings::new(grid, &kept), order, decided: 0, kept }
    }

    /// Decides at most so many cells more; true: all are.
    pub(super) fn advance(&mut self, cells: u32) -> bool {
        let next = &self.order[self.decided..];
        let next = &next[..next.len().min(cells as usize)];
        self.kept.extend(next.iter().filter(|&&node| !self.windings.close(node)));
        self.decided += next.len();
        self.decided == self.order.len()
    }

    /// The share of `order` that is decided.
    pub(super) fn progress(&self) -> f64 {
        self.decided as f64 / self.order.len().max(1) as f64
    }

    /// The cells that stay, ascending.
    pub(super) fn kept(&self) -> Vec<u32> {
        ascending(&self.kept)
    }
}

#[cfg(test)]
mod tests {
    use super::{Closing, Flood};
    use crate::chisel::flood::Reach;
    use crate::chisel::joints::settle;
    use crate::chisel::order::Moments;
    use crate::chisel::sort::ascending;
    use crate::chisel::{Chisel, Chiseler};
    use crate::grid::{Grid, Neighborhood};
    use crate::rng::Draws;

    /// Grids of all shapes up to 12 × 12, each with walls and ends.
    fn fields(mut test: impl FnMut(Grid, &Chisel<'_>)) {
        let mut draws = Draws::new(1);
        for seed in 0..4000 {
            let (width, height) = (1 + draws.below(12), 1 + draws.below(12));
            let neighborhood = if seed % 2 == 0 { Neighborhood::Four } else { Neighborhood::Eight };
            let Ok(grid) = Grid::new(width, height) else { continue };
            let count = width * height;
            let mut cells = |most: u32| -> Vec<u32> {
                (0..draws.below(most + 1)).map(|_| draws.below(count)).collect()
            };
            let (walls, ends) = (cells(count / 4), ascending(&cells(40)));
            if ends.len() > 1 && !walls.iter().any(|wall| ends.contains(wall)) {
                let options = Chisel { seed, walls: &walls, ..Chisel::new(&ends) };
                test(grid.with_neighborhood(neighborhood), &options);
            }
        }
    }

    #[test]
    fn one_pass_after_floods_leaves_what_stepping_leaves() {
        let (mut joined, mut left, mut again) = (0, 0, 0);
        fields(|grid, options| {
            let ends = options.terminals;
            let moments = Moments::new(options, grid.cell_count());
            let mut flood = Flood::new(grid, moments, options.walls, false);
            flood.begin(ends);
            let Ok(chiseler) = Chiseler::new(grid, options) else {
                return assert_eq!(flood.advance(u32::MAX), Reach::Never);
            };
            assert_eq!(flood.advance(u32::MAX), Reach::All);
            let mut kept = ends.to_vec();
            if options.seed % 3 == 0 {
                (kept, _) = settle(&flood);
                flood.begin(&kept);
                assert_eq!(flood.advance(u32::MAX), Reach::All);
                again += 1;
            }
            let mut closing = Closing::new(grid, &flood, kept);
            let mut before = 0.0;
            while !closing.advance(3) {
                assert!((before..1.0).contains(&closing.progress()));
                before = closing.progress();
            }
            assert_eq!(closing.kept(), chiseler.finish().nodes, "seed {}", options.seed);
            joined += 1;
            left += usize::from(flood.len() < flood.open_nodes() as usize);
        });
        assert!(
            joined > 500 && left > 200 && again > 200,
            "{joined}, {left} in part, {again} again"
        );
    }
}
