//! A queue that gives the largest key first.

use std::collections::BinaryHeap;

use super::order::Moments;

/// The end of a list.
const NONE: u32 = u32::MAX;

/// Nodes by key, sorted only as far as they are asked for.
///
/// Keys are cut into ranges. A heap holds what lies in the current range or above; the ranges below
/// are unsorted lists, turned into the heap one at a time when it runs dry. Most nodes that a flood
/// meets have small keys and stay in their lists for good, at the cost of one write each.
#[derive(Debug)]
pub(super) struct Frontier {
    heap: BinaryHeap<u64>,
    /// The range that the heap has come down to.
    current: u32,
    /// A key's range is what is left after this many bits.
    shift: u32,
    /// The first entry of each range's list.
    heads: Vec<u32>,
    /// A node and the next entry of its list.
    entries: Vec<(u32, u32)>,
}

impl Frontier {
    /// For keys spread over the range of `u32`, about as many as there are nodes.
    pub(super) fn new(node_count: u32) -> Self {
        // Up to 4,096 ranges; few nodes are not worth that many.
        let bits = (28 - node_count.leading_zeros().min(27)).min(12);
        Self {
            heap: BinaryHeap::new(),
            current: (1 << bits) - 1,
            shift: 32 - bits,
            heads: vec![NONE; 1 << bits],
            entries: Vec::new(),
        }
    }

    pub(super) fn clear(&mut self) {
        self.heap.clear();
        self.entries.clear();
        self.heads.fill(NONE);
        self.current = self.heads.len() as u32 - 1;
    }

    pub(super) fn push(&mut self, key: u32, node: u32) {
        let range = key >> self.shift;
        if range >= self.current {
            self.heap.push(u64::from(key) << 32 | u64::from(node));
        } else {
            let head = &mut self.heads[range as usize];
            self.entries.push((node, *head));
            *head = self.entries.len() as u32 - 1;
        }
    }

    /// The node of the largest key, of equal keys the largest node.
    pub(super) fn pop(&mut self, moments: &Moments) -> Option<u32> {
        while self.heap.is_empty() {
            let head =
                self.heads[..self.current as usize].iter().rposition(|head| *head != NONE)?;
            self.current = head as u32;
            let mut at = self.heads[head];
            while let Some(&(node, next)) = self.entries.get(at as usize) {
                self.heap.push(moments.rank(node));
                at = next;
            }
        }
        self.heap.pop().map(|entry| entry as u32)
    }
}
