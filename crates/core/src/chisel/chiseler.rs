//! Carving step by step, back and forth.

use super::carver::{Aftermath, Carver, Step};
use super::options::Chisel;
use super::ways::Ways;
use super::witness::Witness;
use super::{Carving, carving};
use crate::error::Error;
use crate::graph::Graph;
use crate::grid::CellState;
use crate::rng::Draws;

/// A carving that can be stepped, rewound and replayed.
///
/// It is an iterator of [`Step`]s; draining it is what [`chisel`](super::chisel) does. Moving back
/// restores exactly what was there, and moving on again takes the same steps. Memory grows with the
/// nodes, not with nodes × steps; a move back costs O(nodes).
///
/// ```
/// use meander_core::{Chisel, Chiseler, Grid};
/// let grid = Grid::new(20, 20)?;
/// let mut chiseler = Chiseler::new(grid, &Chisel { seed: 7, ..Chisel::new(&[21, 378]) })?;
/// chiseler.step(100);
/// let states = chiseler.states().to_vec();
/// chiseler.step(50);
/// chiseler.seek(100);
/// assert_eq!(chiseler.states(), states);
/// # Ok::<(), meander_core::Error>(())
/// ```
#[derive(Debug, Clone)]
pub struct Chiseler<G> {
    carver: Carver<G>,
    history: History,
    /// Where the steps are looked at from; `None` at the furthest step taken.
    view: Option<View>,
}

/// What is needed to go back: each node decided, in order, and where new witnesses came from.
#[derive(Debug, Clone, Default)]
struct History {
    changes: Vec<Step>,
    /// Where in `changes` each step begins; what came before the first step stands before it.
    starts: Vec<u32>,
    renewals: Vec<Renewal>,
}

#[derive(Debug, Clone)]
struct Renewal {
    /// How many changes stood when the witness was looked for.
    changes: u32,
    draws: Option<Draws>,
}

#[derive(Debug, Clone)]
struct View {
    step: u32,
    /// How many changes `states` shows.
    changes: u32,
    states: Vec<CellState>,
    witness: Witness,
    /// Which renewal `witness` is of.
    renewal: usize,
}

impl<G: Graph> Chiseler<G> {
    /// Gets ready to carve: nothing is removed yet.
    ///
    /// # Errors
    /// [`Error::NoPath`] if the terminals cannot be joined, and what [`chisel`](super::chisel)
    /// refuses.
    pub fn new(graph: G, options: &Chisel<'_>) -> Result<Self, Error> {
        let (carver, aftermath) = Carver::new(graph, options)?;
        let mut history = History::default();
        history.renew(&aftermath, 0);
        history.changes.extend(aftermath.decided);
        Ok(Self { carver, history, view: None })
    }

    /// Takes up to `n` steps and returns how many were taken; 0 means that carving is done.
    pub fn step(&mut self, n: u32) -> u32 {
        let before = self.step_count();
        self.seek(before.saturating_add(n));
        self.step_count() - before
    }

    /// Goes to the moment after `step` steps, back or forth, at most to the end.
    pub fn seek(&mut self, step: u32) {
        while self.history.steps() < step && self.advance().is_some() {}
        if step >= self.history.steps() {
            self.view = None;
            return;
        }
        let mut view = self.view.take().unwrap_or_else(|| View {
            step: self.history.steps(),
            changes: self.history.changes.len() as u32,
            states: self.carver.states.clone(),
            witness: self.carver.witness.clone(),
            renewal: self.history.renewals.len() - 1,
        });
        view.step = step;
        let changes = self.history.changes_after(step);
        let renewal =
            self.history.renewals.partition_point(|renewal| renewal.changes <= changes) - 1;
        if renewal != view.renewal {
            view.renewal = renewal;
            let Renewal { changes, mut draws } = self.history.renewals[renewal].clone();
            self.history.show(&mut view, changes);
            let (graph, terminals) = (&self.carver.graph, &self.carver.terminals);
            let mut ways = Ways::searched(&view.states);
            ways.measure(graph, terminals, &view.states);
            view.witness.renew(graph, terminals, &mut ways, draws.as_mut());
        }
        self.history.show(&mut view, changes);
        self.view = Some(view);
    }

    fn advance(&mut self) -> Option<Step> {
        let mut aftermath = Aftermath::default();
        let step = self.carver.step(&mut aftermath)?;
        let start = self.history.changes.len() as u32;
        self.history.starts.push(start);
        self.history.changes.push(step);
        self.history.renew(&aftermath, start + 1);
        self.history.changes.extend(aftermath.decided);
        Some(step)
    }

    /// How many steps have been taken to get here.
    #[must_use]
    pub fn step_count(&self) -> u32 {
        self.view.as_ref().map_or_else(|| self.history.steps(), |view| view.step)
    }

    /// Whether no step is left from here.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.view.is_none() && self.carver.is_done()
    }

    /// The share of nodes that is decided, from 0 to 1, at the furthest step taken.
    pub(super) fn decided(&self) -> f64 {
        // Each node is decided once, and walls and terminals are from the start.
        let (decided, all) = (self.history.changes.len(), self.carver.states.len());
        if self.carver.is_done() { 1.0 } else { decided as f64 / all as f64 }
    }

    /// The step that led here; `None` at the start.
    #[must_use]
    pub fn last_step(&self) -> Option<Step> {
        let start = *self.history.starts.get(self.step_count().checked_sub(1)? as usize)?;
        self.history.changes.get(start as usize).copied()
    }

    /// What is decided about each node.
    #[must_use]
    pub fn states(&self) -> &[CellState] {
        self.view.as_ref().map_or(&self.carver.states, |view| &view.states)
    }

    /// A way that joins the terminals: with two of them, in order from the first to the second;
    /// with more, that path followed by each further branch, towards its terminal.
    #[must_use]
    pub fn witness(&self) -> &[u32] {
        self.view.as_ref().map_or(&self.carver.witness, |view| &view.witness).nodes()
    }

    /// Carves to the end and says what stays.
    #[must_use]
    pub fn finish(mut self) -> Carving {
        while self.advance().is_some() {}
        carving(&self.carver, self.history.steps())
    }
}

impl<G: Graph> Iterator for Chiseler<G> {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        if self.step(1) == 0 { None } else { self.last_step() }
    }
}

impl History {
    fn steps(&self) -> u32 {
        self.starts.len() as u32
    }

    /// How many changes stand after this many steps.
    fn changes_after(&self, step: u32) -> u32 {
        self.starts.get(step as usize).copied().unwrap_or(self.changes.len() as u32)
    }

    fn renew(&mut self, aftermath: &Aftermath, changes: u32) {
        if let Some(draws) = aftermath.renewed.clone() {
            self.renewals.push(Renewal { changes, draws });
        }
    }

    /// Takes back or redoes changes until `view` shows this many.
    fn show(&self, view: &mut View, changes: u32) {
        let (now, then) = (view.changes as usize, changes as usize);
        if then < now {
            for change in &self.changes[then..now] {
                view.states[change.node as usize] = CellState::Open;
            }
        } else {
            for change in &self.changes[now..then] {
                view.states[change.node as usize] = change.outcome.state();
            }
        }
        view.changes = changes;
    }
}
