//! The order of removal that wiggliness 1 follows, however the carving runs, as a list and as priorities.

use super::options::{Chisel, Removal};
use crate::rng::{Draws, RemovalKeys};
use crate::sort::order_by;

/// All nodes, those that are removed first in front.
pub(super) fn removal_order(options: &Chisel<'_>, count: u32) -> Vec<u32> {
    match options.removal {
        Removal::Random => {
            let keys = RemovalKeys::new(options.seed);
            order_by((0..count).map(|node| keys.of(node).into()))
        }
        Removal::Weighted(weights) => weighted(options.seed, weights),
        Removal::Ordered(order) => complete(order, count),
    }
}

/// When each node is removed: smaller priorities first, equal ones by index.
#[derive(Debug)]
pub(super) enum Priorities {
    /// Hashed from seed and node: nothing is stored or sorted.
    Seeded(RemovalKeys),
    /// Positions in an order, spread over the range of `u32`.
    Listed(Vec<u32>),
}

impl Priorities {
    pub(super) fn new(options: &Chisel<'_>, count: u32) -> Self {
        if options.removal == Removal::Random {
            return Self::Seeded(RemovalKeys::new(options.seed));
        }
        let order = removal_order(options, count);
        let spread = count.saturating_sub(1).leading_zeros().min(31);
        let mut priorities = vec![0; count as usize];
        for (position, node) in (0u32..).zip(order) {
            priorities[node as usize] = position << spread;
        }
        Self::Listed(priorities)
    }

    pub(super) fn of(&self, node: u32) -> u32 {
        match self {
            Self::Seeded(keys) => keys.of(node),
            Self::Listed(priorities) => priorities[node as usize],
        }
    }

    /// Priority and node as one number, different for each node.
    pub(super) fn rank(&self, node: u32) -> u64 {
        u64::from(self.of(node)) << 32 | u64::from(node)
    }
}

/// The listed nodes, then the others by index.
fn complete(order: &[u32], count: u32) -> Vec<u32> {
    let mut listed = vec![false; count as usize];
    let mut all = order.to_vec();
    for &node in order {
        listed[node as usize] = true;
    }
    all.extend((0..count).filter(|&node| !listed[node as usize]));
    all
}

/// Successive draws by weight, all at once: an exponential clock for each node, the first to ring
/// goes first (Efraimidis, Spirakis 2006). Weight 0 never rings and goes last, by index.
fn weighted(seed: u32, weights: &[f64]) -> Vec<u32> {
    let mut draws = Draws::new(seed);
    order_by(weights.iter().map(|&weight| {
        let rings = -libm::log(1.0 - draws.unit());
        let clock = if weight > 0.0 { rings / weight } else { f64::INFINITY };
        // No clock is below zero, so their bits are in the same order; adding 0 turns -0 into 0.
        (clock + 0.0).to_bits()
    }))
}
