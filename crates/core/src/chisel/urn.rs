//! What blobs draw from: first by weight, then what weighs nothing by index.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::sum_tree::SumTree;
use crate::grid::CellState;
use crate::rng::Draws;

/// Draws without replacement, each in O(log n).
pub(super) struct Urn {
    weights: Vec<f64>,
    by_weight: SumTree,
    /// A heap, so that a node that is put back does not cost a search.
    weightless: BinaryHeap<Reverse<u32>>,
}

impl Urn {
    /// All open nodes.
    pub(super) fn new(states: &[CellState], weights: Vec<f64>) -> Self {
        let weightless = (0..)
            .zip(states.iter().zip(&weights))
            .filter(|&(_, (&state, &weight))| state == CellState::Open && weight <= 0.0)
            .map(|(node, _)| Reverse(node))
            .collect();
        Self { by_weight: SumTree::new(states, &weights, 1.0), weights, weightless }
    }

    pub(super) fn draw(&mut self, draws: &mut Draws) -> Option<u32> {
        if let Some(node) = self.by_weight.draw(draws) {
            self.by_weight.remove(node);
            return Some(node);
        }
        self.weightless.pop().map(|Reverse(node)| node)
    }

    /// A node that was drawn before.
    pub(super) fn put_back(&mut self, node: u32) {
        if self.weights[node as usize] > 0.0 {
            self.by_weight.mark(node, false);
        } else {
            self.weightless.push(Reverse(node));
        }
    }
}
