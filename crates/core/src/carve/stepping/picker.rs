//! Picks the open node to try next.

use crate::carve::options::{Chisel, Removal, open_nodes};
use crate::carve::priority::removal_order;
use crate::carve::sum_tree::SumTree;
use crate::graph::NONE;
use crate::grid::CellState;
use crate::rng::Draws;

/// How to pick. `Order` is for wiggliness 1, which ignores the witness.
#[derive(Debug)]
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
        if let Removal::Weighted(weights) = options.removal {
            return Self::Weighted(SumTree::new(states, weights.to_vec(), options.wiggliness));
        }
        Self::Grouped(TwoGroups::new(states, options.wiggliness))
    }

    /// Picks an open node; `None` if none is left.
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

    /// Takes out a decided node.
    pub(super) fn remove(&mut self, node: u32) {
        match self {
            Self::Order { .. } => {}
            Self::Grouped(groups) => groups.remove(node),
            Self::Weighted(tree) => tree.remove(node),
        }
    }

    /// Records that nodes are now on the witness, or no longer.
    pub(super) fn mark(&mut self, nodes: &[u32], states: &[CellState], on_witness: bool) {
        match self {
            Self::Order { .. } => {}
            // `TwoGroups` skips decided nodes itself.
            Self::Grouped(groups) => nodes.iter().for_each(|&node| groups.mark(node, on_witness)),
            Self::Weighted(tree) => {
                let is_open = |node: &&u32| states[**node as usize] == CellState::Open;
                nodes.iter().filter(is_open).for_each(|&node| tree.mark(node, on_witness));
            }
        }
    }
}

/// Open nodes in two groups, those on the witness first. Every change takes constant time. A node on the witness weighs
/// `wiggliness`, any other 1.
#[derive(Debug)]
pub(super) struct TwoGroups {
    nodes: Vec<u32>,
    /// The index of each node in `nodes`; `NONE` when decided.
    position: Vec<u32>,
    on_witness: u32,
    wiggliness: f64,
}

impl TwoGroups {
    fn new(states: &[CellState], wiggliness: f64) -> Self {
        let (nodes, mut position) = (open_nodes(states).collect(), vec![NONE; states.len()]);
        for (at, &node) in (0..).zip(&nodes) {
            position[node as usize] = at;
        }
        Self { nodes, position, on_witness: 0, wiggliness }
    }

    fn pick(&self, draws: &mut Draws) -> Option<u32> {
        let on = self.on_witness;
        let off = self.nodes.len() as u32 - on;
        let weight_on = self.wiggliness * f64::from(on);
        let total = weight_on + f64::from(off);
        let position = if off == 0 || (on > 0 && draws.unit() * total < weight_on) {
            draws.below(on)
        } else {
            on + draws.below(off)
        };
        self.nodes.get(position as usize).copied()
    }

    /// Takes out an open node.
    fn remove(&mut self, node: u32) {
        self.mark(node, false);
        self.swap(self.position[node as usize], self.nodes.len() as u32 - 1);
        self.nodes.pop();
        self.position[node as usize] = NONE;
    }

    #[inline]
    fn mark(&mut self, node: u32, on_witness: bool) {
        let position = self.position[node as usize];
        if position == NONE || (position < self.on_witness) == on_witness {
            return;
        }
        if on_witness {
            self.swap(position, self.on_witness);
            self.on_witness += 1;
        } else {
            self.on_witness -= 1;
            self.swap(position, self.on_witness);
        }
    }

    #[inline]
    fn swap(&mut self, one: u32, other: u32) {
        let (node, moved) = (self.nodes[one as usize], self.nodes[other as usize]);
        self.nodes[one as usize] = moved;
        self.nodes[other as usize] = node;
        self.position[moved as usize] = one;
        self.position[node as usize] = other;
    }
}
