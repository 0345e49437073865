//! Where the distances come from that a new witness is found by.

use std::fmt;
use std::mem::replace;

use crate::graph::Graph;
use crate::grid::CellState;
use crate::rng::Draws;
use crate::search::{BreadthFirst, walk_back};

/// Steps from the first terminal. On any graph a breadth-first search measures them after every hit of the
/// witness; on a grid they are updated as cells go. Both give the same.
///
/// A trait object and no enum, so that a program whose graphs are no grids does not link the code for grids: three
/// kilobytes that readers of the small module would wait for.
pub(super) trait Distances<G>: Send + Sync {
    /// Makes the distances exact from the first terminal to the furthest one; false if one cannot be reached.
    fn update(&mut self, graph: &G, terminals: &[u32], states: &[CellState]) -> bool;

    /// Blocks the node; false, and nothing changed, if it is known that this would disconnect the
    /// witness.
    fn block(&mut self, node: u32, on_witness: &[bool]) -> bool;

    /// Takes back the last blocking, after which not every terminal could be reached.
    fn unblock(&mut self, node: u32);

    /// Recomputes the bounds that speed up updates, if that pays; distances are exact either way.
    fn tighten_bound(&mut self);

    /// From a node that was measured one step nearer to the first terminal each time, until it is on the
    /// witness; to the first neighbour that is nearer, in the graph's order, or with draws to any.
    fn walk_back(
        &self,
        graph: &G,
        far: u32,
        on_witness: &[bool],
        draws: Option<&mut Draws>,
    ) -> Vec<u32>;

    fn boxed_clone(&self) -> Box<dyn Distances<G>>;
}

impl<G> Clone for Box<dyn Distances<G>> {
    fn clone(&self) -> Self {
        (**self).boxed_clone()
    }
}

impl<G> fmt::Debug for dyn Distances<G> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Distances")
    }
}

/// Those that suit any graph.
pub(super) fn searched(states: &[CellState]) -> BreadthFirst {
    let mut search = BreadthFirst::new(states.len() as u32);
    for (node, &state) in (0..).zip(states) {
        if state == CellState::Blocked {
            search.block(node);
        }
    }
    search
}

impl<G: Graph> Distances<G> for BreadthFirst {
    fn update(&mut self, graph: &G, terminals: &[u32], states: &[CellState]) -> bool {
        let Some((start, others)) = terminals.split_first() else { return false };
        let mut is_missing = vec![false; states.len()];
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

    fn block(&mut self, node: u32, _: &[bool]) -> bool {
        BreadthFirst::block(self, node);
        true
    }

    fn unblock(&mut self, node: u32) {
        BreadthFirst::unblock(self, node);
    }

    fn tighten_bound(&mut self) {}

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

    fn boxed_clone(&self) -> Box<dyn Distances<G>> {
        Box::new(self.clone())
    }
}
