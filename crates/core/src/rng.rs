//! All randomness. The generator and its distributions are written out here because seeds outlive dependencies: games
//! save them, so no update may change the draws (`docs/decisions/determinism.md`).

/// A seeded stream of draws. A replay clones it to draw the same again.
///
/// Xoshiro256++ (D. Blackman, S. Vigna, "Scrambled linear pseudorandom number generators", 2021), seeded by
/// SplitMix64 as its authors recommend.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Draws([u64; 4]);

impl Draws {
    pub(crate) fn new(seed: u32) -> Self {
        let step = |steps: u64| u64::from(seed).wrapping_add(GOLDEN.wrapping_mul(steps));
        Self([1, 2, 3, 4].map(|steps| hash64(step(steps))))
    }

    // Each inlined copy would enlarge the module that figures wait for.
    #[inline(never)]
    fn next(&mut self) -> u64 {
        let [a, b, c, d] = self.0;
        let (mixed_c, mixed_d) = (c ^ a, d ^ b);
        self.0 = [a ^ mixed_d, b ^ mixed_c, mixed_c ^ b << 17, mixed_d.rotate_left(45)];
        a.wrapping_add(d).rotate_left(23).wrapping_add(a)
    }

    /// The upper half, whose bits are better than the lower ones.
    fn next_u32(&mut self) -> u32 {
        (self.next() >> 32) as u32
    }

    /// A whole number below `end`, each equally likely but for a bias of at most 2⁻⁶⁴; `end` is at least 1.
    ///
    /// The first 64 bits of a random fraction times `end` (S. Canon, "Optimal random integers in a range", 2020).
    pub(crate) fn below(&mut self, end: u32) -> u32 {
        let end = end.max(1);
        let product = u64::from(self.next_u32()) * u64::from(end);
        let (whole, fraction) = ((product >> 32) as u32, product as u32);
        if fraction <= end.wrapping_neg() {
            return whole;
        }
        let carry = (u64::from(self.next_u32()) * u64::from(end)) >> 32;
        whole + u32::from(fraction.checked_add(carry as u32).is_none())
    }

    /// A multiple of 2⁻⁵³ in `[0, 1)`.
    pub(crate) fn unit(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1u64 << 53) as f64
    }
}

/// The order in which a seed removes nodes: smaller keys first, equal ones by index.
///
/// Keys are hashes rather than a shuffled list, so that a key takes no memory and depends on no other node. The hash is
/// SplitMix64's (Steele, Lea, Flood 2014), of its golden-ratio sequence.
#[derive(Debug, Clone, Copy)]
pub(crate) struct RemovalKeys(u64);

impl RemovalKeys {
    pub(crate) const fn new(seed: u32) -> Self {
        Self(hash64((seed as u64).wrapping_mul(GOLDEN).wrapping_add(GOLDEN)))
    }

    #[inline]
    pub(crate) const fn of(self, node: u32) -> u32 {
        (hash64(self.0.wrapping_add((node as u64).wrapping_mul(GOLDEN))) >> 32) as u32
    }
}

const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15;

/// Spreads every bit of a number over all bits: SplitMix64's finalizer.
#[inline]
pub(crate) const fn hash64(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::Draws;
    use rand::rngs::Xoshiro256PlusPlus;
    use rand::{RngExt, SeedableRng};

    /// The first saved seeds used rand 0.10, so the draws must agree. Large ends often need a second draw.
    #[test]
    fn ranges_and_fractions_are_those_of_rand() {
        let mut draws = Draws::new(7);
        let mut rand = Xoshiro256PlusPlus::seed_from_u64(7);
        for end in (0..32).flat_map(|bits| [1 << bits, (1 << bits) + 1, u32::MAX >> bits]) {
            for _ in 0..100 {
                assert_eq!(draws.below(end), rand.random_range(0..end));
                assert_eq!(draws.unit().to_bits(), rand.random::<f64>().to_bits());
            }
        }
    }
}
