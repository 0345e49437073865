//! Draws nodes by weight; each draw and each change takes O(log n).

use crate::grid::CellState;
use crate::rng::Draws;

/// A complete binary tree: each inner node is the sum of the two below it. A change adds these sums up again instead of
/// adjusting them, so rounding errors do not accumulate.
#[derive(Debug)]
pub(super) struct SumTree {
    sums: Vec<f64>,
    leaves: usize,
    weights: Vec<f64>,
    wiggliness: f64,
    /// No node before this one is open.
    first: u32,
}

impl SumTree {
    pub(super) fn new(states: &[CellState], weights: Vec<f64>, wiggliness: f64) -> Self {
        let leaves = states.len().next_power_of_two();
        let mut sums = vec![0.0; 2 * leaves];
        for (node, state) in states.iter().enumerate() {
            if *state == CellState::Open {
                sums[leaves + node] = weights[node];
            }
        }
        for inner in (1..leaves).rev() {
            sums[inner] = sums[2 * inner] + sums[2 * inner + 1];
        }
        Self { sums, leaves, weights, wiggliness, first: 0 }
    }

    /// Draws an open node by weight, or takes the first if all weigh 0; `None` if no node is open.
    pub(super) fn pick(&mut self, states: &[CellState], draws: &mut Draws) -> Option<u32> {
        if self.sums[1] > 0.0 {
            return Some(self.descend(draws.unit() * self.sums[1]));
        }
        let open = |state: &CellState| *state == CellState::Open;
        self.first += states.get(self.first as usize..)?.iter().position(open)? as u32;
        Some(self.first)
    }

    fn descend(&self, mut rest: f64) -> u32 {
        let mut at = 1;
        while at < self.leaves {
            let (left, right) = (self.sums[2 * at], self.sums[2 * at + 1]);
            // Rounding may carry `rest` past the last leaf that has any weight.
            if rest < left || right <= 0.0 {
                at *= 2;
            } else {
                rest -= left;
                at = 2 * at + 1;
            }
        }
        (at - self.leaves) as u32
    }

    /// Puts a removed node back, as one off the witness.
    pub(super) fn put_back(&mut self, node: u32) {
        self.mark(node, false);
        self.first = self.first.min(node);
    }

    pub(super) fn remove(&mut self, node: u32) {
        self.set(node, 0.0);
    }

    pub(super) fn mark(&mut self, node: u32, on_witness: bool) {
        let weight = self.weights[node as usize];
        self.set(node, if on_witness { weight * self.wiggliness } else { weight });
    }

    fn set(&mut self, node: u32, weight: f64) {
        let mut at = self.leaves + node as usize;
        self.sums[at] = weight;
        while at > 1 {
            at /= 2;
            self.sums[at] = self.sums[2 * at] + self.sums[2 * at + 1];
        }
    }
}
