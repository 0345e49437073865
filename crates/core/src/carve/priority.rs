//! The order of removal at wiggliness 1: as a list for steps, as priorities for floods.

use super::options::{Chisel, Removal};
use crate::rng::{Draws, RemovalKeys};
use crate::sort::order_by;

/// All nodes, in the order of removal.
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

/// The priority of each node: carving removes smaller ones first, equal ones by index.
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

/// Draws all nodes by weight at once: each has an exponential clock, and the first to ring goes first (Efraimidis,
/// Spirakis 2006). Clocks of weight 0 never ring, so these nodes go last, by index.
fn weighted(seed: u32, weights: &[f64]) -> Vec<u32> {
    let mut draws = Draws::new(seed);
    order_by(weights.iter().map(|&weight| {
        let rings = -libm::log(1.0 - draws.unit());
        let clock = if weight > 0.0 { rings / weight } else { f64::INFINITY };
        // Clocks are 0 or more, so their bits sort like the numbers; adding 0 turns -0 into 0.
        (clock + 0.0).to_bits()
    }))
}
