//! The sides of a flood, and where they meet.
//!
//! Each of the first ends has a *side* of its own, and sides take turns visiting nodes. Sides that have met are a
//! *group*, which goes on as one. Groups meet at a node that several have seen, when one of them is about to visit it
//! or a smaller one: all that have seen the node are one group from then on, and visit it next.
//!
//! Between two ends, the path is the two walks back from where they meet. Between more, the flood goes on until there
//! is one group, and a little further (`completion.rs`). `docs/flood.md` says why both are right.
//!
//! An end enclosed by small priorities gets out of there by itself early; from outside, a flood finds it only
//! after everything else that is larger than the way in.

/// The most ends that have a side.
pub(super) const SIDES: usize = 32;

/// Bits of a *time*, which identifies a visited node, that number the side; above them is the node's position
/// among the visited ones.
const SIDE_BITS: u32 = 6;
const SIDE: u32 = (1 << SIDE_BITS) - 1;
/// Times of no visited node, with side numbers that no side has: [`Sides::group_mask`] counts the first two to any
/// group.
pub(super) const UNTOUCHED: u32 = SIDES as u32;
pub(super) const WALL: u32 = SIDES as u32 + 1;
pub(super) const UNREACHED: u32 = SIDES as u32 + 2;

/// The time of a node that a side visits at a position.
pub(super) const fn time(position: u32, side: u32) -> u32 {
    position << SIDE_BITS | side
}

pub(super) const fn position(time: u32) -> usize {
    (time >> SIDE_BITS) as usize
}

/// A node that two groups have seen.
#[derive(Debug, Clone, Copy)]
pub(super) struct Meeting {
    pub(super) rank: u64,
    pub(super) node: u32,
    /// When the nodes were visited from which either group saw it first; the group that was first to see it first.
    pub(super) seen_from: [u32; 2],
}

#[derive(Debug)]
pub(super) struct Sides {
    /// How many there are.
    count: u32,
    /// For each side those of its group, as bits.
    groups: [u32; SIDES],
    /// The nodes that several groups have seen.
    meetings: Vec<Meeting>,
    /// For each group the one of the largest rank.
    nearest: [Option<Meeting>; SIDES],
}

impl Sides {
    /// So many, 1 to [`SIDES`], each a group.
    pub(super) fn new(count: usize) -> Self {
        let groups = std::array::from_fn(|side| 1 << side);
        Self { count: count as u32, groups, meetings: Vec::new(), nearest: [None; SIDES] }
    }

    pub(super) const fn count(&self) -> u32 {
        self.count
    }

    /// The side that visits after this one.
    pub(super) const fn next(&self, side: u32) -> u32 {
        if side + 1 == self.count { 0 } else { side + 1 }
    }

    /// The sides in the group of the one that visits at this time, as bits.
    const fn members(&self, time: u32) -> u32 {
        self.groups[(time & SIDE) as usize % SIDES]
    }

    /// The side numbers of all times that are not another group's, as bits.
    pub(super) const fn group_mask(&self, time: u32) -> u64 {
        self.members(time) as u64 | 1 << UNTOUCHED | 1 << WALL
    }

    /// Whether a time is another group's, or a terminal's that no group has seen.
    pub(super) const fn is_other(group_mask: u64, time: u32) -> bool {
        group_mask >> (time & SIDE) & 1 == 0
    }

    /// The group of the side that visits at this time: its first side.
    pub(super) const fn group(&self, time: u32) -> usize {
        self.members(time).trailing_zeros() as usize % SIDES
    }

    /// Where the group meets another one if it sees nothing better before.
    pub(super) fn nearest(&self, group: usize) -> Option<Meeting> {
        self.nearest[group]
    }

    #[cold]
    pub(super) fn record_meeting(&mut self, meeting: Meeting) {
        self.meetings.push(meeting);
        for time in meeting.seen_from {
            let nearest = &mut self.nearest[self.group(time)];
            if nearest.is_none_or(|nearest| meeting.rank > nearest.rank) {
                *nearest = Some(meeting);
            }
        }
    }

    /// Makes one group of all that have seen a node of their meetings. Returns them, and goes by the first.
    pub(super) fn join(&mut self, node: u32) -> Vec<usize> {
        let meetings = std::mem::take(&mut self.meetings);
        let there = meetings.iter().filter(|meeting| meeting.node == node);
        let times = there.flat_map(|meeting| meeting.seen_from);
        let joined = times.fold(0, |joined, time| joined | self.members(time));
        let sides = (0..SIDES).filter(|side| joined >> side & 1 != 0);
        let groups = sides.clone().filter(|&side| self.group(side as u32) == side).collect();
        for side in sides {
            self.groups[side] = joined;
        }
        self.nearest = [None; SIDES];
        for meeting in meetings {
            let [one, other] = meeting.seen_from.map(|time| self.group(time));
            if one != other {
                self.record_meeting(meeting);
            }
        }
        groups
    }
}
