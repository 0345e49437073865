//! The distances by which carving finds a new witness.

use std::fmt;
use std::mem::replace;

use crate::graph::Graph;
use crate::grid::CellState;
use crate::rng::Draws;
use crate::search::{BreadthFirst, walk_back};

/// Steps from the first terminal to each node. On any graph, a breadth-first search measures them after every hit on
/// the witness; on a grid, `DynamicGrid` updates them as cells go. Both find the same distances.
///
/// A trait object instead of an enum, so that a program without grids does not link the code for grids: three kilobytes
/// that readers of the small module would wait for.
pub(super) trait Distances<G>: Send + Sync {
    /// Makes the distances exact up to the furthest terminal; false if a terminal cannot be reached.
    fn update(&mut self, graph: &G, terminals: &[u32]) -> bool;

    /// Blocks the node and, if it is on the witness, updates the distances. Returns false if that would
    /// disconnect the terminals; the node then stays open.
    fn block(&mut self, graph: &G, terminals: &[u32], node: u32, on_witness: &[bool]) -> bool;

    /// Recomputes the bounds that speed up updates, if that pays; distances are exact either way.
    fn tighten_bound(&mut self) {}

    /// Lists the neighbours of a measured node that are one step nearer to the first terminal, in the graph's order.
    fn nearer(&self, graph: &G, node: u32, nearer: &mut Vec<u32>);

    /// Walks from a measured node to the witness, with each step one nearer to the first terminal: to the first such
    /// neighbour, or with draws to a random one. Here, so that the walk calls `nearer` directly.
    fn walk_back(
        &self,
        graph: &G,
        far: u32,
        on_witness: &[bool],
        draws: Option<&mut Draws>,
    ) -> Vec<u32> {
        let nearer = |node, nearer: &mut Vec<u32>| self.nearer(graph, node, nearer);
        walk_back(far, |node| on_witness[node as usize], nearer, draws)
    }
}

/// Not that of each kind of distances, which would stay in a module that never prints them.
impl<G> fmt::Debug for dyn Distances<G> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Distances")
    }
}

/// The distances for any graph.
pub(super) fn searched(states: &[CellState]) -> BreadthFirst {
    BreadthFirst::new(states.iter().map(|state| *state == CellState::Blocked))
}

impl<G: Graph> Distances<G> for BreadthFirst {
    fn update(&mut self, graph: &G, terminals: &[u32]) -> bool {
        let Some((start, others)) = terminals.split_first() else { return false };
        let mut is_missing = vec![false; graph.node_count() as usize];
        let mut missing = 0;
        for &terminal in others {
            missing += u32::from(!replace(&mut is_missing[terminal as usize], true));
        }
        self.run(graph, &[*start], |_, node| {
            missing -= u32::from(is_missing[node as usize]);
            missing == 0
        });
        missing == 0
    }

    fn block(&mut self, graph: &G, terminals: &[u32], node: u32, on_witness: &[bool]) -> bool {
        BreadthFirst::block(self, node);
        let is_connected = !on_witness[node as usize] || self.update(graph, terminals);
        if !is_connected {
            self.unblock(node);
        }
        is_connected
    }

    fn nearer(&self, graph: &G, node: u32, nearer: &mut Vec<u32>) {
        BreadthFirst::nearer(self, graph, node, nearer);
    }
}
