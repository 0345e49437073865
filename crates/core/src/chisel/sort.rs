//! One sort for every list that carving puts in order.

#[cfg(feature = "whole")]
const DIGITS: usize = 8;
#[cfg(feature = "whole")]
const VALUES: usize = 256;

/// The indexes of `keys` in ascending order of key, equal keys by index.
///
/// A radix sort, least significant byte first; bytes in which all keys agree cost nothing. One copy
/// of it is a tenth of the size of one of std's sorts, and it never compares. O(n).
#[cfg(feature = "whole")]
pub(super) fn order_by(keys: &[u64]) -> Vec<u32> {
    let mut counts = vec![0u32; DIGITS * VALUES];
    for key in keys {
        for (digit, byte) in key.to_le_bytes().into_iter().enumerate() {
            counts[digit * VALUES + usize::from(byte)] += 1;
        }
    }
    let mut order: Vec<u32> = (0..keys.len() as u32).collect();
    let mut sorted = Vec::new();
    for (digit, counts) in counts.chunks_exact_mut(VALUES).enumerate() {
        if counts.iter().any(|&count| count as usize == keys.len()) {
            continue;
        }
        let mut place = 0;
        for count in counts.iter_mut() {
            place += std::mem::replace(count, place);
        }
        sorted.resize(keys.len(), 0);
        for &index in &order {
            let place = &mut counts[usize::from((keys[index as usize] >> (8 * digit)) as u8)];
            sorted[*place as usize] = index;
            *place += 1;
        }
        std::mem::swap(&mut order, &mut sorted);
    }
    order
}

/// The same by std's sort, which is smaller where it is compiled for size. O(n log n).
#[cfg(not(feature = "whole"))]
pub(super) fn order_by(keys: &[u64]) -> Vec<u32> {
    let mut order: Vec<u32> = (0..keys.len() as u32).collect();
    order.sort_unstable_by_key(|&index| (keys[index as usize], index));
    order
}

/// The nodes in ascending order, each once.
pub(super) fn ascending(nodes: &[u32]) -> Vec<u32> {
    let keys: Vec<u64> = nodes.iter().map(|&node| u64::from(node)).collect();
    let mut sorted: Vec<u32> =
        order_by(&keys).into_iter().map(|index| nodes[index as usize]).collect();
    sorted.dedup();
    sorted
}

#[cfg(test)]
mod tests {
    use super::{ascending, order_by};

    #[test]
    fn equal_keys_stay_in_order() {
        let keys = [7, u64::MAX, 0, 1 << 40, 7, 0, 300];
        assert_eq!(order_by(&keys), [2, 5, 0, 4, 6, 3, 1]);
        assert_eq!(order_by(&[]), [0u32; 0]);
        assert_eq!(order_by(&[9, 9]), [0, 1]);
    }

    #[test]
    fn repeated_nodes_are_one() {
        assert_eq!(ascending(&[70_000, 3, 3, 9, 70_000]), [3, 9, 70_000]);
    }
}
