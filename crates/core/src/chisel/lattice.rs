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
    /// The same from a node to its neighbours.
    near_node: [u32; 8],
    /// From a place to the eight around it, clockwise from the one above.
    ring: [u32; 8],
}

/// The steps to the eight around, clockwise from the one above, where rows are this long.
const fn ring(row: u32) -> [u32; 8] {
    let (up, left) = (row.wrapping_neg(), 1u32.wrapping_neg());
    let (up_left, up_right) = (up.wrapping_add(left), up.wrapping_add(1));
    [up, up_right, 1, row + 1, row, row.wrapping_add(left), left, up_left]
}

impl Lattice {
    pub(super) fn new(grid: Grid) -> Self {
        let width = grid.width();
        let stride = width + 1;
        let corners = grid.neighborhood() == Neighborhood::Eight;
        let ascending = |ring: [u32; 8]| {
            if corners {
                [ring[7], ring[0], ring[1], ring[6], ring[2], ring[5], ring[4], ring[3]]
            } else {
                [ring[0], ring[6], ring[2], ring[4], 0, 0, 0, 0]
            }
        };
        let (near, near_node) = (ascending(ring(stride)), ascending(ring(width)));
        let (nodes, places) = (grid.cell_count(), stride * (grid.height() + 2) + 1);
        Self { nodes, width, stride, places, corners, near, near_node, ring: ring(stride) }
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

    /// From a place to its neighbours, as numbers to add and wrap; `N` is how many it has.
    pub(super) fn steps<const N: usize>(&self) -> [u32; N] {
        std::array::from_fn(|at| self.near[at])
    }

    /// The same from a node to its neighbours.
    pub(super) fn node_steps<const N: usize>(&self) -> [u32; N] {
        std::array::from_fn(|at| self.near_node[at])
    }

    /// One of the eight places around it, clockwise from the one above; for the rim, maybe none.
    #[inline]
    pub(super) fn around(&self, place: u32, at: usize) -> u32 {
        place.wrapping_add(self.ring[at])
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
                    assert!((0..8).all(|at| lattice.around(place, at) < lattice.places()));
                    let mut wanted = Vec::new();
                    grid.for_each_neighbor(node, |next| wanted.push(next));
                    let found = lattice.neighbors(place).filter(|next| places.contains(next));
                    assert_eq!(found.map(|next| lattice.node(next)).collect::<Vec<_>>(), wanted);
                    let steps = lattice.steps::<4>().into_iter().zip(lattice.node_steps::<4>());
                    for (step, node_step) in steps {
                        let near = place.wrapping_add(step);
                        let same = || lattice.node(near) == node.wrapping_add(node_step);
                        assert!(!places.contains(&near) || same());
                    }
                }
            }
        }
    }
}
