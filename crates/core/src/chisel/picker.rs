//! Which open node is tried next.

use super::options::Chisel;
use super::split::Split;
use super::sum_tree::SumTree;
use crate::grid::CellState;
use crate::rng::{Draws, removal_key};

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
        let wiggliness = options.wiggliness;
        let plain = wiggliness.to_bits() == 1f64.to_bits();
        match (options.order, options.weights, plain) {
            (Some(order), _, _) => Self::ordered(complete(order, states.len())),
            (None, None, true) => Self::ordered(seeded(options.seed, states.len())),
            (None, Some(weights), true) => Self::ordered(weighted(options.seed, weights)),
            (None, None, false) => Self::Split(Split::new(states, wiggliness)),
            (None, Some(weights), false) => {
                Self::Weighted(SumTree::new(states, weights, wiggliness))
            }
        }
    }

    const fn ordered(order: Vec<u32>) -> Self {
        Self::Order { order, next: 0 }
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

    /// An open node is now on the witness, or no longer.
    pub(super) fn mark(&mut self, node: u32, on_witness: bool) {
        match self {
            Self::Order { .. } => {}
            Self::Split(split) => split.mark(node, on_witness),
            Self::Weighted(tree) => tree.mark(node, on_witness),
        }
    }
}

/// The listed nodes, then the others by index.
fn complete(order: &[u32], count: usize) -> Vec<u32> {
    let mut listed = vec![false; count];
    let mut all = order.to_vec();
    for &node in order {
        listed[node as usize] = true;
    }
    all.extend((0..count as u32).filter(|&node| !listed[node as usize]));
    all
}

/// The order that a seed gives: each node's key, ties by index.
fn seeded(seed: u32, count: usize) -> Vec<u32> {
    let mut keys: Vec<u64> = (0..count as u32)
        .map(|node| u64::from(removal_key(seed, node)) << 32 | u64::from(node))
        .collect();
    keys.sort_unstable();
    keys.into_iter().map(|key| key as u32).collect()
}

/// Successive draws by weight, all at once: an exponential clock for each node, the first to ring
/// goes first (Efraimidis, Spirakis 2006). Weight 0 never rings and goes last, by index.
fn weighted(seed: u32, weights: &[f64]) -> Vec<u32> {
    let mut draws = Draws::new(seed);
    let mut clocks: Vec<(f64, u32)> = (0..)
        .zip(weights)
        .map(|(node, &weight)| {
            let rings = -libm::log(1.0 - draws.unit());
            (if weight > 0.0 { rings / weight } else { f64::INFINITY }, node)
        })
        .collect();
    clocks.sort_unstable_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
    clocks.into_iter().map(|(_, node)| node).collect()
}
