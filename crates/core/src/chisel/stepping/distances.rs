//! Where the distances come from that a new witness is found by.

use crate::chisel::incremental::DynamicGrid;
use crate::chisel::sort::ascending;
use crate::graph::Graph;
use crate::grid::CellState;
use crate::rng::Draws;
use crate::search::{BreadthFirst, walk_back};

/// Both give the same distances.
#[derive(Debug, Clone)]
pub(super) enum Distances {
    /// On any graph: a breadth-first search after every hit of the witness.
    Searched(BreadthFirst),
    /// On a grid: updated as cells go.
    Incremental(Box<DynamicGrid>),
}

impl Distances {
    pub(super) fn new<G: Graph>(graph: &G, terminals: &[u32], states: &[CellState]) -> Self {
        match graph.as_grid() {
            Some(grid) => Self::Incremental(Box::new(DynamicGrid::new(grid, terminals, states))),
            None => Self::searched(states),
        }
    }

    pub(super) fn searched(states: &[CellState]) -> Self {
        let mut search = BreadthFirst::new(states.len() as u32);
        for (node, &state) in (0..).zip(states) {
            if state == CellState::Blocked {
                search.block(node);
            }
        }
        Self::Searched(search)
    }

    /// Makes the distances exact from the first terminal to the furthest one; false if one cannot be reached.
    pub(super) fn update<G: Graph>(
        &mut self,
        graph: &G,
        terminals: &[u32],
        states: &[CellState],
    ) -> bool {
        let search = match self {
            Self::Incremental(grid) => return grid.update(),
            Self::Searched(search) => search,
        };
        let Some((start, others)) = terminals.split_first() else { return false };
        // The state is quicker to look up than a long list.
        let is_terminal = |node: u32| {
            (others.len() < 3 || states[node as usize] == CellState::Forced)
                && others.contains(&node)
        };
        let mut missing = ascending(others).len();
        search.run(graph, &[*start], |node| {
            missing -= usize::from(is_terminal(node));
            missing == 0
        });
        missing == 0
    }

    /// Blocks the node; false, and nothing changed, if it is known that this would disconnect what is on the
    /// witness.
    pub(super) fn block(&mut self, node: u32, on_witness: &[bool]) -> bool {
        match self {
            Self::Incremental(grid) => grid.block(node, on_witness),
            Self::Searched(search) => {
                search.block(node);
                true
            }
        }
    }

    /// Takes back the last blocking, after which not every terminal could be reached.
    pub(super) fn unblock(&mut self, node: u32) {
        match self {
            // It does not block what it would have to unblock.
            Self::Incremental(_) => {}
            Self::Searched(search) => search.unblock(node),
        }
    }

    /// After a walk back to all terminals, learns from the witness what makes updates quicker.
    pub(super) fn learn_from(&mut self, on_witness: &[bool]) {
        if let Self::Incremental(grid) = self {
            grid.learn_from(on_witness);
        }
    }

    /// From a node that was measured one step nearer to the first terminal each time, until `arrived`;
    /// the first neighbour that is, in the graph's order, or with draws any.
    pub(super) fn walk_back<G: Graph>(
        &mut self,
        graph: &G,
        far: u32,
        arrived: impl Fn(u32) -> bool,
        draws: Option<&mut Draws>,
    ) -> Vec<u32> {
        let search = match self {
            Self::Incremental(grid) => return grid.walk_back(far, arrived, draws),
            Self::Searched(search) => search,
        };
        let nearer = |node: u32, nearer: &mut Vec<u32>| {
            let wanted = search.distance(node).wrapping_sub(1);
            graph.for_each_neighbor(node, |next| {
                if search.distance(next) == wanted {
                    nearer.push(next);
                }
            });
        };
        walk_back(far, arrived, nearer, draws)
    }
}
