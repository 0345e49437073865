//! Carving between more than two ends, by floods that share what they have settled.
//!
//! The walks back from all terminals form a tree, but not yet the answer: a node that stays is free to
//! walk on, so once it is known to stay, another terminal may come by it instead of on its own way.
//! This much is certain:
//!
//! - The tree's smallest key stays: all that go before it can go, and without it the terminals part.
//! - It counts as a terminal from then on, and cuts the tree in two problems of their own: what hangs
//!   below it, with itself as the start, and the rest, with itself as one more end.
//! - Below, the flood was already what it would have been: it came in through this node. So it was in
//!   the rest, unless this node, visited the moment it was seen, would have changed the ways. Then the
//!   rest is left to the next flood, if there is anything but one plain walk in it.
//!
//! ```text
//!   a---3---+---7---b      3 is smallest: it stays, and a---3 is a plain walk;
//!           |              +, b and c hang below it, where 5 is smallest: it stays,
//!           5---8---c      5---8---c is a plain walk, and 3---+---7---b is what is left.
//! ```

use super::flood::Flood;
use super::hindsight::Hindsight;
use super::sort::order_by;
use crate::graph::Graph;

/// Takes what a flood found that has met all terminals: the nodes that stay for certain, in no order,
/// and how many of those on the walks back are not certain. If any, the others are the terminals of the
/// next flood.
///
/// Each flood settles a node at least. Few terminals take one to three floods, the later ones smaller;
/// hundreds take many, because one joint that changes the ways leaves all that is above it to the next
/// flood.
pub(super) fn settle<G: Graph>(flood: &Flood<G>) -> (Vec<u32>, usize) {
    let mut tree = Tree::new(flood);
    tree.settle(flood);
    let certain = |branch: &&Branch| branch.terminal || branch.state != State::Postponed;
    let kept: Vec<u32> = tree.branches.iter().filter(certain).map(|branch| branch.node).collect();
    let left = tree.branches.len() - kept.len();
    (kept, left)
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum State {
    /// Its turn has not come.
    Waiting,
    /// Stays, and parts what is above from what is below.
    Joint,
    /// Stays, as part of a plain walk.
    Plain,
    /// Left to the next flood.
    Postponed,
}

/// A node of the tree of walks. The start is above itself.
#[derive(Debug)]
struct Branch {
    node: u32,
    place: u32,
    above: u32,
    first_below: u32,
    /// The next one below the same node.
    beside: u32,
    terminal: bool,
    state: State,
}

const NONE: u32 = u32::MAX;

#[derive(Debug)]
struct Tree {
    branches: Vec<Branch>,
}

impl Tree {
    fn new<G: Graph>(flood: &Flood<G>) -> Self {
        let mut branches: Vec<Branch> = Vec::new();
        // One more than each place's index in `branches`.
        let mut index_of = vec![0u32; flood.len()];
        for &terminal in flood.places() {
            let mut place = terminal;
            while index_of[place as usize] == 0 {
                let node = flood.node(place);
                branches.push(Branch {
                    node,
                    place,
                    above: NONE,
                    first_below: NONE,
                    beside: NONE,
                    terminal: false,
                    state: State::Waiting,
                });
                index_of[place as usize] = branches.len() as u32;
                place = flood.seen_from(node);
            }
            branches[index_of[terminal as usize] as usize - 1].terminal = true;
        }
        for index in 0..branches.len() {
            let above = index_of[flood.seen_from(branches[index].node) as usize] - 1;
            branches[index].above = above;
            if above as usize != index {
                branches[index].beside = branches[above as usize].first_below;
                branches[above as usize].first_below = index as u32;
            }
        }
        Self { branches }
    }

    /// Says of every node whether it stays for certain, smallest keys first.
    fn settle<G: Graph>(&mut self, flood: &Flood<G>) {
        let rank = |branch: &Branch| flood.moments.rank(branch.node);
        let keys: Vec<u64> = self.branches.iter().map(rank).collect();
        let ways = self.branches.iter().map(|branch| branch.node);
        let mut hindsight = Hindsight::new(flood, ways);
        for index in order_by(&keys) {
            let branch = &self.branches[index as usize];
            if branch.terminal || branch.state != State::Waiting {
                continue;
            }
            let same_ways = hindsight.same_ways(branch.node, branch.place);
            self.branches[index as usize].state = State::Joint;
            if !same_ways {
                self.leave(index);
            }
        }
    }

    /// Deals with what is above a joint whose being there changes the flood.
    fn leave(&mut self, joint: u32) {
        let mut walk = Vec::new();
        let mut at = self.above(joint);
        loop {
            let first = self.branches[at as usize].first_below;
            if self.branches[first as usize].beside != NONE {
                return self.postpone(self.above(joint));
            }
            if self.tops(at) {
                break;
            }
            if self.branches[at as usize].terminal {
                return self.postpone(self.above(joint));
            }
            walk.push(at);
            at = self.above(at);
        }
        for plain in walk {
            self.branches[plain as usize].state = State::Plain;
        }
    }

    /// Leaves the part of the tree around a node, up to the joints, to the next flood.
    fn postpone(&mut self, inside: u32) {
        let mut pending = vec![inside];
        while let Some(at) = pending.pop() {
            let top = self.tops(at);
            let branch = &mut self.branches[at as usize];
            if branch.state == State::Postponed {
                continue;
            }
            if branch.state != State::Joint {
                branch.state = State::Postponed;
            }
            if !top {
                pending.push(branch.above);
            }
            let mut below = branch.first_below;
            while below != NONE {
                if self.branches[below as usize].state == State::Waiting {
                    pending.push(below);
                }
                below = self.branches[below as usize].beside;
            }
        }
    }

    fn above(&self, index: u32) -> u32 {
        self.branches[index as usize].above
    }

    /// Whether a part of the tree has its start here.
    fn tops(&self, index: u32) -> bool {
        let branch = &self.branches[index as usize];
        branch.above == index || branch.state == State::Joint
    }
}
