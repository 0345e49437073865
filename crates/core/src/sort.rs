//! Sorts of one type for all who have no need of another: the standard library's sort is two to six kilobytes of a
//! compiled module for each.

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
