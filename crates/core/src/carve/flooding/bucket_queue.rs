//! Priority queues made of buckets, largest priority first.

use crate::carve::priority::Priorities;
use crate::graph::NONE;

/// A queue for each side of a flood; a node is in at most one of them.
///
/// Buckets divide the range of priorities so finely that few nodes share one. Each bucket is a linked list, and a
/// hierarchy of bit sets marks the buckets in use. So `pop` finds the last bucket directly, and compares priorities only
/// within it.
#[derive(Debug)]
pub(super) struct BucketQueues {
    /// The bucket of a priority is the priority without this many low bits.
    shift: u32,
    /// The next node in the bucket of each node; `NONE` at the end.
    next: Vec<u32>,
    queues: Vec<Queue>,
}

#[derive(Debug)]
struct Queue {
    /// The first node of each bucket.
    first: Vec<u32>,
    /// A bit for each bucket that is not empty.
    held: Vec<u64>,
    /// A bit for each word of `held` that is not 0.
    words: Vec<u64>,
    /// A bit for each word of `words` that is not 0.
    groups: u64,
}

impl Queue {
    /// Puts this node first in a bucket; returns the node that was first before.
    #[inline]
    fn begin(&mut self, bucket: u32, node: u32) -> u32 {
        self.held[(bucket >> 6) as usize] |= 1 << (bucket & 63);
        self.words[(bucket >> 12) as usize] |= 1 << (bucket >> 6 & 63);
        self.groups |= 1 << (bucket >> 12);
        std::mem::replace(&mut self.first[bucket as usize], node)
    }

    /// The last bucket that is not empty.
    #[inline]
    fn last(&self) -> Option<u32> {
        let group = self.groups.checked_ilog2()?;
        let word = group << 6 | self.words[group as usize].ilog2();
        Some(word << 6 | self.held[word as usize].ilog2())
    }

    /// Marks a bucket as empty.
    #[inline]
    fn empty(&mut self, bucket: u32) {
        let (word, group) = (bucket >> 6, bucket >> 12);
        self.first[bucket as usize] = NONE;
        self.held[word as usize] ^= 1 << (bucket & 63);
        if self.held[word as usize] == 0 {
            self.words[group as usize] ^= 1 << (word & 63);
            if self.words[group as usize] == 0 {
                self.groups ^= 1 << group;
            }
        }
    }
}

impl BucketQueues {
    /// Makes queues for priorities spread over the range of `u32`; `count` is the number of nodes in the graph.
    pub(super) fn new(count: u32, queues: u32) -> Self {
        // Four to eight nodes in a bucket; more if three levels of bits cannot index that many buckets.
        let bits = 29u32.saturating_sub(count.leading_zeros()).clamp(1, 18);
        let buckets: usize = 1 << bits;
        let queue = || Queue {
            first: vec![NONE; buckets],
            held: vec![0; buckets.div_ceil(64)],
            words: vec![0; buckets.div_ceil(64 * 64)],
            groups: 0,
        };
        let queues = (0..queues).map(|_| queue()).collect();
        Self { shift: 32 - bits, next: vec![0; count as usize], queues }
    }

    /// Adds nodes that are in no queue.
    #[inline]
    pub(super) fn push_all(&mut self, queue: usize, priorities: &Priorities, nodes: &[u32]) {
        let queue = &mut self.queues[queue];
        for &node in nodes {
            self.next[node as usize] = queue.begin(priorities.of(node) >> self.shift, node);
        }
    }

    /// Removes the node with the largest priority; among equal ones, the largest node.
    pub(super) fn pop(&mut self, queue: usize, priorities: &Priorities) -> Option<u32> {
        let queue = &mut self.queues[queue];
        let bucket = queue.last()?;
        let first = queue.first[bucket as usize];
        let (mut last, mut at) = (first, self.next[first as usize]);
        if at == NONE {
            queue.empty(bucket);
            return Some(first);
        }
        let (mut largest, mut node, mut before) = (priorities.rank(first), first, NONE);
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
