//! Shortest paths between the terminals of a grid while its cells go, without searching for them again.
//!
//! [`Connectivity`] tells whether blocking a cell would disconnect the terminals, and which of its neighbours
//! are cut off, so that they can be forgotten. [`IncrementalDistances`] updates the distances.
//!
//! Between two terminals, a cell of the witness without which they would be disconnected is a *cut vertex*:
//! every path goes through it, now and for good. What lies beyond is as far from it as before, whatever happens
//! on this side. So the cut vertex is taken out and becomes the *anchor* of its neighbours on the far side: a
//! hit then changes distances only between two cut vertices, not all the way to the end.

use super::component_search::ComponentSearch;
use super::connectivity::{Connectivity, NeighborGroups};
use super::incremental_distances::{IncrementalDistances, NO_SITE, UNREACHABLE};
use super::padded_grid::PaddedGrid;
use crate::grid::{CellState, Grid};
use crate::rng::Draws;
use crate::search::walk_back;

#[derive(Debug, Clone)]
pub(in crate::chisel) struct DynamicGrid {
    padded: PaddedGrid,
    distances: IncrementalDistances,
    connectivity: Connectivity,
    search: ComponentSearch,
    terminals: Vec<u32>,
    /// The sites of the last walk back.
    walked: Vec<u32>,
    /// Cut vertices without an anchor of their own.
    cuts: Vec<u32>,
}

impl DynamicGrid {
    /// Terminals are not blocked, and there is at least one.
    pub(in crate::chisel) fn new(grid: Grid, terminals: &[u32], states: &[CellState]) -> Self {
        let padded = PaddedGrid::new(grid);
        let mut connectivity = Connectivity::new(&padded);
        for (node, &state) in (0..).zip(states) {
            if state == CellState::Blocked {
                let ring = connectivity.ring(&padded, padded.site(node));
                connectivity.block(&padded, &ring);
            }
        }
        let terminals: Vec<u32> = terminals.iter().map(|&node| padded.site(node)).collect();
        let start = terminals.first().copied().unwrap_or_default();
        let distances =
            IncrementalDistances::new(&padded, start, |site| connectivity.is_open(site));
        let search = ComponentSearch::new(&padded);
        let (walked, cuts) = (Vec::new(), Vec::new());
        Self { padded, distances, connectivity, search, terminals, walked, cuts }
    }

    /// Blocks the cell, unless that would disconnect what is on the witness.
    pub(in crate::chisel) fn block(&mut self, node: u32, on_witness: &[bool]) -> bool {
        let site = self.padded.site(node);
        let reachable = self.distances.of(site) != UNREACHABLE;
        let ring = self.connectivity.ring(&self.padded, site);
        let groups = self.connectivity.groups(&self.padded, &ring);
        if on_witness[node as usize] {
            let separates =
                groups.as_ref().is_some_and(|groups| self.separates_witness(groups, on_witness));
            // What is on the witness and taken out is a cut vertex.
            if separates || !reachable {
                return false;
            }
        }
        self.connectivity.block(&self.padded, &ring);
        if reachable {
            self.distances.block(&self.padded, site);
            if let Some(groups) = groups {
                self.forget_off_witness(site, &groups, on_witness);
            }
        }
        true
    }

    fn separates_witness(&self, groups: &NeighborGroups, on_witness: &[bool]) -> bool {
        let on = |&site: &u32| on_witness[self.padded.node(site) as usize];
        groups.iter().filter(|group| group.iter().any(on)).count() > 1
    }

    /// Forgets what is cut off from the witness without the site.
    fn forget_off_witness(&mut self, site: u32, groups: &NeighborGroups, on_witness: &[bool]) {
        let (padded, connectivity) = (&self.padded, &self.connectivity);
        let on = |site| connectivity.is_open(site) && on_witness[padded.node(site) as usize];
        let mut cut_off = Vec::new();
        let reachable = |site| self.distances.of(site) != UNREACHABLE;
        self.search.without_wanted(padded, site, groups, reachable, on, |site| cut_off.push(site));
        for site in cut_off {
            self.distances.forget(site);
        }
    }

    /// Makes the distances exact that a walk back from the terminals needs; false if one of them
    /// cannot be reached.
    pub(in crate::chisel) fn update(&mut self) -> bool {
        // Once there are cut vertices, nothing that disconnects the terminals is ever blocked.
        let reachable = |&terminal: &u32| self.distances.of(terminal) != UNREACHABLE;
        if self.cuts.is_empty() && !self.terminals.iter().all(reachable) {
            return false;
        }
        self.forget_before_cuts();
        self.distances.update(&self.padded, &self.ends());
        true
    }

    /// Where paths are wanted to: cut vertices, and terminals other than the first.
    fn ends(&self) -> Vec<u32> {
        self.terminals.iter().skip(1).chain(&self.cuts).copied().collect()
    }

    /// Forgets what can only be reached backwards, through a cut vertex from its near side.
    fn forget_before_cuts(&mut self) {
        for &cut in &self.cuts {
            let (padded, distances) = (&self.padded, &self.distances);
            let near_side =
                |&site: &u32| distances.anchor(site) != cut && distances.of(site) != UNREACHABLE;
            let Some(groups) = self.connectivity.groups_around(padded, cut) else { continue };
            let groups = groups.filter(near_side);
            let mut cut_off = Vec::new();
            let reachable = |site| distances.of(site) != UNREACHABLE;
            let anchored = |site| distances.of(site) == 0 || distances.anchor(site) != NO_SITE;
            self.search.without_wanted(padded, cut, &groups, reachable, anchored, |site| {
                cut_off.push(site);
            });
            for site in cut_off {
                self.distances.forget(site);
            }
        }
    }

    /// Now and then, along the witness that was just walked back: finds cut vertices, and measures how far
    /// it is from everywhere to them and to the ends.
    pub(in crate::chisel) fn learn_from(&mut self, on_witness: &[bool]) {
        if self.distances.is_bound_loose() {
            self.find_cuts(on_witness);
            let ends = self.ends();
            self.distances.tighten_bound(&self.padded, &ends);
        }
    }

    fn find_cuts(&mut self, on_witness: &[bool]) {
        // Between more terminals a path may go through a cut vertex and back.
        if self.terminals.len() != 2 {
            return;
        }
        for site in std::mem::take(&mut self.walked).into_iter().rev() {
            let distance = self.distances.of(site);
            if distance == UNREACHABLE || distance == 0 {
                continue;
            }
            if let Some(groups) = self.connectivity.groups_around(&self.padded, site)
                && self.separates_witness(&groups, on_witness)
            {
                self.cut(site, distance, &groups);
                self.forget_off_witness(site, &groups, on_witness);
            }
        }
        for cut in std::mem::take(&mut self.cuts) {
            if self.distances.anchor(cut) == NO_SITE {
                self.cuts.push(cut);
            } else {
                self.forget_detours(cut);
            }
        }
    }

    /// Next to the cut vertex before it, a cut vertex is always reached from there: other paths to it are of
    /// no use.
    fn forget_detours(&mut self, cut: u32) {
        let mut detours = Vec::from_iter(self.padded.neighbors(cut));
        while let Some(site) = detours.pop() {
            if self.distances.of(site) != UNREACHABLE && self.distances.anchor(site) != cut {
                self.distances.forget(site);
                detours.extend(self.padded.neighbors(site));
            }
        }
    }

    fn cut(&mut self, site: u32, distance: u32, groups: &NeighborGroups) {
        let anchor = self.distances.anchor(site);
        for group in groups.iter() {
            let nearer = |&side: &u32| side == anchor || self.distances.of(side) == distance - 1;
            if !group.iter().any(nearer) {
                for &far_side in group {
                    self.distances.set_anchor(&self.padded, far_side, site, distance);
                }
            }
        }
        self.distances.block(&self.padded, site);
        self.cuts.push(site);
    }

    /// From a node that was measured one step nearer to the first terminal each time, until `arrived`.
    pub(in crate::chisel) fn walk_back(
        &mut self,
        far: u32,
        arrived: impl Fn(u32) -> bool,
        draws: Option<&mut Draws>,
    ) -> Vec<u32> {
        let walk = if self.padded.is_diagonal() {
            self.walk::<8>(far, arrived, draws)
        } else {
            self.walk::<4>(far, arrived, draws)
        };
        self.walked.clear();
        self.walked.extend(walk.iter().map(|(site, _)| site));
        walk.into_iter().map(|(_, node)| node).collect()
    }

    /// Sites, each with its node; `N` is how many neighbours they have.
    fn walk<const N: usize>(
        &self,
        far: u32,
        arrived: impl Fn(u32) -> bool,
        draws: Option<&mut Draws>,
    ) -> Vec<(u32, u32)> {
        let (padded, distances) = (&self.padded, &self.distances);
        let (steps, node_steps) = (padded.steps::<N>(), padded.node_steps::<N>());
        let nearer = |(site, node): (u32, u32), nearer: &mut Vec<(u32, u32)>| {
            let anchor = distances.anchor(site);
            if anchor != NO_SITE {
                nearer.push((anchor, padded.node(anchor)));
                return;
            }
            let wanted = distances.distance_from_anchor(padded, site).wrapping_sub(1);
            for (step, node_step) in steps.into_iter().zip(node_steps) {
                let neighbor = site.wrapping_add(step);
                if distances.of(neighbor) == wanted && distances.anchor(neighbor) != site {
                    nearer.push((neighbor, node.wrapping_add(node_step)));
                }
            }
        };
        walk_back((padded.site(far), far), |(_, node)| arrived(node), nearer, draws)
    }
}
