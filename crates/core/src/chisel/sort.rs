//! The sorts that carving needs.

/// The indexes of `keys` in ascending order of key, equal keys by index. O(n log n).
pub(super) fn order_by(keys: &[u64]) -> Vec<u32> {
    let mut pairs: Vec<(u64, u32)> = keys.iter().copied().zip(0..).collect();
    pairs.sort_unstable();
    pairs.into_iter().map(|(_, index)| index).collect()
}

/// The nodes in ascending order, each once.
pub(super) fn ascending(nodes: &[u32]) -> Vec<u32> {
    let mut sorted = nodes.to_vec();
    sorted.sort_unstable();
    sorted.dedup();
    sorted
}
