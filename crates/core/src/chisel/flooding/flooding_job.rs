//! Carving by floods, in portions.

use super::flood::{Flood, Reach};
use super::sides::SIDES;
use super::steiner_tree::SteinerTree;
use crate::chisel::carving::Carving;
use crate::chisel::options::{Chisel, Site};
use crate::chisel::priority::Priorities;
use crate::error::Error;
use crate::graph::Graph;
use crate::sort::ascending;

/// Floods until all that stays is known. With wiggliness 1 and nothing that stops it early, every open node is
/// decided once, so the number of steps is known beforehand.
#[derive(Debug)]
pub(in crate::chisel) struct FloodingJob<G> {
    flood: Flood<G>,
    /// In the order in which they were given, unless one was given twice.
    ends: Vec<u32>,
    /// Two terminals were given, so that the path has an order of nodes.
    is_path: bool,
    /// Once the flood between more than two ends has ended.
    steiner: Option<SteinerTree>,
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
        let Site { terminals, walls } = options.check(&graph)?;
        let priorities = Priorities::new(options, graph.node_count());
        let distinct = ascending(&terminals);
        let is_path = terminals.len() == 2;
        let keeps_order = is_path && distinct.len() == 2;
        let ends = if keeps_order { terminals.into_owned() } else { distinct };
        let sides = ends.len().min(SIDES);
        Ok(match Flood::begin(graph, priorities, &walls, &ends, sides) {
            None => Progress::Done(None),
            Some(flood) => Progress::More(Box::new(Self { flood, ends, is_path, steiner: None })),
        })
    }

    /// Visits so many nodes more, or decides so many.
    pub(in crate::chisel) fn advance(mut self: Box<Self>, portion: u32) -> Progress<G> {
        if let Some(mut steiner) = self.steiner.take() {
            if steiner.decide(&self.flood, portion) {
                return Progress::Done(Some(self.carving(steiner.into_kept())));
            }
            self.steiner = Some(steiner);
            return Progress::More(self);
        }
        match self.flood.advance(portion) {
            Reach::Part => Progress::More(self),
            Reach::Never => Progress::Done(None),
            Reach::All => self.finish_flood(),
        }
    }

    /// All ends are reached: what stays is known, or what to decide.
    fn finish_flood(mut self: Box<Self>) -> Progress<G> {
        if self.ends.len() <= 2 {
            let last = self.ends.last().copied().unwrap_or_default();
            return Progress::Done(Some(self.carving(self.flood.path(last))));
        }
        self.steiner = Some(SteinerTree::new(&mut self.flood, &self.ends));
        Progress::More(self)
    }

    fn carving(&self, kept: Vec<u32>) -> Carving {
        let nodes = ascending(&kept);
        let path = if self.is_path { kept } else { Vec::new() };
        let steps = self.flood.open_nodes() - self.ends.len() as u32;
        Carving { nodes, path, steps }
    }

    /// The share of the work that is done. Sides usually have met when they have visited a fifth to a half of the
    /// nodes, of which some stay.
    pub(in crate::chisel) fn progress(&self) -> f64 {
        let decided = self.steiner.as_ref().map_or(0, SteinerTree::kept_count);
        let done = (self.flood.visited().len() + decided) as f64;
        let rest = 1.0 / (1.0 + 4.0 * done / f64::from(self.flood.open_nodes()));
        1.0 - rest * rest
    }
}
