//! Which visited nodes are complete, and how far a flood between more than two terminals has to go.
//!
//! A node is *complete* once everything is visited that is connected with it by larger nodes. Until then it waits:
//! a group that is about to visit a smaller node has nothing larger to visit. So a node is complete only after all
//! that are connected with it by larger ones, and a spanning tree can take in nodes in this order
//! (`spanning_tree.rs`). Nothing is sorted, and successive nodes are near one another.
//!
//! Where groups meet, the one whose turn it is has nothing larger to visit than the node. The others have come upon
//! it late: it counts for them as one more terminal, and had they known, they would have seen its neighbours
//! before some smaller nodes that they have visited. So before the flood ends, they visit everything larger than
//! the first waiting node that is larger than where they met.
//!
//! Then what was not visited can be removed. For suppose that some of it stays, `w` first. When it is decided,
//! the ends are connected only through `w`, and a path through it leaves what was visited at a node `u` and comes
//! back at `v`; all that it meets between them is larger than `w` or `w` itself. When a group visits a node `s`
//! smaller than `w`, nothing larger than `s` is left to visit; so `u` and `v`, next to which something is, were
//! visited since the last such node of their group, and are connected with it by larger nodes. That node stays: what
//! its group had visited before it contains some of the ends and not all, and leads out only through `s` and
//! smaller nodes, of which one stays. Not another one than `s`: a smaller one visited later would be a later `s`,
//! and had it been where other groups were met, everything larger than `s` would have been visited since. And
//! where groups have met, their last such nodes are connected through the meeting, by the same argument. So `u` and
//! `v` are connected without `w`.

use super::sides::SIDES;

#[derive(Debug)]
pub(super) struct Completion {
    /// In the order in which they became so.
    complete: Vec<u32>,
    /// For each group the ranks of the visited nodes that are not complete, rising.
    waiting: [Vec<u64>; SIDES],
    /// For each group a rank: before the flood ends, the group visits whatever is larger.
    down_to: [u64; SIDES],
}

impl Completion {
    /// For a flood that starts from these terminals.
    pub(super) fn new(starts: &[u32]) -> Self {
        let complete = starts.to_vec();
        Self { complete, waiting: Default::default(), down_to: [u64::MAX; SIDES] }
    }

    /// Terminals count as larger than any other node, so they are complete when they are seen.
    pub(super) fn see_terminal(&mut self, terminal: u32) {
        self.complete.push(terminal);
    }

    pub(super) const fn down_to(&self, group: usize) -> u64 {
        self.down_to[group]
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

    /// Groups have met at a node of this rank, and go by the first from now on. One was in time: it has seen
    /// nothing larger.
    pub(super) fn join(&mut self, groups: &[usize], in_time: usize, rank: u64) {
        let mut together = Vec::new();
        let mut down_to = u64::MAX;
        for &group in groups {
            let waiting = std::mem::take(&mut self.waiting[group]);
            let late = if group == in_time { &[][..] } else { &waiting };
            let larger = late.iter().copied().find(|other| *other > rank);
            down_to = down_to.min(self.down_to[group]).min(larger.unwrap_or(u64::MAX));
            together.extend(waiting);
        }
        together.sort_unstable();
        self.waiting[groups[0]] = together;
        self.down_to[groups[0]] = down_to;
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
        assert_eq!(completion.down_to(0), u64::MAX);
        completion.join(&[0, 1], 0, 4);
        assert_eq!((completion.down_to(0), &completion.waiting[0]), (5, &vec![3, 4, 5]));
        assert_eq!(completion.into_order(), [90, 91, 6, 92, 8, 7, 5, 4, 3]);
    }

    #[test]
    fn groups_that_join_keep_the_longest_way_down() {
        let mut completion = Completion::new(&[]);
        for (group, rank) in [(0, 1), (0, 30), (2, 20), (3, 2), (3, 10), (3, 25)] {
            completion.visit(group, rank);
        }
        completion.join(&[0, 2], 2, 15);
        assert_eq!(completion.down_to(0), 30);
        completion.join(&[0, 3], 0, 9);
        assert_eq!(completion.down_to(0), 10);
        completion.join(&[0, 1], 1, 15);
        assert_eq!(completion.down_to(0), 10);
    }
}
