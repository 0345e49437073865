//! A grid with a rim around it, so that every cell has all its neighbours and none has to be checked.

use crate::grid::{Grid, Neighborhood};

/// Cells are known by their *place*: their index in rows that have one more cell, part of the rim, and
/// with a row of rim before the first and after the last.
#[derive(Debug, Clone, Copy)]
pub(super) struct Lattice {
    nodes: u32,
    width: u32,
    stride: u32,
    places: u32,
    corners: bool,
    /// From a place to its neighbours, ascending, as numbers to add and wrap.
    near: [u32; 8],
    /// From a place to the eight around it, clockwise from the one above.
    ring: [u32; 8],
}

impl Lattice {
    pub(super) fn new(grid: Grid) -> Self {
        let width = grid.width();
        let stride = width + 1;
        let (up, left) = (stride.wrapping_neg(), 1u32.wrapping_neg());
        let ring = [
            up,
            up.wrapping_add(1),
            1,
            stride + 1,
            stride,
            stride.wrapping_add(left),
            left,
            up.wrapping_add(left),
        ];
        let corners = grid.neighborhood() == Neighborhood::Eight;
        let near = if corners {
            [ring[7], ring[0], ring[1], ring[6], ring[2], ring[5], ring[4], ring[3]]
        } else {
            [ring[0], ring[6], ring[2], ring[4], 0, 0, 0, 0]
        };
        let (nodes, places) = (grid.cell_count(), stride * (grid.height() + 2) + 1);
        Self { nodes, width, stride, places, corners, near, ring }
    }

    /// How many places there are, the rim's included.
    pub(super) const fn places(&self) -> u32 {
        self.places
    }

    pub(super) const fn nodes(&self) -> u32 {
        self.nodes
    }

    /// Whether cells that share only a corner are neighbours.
    pub(super) const fn corners(&self) -> bool {
        self.corners
    }

    pub(super) const fn place(&self, node: u32) -> u32 {
        node + node / self.width + self.stride + 1
    }

    /// The other way; not for the rim.
    pub(super) const fn node(&self, place: u32) -> u32 {
        let inside = place - self.stride - 1;
        inside - inside / self.stride
    }

    /// Its neighbours, ascending; not for the rim.
    #[inline]
    pub(super) fn neighbors(&self, place: u32) -> impl Iterator<Item = u32> {
        let count = if self.corners { 8 } else { 4 };
        self.near[..count].iter().map(move |&step| place.wrapping_add(step))
    }

    /// The eight places around it, clockwise from the one above; not for the rim.
    #[inline]
    pub(super) fn around(&self, place: u32) -> [u32; 8] {
        self.ring.map(|step| place.wrapping_add(step))
    }
}

#[cfg(test)]
mod tests {
    use super::{Grid, Lattice, Neighborhood};
    use crate::graph::Graph;

    #[test]
    fn neighbours_are_the_grids() {
        for (width, height) in [(1, 1), (1, 4), (4, 1), (5, 3)] {
            for neighborhood in [Neighborhood::Four, Neighborhood::Eight] {
                let Ok(grid) = Grid::new(width, height) else { return };
                let grid = grid.with_neighborhood(neighborhood);
                let lattice = Lattice::new(grid);
                let places: Vec<u32> =
                    (0..width * height).map(|node| lattice.place(node)).collect();
                for (node, &place) in (0..).zip(&places) {
                    assert_eq!(lattice.node(place), node);
                    assert!(lattice.around(place).iter().all(|&next| next < lattice.places()));
                    let mut wanted = Vec::new();
                    grid.for_each_neighbor(node, |next| wanted.push(next));
                    let found = lattice.neighbors(place).filter(|next| places.contains(next));
                    assert_eq!(found.map(|next| lattice.node(next)).collect::<Vec<_>>(), wanted);
                }
            }
        }
    }
}
