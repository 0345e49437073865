//! A queue that gives the largest key first.

use super::order::Moments;

/// The end of a list.
const NONE: u32 = u32::MAX;

/// Nodes by key, sorted only as far as they are asked for.
///
/// Keys are cut into ranges, so many that few nodes share one. Each range is a list, and a set of bits,
/// with a bit for each word of it, tells which of them hold any: the last one is found without comparing
/// keys. Only within a range they are compared.
#[derive(Debug)]
pub(super) struct Frontier {
    /// A key's range is what is left after this many bits.
    shift: u32,
    /// The first node of each range.
    first: Vec<u32>,
    /// For each node the next one of its range.
    next: Vec<u32>,
    /// A bit for each range that holds nodes.
    held: Vec<u64>,
    /// A bit for each word of `held` that is not 0.
    words: Vec<u64>,
    /// A bit for each word of `words` that is not 0.
    groups: u64,
}

impl Frontier {
    /// For keys spread over the range of `u32`, about as many as there are nodes.
    pub(super) fn new(node_count: u32) -> Self {
        // Four to eight nodes a range, more where it would take more ranges than three sets tell apart.
        let bits = 29u32.saturating_sub(node_count.leading_zeros()).clamp(1, 18);
        let ranges = 1 << bits;
        Self {
            shift: 32 - bits,
            first: vec![NONE; ranges],
            next: vec![0; node_count as usize],
            held: vec![0; ranges.div_ceil(64)],
            words: vec![0; ranges.div_ceil(64 * 64)],
            groups: 0,
        }
    }

    pub(super) fn clear(&mut self) {
        self.first.fill(NONE);
        self.held.fill(0);
        self.words.fill(0);
        self.groups = 0;
    }

    /// Takes in nodes that are not in the queue.
    #[inline]
    pub(super) fn push_all(&mut self, moments: &Moments, nodes: &[u32]) {
        for &node in nodes {
            let range = moments.of(node) >> self.shift;
            self.next[node as usize] = std::mem::replace(&mut self.first[range as usize], node);
            self.held[(range >> 6) as usize] |= 1 << (range & 63);
            self.words[(range >> 12) as usize] |= 1 << (range >> 6 & 63);
            self.groups |= 1 << (range >> 12);
        }
    }

    /// The node of the largest key, of equal keys the largest node.
    pub(super) fn pop(&mut self, moments: &Moments) -> Option<u32> {
        let group = self.groups.checked_ilog2()?;
        let word = group << 6 | self.words[group as usize].ilog2();
        let range = word << 6 | self.held[word as usize].ilog2();
        let first = self.first[range as usize];
        let second = self.next[first as usize];
        if second == NONE {
            self.first[range as usize] = NONE;
            self.held[word as usize] ^= 1 << (range & 63);
            if self.held[word as usize] == 0 {
                self.words[group as usize] ^= 1 << (word & 63);
                if self.words[group as usize] == 0 {
                    self.groups ^= 1 << group;
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
            None => self.first[range as usize] = after,
        }
        Some(node)
    }
}

#[cfg(test)]
mod tests {
    use super::{Frontier, Moments};
    use crate::chisel::Chisel;

    #[test]
    fn nodes_come_out_by_falling_key() {
        for count in [1, 2, 3, 70, 5000, 100_000, 1 << 21] {
            let moments = Moments::new(&Chisel { seed: count, ..Chisel::new(&[]) }, count);
            let mut frontier = Frontier::new(count);
            for _ in 0..2 {
                let mut nodes: Vec<u32> = (0..count).step_by(1 + count as usize / 999).collect();
                frontier.push_all(&moments, &nodes);
                nodes.sort_by_key(|&node| std::cmp::Reverse(moments.rank(node)));
                let (first, rest) = nodes.split_at(nodes.len() / 2);
                let mut pop = || frontier.pop(&moments);
                assert!(first.iter().all(|&node| pop() == Some(node)));
                frontier.push_all(&moments, first);
                let mut pop = || frontier.pop(&moments);
                assert!(
                    first.iter().chain(&rest[..rest.len() / 2]).all(|&node| pop() == Some(node))
                );
                frontier.clear();
                assert_eq!(frontier.pop(&moments), None);
            }
        }
    }
}
