//! Sorting that all modules share: for each type that it sorts, the standard library adds two to six kilobytes to a
//! compiled module.

/// The indexes of `keys` in ascending order of key, equal keys by index. O(n log n).
pub(crate) fn order_by(keys: impl Iterator<Item = u64>) -> Vec<u32> {
    let mut pairs: Vec<(u64, u32)> = keys.zip(0..).collect();
    pairs.sort_unstable();
    pairs.into_iter().map(|(_, index)| index).collect()
}

/// The indexes in ascending order, each once. O(n log n).
pub(crate) fn sorted_unique(indexes: &[u32]) -> Vec<u32> {
    let order = order_by(indexes.iter().map(|&index| index.into()));
    let mut sorted: Vec<u32> = order.into_iter().map(|at| indexes[at as usize]).collect();
    sorted.dedup();
    sorted
}
