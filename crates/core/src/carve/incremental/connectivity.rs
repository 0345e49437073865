//! Whether blocking a cell would disconnect its open neighbours, told from the eight cells around it.
//!
//! On a grid, open cells are disconnected exactly where blocked cells form a ring, and a cell completes a ring
//! exactly where it connects two runs of blocked cells that are connected elsewhere already. So the connected
//! sets of blocked cells are kept in a disjoint-set forest, the border as one of them (B. Galler, M. Fischer,
//! "An improved equivalence algorithm", 1964).
//!
//! ```text
//!   # # # # #
//!   # . # . .    the # on either side of ? are connected along the top already: blocking ? completes a
//!   # ? # . .    ring around the cell above it, so the open neighbours above and below ? are in
//!   # . . . .    different groups
//! ```

use super::neighbor_masks::{NeighborMasks, Ring, bits};
use super::padded_grid::PaddedGrid;
use crate::graph::NONE;

/// The sets of blocked cells.
#[derive(Debug, Clone)]
pub(super) struct Connectivity {
    /// For a blocked site another one of its set, itself for the set's root; else [`NONE`].
    parent: Vec<u32>,
    masks: NeighborMasks,
}

/// The root of the border's set.
const BORDER: u32 = 0;

impl Connectivity {
    /// Only the border is blocked.
    pub(super) fn new(padded: &PaddedGrid) -> Self {
        let mut parent = vec![BORDER; padded.site_count() as usize];
        for node in 0..padded.node_count() {
            parent[padded.site(node) as usize] = NONE;
        }
        Self { parent, masks: NeighborMasks::new(padded) }
    }

    pub(super) fn is_open(&self, site: u32) -> bool {
        self.parent[site as usize] == NONE
    }

    /// Blocks the site in the middle of the ring.
    pub(super) fn block(&mut self, padded: &PaddedGrid, ring: &Ring) {
        let site = ring.site;
        self.parent[site as usize] = site;
        for direction in bits(ring.separators) {
            let (one, other) = (self.find(padded.in_ring(site, direction)), self.find(site));
            // The smaller becomes the root, so the border's set keeps its own.
            self.parent[one.max(other) as usize] = one.min(other);
        }
        self.masks.block(padded, site);
    }

    /// Whether blocking the site would disconnect any two of its open neighbours that are wanted.
    pub(super) fn separates(
        &mut self,
        padded: &PaddedGrid,
        ring: &Ring,
        wanted: impl Fn(u32) -> bool,
    ) -> bool {
        let &Ring { site, open, separators } = ring;
        if separators.count_ones() < 2 {
            return false;
        }
        let (mut root_at, mut closes_ring) = ([NONE; 8], false);
        for direction in bits(separators) {
            let root = self.find(padded.in_ring(site, direction));
            closes_ring |= root_at.contains(&root);
            root_at[direction] = root;
        }
        if !closes_ring {
            return false;
        }
        let mut wanted = bits(open).filter(|&direction| wanted(padded.in_ring(site, direction)));
        let first = wanted.next();
        first.is_some_and(|first| wanted.any(|other| is_separated(&root_at, first, other)))
    }

    /// The ring around a site that is not part of the border.
    pub(super) fn ring(&self, padded: &PaddedGrid, site: u32) -> Ring {
        self.masks.ring(padded, site)
    }

    /// The root of a blocked site's set; halves the paths that it follows.
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

/// Whether two directions have blocked cells of the same set on both arcs of the ring between them.
fn is_separated(root_at: &[u32; 8], one: usize, other: usize) -> bool {
    let within = &root_at[one..other];
    let mut outside = root_at[other..].iter().chain(&root_at[..one]);
    outside.any(|&root| root != NONE && within.contains(&root))
}
