//! A queue that gives the largest key first.

use std::collections::BinaryHeap;

use super::order::Moments;

/// The end of a list.
const NONE: u32 = u32::MAX;
/// With the link to the next one, a chunk is as long as a line of the processor's cache.
const ROOM: usize = 15;

/// Nodes by key, sorted only as far as they are asked for.
///
/// Keys are cut into ranges. A heap holds what lies in the current range or above; the ranges below
/// are unsorted lists, turned into the heap one at a time when it runs dry. Most nodes that a flood
/// meets have small keys and stay in their lists for good, at the cost of one write each. Lists are
/// of chunks, so that a large one is not read from as many places as it has nodes.
#[derive(Debug)]
pub(super) struct Frontier {
    heap: BinaryHeap<u64>,
    /// The range that the heap has come down to.
    current: u32,
    /// A key's range is what is left after this many bits.
    shift: u32,
    lists: Vec<List>,
    chunks: Vec<Chunk>,
}

/// The chunk that is being filled, which links to the full ones.
#[derive(Debug, Clone, Copy)]
struct List {
    chunk: u32,
    filled: u32,
}

const EMPTY: List = List { chunk: NONE, filled: ROOM as u32 };

#[derive(Debug, Clone, Copy)]
struct Chunk {
    nodes: [u32; ROOM],
    next: u32,
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
            lists: vec![EMPTY; 1 << bits],
            chunks: Vec::new(),
        }
    }

    pub(super) fn clear(&mut self) {
        self.heap.clear();
        self.chunks.clear();
        self.lists.fill(EMPTY);
        self.current = self.lists.len() as u32 - 1;
    }

    pub(super) fn push(&mut self, key: u32, node: u32) {
        let range = key >> self.shift;
        if range >= self.current {
            self.heap.push(u64::from(key) << 32 | u64::from(node));
            return;
        }
        let list = &mut self.lists[range as usize];
        if list.filled as usize == ROOM {
            self.chunks.push(Chunk { nodes: [0; ROOM], next: list.chunk });
            *list = List { chunk: self.chunks.len() as u32 - 1, filled: 0 };
        }
        self.chunks[list.chunk as usize].nodes[list.filled as usize] = node;
        list.filled += 1;
    }

    /// The node of the largest key, of equal keys the largest node.
    pub(super) fn pop(&mut self, moments: &Moments) -> Option<u32> {
        while self.heap.is_empty() {
            let below = &self.lists[..self.current as usize];
            let range = below.iter().rposition(|list| list.chunk != NONE)?;
            self.current = range as u32;
            let List { mut chunk, filled } = self.lists[range];
            let mut filled = filled as usize;
            while let Some(Chunk { nodes, next }) = self.chunks.get(chunk as usize) {
                for &node in &nodes[..filled] {
                    self.heap.push(moments.rank(node));
                }
                (chunk, filled) = (*next, ROOM);
            }
        }
        self.heap.pop().map(|entry| entry as u32)
    }
}
