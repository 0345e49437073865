//! Carves step by step, forward and back.

use super::carver::Carver;
use super::history::{Step, View};
use crate::carve::options::{Carving, Chisel};
use crate::error::Error;
use crate::graph::Map;
use crate::grid::CellState;

/// A carving that can be stepped, rewound and replayed.
///
/// It iterates over [`Step`]s, and ends with the result of [`chisel`](crate::carve::chisel). Going back restores the
/// exact state, and going on takes the same steps again. Memory grows with the nodes, whatever the number of steps;
/// going back costs at most one search, in O(nodes).
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
#[derive(Debug)]
pub struct Chiseler<M> {
    carver: Carver<M>,
    /// The earlier moment to show; `None` at the furthest step taken.
    view: Option<View>,
}

impl<M: Map> Chiseler<M> {
    /// Prepares a carving, without a step. Returns `Ok(None)` if nothing connects the terminals, or a terminal is on a
    /// wall.
    ///
    /// # Errors
    /// As [`chisel`](crate::carve::chisel).
    pub fn new(map: M, options: &Chisel<'_>) -> Result<Option<Self>, Error> {
        Ok(Carver::new(map, options)?.map(|carver| Self { carver, view: None }))
    }

    /// Takes up to `n` steps and returns how many it took; 0 at the end.
    pub fn step(&mut self, n: u32) -> u32 {
        let before = self.step_count();
        self.seek(before.saturating_add(n));
        self.step_count() - before
    }

    /// Goes forward or back to the moment after `step` steps, at most to the end.
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

    /// The number of steps up to this moment.
    pub fn step_count(&self) -> u32 {
        self.view.as_ref().map_or_else(|| self.carver.history.steps(), |view| view.step)
    }

    /// Whether carving is at the end.
    pub fn is_done(&self) -> bool {
        self.view.is_none() && self.carver.is_done()
    }

    /// The share of decided nodes, from 0 to 1, at the furthest step taken.
    pub(in crate::carve) fn decided(&self) -> f64 {
        // The history counts each node once, but no walls and terminals: they are decided from the start.
        let (decided, all) = (self.carver.history.changes.len(), self.carver.states.len());
        if self.carver.is_done() { 1.0 } else { decided as f64 / all as f64 }
    }

    /// The last step up to this moment; `None` at the start.
    pub fn last_step(&self) -> Option<Step> {
        self.carver.history.step_before(self.step_count())
    }

    /// How many steps up to this moment hit the witness and so cost a search for another path. Nodes off the witness go
    /// without one.
    pub fn search_count(&self) -> u32 {
        self.carver.history.searches(self.step_count())
    }

    /// Whether the last step hit the witness, and so cost a search.
    pub fn last_searched(&self) -> bool {
        self.last_step().is_some() && self.carver.history.searched_at(self.step_count())
    }

    /// The state of each node: open, blocked or forced.
    pub fn states(&self) -> &[CellState] {
        self.view.as_ref().map_or(&self.carver.states, |view| &view.states)
    }

    /// The witness: paths that connect the terminals. With two, nodes in order from the first to the second; with more,
    /// that path followed by each further branch, towards its terminal.
    pub fn witness(&self) -> &[u32] {
        &self.view.as_ref().map_or(&self.carver.witness, |view| &view.witness).nodes
    }

    /// Carves to the end and returns the result.
    #[must_use]
    pub fn finish(mut self) -> Carving {
        while self.carver.step().is_some() {}
        self.carving()
    }

    /// The result at the furthest step taken.
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
