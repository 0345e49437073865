//! Whether closing a cell would part any of many terminals, without a search.
//!
//! On a grid, terminals are parted exactly where closed cells make a loop that has some of them inside
//! and some outside; the rim counts as one closed cell. So each terminal is given a number, such that all
//! of them add up to 0, and no smaller group does: then the numbers inside a loop add up to 0 exactly if
//! it parts none. What is inside need not be looked at. From each terminal a ray goes up; its number is
//! added where the loop crosses the ray to the right, and taken away where it crosses to the left. All
//! the way round that is, but for its sign, the sum of the numbers inside: a winding number.
//!
//! So closed cells have *heights*: from a cell to the next one of its set the height changes by what is
//! crossed. As long as no loop parts anything, it is the same on all ways through the set; and a cell
//! would make the first loop that does exactly where two of its neighbours, of the same set, do not agree
//! on how high it would be. Sets keep heights as they keep who stands for them: each member's above that
//! of another (R. Tarjan, "Applications of path compression on balanced trees", 1979). Along a spiral they
//! can grow out of 32 bits. That does no harm: they are compared round a loop, which adds up to less.
//!
//! ```text
//!   . a . | .      . a 0 0 1      b has the number 1, and its ray goes up. Seven cells around it are
//!   . . . b .      . . 0 b 1      closed. The last would be as high as the one on its left, 0, and as
//!   . . . . .      . . 0 ? 1      the one on its right, 1: so it stays.
//! ```

use std::num::Wrapping;

use super::lattice::Lattice;
use super::rings::{Rings, bits};
use crate::grid::Grid;

const OPEN: u32 = u32::MAX;

type Height = Wrapping<i32>;
const LEVEL: Height = Wrapping(0);

/// A closed place in its set.
#[derive(Debug, Clone, Copy)]
struct Member {
    /// Another of the set, itself if it stands for it; [`OPEN`] if the place is not closed.
    parent: u32,
    /// Above the parent's; 0 for itself.
    height: Height,
}

/// The sets of closed cells, with heights.
#[derive(Debug)]
pub(super) struct Windings {
    lattice: Lattice,
    rings: Rings,
    members: Vec<Member>,
    /// What the height changes by from each place to the right, whether straight or aslant.
    rays: Vec<Height>,
}

impl Windings {
    /// Only the rim is closed. Terminals are different from one another.
    pub(super) fn new(grid: Grid, terminals: &[u32]) -> Self {
        let lattice = Lattice::new(grid);
        Self::with_rays(grid, lattice, rays(grid, &lattice, terminals))
    }

    fn with_rays(grid: Grid, lattice: Lattice, rays: Vec<Height>) -> Self {
        let rings = Rings::new(&lattice);
        let mut members = vec![Member { parent: 0, height: LEVEL }; lattice.places() as usize];
        for node in 0..lattice.nodes() {
            members[lattice.place(node) as usize].parent = OPEN;
        }
        // All rays leave through the rim above, and what is behind the last one is as before the first.
        let mut height = LEVEL;
        for place in 0..=grid.width() as usize {
            members[place].height = height;
            height += rays[place];
        }
        Self { lattice, rings, members, rays }
    }

    /// Closes an open cell that is no terminal; false, and nothing changed, if that would part terminals.
    pub(super) fn close(&mut self, node: u32) -> bool {
        let place = self.lattice.place(node);
        // For each set next to it who stands for it, and how high above that this place would be.
        let mut sets = [Member { parent: OPEN, height: LEVEL }; 4];
        let mut count = 0;
        let mut first = Member { parent: place, height: LEVEL };
        for at in bits(self.rings.around(&self.lattice, place).gaps) {
            let near = self.lattice.around(place, at);
            let mut set = self.find(near);
            set.height += match at {
                1..=3 => -self.rays[place as usize],
                5..=7 => self.rays[near as usize],
                _ => LEVEL,
            };
            match sets[..count].iter().find(|known| known.parent == set.parent) {
                Some(known) if known.height != set.height => return false,
                Some(_) => {}
                None => {
                    first = if set.parent < first.parent { set } else { first };
                    sets[count] = set;
                    count += 1;
                }
            }
        }
        self.members[place as usize] = first;
        for set in &sets[..count] {
            self.members[set.parent as usize] =
                Member { parent: first.parent, height: first.height - set.height };
        }
        self.rings.close(&self.lattice, place);
        true
    }

    /// Who stands for a closed place's set, and how high above that the place is.
    fn find(&mut self, mut place: u32) -> Member {
        let mut height = LEVEL;
        loop {
            let Member { parent, height: step } = self.members[place as usize];
            let above = self.members[parent as usize];
            if above.parent == parent {
                return Member { parent, height: height + step };
            }
            let halved = Member { parent: above.parent, height: step + above.height };
            self.members[place as usize] = halved;
            height += halved.height;
            place = halved.parent;
        }
    }
}

/// For each place the sum of the numbers of those terminals whose rays come by it: all below it in its
/// column. Each has the number 1, but the first, which makes up for all others.
fn rays(grid: Grid, lattice: &Lattice, terminals: &[u32]) -> Vec<Height> {
    let mut rays = vec![LEVEL; lattice.places() as usize];
    for (index, &terminal) in terminals.iter().enumerate() {
        let others = terminals.len() as i32 - 1;
        rays[lattice.place(terminal) as usize] = Wrapping(if index == 0 { -others } else { 1 });
    }
    let stride = grid.width() as usize + 1;
    let mut sums = vec![LEVEL; stride];
    for row in rays.chunks_mut(stride).rev() {
        for (number, sum) in row.iter_mut().zip(&mut sums) {
            *sum += std::mem::replace(number, *sum);
        }
    }
    rays
}

#[cfg(test)]
mod tests {
    use std::num::Wrapping;

    use super::{Lattice, Windings, rays};
    use crate::graph::Graph;
    use crate::grid::{Grid, Neighborhood};
    use crate::rng::Draws;

    fn joined(grid: Grid, open: &[bool], ends: &[u32]) -> bool {
        let mut met = vec![false; open.len()];
        let mut pending = vec![ends[0]];
        while let Some(node) = pending.pop() {
            if !std::mem::replace(&mut met[node as usize], true) {
                grid.for_each_neighbor(node, |next| {
                    if open[next as usize] {
                        pending.push(next);
                    }
                });
            }
        }
        ends.iter().all(|&end| met[end as usize])
    }

    #[test]
    fn exactly_what_would_part_ends_stays() {
        compare(1);
    }

    /// Eight times as much is still something else than 0, but heights leave 32 bits.
    #[test]
    fn heights_may_overflow() {
        compare(1 << 28);
    }

    fn compare(scale: i32) {
        let mut draws = Draws::new(2);
        let (mut closed, mut stayed) = (0, 0);
        for case in 0..600 {
            let Ok(grid) = Grid::new(1 + draws.below(9), 1 + draws.below(9)) else { continue };
            let neighborhood = if case % 2 == 0 { Neighborhood::Four } else { Neighborhood::Eight };
            let grid = grid.with_neighborhood(neighborhood);
            let count = grid.cell_count();
            let mut cells: Vec<u32> = (0..count).collect();
            for index in (1..count).rev() {
                cells.swap(index as usize, draws.below(index + 1) as usize);
            }
            let (ends, rest) = cells.split_at(1 + draws.below(count.min(9)) as usize);
            let lattice = Lattice::new(grid);
            let rays = rays(grid, &lattice, ends).into_iter().map(|ray| ray * Wrapping(scale));
            let mut windings = Windings::with_rays(grid, lattice, rays.collect());
            let mut open = vec![true; count as usize];
            for &cell in rest {
                open[cell as usize] = false;
                let free = joined(grid, &open, ends);
                assert_eq!(windings.close(cell), free, "case {case}, cell {cell}");
                open[cell as usize] = !free;
                *(if free { &mut closed } else { &mut stayed }) += 1;
            }
        }
        assert!(closed > 5000 && stayed > 1000, "{closed} closed, {stayed} stayed");
    }
}
