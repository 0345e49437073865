//! Carving between more than two ends: which nodes of a flood's result stay for certain.
//!
//! The walks back from all terminals form a tree, but not yet the answer: a node that stays is free to
//! walk on, so once it is known to stay, another terminal may come by it instead of on its own way.
//! This much is certain:
//!
//! - The tree's smallest priority stays: all nodes before it can be removed, and without it the terminals are
//!   disconnected.
//! - It counts as a terminal from then on and divides the tree into two problems of their own: what hangs
//!   below it, with itself as the start, and the rest, with itself as one more end. Such a node is a *joint*.
//! - Below, the flood was already what it would have been: it came in through this node. So it was in
//!   the rest, unless this node, visited as soon as it was seen, would have changed the walks back
//!   ([`Replay`] finds out). Then the rest is left to the next flood, unless it is a plain chain of nodes.
//!
//! ```text
//!   a---3---+---7---b      3 is smallest: it stays, and a---3 is a plain chain;
//!           |              +, b and c hang below it, where 5 is smallest: it stays,
//!           5---8---c      5---8---c is a plain chain, and 3---+---7---b is what is left.
//! ```

use super::flood::Flood;
use super::replay::Replay;
use crate::chisel::sort::order_by;
use crate::graph::Graph;

/// Takes what a flood found that has reached all terminals: the nodes that stay for certain, in no order,
/// and how many of those on the walks back are not certain. If any, the others are the terminals of the
/// next flood.
///
/// Each flood makes one node certain at least. Few terminals take one to three floods, the later ones smaller;
/// hundreds take many, because one joint that changes the walks back leaves all that is above it to the next
/// flood.
pub(super) fn certain_nodes<G: Graph>(flood: &Flood<G>) -> (Vec<u32>, usize) {
    let mut tree = MergeTree::new(flood);
    tree.decide(flood);
    let certain = |branch: &&Branch| branch.is_terminal || branch.state != State::Postponed;
    let kept: Vec<u32> = tree.branches.iter().filter(certain).map(|branch| branch.node).collect();
    let left = tree.branches.len() - kept.len();
    (kept, left)
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum State {
    Undecided,
    /// Stays, and separates what is above from what is below.
    Joint,
    /// Stays, as part of a plain chain.
    Chain,
    /// Left to the next flood.
    Postponed,
}

/// A node of the tree. The start is its own parent.
#[derive(Debug)]
struct Branch {
    node: u32,
    time: u32,
    parent: u32,
    first_child: u32,
    next_sibling: u32,
    is_terminal: bool,
    state: State,
}

const NONE: u32 = u32::MAX;

#[derive(Debug)]
struct MergeTree {
    branches: Vec<Branch>,
}

impl MergeTree {
    fn new<G: Graph>(flood: &Flood<G>) -> Self {
        let mut branches: Vec<Branch> = Vec::new();
        // For each time, one more than the index in `branches` of the node that was visited then.
        let mut index_of = vec![0u32; flood.len()];
        for &terminal in flood.terminal_times() {
            let mut time = terminal;
            while index_of[time as usize] == 0 {
                let node = flood.node(time);
                branches.push(Branch {
                    node,
                    time,
                    parent: NONE,
                    first_child: NONE,
                    next_sibling: NONE,
                    is_terminal: false,
                    state: State::Undecided,
                });
                index_of[time as usize] = branches.len() as u32;
                time = flood.seen_from(node);
            }
            branches[index_of[terminal as usize] as usize - 1].is_terminal = true;
        }
        for index in 0..branches.len() {
            let parent = index_of[flood.seen_from(branches[index].node) as usize] - 1;
            branches[index].parent = parent;
            if parent as usize != index {
                branches[index].next_sibling = branches[parent as usize].first_child;
                branches[parent as usize].first_child = index as u32;
            }
        }
        Self { branches }
    }

    /// Says of every node whether it stays for certain, smallest priorities first.
    fn decide<G: Graph>(&mut self, flood: &Flood<G>) {
        let rank = |branch: &Branch| flood.priorities.rank(branch.node);
        let ranks: Vec<u64> = self.branches.iter().map(rank).collect();
        let on_tree = self.branches.iter().map(|branch| branch.node);
        let mut replay = Replay::new(flood, on_tree);
        for index in order_by(&ranks) {
            let branch = &self.branches[index as usize];
            if branch.is_terminal || branch.state != State::Undecided {
                continue;
            }
            let unchanged = replay.leaves_tree(branch.node, branch.time);
            self.branches[index as usize].state = State::Joint;
            if !unchanged {
                self.leave_above(index);
            }
        }
    }

    /// Deals with what is above a joint that changes the flood.
    fn leave_above(&mut self, joint: u32) {
        let mut chain = Vec::new();
        let mut index = self.parent(joint);
        loop {
            let first = self.branches[index as usize].first_child;
            if self.branches[first as usize].next_sibling != NONE {
                return self.postpone(self.parent(joint));
            }
            if self.is_start(index) {
                break;
            }
            if self.branches[index as usize].is_terminal {
                return self.postpone(self.parent(joint));
            }
            chain.push(index);
            index = self.parent(index);
        }
        for index in chain {
            self.branches[index as usize].state = State::Chain;
        }
    }

    /// Leaves the part of the tree around a node, up to the joints, to the next flood.
    fn postpone(&mut self, inside: u32) {
        let mut pending = vec![inside];
        while let Some(index) = pending.pop() {
            let is_start = self.is_start(index);
            let branch = &mut self.branches[index as usize];
            if branch.state == State::Postponed {
                continue;
            }
            if branch.state != State::Joint {
                branch.state = State::Postponed;
            }
            if !is_start {
                pending.push(branch.parent);
            }
            let mut child = branch.first_child;
            while child != NONE {
                if self.branches[child as usize].state == State::Undecided {
                    pending.push(child);
                }
                child = self.branches[child as usize].next_sibling;
            }
        }
    }

    fn parent(&self, index: u32) -> u32 {
        self.branches[index as usize].parent
    }

    /// Whether a part of the tree has its start here.
    fn is_start(&self, index: u32) -> bool {
        let branch = &self.branches[index as usize];
        branch.parent == index || branch.state == State::Joint
    }
}
