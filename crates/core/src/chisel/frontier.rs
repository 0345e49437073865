//! Queues that give the largest key first.

use super::order::Moments;

/// How many queues there can be.
pub(super) const SIDES: usize = 2;

/// The end of a list.
const NONE: u32 = u32::MAX;

/// Nodes by key, sorted only as far as they are asked for: a queue for each side, and a node is in one
/// of them at most.
///
/// Keys are cut into ranges, so many that few nodes share one. Each range is a list, and a set of bits,
/// with a bit for each word of it, tells which of them hold any: the last one is found without comparing
/// keys. Only within a range they are compared.
#[derive(Debug)]
pub(super) struct Frontier {
    /// A key's range is what is left after this many bits.
    shift: u32,
    /// For each node the next one of its range.
    next: Vec<u32>,
    sides: [Side; SIDES],
}

#[derive(Debug)]
struct Side {
    /// The first node of each range.
    first: Vec<u32>,
    /// A bit for each range that holds nodes.
    held: Vec<u64>,
    /// A bit for each word of `held` that is not 0.
    words: Vec<u64>,
    /// A bit for each word of `words` that is not 0.
    groups: u64,
}

impl Frontier {
    /// For keys spread over the range of `u32`, about as many as there are nodes, in so many queues.
    pub(super) fn new(node_count: u32, sides: usize) -> Self {
        // Four to eight nodes a range, more where it would take more ranges than three sets tell apart.
        let bits = 29u32.saturating_sub(node_count.leading_zeros()).clamp(1, 18);
        let ranges = 1 << bits;
        let side = |index| {
            let ranges = if index < sides { ranges } else { 0 };
            Side {
                first: vec![NONE; ranges],
                held: vec![0; ranges.div_ceil(64)],
                words: vec![0; ranges.div_ceil(64 * 64)],
                groups: 0,
            }
        };
        let sides = std::array::from_fn(side);
        Self { shift: 32 - bits, next: vec![0; node_count as usize], sides }
    }

    pub(super) fn clear(&mut self) {
        for side in &mut self.sides {
            side.first.fill(NONE);
            side.held.fill(0);
            side.words.fill(0);
            side.groups = 0;
        }
    }

    /// Takes in nodes that are in no queue.
    #[inline]
    pub(super) fn push_all(&mut self, side: usize, moments: &Moments, nodes: &[u32]) {
        let side = &mut self.sides[side];
        for &node in nodes {
            let range = moments.of(node) >> self.shift;
            self.next[node as usize] = std::mem::replace(&mut side.first[range as usize], node);
            side.held[(range >> 6) as usize] |= 1 << (range & 63);
            side.words[(range >> 12) as usize] |= 1 << (range >> 6 & 63);
            side.groups |= 1 << (range >> 12);
        }
    }

    /// The node of the largest key, of equal keys the largest node.
    pub(super) fn pop(&mut self, side: usize, moments: &Moments) -> Option<u32> {
        let side = &mut self.sides[side];
        let group = side.groups.checked_ilog2()?;
        let word = group << 6 | side.words[group as usize].ilog2();
        let range = word << 6 | side.held[word as usize].ilog2();
        let first = side.first[range as usize];
        let second = self.next[first as usize];
        if second == NONE {
            side.first[range as usize] = NONE;
            side.held[word as usize] ^= 1 << (range & 63);
            if side.held[word as usize] == 0 {
                side.words[group as usize] ^= 1 << (word & 63);
                if side.words[group as usize] == 0 {
                    side.groups ^= 1 << group;
                }
            }
            return Some(first);
        }
        let (mut largest, mut node, mut before) = (moments.rank(first), first, NONE);
        let (mut last, mut at) = (first, second);
        while at != NONE {
            let rank = moments.rank(at);
            if rank > largest {
                (largest, node, before) = (rank, at, last);
            }
            (last, at) = (at, self.next[at as usize]);
        }
        let after = self.next[node as usize];
        match self.next.get_mut(before as usize) {
            Some(next) => *next = after,
            None => side.first[range as usize] = after,
        }
        Some(node)
    }
}

#[cfg(test)]
mod tests {
    use super::{Frontier, Moments};
    use crate::chisel::Chisel;

    #[test]
    fn nodes_come_out_by_falling_key_on_their_own_side() {
        for count in [1, 2, 3, 70, 5000, 100_000, 1 << 21] {
            let moments = Moments::new(&Chisel { seed: count, ..Chisel::new(&[]) }, count);
            let mut frontier = Frontier::new(count, 2);
            for _ in 0..2 {
                let mut nodes: Vec<u32> = (0..count).step_by(1 + count as usize / 999).collect();
                let (one, other) = nodes.split_at(nodes.len() / 3);
                frontier.push_all(1, &moments, one);
                frontier.push_all(0, &moments, other);
                let mut sorted = one.to_vec();
                sorted.sort_by_key(|&node| std::cmp::Reverse(moments.rank(node)));
                assert!(sorted.iter().all(|&node| frontier.pop(1, &moments) == Some(node)));
                assert_eq!(frontier.pop(1, &moments), None);
                frontier.push_all(0, &moments, one);
                nodes.sort_by_key(|&node| std::cmp::Reverse(moments.rank(node)));
                let (first, rest) = nodes.split_at(nodes.len() / 2);
                let mut pop = || frontier.pop(0, &moments);
                assert!(first.iter().all(|&node| pop() == Some(node)));
                frontier.push_all(0, &moments, first);
                let mut pop = || frontier.pop(0, &moments);
                assert!(
                    first.iter().chain(&rest[..rest.len() / 2]).all(|&node| pop() == Some(node))
                );
                frontier.clear();
                assert_eq!(frontier.pop(0, &moments), None);
            }
        }
    }
}
