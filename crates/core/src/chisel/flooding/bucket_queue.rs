//! Priority queues that give the largest priority first, in buckets.

use crate::chisel::priority::Priorities;

/// The end of a list.
const NONE: u32 = u32::MAX;

/// Two queues, one for each side of a bidirectional flood; a node is in one of them at most.
///
/// Priorities are cut into ranges, the buckets, so many that few nodes share one. Each bucket is a linked list,
/// and a hierarchy of bit sets tells which of them hold any: the last one is found without comparing
/// priorities, which happens only within a bucket.
#[derive(Debug)]
pub(super) struct BucketQueues {
    /// A priority's bucket is what is left after this many bits.
    shift: u32,
    /// For each node the next one of its bucket.
    next: Vec<u32>,
    queues: [Queue; 2],
}

#[derive(Debug)]
struct Queue {
    /// The first node of each bucket.
    first: Vec<u32>,
    /// A bit for each bucket that holds nodes.
    held: Vec<u64>,
    /// A bit for each word of `held` that is not 0.
    words: Vec<u64>,
    /// A bit for each word of `words` that is not 0.
    groups: u64,
}

impl BucketQueues {
    /// For priorities spread over the range of `u32`, about as many as there are nodes; the second queue is
    /// only there for two sides.
    pub(super) fn new(node_count: u32, is_two_sided: bool) -> Self {
        // Four to eight nodes a bucket, more where it would take more buckets than three bit sets tell apart.
        let bits = 29u32.saturating_sub(node_count.leading_zeros()).clamp(1, 18);
        let buckets = 1 << bits;
        let queue = |buckets: usize| Queue {
            first: vec![NONE; buckets],
            held: vec![0; buckets.div_ceil(64)],
            words: vec![0; buckets.div_ceil(64 * 64)],
            groups: 0,
        };
        let queues = [queue(buckets), queue(if is_two_sided { buckets } else { 0 })];
        Self { shift: 32 - bits, next: vec![0; node_count as usize], queues }
    }

    /// Takes in nodes that are in no queue.
    #[inline]
    pub(super) fn push_all(&mut self, side: usize, priorities: &Priorities, nodes: &[u32]) {
        let queue = &mut self.queues[side];
        for &node in nodes {
            let bucket = priorities.of(node) >> self.shift;
            self.next[node as usize] = std::mem::replace(&mut queue.first[bucket as usize], node);
            queue.held[(bucket >> 6) as usize] |= 1 << (bucket & 63);
            queue.words[(bucket >> 12) as usize] |= 1 << (bucket >> 6 & 63);
            queue.groups |= 1 << (bucket >> 12);
        }
    }

    /// The node of the largest priority, of equal ones the largest node.
    pub(super) fn pop(&mut self, side: usize, priorities: &Priorities) -> Option<u32> {
        let queue = &mut self.queues[side];
        let group = queue.groups.checked_ilog2()?;
        let word = group << 6 | queue.words[group as usize].ilog2();
        let bucket = word << 6 | queue.held[word as usize].ilog2();
        let first = queue.first[bucket as usize];
        let second = self.next[first as usize];
        if second == NONE {
            queue.first[bucket as usize] = NONE;
            queue.held[word as usize] ^= 1 << (bucket & 63);
            if queue.held[word as usize] == 0 {
                queue.words[group as usize] ^= 1 << (word & 63);
                if queue.words[group as usize] == 0 {
                    queue.groups ^= 1 << group;
                }
            }
            return Some(first);
        }
        let (mut largest, mut node, mut before) = (priorities.rank(first), first, NONE);
        let (mut last, mut at) = (first, second);
        while at != NONE {
            let rank = priorities.rank(at);
            if rank > largest {
                (largest, node, before) = (rank, at, last);
            }
            (last, at) = (at, self.next[at as usize]);
        }
        let after = self.next[node as usize];
        match self.next.get_mut(before as usize) {
            Some(next) => *next = after,
            None => queue.first[bucket as usize] = after,
        }
        Some(node)
    }
}

#[cfg(test)]
mod tests {
    use super::{BucketQueues, Priorities};
    use crate::cells::Cells;
    use crate::chisel::Chisel;

    #[test]
    fn nodes_come_out_by_falling_priority_on_their_own_side() {
        for count in [1, 2, 3, 70, 5000, 100_000, 1 << 21] {
            let priorities = Priorities::new(&Chisel::new(Cells::NONE).seed(count), count);
            let mut queues = BucketQueues::new(count, true);
            let mut nodes: Vec<u32> = (0..count).step_by(1 + count as usize / 999).collect();
            let (one, other) = nodes.split_at(nodes.len() / 3);
            queues.push_all(1, &priorities, one);
            queues.push_all(0, &priorities, other);
            let mut sorted = one.to_vec();
            sorted.sort_by_key(|&node| std::cmp::Reverse(priorities.rank(node)));
            assert!(sorted.iter().all(|&node| queues.pop(1, &priorities) == Some(node)));
            assert_eq!(queues.pop(1, &priorities), None);
            queues.push_all(0, &priorities, one);
            nodes.sort_by_key(|&node| std::cmp::Reverse(priorities.rank(node)));
            let (first, rest) = nodes.split_at(nodes.len() / 2);
            let mut pop = || queues.pop(0, &priorities);
            assert!(first.iter().all(|&node| pop() == Some(node)));
            queues.push_all(0, &priorities, first);
            let mut pop = || queues.pop(0, &priorities);
            assert!(first.iter().chain(&rest[..rest.len() / 2]).all(|&node| pop() == Some(node)));
        }
    }
}
