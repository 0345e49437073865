//! The sides of a flood, and where they meet.
//!
//! Each of the first ends has a side of its own, and these visit nodes by turns. Sides that have met are a group,
//! which goes on as one. Groups meet at a node that several have seen, when one of them is about to visit it or a
//! smaller one: all that have seen the node are one group from then on, and visit it next.
//!
//! Between two ends, the path is the two walks back from where they meet. Whichever is ahead, it is the same
//! path. For its smallest priority is the smallest of all visited nodes and of the node where they meet: neither
//! side could leave what it had visited through a larger one, and the path through the meeting has nothing
//! smaller on it. Up to the node of that priority the walk back of the side that visited it is final, and from
//! there on that side is as good as a flood that starts at the node: what it visited before is enclosed by
//! smaller priorities and leads nowhere else. By induction the same holds for the rest, down to the node where
//! they meet.
//!
//! Between more ends the flood goes on until there is one group, and a little further (`completion.rs`).
//!
//! An end enclosed by small priorities gets out of there by itself early; from outside, a flood finds it only
//! after everything else that is larger than the way in.

/// At most so many ends have a side.
pub(super) const SIDES: usize = 8;

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
    /// One less than a power of two: the bits of a time that tell whose it is.
    mask: u32,
    /// For each side those of its group, as bits.
    groups: [u8; SIDES],
    /// The nodes that several groups have seen.
    meetings: Vec<Meeting>,
    /// For each group the one of the largest rank.
    nearest: [Option<Meeting>; SIDES],
}

impl Sides {
    /// So many, 1 to [`SIDES`]. Where that is no power of two, some visit twice in a round.
    pub(super) fn new(count: usize) -> Self {
        let mask = count.next_power_of_two() - 1;
        let mut groups = [0; SIDES];
        // The first end's side visits at time 1.
        for time in 1..=mask + 1 {
            let together = (1..=mask + 1).filter(|other| (time - 1) % count == (other - 1) % count);
            groups[time & mask] = together.map(|other| 1 << (other & mask)).sum();
        }
        Self { mask: mask as u32, groups, meetings: Vec::new(), nearest: [None; SIDES] }
    }

    pub(super) const fn mask(&self) -> u32 {
        self.mask
    }

    /// The sides in the group of the one that visits at this time, as bits.
    pub(super) const fn together(&self, time: u32) -> u8 {
        self.groups[(time & self.mask) as usize % SIDES]
    }

    /// The group of the side that visits at this time: its first side.
    pub(super) const fn group(&self, time: u32) -> usize {
        self.together(time).trailing_zeros() as usize % SIDES
    }

    /// Where the group meets another one if it sees nothing better before.
    pub(super) fn nearest(&self, group: usize) -> Option<Meeting> {
        self.nearest[group]
    }

    #[cold]
    pub(super) fn take_in(&mut self, meeting: Meeting) {
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
        let together = times.fold(0, |together, time| together | self.together(time));
        let sides = (0..SIDES).filter(|side| together >> side & 1 != 0);
        let groups = sides.clone().filter(|&side| self.group(side as u32) == side).collect();
        for side in sides {
            self.groups[side] = together;
        }
        self.nearest = [None; SIDES];
        for meeting in meetings {
            let [one, other] = meeting.seen_from.map(|time| self.group(time));
            if one != other {
                self.take_in(meeting);
            }
        }
        groups
    }
}
