//! The sides of a flood, and where they meet.
//!
//! Each of the first ends has a side of its own, which visit nodes by turns. Sides that have met are a group,
//! which goes on as one. Two groups have met when one of them is about to visit a node that is no larger than
//! one that both have seen.

/// At most so many ends have a side.
pub(super) const SIDES: usize = 8;

/// A node that two groups have seen.
#[derive(Debug, Clone, Copy)]
pub(super) struct Meeting {
    pub(super) rank: u64,
    pub(super) node: u32,
    /// When the nodes were visited from which it was seen, for both groups.
    pub(super) seen_from: [u32; 2],
}

#[derive(Debug)]
pub(super) struct Sides {
    /// One less than a power of two: the bits of a time that tell whose it is.
    mask: u32,
    /// For each side those of its group, as bits.
    groups: [u8; SIDES],
    /// Nodes that two of the groups have seen.
    meetings: Vec<Meeting>,
    /// For each group the largest of them.
    nearest: [Option<Meeting>; SIDES],
}

impl Sides {
    /// As many as there are ends. Where these are no power of two, the sides that are left over are in a group
    /// with one of the others from the beginning.
    pub(super) fn new(count: usize) -> Self {
        let mask = count.next_power_of_two() - 1;
        let mut groups = [0; SIDES];
        for time in 0..=mask {
            for other in 0..=mask {
                let is_together = time % count == other % count;
                groups[time + 1 & mask] |= u8::from(is_together) << (other + 1 & mask);
            }
        }
        Self { mask: mask as u32, groups, meetings: Vec::new(), nearest: [None; SIDES] }
    }

    pub(super) const fn mask(&self) -> u32 {
        self.mask
    }

    /// Which sides go together with the one that visits at this time, as bits.
    pub(super) const fn together(&self, time: u32) -> u8 {
        self.groups[(time & self.mask) as usize % SIDES]
    }

    /// The group of the side that visits at this time: its first side.
    pub(super) const fn group(&self, time: u32) -> usize {
        self.together(time).trailing_zeros() as usize % SIDES
    }

    /// Where the group will meet another one, as far as is known.
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
