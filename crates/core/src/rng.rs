//! All randomness, from one named generator whose stream is the same on every target.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

/// A seeded stream of draws. Cloning it is how a replay draws the same again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Draws(Xoshiro256PlusPlus);

impl Draws {
    pub(crate) fn new(seed: u32) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(u64::from(seed)))
    }

    /// A whole number below `end`, each equally likely; `end` is at least 1.
    ///
    /// Always through `u32`: the range of a `usize` would draw differently on 32 and 64 bits.
    pub(crate) fn below(&mut self, end: u32) -> u32 {
        self.0.random_range(0..end.max(1))
    }

    /// A number in `[0, 1)`.
    pub(crate) fn unit(&mut self) -> f64 {
        self.0.random()
    }
}

/// A seed's moments of removal: smaller goes first, ties by index.
///
/// A hash rather than a shuffled list, so that one node's key costs no memory and no other node's.
/// The finalizer is SplitMix64's (Steele, Lea, Flood 2014), on the golden-ratio sequence it walks.
#[derive(Debug, Clone, Copy)]
pub(crate) struct RemovalKeys(u64);

impl RemovalKeys {
    pub(crate) const fn new(seed: u32) -> Self {
        Self(mix((seed as u64).wrapping_mul(GOLDEN).wrapping_add(GOLDEN)))
    }

    #[inline]
    pub(crate) const fn of(self, node: u32) -> u32 {
        (mix(self.0.wrapping_add((node as u64).wrapping_mul(GOLDEN))) >> 32) as u32
    }
}

const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15;

/// Spreads every bit of a number over all bits.
#[inline]
pub(crate) const fn mix(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
