//! Carving by floods, in portions.

use super::flood::{Flood, Status};
use super::sides::SIDES;
use super::steiner_tree::SteinerTree;
use crate::carve::options::{Carving, Chisel, Input};
use crate::carve::priority::Priorities;
use crate::error::Error;
use crate::graph::Map;
use crate::sort::sorted_unique;

/// Floods until all that stays is known. With wiggliness 1 and nothing that stops it early, every open node is
/// decided once, so the number of steps is known beforehand.
#[derive(Debug)]
pub(in crate::carve) struct FloodingJob<G> {
    work: Work<G>,
    /// In the order in which they were given, unless one was given twice.
    ends: Vec<u32>,
    /// Two terminals were given, so that the path has an order of nodes.
    is_path: bool,
    open_nodes: u32,
}

#[derive(Debug)]
#[expect(clippy::large_enum_variant, reason = "the job that holds it is in a box")]
enum Work<G> {
    Flood(Flood<G>),
    /// Once the flood between more than two ends has ended.
    Decide(SteinerTree<G>),
}

/// What a portion of the work leads to.
#[derive(Debug)]
pub(in crate::carve) enum Progress<G> {
    More(Box<FloodingJob<G>>),
    /// `None` where walls disconnect the terminals.
    Done(Option<Carving>),
}

impl<G: Map> FloodingJob<G> {
    pub(in crate::carve) fn begin(graph: G, options: &Chisel<'_>) -> Result<Progress<G>, Error> {
        let Input { terminals, walls } = options.check(&graph)?;
        let priorities = Priorities::new(options, graph.node_count());
        let distinct = sorted_unique(&terminals);
        let is_path = terminals.len() == 2;
        let keeps_order = is_path && distinct.len() == 2;
        let ends = if keeps_order { terminals.into_owned() } else { distinct };
        let sides = ends.len().min(SIDES);
        Ok(match Flood::begin(graph, priorities, &walls, &ends, sides) {
            None => Progress::Done(None),
            Some(flood) => {
                let open_nodes = flood.open_nodes();
                Progress::More(Box::new(Self {
                    work: Work::Flood(flood),
                    ends,
                    is_path,
                    open_nodes,
                }))
            }
        })
    }

    /// Visits so many nodes more, or decides so many.
    pub(in crate::carve) fn advance(mut self: Box<Self>, portion: u32) -> Progress<G> {
        let is_done = match &mut self.work {
            Work::Flood(flood) => match flood.advance(portion) {
                Status::Disconnected => return Progress::Done(None),
                reach => reach == Status::Connected,
            },
            Work::Decide(steiner) => steiner.decide(portion),
        };
        if is_done { self.go_on() } else { Progress::More(self) }
    }

    /// After the flood, or once all is decided.
    fn go_on(mut self: Box<Self>) -> Progress<G> {
        let kept = match self.work {
            Work::Flood(flood) if self.ends.len() > 2 => {
                let (graph, priorities, visited) = flood.into_completed();
                self.work = Work::Decide(SteinerTree::new(graph, priorities, visited, &self.ends));
                return Progress::More(self);
            }
            Work::Flood(flood) => flood.path(self.ends.last().copied().unwrap_or_default()),
            Work::Decide(steiner) => steiner.into_kept(),
        };
        let nodes = sorted_unique(&kept);
        let path = if self.is_path { kept } else { Vec::new() };
        let steps = self.open_nodes - self.ends.len() as u32;
        Progress::Done(Some(Carving { nodes, path, steps }))
    }

    /// The share of the work that is done. Sides usually have met when they have visited a fifth to a half of the
    /// nodes, of which some stay.
    pub(in crate::carve) fn progress(&self) -> f64 {
        let done = match &self.work {
            Work::Flood(flood) => flood.visited().len(),
            Work::Decide(steiner) => steiner.done(),
        };
        let rest = 1.0 / (1.0 + 4.0 * done as f64 / f64::from(self.open_nodes));
        1.0 - rest * rest
    }
}
