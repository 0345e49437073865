//! Bytes by a seed, where no fuzzer chooses them.

/// What the call with this number is given: up to 255 bytes, or sixteen times as many.
#[must_use]
pub fn seeded_bytes(call: u64) -> Vec<u8> {
    let mut state = call;
    let mut next = || {
        // SplitMix64.
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    };
    let drawn = next();
    let count = (drawn % 256) * if drawn >> 60 == 0 { 16 } else { 1 };
    std::iter::repeat_with(|| next().to_le_bytes()).flatten().take(count as usize).collect()
}
