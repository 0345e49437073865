//! Which open node is tried next.

use super::two_groups::TwoGroups;
use crate::chisel::options::Chisel;
use crate::chisel::priority::removal_order;
use crate::chisel::sum_tree::SumTree;
use crate::grid::CellState;
use crate::rng::Draws;

/// How to choose. The first is for wiggliness 1, where the witness has no say.
#[derive(Debug, Clone)]
pub(super) enum Picker {
    /// One order, known from the start.
    Order { order: Vec<u32>, next: usize },
    /// Two groups, on the witness and off it.
    Grouped(TwoGroups),
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
        Self::Grouped(TwoGroups::new(states, options.wiggliness))
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
            Self::Grouped(groups) => groups.pick(draws),
            Self::Weighted(tree) => tree.pick(states, draws),
        }
    }

    /// The node is decided.
    pub(super) fn remove(&mut self, node: u32) {
        match self {
            Self::Order { .. } => {}
            Self::Grouped(groups) => groups.remove(node),
            Self::Weighted(tree) => tree.remove(node),
        }
    }

    /// Nodes are now on the witness, or no longer.
    pub(super) fn mark(&mut self, nodes: &[u32], states: &[CellState], on_witness: bool) {
        match self {
            Self::Order { .. } => {}
            // It knows those that are decided.
            Self::Grouped(groups) => nodes.iter().for_each(|&node| groups.mark(node, on_witness)),
            Self::Weighted(tree) => {
                let is_open = |node: &&u32| states[**node as usize] == CellState::Open;
                nodes.iter().filter(is_open).for_each(|&node| tree.mark(node, on_witness));
            }
        }
    }
}
