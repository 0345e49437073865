//! Where the distances come from that a new witness is found by.

use std::mem::replace;

use crate::carve::incremental::DynamicGrid;
use crate::graph::{Graph, Map};
use crate::grid::CellState;
use crate::rng::Draws;
use crate::search::{BreadthFirst, walk_back};

/// Steps from the first terminal. Both kinds give the same.
#[derive(Debug, Clone)]
pub(super) enum Distances {
    /// On any graph: measured after every hit of the witness.
    Searched(BreadthFirst),
    /// On a grid: updated as cells go.
    Updated(Box<DynamicGrid>),
}

impl Distances {
    /// Those that suit the graph.
    pub(super) fn new(map: &impl Map, terminals: &[u32], states: &[CellState]) -> Self {
        match map.as_grid() {
            Some(grid) => Self::Updated(Box::new(DynamicGrid::new(grid, terminals, states))),
            None => Self::searched(states),
        }
    }

    /// Those that suit any graph.
    pub(super) fn searched(states: &[CellState]) -> Self {
        Self::Searched(open_cells(states))
    }

    /// Makes the distances exact from the first terminal to the furthest one; false if one cannot be reached.
    pub(super) fn update(
        &mut self,
        graph: &impl Graph,
        terminals: &[u32],
        states: &[CellState],
    ) -> bool {
        let search = match self {
            Self::Searched(search) => search,
            Self::Updated(grid) => return grid.update(),
        };
        let Some((start, others)) = terminals.split_first() else { return false };
        let mut is_missing = vec![false; states.len()];
        let mut missing = 0;
        for &terminal in others {
            missing += u32::from(!replace(&mut is_missing[terminal as usize], true));
        }
        search.run(graph, &[*start], |_, node| {
            missing -= u32::from(is_missing[node as usize]);
            missing == 0
        });
        missing == 0
    }

    /// Blocks the node; false, and nothing changed, if it is known that this would disconnect the witness.
    pub(super) fn block(&mut self, node: u32, on_witness: &[bool]) -> bool {
        match self {
            Self::Searched(search) => {
                search.block(node);
                true
            }
            Self::Updated(grid) => grid.block(node, on_witness),
        }
    }

    /// Takes back the last blocking, after which not every terminal could be reached. A grid blocks no such node.
    pub(super) fn unblock(&mut self, node: u32) {
        if let Self::Searched(search) = self {
            search.unblock(node);
        }
    }

    /// Recomputes the bounds that speed up updates, if that pays; distances are exact either way.
    pub(super) fn tighten_bound(&mut self) {
        if let Self::Updated(grid) = self {
            grid.tighten_bound();
        }
    }

    /// From a node that was measured one step nearer to the first terminal each time, until it is on the witness; to the
    /// first neighbour that is nearer, in the graph's order, or with draws to any.
    pub(super) fn walk_back(
        &self,
        graph: &impl Graph,
        far: u32,
        on_witness: &[bool],
        draws: Option<&mut Draws>,
    ) -> Vec<u32> {
        let arrived = |node: u32| on_witness[node as usize];
        match self {
            Self::Searched(search) => {
                let nearer = |node, nearer: &mut Vec<u32>| search.nearer(graph, node, nearer);
                walk_back(far, arrived, nearer, draws)
            }
            Self::Updated(grid) => grid.walk_back(far, arrived, draws),
        }
    }
}

/// A search over what is not blocked.
pub(super) fn open_cells(states: &[CellState]) -> BreadthFirst {
    let mut search = BreadthFirst::new(states.len() as u32);
    for (node, &state) in (0..).zip(states) {
        if state == CellState::Blocked {
            search.block(node);
        }
    }
    search
}
