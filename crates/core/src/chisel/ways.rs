//! Who knows the ways that are left.

use super::ground::Ground;
use super::sort::ascending;
use crate::graph::Graph;
use crate::grid::CellState;
use crate::rng::Draws;
use crate::search::{BreadthFirst, walk_back};

/// Both give the same distances.
#[derive(Debug, Clone)]
pub(super) enum Ways {
    /// On any graph: searched for again after every hit.
    Searched(BreadthFirst),
    /// On a grid: kept up.
    Kept(Box<Ground>),
}

impl Ways {
    /// Blocked nodes are closed.
    pub(super) fn new<G: Graph>(graph: &G, terminals: &[u32], states: &[CellState]) -> Self {
        if let Some(grid) = graph.as_grid() {
            return Self::Kept(Box::new(Ground::new(grid, terminals, states)));
        }
        Self::searched(states)
    }

    pub(super) fn searched(states: &[CellState]) -> Self {
        let mut search = BreadthFirst::new(states.len() as u32);
        for (node, &state) in (0..).zip(states) {
            if state == CellState::Blocked {
                search.close(node);
            }
        }
        Self::Searched(search)
    }

    /// Measures from the first terminal to the furthest one; false if one cannot be reached.
    pub(super) fn measure<G: Graph>(
        &mut self,
        graph: &G,
        terminals: &[u32],
        states: &[CellState],
    ) -> bool {
        let search = match self {
            Self::Kept(ground) => return ground.measure(),
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

    /// Closes the node; false, and nothing changed, if it is known that this would part what is on the
    /// witness.
    pub(super) fn close(&mut self, node: u32, on_witness: &[bool]) -> bool {
        match self {
            Self::Kept(ground) => return ground.close(node, on_witness),
            Self::Searched(search) => search.close(node),
        }
        true
    }

    /// After a walk back to all terminals, learns from the witness what makes measuring quicker.
    pub(super) fn take_stock(&mut self, on_witness: &[bool]) {
        if let Self::Kept(ground) = self {
            ground.take_stock(on_witness);
        }
    }

    /// Takes back the last closing, after which not every terminal could be reached.
    pub(super) fn reopen(&mut self, node: u32) {
        match self {
            // It does not close what it would have to reopen.
            Self::Kept(_) => {}
            Self::Searched(search) => search.open(node),
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
            Self::Kept(ground) => return ground.walk_back(far, arrived, draws),
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
