//! Where the two sides of a flood from both ends meet.
//!
//! Each end has a side of its own, which visit nodes by turns. They have met when one is about to visit a node
//! that the other has seen, and the path is the two walks back from there. Whichever is ahead, it is the same
//! path. For its smallest priority is the smallest of all visited nodes and of the node where they meet: neither
//! side could leave what it had visited through a larger one, and the path through the meeting has nothing
//! smaller on it. Up to the node of that priority the walk back of the side that visited it is final, and from
//! there on that side is as good as a flood that starts at the node: what it visited before is enclosed by
//! smaller priorities and leads nowhere else. By induction the same holds for the rest, down to the node where
//! they meet.
//!
//! An end enclosed by small priorities gets out of there by itself early; from outside, a flood finds it only
//! after everything else that is larger than the way in.

/// A node that one side has seen after the other.
#[derive(Debug, Clone, Copy)]
pub(super) struct SeenTwice {
    pub(super) rank: u64,
    pub(super) node: u32,
    /// When the node was visited from which it was seen the second time. The first side visits at even times.
    pub(super) seen_from: u32,
}

/// Of the nodes that both sides have seen the one where they will meet: that of the largest priority.
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
