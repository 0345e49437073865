//! Which of the eight cells around each cell are blocked.
//!
//! Where open cells are neighbours by their sides, blocked ones are connected by corners too, and the other
//! way round.

use super::padded_grid::PaddedGrid;

/// In a ring of eight, those that share a side with its centre.
const ORTHOGONAL: u32 = 0b0101_0101;

/// For each site one bit for each of the eight around it, clockwise from the one above: set if blocked.
#[derive(Debug, Clone)]
pub(super) struct NeighborMasks(Vec<u8>);

/// The eight sites around one: one bit each, clockwise from above.
#[derive(Debug, Clone, Copy)]
pub(super) struct Ring {
    pub(super) site: u32,
    /// Neighbours that are open.
    pub(super) open: u32,
    /// Blocked sites between them: at least one of each run of blocked sites that separates two of them.
    pub(super) separators: u32,
}

impl NeighborMasks {
    /// Only the border is blocked.
    pub(super) fn new(padded: &PaddedGrid) -> Self {
        let mut masks = Self(vec![0; padded.site_count() as usize]);
        let mut is_border = vec![true; padded.site_count() as usize];
        for node in 0..padded.node_count() {
            is_border[padded.site(node) as usize] = false;
        }
        for (site, _) in (0..).zip(is_border).filter(|(_, is_border)| *is_border) {
            masks.block(padded, site);
        }
        masks
    }

    /// Sets the site's bit in the masks of the eight around it.
    #[inline]
    pub(super) fn block(&mut self, padded: &PaddedGrid, site: u32) {
        for direction in 0..8 {
            if let Some(mask) = self.0.get_mut(padded.in_ring(site, direction) as usize) {
                *mask |= 1 << (direction ^ 4);
            }
        }
    }

    /// The ring around a site that is not part of the border.
    #[inline]
    pub(super) fn ring(&self, padded: &PaddedGrid, site: u32) -> Ring {
        let blocked = u32::from(self.0[site as usize]);
        let open = !blocked & 0xff;
        if padded.is_diagonal() {
            return Ring { site, open, separators: blocked & ORTHOGONAL };
        }
        // A blocked corner separates two open sides; beside a blocked side it is part of the same run.
        let before = (open << 1 | open >> 7) & 0xff;
        let after = (open >> 1 | open << 7) & 0xff;
        let corners = blocked & !ORTHOGONAL & before & after;
        Ring { site, open: open & ORTHOGONAL, separators: blocked & ORTHOGONAL | corners }
    }
}

/// The positions of the bits that are set.
pub(super) fn bits(mut mask: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let at = mask.trailing_zeros() as usize;
        mask &= mask.wrapping_sub(1);
        (at < 8).then_some(at)
    })
}
