//! How far it is still, at least, from each cell to an end.

use super::lattice::Lattice;

/// Distances back from the ends, as they once were. They only grow, so they are never more than the
/// truth, though ever less near it.
#[derive(Debug, Clone)]
pub(super) struct Outlook {
    /// Steps left at least, and on top what makes all ends equally far; [`NEVER`] where no way leads to
    /// an end.
    left: Vec<u32>,
    /// The places from which ways lead to an end.
    met: Vec<u32>,
}

const NEVER: u32 = u32::MAX;
/// For how many looks a renewal is good, for each place that it meets: found by trial.
const WORTH: usize = 2;

impl Outlook {
    /// Knows nothing.
    pub(super) fn new(lattice: &Lattice) -> Self {
        Self { left: vec![0; lattice.places() as usize], met: Vec::new() }
    }

    /// No way through the place, at this distance, is shorter; `None` if none is known.
    #[inline]
    pub(super) fn way(&self, place: u32, distance: u32) -> Option<u32> {
        let way = distance.saturating_add(self.left[place as usize]);
        (way < NEVER - 1).then_some(way)
    }

    /// After how many looks a renewal has paid for itself.
    pub(super) fn worth(&self) -> usize {
        WORTH * self.met.len()
    }

    /// Looks back from the ends, each with its distance; returns the longest.
    pub(super) fn renew(
        &mut self,
        lattice: &Lattice,
        mut ends: Vec<(u32, u32)>,
        leads: impl Fn(u32, u32) -> bool,
    ) -> u32 {
        ends.sort_unstable_by_key(|&(_, distance)| distance);
        let longest = ends.last().map_or(0, |&(_, distance)| distance);
        self.left.fill(NEVER);
        self.met.clear();
        let (mut head, mut left) = (0, 0);
        loop {
            while let Some((end, _)) = ends.pop_if(|(_, distance)| longest - *distance <= left) {
                self.meet(end, left);
            }
            if head == self.met.len() {
                let Some(&(_, distance)) = ends.last() else { return longest };
                left = longest - distance;
                continue;
            }
            left += 1;
            let layer = head..self.met.len();
            head = layer.end;
            for at in layer {
                let place = self.met[at];
                for near in lattice.neighbors(place) {
                    if leads(place, near) {
                        self.meet(near, left);
                    }
                }
            }
        }
    }

    fn meet(&mut self, place: u32, left: u32) {
        if self.left[place as usize] == NEVER {
            self.left[place as usize] = left;
            self.met.push(place);
        }
    }
}
