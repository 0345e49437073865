//! A priority queue for searches whose totals never go down.

/// A node in the queue, with its total and the cost of reaching it.
#[derive(Debug, Clone, Copy)]
pub(super) struct HeapEntry {
    pub(super) total: u64,
    pub(super) cost: u64,
    pub(super) node: u32,
}

/// A radix heap (R. Ahuja, K. Mehlhorn, J. Orlin, R. Tarjan, "Faster algorithms for the shortest path problem", 1990):
/// sorts entries by the highest bit in which their totals differ from the last one popped. So each entry moves down at
/// most 64 times, and hardly ever if totals grow slowly.
#[derive(Debug)]
pub(super) struct RadixHeap {
    last: u64,
    by_highest_bit: Vec<Vec<HeapEntry>>,
}

impl RadixHeap {
    pub(super) fn new() -> Self {
        Self { last: 0, by_highest_bit: (0..=u64::BITS).map(|_| Vec::new()).collect() }
    }

    /// Needs a total that is no less than that of the last entry popped.
    pub(super) fn push(&mut self, entry: HeapEntry) {
        let bit = u64::BITS - (entry.total ^ self.last).leading_zeros();
        self.by_highest_bit[bit as usize].push(entry);
    }

    /// Removes an entry with the least total; among several, the latest.
    pub(super) fn pop(&mut self) -> Option<HeapEntry> {
        if let Some(entry) = self.by_highest_bit[0].pop() {
            return Some(entry);
        }
        let bit = self.by_highest_bit.iter().position(|entries| !entries.is_empty())?;
        let mut entries = std::mem::take(&mut self.by_highest_bit[bit]);
        self.last = entries.iter().map(|entry| entry.total).min()?;
        for &entry in &entries {
            self.push(entry);
        }
        // Keeps its memory.
        entries.clear();
        self.by_highest_bit[bit] = entries;
        self.by_highest_bit[0].pop()
    }
}
