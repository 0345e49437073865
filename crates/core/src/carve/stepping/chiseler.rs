//! Carving step by step, back and forth.

use super::carver::Carver;
use super::history::{Step, View};
use crate::carve::options::{Carving, Chisel};
use crate::error::Error;
use crate::graph::Map;
use crate::grid::CellState;

/// A carving that can be stepped, rewound and replayed.
///
/// It is an iterator of [`Step`]s; draining it is what [`chisel`](crate::carve::chisel) does. Moving back
/// restores exactly what was there, and moving on again takes the same steps. Memory grows with the
/// nodes, not with nodes × steps; a move back costs O(nodes).
///
/// ```
/// use meander_core::{Grid, carve::{Chisel, Chiseler}};
/// let grid = Grid::new(20, 20)?;
/// let mut chiseler = Chiseler::new(grid, &Chisel::new(&[21, 378]).seed(7))?.unwrap();
/// chiseler.step(100);
/// let states = chiseler.states().to_vec();
/// chiseler.step(50);
/// chiseler.seek(100);
/// assert_eq!(chiseler.states(), states);
/// # Ok::<(), meander_core::Error>(())
/// ```
#[derive(Debug, Clone)]
pub struct Chiseler<M> {
    carver: Carver<M>,
    /// Where the steps are looked at from; `None` at the furthest step taken.
    view: Option<View>,
}

impl<M: Map> Chiseler<M> {
    /// Gets ready to carve: nothing is removed yet. `Ok(None)` where nothing connects the terminals, or one of them is
    /// on a wall.
    ///
    /// # Errors
    /// What [`chisel`](crate::carve::chisel) refuses.
    pub fn new(map: M, options: &Chisel<'_>) -> Result<Option<Self>, Error> {
        Ok(Carver::new(map, options)?.map(|carver| Self { carver, view: None }))
    }

    /// Takes up to `n` steps and returns how many were taken; 0 means that carving is done.
    pub fn step(&mut self, n: u32) -> u32 {
        let before = self.step_count();
        self.seek(before.saturating_add(n));
        self.step_count() - before
    }

    /// Goes to the moment after `step` steps, back or forth, at most to the end.
    pub fn seek(&mut self, step: u32) {
        while self.carver.history.steps() < step && self.carver.step().is_some() {}
        if step >= self.carver.history.steps() {
            self.view = None;
            return;
        }
        let Carver { graph, terminals, states, witness, history, .. } = &self.carver;
        let view = self.view.get_or_insert_with(|| history.now(states, witness));
        history.show_step(view, step, graph, terminals);
    }

    /// How many steps have been taken to get here.
    #[must_use]
    pub fn step_count(&self) -> u32 {
        self.view.as_ref().map_or_else(|| self.carver.history.steps(), |view| view.step)
    }

    /// Whether no step is left from here.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.view.is_none() && self.carver.is_done()
    }

    /// The share of nodes that is decided, from 0 to 1, at the furthest step taken.
    pub(in crate::carve) fn decided(&self) -> f64 {
        // Each node is decided once, and walls and terminals are from the start.
        let (decided, all) = (self.carver.history.decided(), self.carver.states.len());
        if self.carver.is_done() { 1.0 } else { decided as f64 / all as f64 }
    }

    /// The step that led here; `None` at the start.
    #[must_use]
    pub fn last_step(&self) -> Option<Step> {
        self.carver.history.step_before(self.step_count())
    }

    /// How many of the steps taken to get here decided a node on the witness. Only these cost a search for another
    /// path; any other node goes without one.
    #[must_use]
    pub fn search_count(&self) -> u32 {
        self.carver.history.searches(self.step_count())
    }

    /// Whether the step that led here decided a node on the witness, and so cost a search.
    #[must_use]
    pub fn last_searched(&self) -> bool {
        self.last_step().is_some() && self.carver.history.searched_at(self.step_count())
    }

    /// What is decided about each node.
    #[must_use]
    pub fn states(&self) -> &[CellState] {
        self.view.as_ref().map_or(&self.carver.states, |view| &view.states)
    }

    /// Paths that connect the terminals: with two of them, in order from the first to the second;
    /// with more, that path followed by each further branch, towards its terminal.
    #[must_use]
    pub fn witness(&self) -> &[u32] {
        self.view.as_ref().map_or(&self.carver.witness, |view| &view.witness).nodes()
    }

    /// Carves to the end and says what stays.
    #[must_use]
    pub fn finish(mut self) -> Carving {
        while self.carver.step().is_some() {}
        self.carving()
    }

    /// What stays at the furthest step taken.
    pub(in crate::carve) fn carving(&self) -> Carving {
        self.carver.carving()
    }
}

impl<M: Map> Iterator for Chiseler<M> {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        if self.step(1) == 0 { None } else { self.last_step() }
    }
}
