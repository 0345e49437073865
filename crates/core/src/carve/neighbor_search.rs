//! Searches whether removing a node would disconnect its neighbours.

use crate::graph::Graph;
use crate::grid::CellState;

/// The lists that all searches share.
pub(super) struct NeighborSearch {
    /// Which of two searches met each node, 1 or 2; 0: none.
    met_by: Vec<u8>,
    /// The nodes that each search met, in order.
    met: [Vec<u32>; 2],
}

impl NeighborSearch {
    pub(super) fn new(node_count: u32) -> Self {
        Self { met_by: vec![0; node_count as usize], met: [Vec::new(), Vec::new()] }
    }

    /// Whether removing the node would disconnect any two of its neighbours.
    pub(super) fn disconnects<G: Graph>(
        &mut self,
        graph: &G,
        states: &[CellState],
        node: u32,
    ) -> bool {
        let is_left = |other: u32| other != node && states[other as usize] != CellState::Blocked;
        let mut neighbors = Vec::new();
        graph
            .for_each_neighbor(node, |next| neighbors.extend(Some(next).filter(|_| is_left(next))));
        neighbors.windows(2).any(|pair| !self.connects(graph, is_left, [pair[0], pair[1]]))
    }

    /// Searches from both ends alternately, a node at a time, until the searches meet or one runs out of nodes. That
    /// costs at most twice the smaller component, or the shortest detour.
    fn connects<G: Graph>(
        &mut self,
        graph: &G,
        is_left: impl Fn(u32) -> bool,
        ends: [u32; 2],
    ) -> bool {
        let Self { met_by, met, .. } = self;
        for (side, end) in ends.into_iter().enumerate() {
            met_by[end as usize] = side as u8 + 1;
            met[side].push(end);
        }
        let mut have_met = ends[0] == ends[1];
        for turn in 0.. {
            let side = turn % 2;
            let Some(&at) = met[side].get(turn / 2).filter(|_| !have_met) else { break };
            graph.for_each_neighbor(at, |next| {
                let mark = &mut met_by[next as usize];
                have_met |= *mark == 2 - side as u8;
                if *mark == 0 && is_left(next) {
                    *mark = side as u8 + 1;
                    met[side].push(next);
                }
            });
        }
        for node in met.iter_mut().flat_map(|met| met.drain(..)) {
            met_by[node as usize] = 0;
        }
        have_met
    }
}
