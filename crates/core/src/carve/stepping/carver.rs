//! The algorithm itself, one decision at a time.

use super::history::{History, Step};
use super::picker::Picker;
use super::witness::Witness;
use crate::carve::distances::{Distances, searched};
use crate::carve::incremental::DynamicGrid;
use crate::carve::options::{Carving, Chisel, open_nodes};
use crate::error::Error;
use crate::graph::Map;
use crate::grid::CellState;
use crate::rng::Draws;
use crate::search::separating;
use crate::sort::sorted_unique;

/// The state of a carving between two decisions.
#[derive(Debug)]
pub(super) struct Carver<G> {
    pub(super) graph: G,
    pub(super) terminals: Vec<u32>,
    pub(super) states: Vec<CellState>,
    pub(super) witness: Witness,
    distances: Box<dyn Distances<G>>,
    picker: Picker,
    draws: Draws,
    /// False at wiggliness 1, where any witness will do.
    random_witness: bool,
    articulation: bool,
    open: u32,
    open_at_start: u32,
    /// 0 without an early stop.
    stop_open: f64,
    stop_forced_streak: u32,
    forced_streak: u32,
    prune_distance: u32,
    pub(super) history: History,
}

impl<G: Map> Carver<G> {
    /// `None` if nothing connects the terminals, or a terminal is on a wall.
    pub(super) fn new(graph: G, options: &Chisel<'_>) -> Result<Option<Self>, Error> {
        let Some(input) = options.check(&graph)? else { return Ok(None) };
        let states = input.starting_states();
        let open = open_nodes(&states).count() as u32;
        let distances: Box<dyn Distances<G>> = match graph.as_grid() {
            Some(grid) => Box::new(DynamicGrid::new(grid, &input.nodes, &states)),
            None => Box::new(searched(&states)),
        };
        let mut carver = Self {
            picker: Picker::new(options, &states),
            witness: Witness::new(states.len()),
            distances,
            terminals: input.nodes.into_owned(),
            draws: Draws::new(options.seed),
            random_witness: !options.is_plain(),
            articulation: options.articulation,
            open,
            open_at_start: open,
            stop_open: options.stop_open_fraction * f64::from(open),
            stop_forced_streak: options.stop_forced_streak,
            forced_streak: 0,
            prune_distance: options.prune_distance,
            history: History::default(),
            graph,
            states,
        };
        if !carver.distances.update(&carver.graph, &carver.terminals) {
            return Ok(None);
        }
        carver.renew();
        Ok(Some(carver))
    }

    pub(super) fn is_done(&self) -> bool {
        let streak = self.stop_forced_streak;
        f64::from(self.open) <= self.stop_open || (streak > 0 && self.forced_streak >= streak)
    }

    /// Decides one more node; `None` at the end.
    pub(super) fn step(&mut self) -> Option<Step> {
        if self.is_done() {
            return None;
        }
        let node = self.picker.pick(&self.states, &mut self.draws)?;
        let on_witness = self.witness.on[node as usize];
        let step = Step { node, forced: !self.block(node) };
        self.history.begin_step(on_witness);
        self.decide(step);
        if step.forced {
            self.forced_streak += 1;
        } else if on_witness {
            self.forced_streak = 0;
            self.renew();
        }
        if self.prune_distance > 0 && 2 * self.open <= self.open_at_start {
            self.prune();
        }
        Some(step)
    }

    /// Blocks the node; false if that would disconnect the terminals.
    fn block(&mut self, node: u32) -> bool {
        self.distances.block(&self.graph, &self.terminals, node, &self.witness.on)
    }

    fn decide(&mut self, step: Step) {
        self.states[step.node as usize] = step.state();
        self.picker.remove(step.node);
        self.open -= 1;
        self.history.changes.push(step);
    }

    /// Makes a new witness from the updated distances.
    fn renew(&mut self) {
        self.history.renew(self.random_witness.then(|| self.draws.clone()));
        let draws = self.random_witness.then_some(&mut self.draws);
        let old = self.witness.renew(&self.graph, &self.terminals, &*self.distances, draws);
        self.distances.tighten_bound();
        self.picker.mark(&old, &self.states, false);
        self.picker.mark(&self.witness.nodes, &self.states, true);
        self.force_articulation();
    }

    fn force_articulation(&mut self) {
        if !self.articulation {
            return;
        }
        let mut found = Vec::new();
        let passable = |node: u32| self.states[node as usize] != CellState::Blocked;
        let add = |node: u32| found.push(node);
        separating(&self.graph, &self.terminals, passable, add, |_| {});
        for node in found {
            if self.states[node as usize] == CellState::Open {
                self.decide(Step { node, forced: true });
            }
        }
    }

    /// Blocks every open node too far from the witness; only once.
    fn prune(&mut self) {
        let mut search = searched(&self.states);
        search.run(&self.graph, &self.witness.nodes, |_, _| false);
        let limit = std::mem::take(&mut self.prune_distance);
        for node in 0..self.graph.node_count() {
            if self.states[node as usize] == CellState::Open && search.distance(node) > limit {
                self.block(node);
                self.decide(Step { node, forced: false });
            }
        }
    }

    /// Returns the result, which is the witness. At the end every remaining node is forced, so it is on every path
    /// between the terminals.
    pub(super) fn carving(&self) -> Carving {
        let kept = &self.witness.nodes;
        let path = if self.terminals.len() == 2 { kept.clone() } else { Vec::new() };
        Carving { nodes: sorted_unique(kept), path, steps: self.history.steps() }
    }
}
