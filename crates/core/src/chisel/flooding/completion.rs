//! Which of the visited nodes are complete, and how far down a flood between more than two terminals has to go.
//!
//! A node is *complete* when all is visited that is connected with it by larger nodes. Until then it waits; once
//! its group is about to visit a smaller node, it is. So a node is complete after all larger ones that are
//! connected with it by larger ones, and that is all that the order has to be for a spanning tree to take them in
//! (`spanning_tree.rs`). Nothing is sorted, and nodes that follow one another are near one another.

use super::sides::SIDES;

#[derive(Debug)]
pub(super) struct Completion {
    /// In the order in which they were.
    complete: Vec<u32>,
    /// For each group of sides the ranks of the nodes that are not, rising.
    waiting: [Vec<u64>; SIDES],
    /// For each group the rank down to which it has to visit what it sees before the flood ends.
    down_to: [u64; SIDES],
}

impl Completion {
    /// Terminals count as larger than any other node, so they are complete when they are seen.
    pub(super) fn new(terminals: &[u32]) -> Self {
        let complete = terminals.to_vec();
        Self { complete, waiting: Default::default(), down_to: [u64::MAX; SIDES] }
    }

    pub(super) fn see_terminal(&mut self, terminal: u32) {
        self.complete.push(terminal);
    }

    pub(super) const fn down_to(&self, group: usize) -> u64 {
        self.down_to[group]
    }

    /// A group is about to visit a node, the largest that it has seen.
    #[inline]
    pub(super) fn visit(&mut self, group: usize, rank: u64) {
        let waiting = &mut self.waiting[group];
        while let Some(larger) = waiting.pop_if(|other| *other > rank) {
            self.complete.push(larger as u32);
        }
        waiting.push(rank);
    }

    /// Groups have met at a node of this rank. One was about to visit it, the others come upon it late.
    pub(super) fn join(&mut self, groups: &[usize], in_time: usize, rank: u64) {
        let mut together = Vec::new();
        let mut down_to = u64::MAX;
        for &group in groups {
            let waiting = std::mem::take(&mut self.waiting[group]);
            if group != in_time {
                let larger = waiting.iter().find(|other| **other > rank);
                down_to = down_to.min(larger.map_or(u64::MAX, |larger| *larger));
            }
            down_to = down_to.min(self.down_to[group]);
            together.extend(waiting);
        }
        together.sort_unstable();
        self.waiting[groups[0]] = together;
        self.down_to[groups[0]] = down_to;
    }

    /// All nodes that were visited, once the flood has ended.
    pub(super) fn into_order(mut self) -> Vec<u32> {
        let waiting = self.waiting.iter().flatten().rev();
        self.complete.extend(waiting.map(|&rank| rank as u32));
        self.complete
    }
}
