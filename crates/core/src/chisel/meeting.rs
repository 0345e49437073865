//! Where the floods from two ends meet.
//!
//! Each end has a flood of its own, which take turns. They have met when one is about to visit a node
//! that the other has seen, and the path is the two walks back from there. Whoever is ahead, it is the
//! same path. For its smallest key is the smallest of all that was visited and of the node where they
//! meet: neither flood could get out of where it was by a larger one, and the way through the meeting
//! has nothing smaller on it. Up to that node the walk of the flood that visited it is settled, and from
//! there on that flood is as good as one that starts at the node: what it visited before is shut in
//! behind smaller keys and leads nowhere else. So the same holds again for what is left, down to the
//! node where they meet.
//!
//! An end in a pocket of small keys is soon out of it by itself; from outside, a flood finds it only
//! after everything else that is larger than the pocket's way out.

/// A node that one flood has seen after the other.
#[derive(Debug, Clone, Copy)]
pub(super) struct SeenTwice {
    pub(super) rank: u64,
    pub(super) node: u32,
    /// The place from which it was seen the second time. The start's flood visits the even places.
    pub(super) seen_from: u32,
}

/// Of the nodes that both floods have seen the one that they will meet at: that of the largest key.
#[derive(Debug, Default)]
pub(super) struct Meeting(Option<SeenTwice>);

impl Meeting {
    pub(super) const fn get(&self) -> Option<SeenTwice> {
        self.0
    }

    #[cold]
    pub(super) fn take_in(&mut self, seen: SeenTwice) {
        if self.0.is_none_or(|best| seen.rank > best.rank) {
            self.0 = Some(seen);
        }
    }
}
