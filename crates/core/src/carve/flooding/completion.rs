//! Which visited nodes are complete, and how far a flood between more than two terminals has to go.
//!
//! A node is *complete* once everything is visited that is connected with it by larger nodes; until then it waits.
//! A spanning tree takes in nodes in the order in which they become complete, so nothing is sorted. Groups that come
//! late to a meeting still visit everything larger than their *stop rank*. `docs/flood.md` proves that this is enough.

use super::sides::SIDES;

#[derive(Debug)]
pub(super) struct Completion {
    /// In the order in which they became so.
    complete: Vec<u32>,
    /// For each group the ranks of the visited nodes that are not complete, rising.
    waiting: [Vec<u64>; SIDES],
    /// For each group the rank above which it visits everything before the flood ends.
    stop_rank: [u64; SIDES],
}

impl Completion {
    /// For a flood that starts from these terminals.
    pub(super) fn new(starts: &[u32]) -> Self {
        let complete = starts.to_vec();
        Self { complete, waiting: Default::default(), stop_rank: [u64::MAX; SIDES] }
    }

    /// Terminals count as larger than any other node, so they are complete when they are seen.
    pub(super) fn see_terminal(&mut self, terminal: u32) {
        self.complete.push(terminal);
    }

    pub(super) const fn stop_rank(&self, group: usize) -> u64 {
        self.stop_rank[group]
    }

    /// A group is about to visit the node of this rank, and has seen nothing larger.
    #[inline]
    pub(super) fn visit(&mut self, group: usize, rank: u64) {
        let waiting = &mut self.waiting[group];
        while let Some(larger) = waiting.pop_if(|other| *other > rank) {
            self.complete.push(larger as u32);
        }
        waiting.push(rank);
    }

    /// Joins groups that have met at a node of this rank, under the number of the first. The current group has seen
    /// nothing larger; the others are late.
    pub(super) fn join(&mut self, groups: &[usize], current_group: usize, rank: u64) {
        let mut together = Vec::new();
        let mut stop_rank = u64::MAX;
        for &group in groups {
            let waiting = std::mem::take(&mut self.waiting[group]);
            let late = if group == current_group { &[][..] } else { &waiting };
            let larger = late.iter().copied().find(|other| *other > rank);
            stop_rank = stop_rank.min(self.stop_rank[group]).min(larger.unwrap_or(u64::MAX));
            together.extend(waiting);
        }
        together.sort_unstable();
        self.waiting[groups[0]] = together;
        self.stop_rank[groups[0]] = stop_rank;
    }

    /// All visited nodes in the order in which they became complete, once the flood has ended.
    pub(super) fn into_order(mut self) -> Vec<u32> {
        let waiting = self.waiting.iter().flatten().rev();
        self.complete.extend(waiting.map(|&rank| rank as u32));
        self.complete
    }
}

#[cfg(test)]
mod tests {
    use super::Completion;

    #[test]
    fn what_is_larger_than_the_next_node_is_complete() {
        let mut completion = Completion::new(&[90, 91]);
        for (group, rank) in [(0, 7), (0, 8), (1, 3), (1, 6), (1, 5)] {
            completion.visit(group, rank);
        }
        completion.see_terminal(92);
        completion.visit(0, 4);
        assert_eq!(completion.complete, [90, 91, 6, 92, 8, 7]);
        assert_eq!(completion.stop_rank(0), u64::MAX);
        completion.join(&[0, 1], 0, 4);
        assert_eq!((completion.stop_rank(0), &completion.waiting[0]), (5, &vec![3, 4, 5]));
        assert_eq!(completion.into_order(), [90, 91, 6, 92, 8, 7, 5, 4, 3]);
    }

    #[test]
    fn groups_that_join_keep_the_longest_way_down() {
        let mut completion = Completion::new(&[]);
        for (group, rank) in [(0, 1), (0, 30), (2, 20), (3, 2), (3, 10), (3, 25)] {
            completion.visit(group, rank);
        }
        completion.join(&[0, 2], 2, 15);
        assert_eq!(completion.stop_rank(0), 30);
        completion.join(&[0, 3], 0, 9);
        assert_eq!(completion.stop_rank(0), 10);
        completion.join(&[0, 1], 1, 15);
        assert_eq!(completion.stop_rank(0), 10);
    }
}
