//! The decisions of a carving, and its state between any two of them.

use super::witness::Witness;
use crate::carve::distances::{Distances, searched};
use crate::graph::Map;
use crate::grid::CellState;
use crate::rng::Draws;

/// A decision of a [`Chiseler`](crate::carve::Chiseler).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Step {
    /// The node that it decided.
    pub node: u32,
    /// True if the node has to stay, because its loss would separate the terminals; false if it was removed.
    pub forced: bool,
}

impl Step {
    pub(super) const fn state(self) -> CellState {
        if self.forced { CellState::Forced } else { CellState::Blocked }
    }
}

/// All decisions in order, and the draws of each new witness. That is enough to go back, without storing a state for
/// each step.
#[derive(Debug, Default)]
pub(super) struct History {
    pub(super) changes: Vec<Step>,
    /// The index in `changes` at which each step begins; decisions before the first step come before it.
    starts: Vec<u32>,
    /// The steps that searched, counted from 1.
    searches: Vec<u32>,
    renewals: Vec<Renewal>,
}

#[derive(Debug, Clone)]
struct Renewal {
    /// The number of changes when the witness was renewed.
    changes: u32,
    draws: Option<Draws>,
}

/// The state after an earlier step.
#[derive(Debug)]
pub(super) struct View {
    pub(super) step: u32,
    /// The number of changes that `states` includes.
    changes: u32,
    pub(super) states: Vec<CellState>,
    pub(super) witness: Witness,
    /// The index of the renewal that made `witness`.
    renewal: usize,
}

impl History {
    pub(super) fn steps(&self) -> u32 {
        self.starts.len() as u32
    }

    /// Begins a step, which searches or not. Decisions from now on belong to it.
    pub(super) fn begin_step(&mut self, searches: bool) {
        self.starts.push(self.changes.len() as u32);
        if searches {
            self.searches.push(self.steps());
        }
    }

    /// Records the draws of a new witness.
    pub(super) fn renew(&mut self, draws: Option<Draws>) {
        self.renewals.push(Renewal { changes: self.changes.len() as u32, draws });
    }

    /// The last of this many steps; `None` for 0.
    pub(super) fn step_before(&self, steps: u32) -> Option<Step> {
        let start = *self.starts.get(steps.checked_sub(1)? as usize)?;
        self.changes.get(start as usize).copied()
    }

    /// How many of this many steps searched.
    pub(super) fn searches(&self, steps: u32) -> u32 {
        self.searches.partition_point(|&step| step <= steps) as u32
    }

    /// Whether the last of this many steps searched.
    pub(super) fn searched_at(&self, steps: u32) -> bool {
        self.searches.binary_search(&steps).is_ok()
    }

    /// The current state, from which [`History::show_step`] starts.
    pub(super) fn now(&self, states: &[CellState], witness: &Witness) -> View {
        View {
            step: self.steps(),
            changes: self.changes.len() as u32,
            states: states.to_vec(),
            witness: witness.clone(),
            renewal: self.renewals.len() - 1,
        }
    }

    /// Makes `view` show the state after an earlier step.
    pub(super) fn show_step(&self, view: &mut View, step: u32, map: &impl Map, terminals: &[u32]) {
        view.step = step;
        let start = self.starts.get(step as usize).copied();
        let changes = start.unwrap_or(self.changes.len() as u32);
        let renewal = self.renewals.partition_point(|renewal| renewal.changes <= changes) - 1;
        if renewal != view.renewal {
            view.renewal = renewal;
            let Renewal { changes, mut draws } = self.renewals[renewal].clone();
            self.show(view, changes);
            let mut distances = searched(&view.states);
            distances.update(map, terminals);
            view.witness.renew(map, terminals, &distances, draws.as_mut());
        }
        self.show(view, changes);
    }

    /// Undoes or redoes changes until `view` shows this many.
    fn show(&self, view: &mut View, changes: u32) {
        let (now, then) = (view.changes as usize, changes as usize);
        for change in &self.changes[now.min(then)..now.max(then)] {
            let state = if then < now { CellState::Open } else { change.state() };
            view.states[change.node as usize] = state;
        }
        view.changes = changes;
    }
}
