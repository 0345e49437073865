//! One sort for every list that carving puts in order.

/// Bits.
#[cfg(feature = "whole")]
const DIGIT: u32 = 8;
#[cfg(feature = "whole")]
const VALUES: usize = 1 << DIGIT;

/// The indexes of `keys` in ascending order of key, equal keys by index.
#[cfg(feature = "whole")]
pub(super) fn order_by(keys: &[u64]) -> Vec<u32> {
    sorted_by((0..keys.len() as u32).collect(), |index| keys[index as usize])
}

/// The items in ascending order of key, those of equal keys as they were.
///
/// A radix sort, least significant byte first; bytes in which all keys agree cost nothing. One copy
/// of it is a tenth of the size of one of std's sorts, and it never compares. O(n).
#[cfg(feature = "whole")]
pub(super) fn sorted_by<T: Copy>(items: Vec<T>, key: impl Fn(T) -> u64) -> Vec<T> {
    let Some(&any) = items.first() else { return items };
    let differing = items.iter().fold(0, |bits, &item| bits | (key(item) ^ key(any)));
    let mut from = items;
    let mut to = vec![any; from.len()];
    for shift in (0..u64::BITS).step_by(DIGIT as usize) {
        if (differing >> shift) as u8 == 0 {
            continue;
        }
        let digit = |item| usize::from((key(item) >> shift) as u8);
        let mut places = [0u32; VALUES];
        for &item in &from {
            places[digit(item)] += 1;
        }
        let mut place = 0;
        for count in &mut places {
            place += std::mem::replace(count, place);
        }
        for &item in &from {
            let place = &mut places[digit(item)];
            to[*place as usize] = item;
            *place += 1;
        }
        std::mem::swap(&mut from, &mut to);
    }
    from
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
