//! The ways that are left on a grid while its cells go, known without searching for them.
//!
//! [`Pockets`] tells from eight cells whether closing a cell would part the terminals, so a hit of the
//! witness that has to be taken back costs nothing, and which side of a closed cell leads nowhere, so
//! that it can be forgotten. [`Levels`] keeps the distances up.
//!
//! Between two terminals a cell that both sides of the witness need is a *cut*: every way goes through
//! it, now and for good. What lies beyond is as far from it as before, whatever happens on this side.
//! So the cut is taken out and the cells next to it on the far side become roots, which need no support:
//! a hit then moves distances only between two cuts, not all the way to the end.

use super::lattice::Lattice;
use super::levels::{CLOSED, Levels, NOBODY};
use super::pockets::{Parts, Pockets};
use super::spread::Spread;
use crate::grid::{CellState, Grid};
use crate::rng::Draws;
use crate::search::walk_back;

#[derive(Debug, Clone)]
pub(super) struct Ground {
    lattice: Lattice,
    levels: Levels,
    pockets: Pockets,
    spread: Spread,
    terminals: Vec<u32>,
    /// The places of the last walk back.
    walked: Vec<u32>,
    /// Those without a root of their own.
    cuts: Vec<u32>,
}

impl Ground {
    /// Terminals are not blocked, and there is at least one.
    pub(super) fn new(grid: Grid, terminals: &[u32], states: &[CellState]) -> Self {
        let lattice = Lattice::new(grid);
        let mut pockets = Pockets::new(&lattice);
        for (node, &state) in (0..).zip(states) {
            if state == CellState::Blocked {
                let place = lattice.place(node);
                pockets.close(&lattice, &pockets.around(&lattice, place));
            }
        }
        let terminals: Vec<u32> = terminals.iter().map(|&node| lattice.place(node)).collect();
        let start = terminals.first().copied().unwrap_or_default();
        let levels = Levels::new(&lattice, start, |place| pockets.is_open(place));
        let spread = Spread::new(&lattice);
        Self { lattice, levels, pockets, spread, terminals, walked: Vec::new(), cuts: Vec::new() }
    }

    /// Closes the cell, unless that would part what is on the witness.
    pub(super) fn close(&mut self, node: u32, on_witness: &[bool]) -> bool {
        let place = self.lattice.place(node);
        let reachable = self.levels.of(place) != CLOSED;
        let around = self.pockets.around(&self.lattice, place);
        let parts = self.pockets.parts(&self.lattice, &around);
        if on_witness[node as usize] {
            let parted = parts.as_ref().is_some_and(|parts| self.parts_witness(parts, on_witness));
            // What is on the witness and taken out is a cut.
            if parted || !reachable {
                return false;
            }
        }
        self.pockets.close(&self.lattice, &around);
        if reachable {
            self.levels.close(&self.lattice, place);
            if let Some(parts) = parts {
                self.forget_off_witness(place, &parts, on_witness);
            }
        }
        true
    }

    fn parts_witness(&self, parts: &Parts, on_witness: &[bool]) -> bool {
        let on = |&place: &u32| on_witness[self.lattice.node(place) as usize];
        parts.groups().filter(|group| group.iter().any(on)).count() > 1
    }

    /// Forgets what the place parts from the witness.
    fn forget_off_witness(&mut self, place: u32, parts: &Parts, on_witness: &[bool]) {
        let (lattice, pockets) = (&self.lattice, &self.pockets);
        let on = |place| pockets.is_open(place) && on_witness[lattice.node(place) as usize];
        let mut pocket = Vec::new();
        let reachable = |place| self.levels.of(place) != CLOSED;
        self.spread.pockets(lattice, place, parts, reachable, on, |place| pocket.push(place));
        for place in pocket {
            self.levels.forget(place);
        }
    }

    /// Makes the distances exact that a walk back from the terminals needs; false if one of them
    /// cannot be reached.
    pub(super) fn measure(&mut self) -> bool {
        // Once there are cuts, nothing that parts the terminals is ever closed.
        let reachable = |&terminal: &u32| self.levels.of(terminal) != CLOSED;
        if self.cuts.is_empty() && !self.terminals.iter().all(reachable) {
            return false;
        }
        self.forget_before_cuts();
        self.levels.settle(&self.lattice, &self.ends());
        true
    }

    /// What ways are wanted to: cuts, and terminals other than the first.
    fn ends(&self) -> Vec<u32> {
        self.terminals.iter().skip(1).chain(&self.cuts).copied().collect()
    }

    /// Forgets what can only be reached backwards, through a cut from its near side.
    fn forget_before_cuts(&mut self) {
        for &cut in &self.cuts {
            let (lattice, levels) = (&self.lattice, &self.levels);
            let near_side = |&arm: &u32| levels.root(arm) != cut && levels.of(arm) != CLOSED;
            let Some(parts) = self.pockets.parts_of(lattice, cut) else { continue };
            let parts = parts.filter(near_side);
            let mut pocket = Vec::new();
            let reachable = |place| levels.of(place) != CLOSED;
            let rooted = |place| levels.of(place) == 0 || levels.root(place) != NOBODY;
            self.spread
                .pockets(lattice, cut, &parts, reachable, rooted, |place| pocket.push(place));
            for place in pocket {
                self.levels.forget(place);
            }
        }
    }

    /// Looks along the witness that was just walked back, now and then: for cuts, and how far it is
    /// from everywhere to them and to the ends.
    pub(super) fn take_stock(&mut self, on_witness: &[bool]) {
        if self.levels.is_worn() {
            self.find_cuts(on_witness);
            let ends = self.ends();
            self.levels.look_back(&self.lattice, &ends);
        }
    }

    fn find_cuts(&mut self, on_witness: &[bool]) {
        // Between more terminals a way may go through a cut and back.
        if self.terminals.len() != 2 {
            return;
        }
        for place in std::mem::take(&mut self.walked).into_iter().rev() {
            let level = self.levels.of(place);
            if level == CLOSED || level == 0 {
                continue;
            }
            if let Some(parts) = self.pockets.parts_of(&self.lattice, place)
                && self.parts_witness(&parts, on_witness)
            {
                self.cut(place, level, &parts);
                self.forget_off_witness(place, &parts, on_witness);
            }
        }
        for cut in std::mem::take(&mut self.cuts) {
            if self.levels.root(cut) == NOBODY {
                self.cuts.push(cut);
            } else {
                self.forget_detours(cut);
            }
        }
    }

    /// Next to the cut before it, a cut is always reached from there: other ways to it are of no use.
    fn forget_detours(&mut self, cut: u32) {
        let mut detours = Vec::from_iter(self.lattice.neighbors(cut));
        while let Some(place) = detours.pop() {
            if self.levels.of(place) != CLOSED && self.levels.root(place) != cut {
                self.levels.forget(place);
                detours.extend(self.lattice.neighbors(place));
            }
        }
    }

    fn cut(&mut self, place: u32, level: u32, parts: &Parts) {
        let root = self.levels.root(place);
        for group in parts.groups() {
            let nearer = |&arm: &u32| arm == root || self.levels.of(arm) == level - 1;
            if !group.iter().any(nearer) {
                for &arm in group {
                    self.levels.set_root(&self.lattice, arm, place, level);
                }
            }
        }
        self.levels.close(&self.lattice, place);
        self.cuts.push(place);
    }

    /// As [`Ways::walk_back`](super::ways::Ways::walk_back).
    pub(super) fn walk_back(
        &mut self,
        far: u32,
        arrived: impl Fn(u32) -> bool,
        draws: Option<&mut Draws>,
    ) -> Vec<u32> {
        let walk = if self.lattice.corners() {
            self.walk::<8>(far, arrived, draws)
        } else {
            self.walk::<4>(far, arrived, draws)
        };
        self.walked.clear();
        self.walked.extend(walk.iter().map(|(place, _)| place));
        walk.into_iter().map(|(_, node)| node).collect()
    }

    /// Places, each with its node; `N` is how many neighbours they have.
    fn walk<const N: usize>(
        &self,
        far: u32,
        arrived: impl Fn(u32) -> bool,
        draws: Option<&mut Draws>,
    ) -> Vec<(u32, u32)> {
        let (lattice, levels) = (&self.lattice, &self.levels);
        let (steps, node_steps) = (lattice.steps::<N>(), lattice.node_steps::<N>());
        let nearer = |(place, node): (u32, u32), nearer: &mut Vec<(u32, u32)>| {
            let root = levels.root(place);
            if root != NOBODY {
                nearer.push((root, lattice.node(root)));
                return;
            }
            let wanted = levels.distance(lattice, place).wrapping_sub(1);
            for (step, node_step) in steps.into_iter().zip(node_steps) {
                let near = place.wrapping_add(step);
                if levels.of(near) == wanted && levels.root(near) != place {
                    nearer.push((near, node.wrapping_add(node_step)));
                }
            }
        };
        walk_back((lattice.place(far), far), |(_, node)| arrived(node), nearer, draws)
    }
}
