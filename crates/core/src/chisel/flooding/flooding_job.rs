//! Carving by floods, in portions.

use super::flood::{Flood, Reach};
use super::merge_tree::certain_nodes;
use crate::chisel::carving::Carving;
use crate::chisel::options::Chisel;
use crate::chisel::priority::Priorities;
use crate::chisel::sort::ascending;
use crate::error::Error;
use crate::graph::Graph;

/// Floods until all that stays is known. With wiggliness 1 and nothing that stops it early, every open node is
/// decided once, so the number of steps is known beforehand.
#[derive(Debug)]
pub(in crate::chisel) struct FloodingJob<G> {
    flood: Flood<G>,
    /// In the order in which they were given, unless one was given twice.
    ends: Vec<u32>,
    /// Two terminals were given, so that the path has an order of nodes.
    is_path: bool,
    /// How many nodes the floods before this one visited.
    visited: u64,
}

/// What a portion of the work leads to.
#[derive(Debug)]
pub(in crate::chisel) enum Progress<G> {
    More(Box<FloodingJob<G>>),
    /// `None` where walls disconnect the terminals.
    Done(Option<Carving>),
}

impl<G: Graph> FloodingJob<G> {
    pub(in crate::chisel) fn begin(graph: G, options: &Chisel<'_>) -> Result<Progress<G>, Error> {
        options.check(&graph)?;
        let priorities = Priorities::new(options, graph.node_count());
        let distinct = ascending(options.terminals);
        let mut flood = Flood::new(graph, priorities, options.walls, distinct.len() == 2);
        let is_path = options.terminals.len() == 2;
        let keeps_order = is_path && distinct.len() == 2;
        let ends = if keeps_order { options.terminals.to_vec() } else { distinct };
        Ok(match flood.begin(&ends) {
            Reach::Never => Progress::Done(None),
            _ => Progress::More(Box::new(Self { flood, ends, is_path, visited: 0 })),
        })
    }

    /// Visits about so many nodes more.
    pub(in crate::chisel) fn advance(mut self: Box<Self>, portion: u32) -> Progress<G> {
        match self.flood.advance(portion) {
            Reach::Part => Progress::More(self),
            Reach::Never => Progress::Done(None),
            Reach::All => self.finish_flood(),
        }
    }

    /// All ends are reached: what stays is known, or what to flood next.
    fn finish_flood(mut self: Box<Self>) -> Progress<G> {
        if self.ends.len() <= 2 {
            let last = self.ends.last().copied().unwrap_or_default();
            return Progress::Done(Some(self.carving(self.flood.path(last))));
        }
        let (kept, left) = certain_nodes(&self.flood);
        if left == 0 {
            return Progress::Done(Some(self.carving(kept)));
        }
        self.visited += self.flood.len() as u64;
        // They are connected already, so they are reached again.
        self.flood.begin(&kept);
        Progress::More(self)
    }

    fn carving(&self, kept: Vec<u32>) -> Carving {
        let nodes = ascending(&kept);
        let path = if self.is_path { kept } else { Vec::new() };
        // The ends that floods added were decided, too.
        let steps = self.flood.open_nodes() - self.ends.len() as u32;
        Carving { nodes, path, steps }
    }

    /// The share of the work that is done. Two sides usually meet when they have visited a fifth to two fifths
    /// of the nodes; from one terminal a flood visits two fifths to two thirds. How often floods are started
    /// again is not known beforehand: so this comes ever nearer to 1.
    pub(in crate::chisel) fn progress(&self) -> f64 {
        let visited = self.visited + self.flood.len() as u64;
        let pace = if self.flood.is_two_sided() { 4.0 } else { 2.0 };
        let rest = 1.0 / (1.0 + pace * visited as f64 / f64::from(self.flood.open_nodes()));
        1.0 - rest * rest
    }
}
