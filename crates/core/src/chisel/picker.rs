//! Which open node is tried next.

use super::options::Chisel;
use super::order::removal_order;
use super::split::Split;
use super::sum_tree::SumTree;
use crate::grid::CellState;
use crate::rng::Draws;

/// The ways of choosing. The first is for wiggliness 1, where the witness has no say.
#[derive(Debug, Clone)]
pub(super) enum Picker {
    /// One order, known from the start.
    Order { order: Vec<u32>, next: usize },
    /// Two groups, on the witness and off it.
    Split(Split),
    /// A weight for each node.
    Weighted(SumTree),
}

impl Picker {
    pub(super) fn new(options: &Chisel<'_>, states: &[CellState]) -> Self {
        if options.is_plain() {
            return Self::Order { order: removal_order(options, states.len() as u32), next: 0 };
        }
        if let Some(weights) = options.weights {
            return Self::Weighted(SumTree::new(states, weights, options.wiggliness));
        }
        Self::Split(Split::new(states, options.wiggliness))
    }

    /// An open node, or `None` when none is left.
    pub(super) fn pick(&mut self, states: &[CellState], draws: &mut Draws) -> Option<u32> {
        match self {
            Self::Order { order, next } => {
                let open = |node: &u32| states[*node as usize] == CellState::Open;
                let skipped = order.get(*next..)?.iter().position(open)?;
                *next += skipped + 1;
                order.get(*next - 1).copied()
            }
            Self::Split(split) => split.pick(draws),
            Self::Weighted(tree) => tree.pick(states, draws),
        }
    }

    /// The node is decided.
    pub(super) fn settle(&mut self, node: u32) {
        match self {
            Self::Order { .. } => {}
            Self::Split(split) => split.remove(node),
            Self::Weighted(tree) => tree.remove(node),
        }
    }

    /// Nodes are now on the witness, or no longer.
    pub(super) fn mark(&mut self, nodes: &[u32], states: &[CellState], on_witness: bool) {
        match self {
            Self::Order { .. } => {}
            // It knows those that are decided.
            Self::Split(split) => nodes.iter().for_each(|&node| split.mark(node, on_witness)),
            Self::Weighted(tree) => {
                let is_open = |node: &&u32| states[**node as usize] == CellState::Open;
                nodes.iter().filter(is_open).for_each(|&node| tree.mark(node, on_witness));
            }
        }
    }
}
