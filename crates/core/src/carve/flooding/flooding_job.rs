//! Carving by floods, in portions.

use super::flood::{Flood, Status};
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
    /// Two terminals were given, so that the path has an order of nodes.
    is_path: bool,
    open_nodes: u32,
    steps: u32,
}

#[derive(Debug)]
enum Work<G> {
    Flood(Flood<G>),
    /// Once the flood between more than two ends has ended.
    Decide(SteinerTree<G>),
    Over,
}

impl<G: Map> FloodingJob<G> {
    /// `None` where a terminal is on a wall.
    pub(in crate::carve) fn begin(graph: G, options: &Chisel<'_>) -> Result<Option<Self>, Error> {
        let Input { terminals, walls } = options.check(&graph)?;
        let priorities = Priorities::new(options, graph.node_count());
        let distinct = sorted_unique(&terminals);
        let is_path = terminals.len() == 2;
        let keeps_order = is_path && distinct.len() == 2;
        let ends = if keeps_order { terminals.into_owned() } else { distinct };
        let end_count = ends.len() as u32;
        let flood = Flood::begin(graph, priorities, &walls, ends);
        Ok(flood.map(|flood| {
            let open_nodes = flood.open_nodes();
            Self { work: Work::Flood(flood), is_path, open_nodes, steps: open_nodes - end_count }
        }))
    }

    /// Visits so many nodes more, or decides so many. `None` while there is more to do; then the result, which is `None`
    /// where walls disconnect the terminals.
    pub(in crate::carve) fn advance(&mut self, portion: u32) -> Option<Option<Carving>> {
        let kept = match std::mem::replace(&mut self.work, Work::Over) {
            Work::Flood(mut flood) => match flood.advance(portion) {
                Status::InProgress => {
                    self.work = Work::Flood(flood);
                    return None;
                }
                Status::Disconnected => return Some(None),
                Status::Connected if flood.terminals().len() > 2 => {
                    self.work = Work::Decide(SteinerTree::new(flood.into_completed()));
                    return None;
                }
                Status::Connected => flood.path(),
            },
            Work::Decide(mut steiner) => {
                if !steiner.decide(portion) {
                    self.work = Work::Decide(steiner);
                    return None;
                }
                steiner.into_kept()
            }
            Work::Over => return Some(None),
        };
        let nodes = sorted_unique(&kept);
        let path = if self.is_path { kept } else { Vec::new() };
        Some(Some(Carving { nodes, path, steps: self.steps }))
    }

    /// The share of the work that is done. Sides usually have met when they have visited a fifth to a half of the
    /// nodes, of which some stay.
    pub(in crate::carve) fn progress(&self) -> f64 {
        let done = match &self.work {
            Work::Flood(flood) => flood.visited_count(),
            Work::Decide(steiner) => steiner.done(),
            Work::Over => return 1.0,
        };
        let rest = 1.0 / (1.0 + 4.0 * done as f64 / f64::from(self.open_nodes));
        1.0 - rest * rest
    }
}
