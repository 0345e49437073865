//! Which of the eight cells around each one are closed.
//!
//! Where open cells touch by sides, closed ones are joined by corners too, and the other way round.

use super::lattice::Lattice;

/// In a ring of eight, those that share a side with its centre.
const SIDES: u32 = 0b0101_0101;

/// For each place one bit for each of the eight around it, clockwise from the one above.
#[derive(Debug, Clone)]
pub(super) struct Rings(Vec<u8>);

/// What is around a place: one bit each, clockwise from above.
#[derive(Debug, Clone, Copy)]
pub(super) struct Surroundings {
    pub(super) place: u32,
    /// Neighbours that are open.
    pub(super) arms: u32,
    /// One closed place of each stretch that divides the arms, or more.
    pub(super) gaps: u32,
}

impl Rings {
    /// Only the rim is closed.
    pub(super) fn new(lattice: &Lattice) -> Self {
        let mut rings = Self(vec![0; lattice.places() as usize]);
        let mut is_rim = vec![true; lattice.places() as usize];
        for node in 0..lattice.nodes() {
            is_rim[lattice.place(node) as usize] = false;
        }
        for (place, _) in (0..).zip(is_rim).filter(|(_, is_rim)| *is_rim) {
            rings.close(lattice, place);
        }
        rings
    }

    /// The eight around a place have it closed around them.
    #[inline]
    pub(super) fn close(&mut self, lattice: &Lattice, place: u32) {
        for at in 0..8 {
            if let Some(ring) = self.0.get_mut(lattice.around(place, at) as usize) {
                *ring |= 1 << (at ^ 4);
            }
        }
    }

    /// What is around a place that is not part of the rim.
    #[inline]
    pub(super) fn around(&self, lattice: &Lattice, place: u32) -> Surroundings {
        let closed = u32::from(self.0[place as usize]);
        let open = !closed & 0xff;
        if lattice.corners() {
            return Surroundings { place, arms: open, gaps: closed & SIDES };
        }
        // A closed corner divides two open sides; beside a closed side it belongs to that one.
        let before = (open << 1 | open >> 7) & 0xff;
        let after = (open >> 1 | open << 7) & 0xff;
        let corners = closed & !SIDES & before & after;
        Surroundings { place, arms: open & SIDES, gaps: closed & SIDES | corners }
    }
}

/// The positions that are marked.
pub(super) fn bits(mut mask: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let at = mask.trailing_zeros() as usize;
        mask &= mask.wrapping_sub(1);
        (at < 8).then_some(at)
    })
}
