//! Finds out from the eight cells around a cell whether blocking it would disconnect its open neighbours.
//!
//! Open cells are disconnected exactly if blocked cells form a ring around some of them. A cell completes a ring
//! exactly if it joins two runs of blocked cells that are connected elsewhere already. So a disjoint-set forest keeps
//! the connected sets of blocked cells, with the border as one of them (B. Galler, M. Fischer, "An improved equivalence
//! algorithm", 1964). If open cells are neighbours by their sides, blocked ones connect by corners, too, and the other
//! way round.
//!
//! ```text
//!   # # # # #
//!   # . # . .    the # on either side of ? are connected along the top already: blocking ? completes a
//!   # ? # . .    ring around the cell above it, so the open neighbours above and below ? are
//!   # . . . .    disconnected
//! ```

use super::padded_grid::PaddedGrid;
use crate::graph::NONE;
use crate::grid::{CellState, Grid};

/// The neighbours that share a side with the cell in the middle, as a mask of the eight around it.
const ORTHOGONAL: u32 = 0b0101_0101;

/// The root of the border's set.
const BORDER: u32 = 0;

/// The sets of blocked cells.
#[derive(Debug)]
pub(in crate::carve) struct Connectivity {
    pub(super) padded: PaddedGrid,
    /// The parent of each blocked site in its set; a root is its own parent. [`NONE`] for open sites.
    parent: Vec<u32>,
}

/// The eight sites around a site: a bit each, clockwise from above.
struct Ring {
    open: u32,
    /// Blocked sites between the open ones: at least one from each run that separates two open sites.
    separators: u32,
}

impl Connectivity {
    pub(in crate::carve) fn new(grid: Grid, states: &[CellState]) -> Self {
        let padded = PaddedGrid::new(grid);
        let mut parent = vec![BORDER; padded.site_count as usize];
        for node in 0..grid.cell_count() {
            parent[padded.site(node) as usize] = NONE;
        }
        let mut connectivity = Self { padded, parent };
        for (node, _) in (0..).zip(states).filter(|(_, state)| **state == CellState::Blocked) {
            connectivity.block(node);
        }
        connectivity
    }

    pub(in crate::carve) fn block(&mut self, node: u32) {
        let site = self.padded.site(node);
        let ring = self.ring(site);
        self.parent[site as usize] = site;
        for direction in bits(ring.separators) {
            let one = self.find(self.padded.in_ring(site, direction));
            let other = self.find(site);
            // The smaller root wins, so the border stays the root of its set.
            self.parent[one.max(other) as usize] = one.min(other);
        }
    }

    /// Whether blocking an open cell would disconnect any two of its open neighbours that `wanted` accepts. O(log n) at
    /// worst, amortized.
    pub(in crate::carve) fn separates(&mut self, node: u32, wanted: impl Fn(u32) -> bool) -> bool {
        let site = self.padded.site(node);
        let Ring { open, separators } = self.ring(site);
        if separators.count_ones() < 2 {
            return false;
        }
        let mut root_at = [NONE; 8];
        for direction in bits(separators) {
            root_at[direction] = self.find(self.padded.in_ring(site, direction));
        }
        let node_at = |direction: usize| self.padded.node(self.padded.in_ring(site, direction));
        let mut wanted = bits(open).filter(|&direction| wanted(node_at(direction)));
        let first = wanted.next();
        first.is_some_and(|first| wanted.any(|other| is_separated(&root_at, first, other)))
    }

    /// The ring around a site that is not part of the border.
    #[inline]
    fn ring(&self, site: u32) -> Ring {
        let parent = |direction: usize| self.parent[self.padded.in_ring(site, direction) as usize];
        let open = (0..8).fold(0, |open, at| open | u32::from(parent(at) == NONE) << at);
        let blocked = !open & 0xff;
        if self.padded.diagonal {
            return Ring { open, separators: blocked & ORTHOGONAL };
        }
        // A blocked corner between two open sides separates them; beside a blocked side, it belongs to that side's run.
        let before = (open << 1 | open >> 7) & 0xff;
        let after = (open >> 1 | open << 7) & 0xff;
        let corners = blocked & !ORTHOGONAL & before & after;
        Ring { open: open & ORTHOGONAL, separators: blocked & ORTHOGONAL | corners }
    }

    /// Returns the root of a blocked site's set, with path halving.
    #[inline]
    fn find(&mut self, mut site: u32) -> u32 {
        loop {
            let parent = self.parent[site as usize];
            if parent == site {
                return site;
            }
            let grandparent = self.parent[parent as usize];
            self.parent[site as usize] = grandparent;
            site = grandparent;
        }
    }
}

/// Whether both arcs of the ring between two directions contain blocked cells of the same set.
fn is_separated(root_at: &[u32; 8], one: usize, other: usize) -> bool {
    let within = &root_at[one..other];
    let mut outside = root_at[other..].iter().chain(&root_at[..one]);
    outside.any(|&root| root != NONE && within.contains(&root))
}

/// The positions of the bits that are set.
fn bits(mut mask: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let at = mask.trailing_zeros() as usize;
        mask &= mask.wrapping_sub(1);
        (at < 8).then_some(at)
    })
}
