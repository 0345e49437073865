//! Carving step by step, without what is needed to go back.

use super::carver::{Aftermath, Carver, Step};
use super::options::Chisel;
use super::{Carving, carving};
use crate::error::Error;
use crate::graph::Graph;
use crate::grid::CellState;

/// A carving that can be stepped. To go back, begin again from a clone; with the crate's feature `whole` it goes
/// back by itself.
///
/// It is an iterator of [`Step`]s; draining it is what [`chisel`](super::chisel) does.
#[derive(Debug, Clone)]
pub struct Chiseler<G> {
    carver: Carver<G>,
    steps: u32,
    last: Option<Step>,
}

impl<G: Graph> Chiseler<G> {
    /// Gets ready to carve: nothing is removed yet.
    ///
    /// # Errors
    /// [`Error::NoPath`] if the terminals cannot be joined, and what [`chisel`](super::chisel)
    /// refuses.
    pub fn new(graph: G, options: &Chisel<'_>) -> Result<Self, Error> {
        let (carver, _) = Carver::new(graph, options)?;
        Ok(Self { carver, steps: 0, last: None })
    }

    /// Takes up to `n` steps and returns how many were taken; 0 means that carving is done.
    pub fn step(&mut self, n: u32) -> u32 {
        let before = self.steps;
        while self.steps - before < n && self.next().is_some() {}
        self.steps - before
    }

    /// How many steps have been taken to get here.
    #[must_use]
    pub const fn step_count(&self) -> u32 {
        self.steps
    }

    /// Whether no step is left from here.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.carver.is_done()
    }

    /// The share of nodes that is decided, from 0 to 1.
    pub(super) fn decided(&self) -> f64 {
        let states = &self.carver.states;
        let open = states.iter().filter(|state| **state == CellState::Open).count();
        if self.is_done() { 1.0 } else { 1.0 - open as f64 / states.len() as f64 }
    }

    /// The step that led here; `None` at the start.
    #[must_use]
    pub const fn last_step(&self) -> Option<Step> {
        self.last
    }

    /// What is decided about each node.
    #[must_use]
    pub fn states(&self) -> &[CellState] {
        &self.carver.states
    }

    /// A way that joins the terminals: with two of them, in order from the first to the second;
    /// with more, that path followed by each further branch, towards its terminal.
    #[must_use]
    pub fn witness(&self) -> &[u32] {
        self.carver.witness.nodes()
    }

    /// Carves to the end and says what stays.
    #[must_use]
    pub fn finish(mut self) -> Carving {
        while self.next().is_some() {}
        carving(&self.carver, self.steps)
    }
}

impl<G: Graph> Iterator for Chiseler<G> {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        let step = self.carver.step(&mut Aftermath::default())?;
        self.last = Some(step);
        self.steps += 1;
        Some(step)
    }
}
