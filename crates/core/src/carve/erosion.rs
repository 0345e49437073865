//! Taking nodes away from a connected set, which stays connected.

use super::incremental::Connectivity;
use super::neighbor_search::NeighborSearch;
use super::sum_tree::SumTree;
use crate::graph::Map;
use crate::grid::CellState;
use crate::rng::Draws;

/// Takes nodes away one by one: each time one that can go, drawn by weight.
///
/// A node that cannot go, a *cut vertex*, is set aside when it is drawn; its state is then `Forced`. It stays one
/// until all of what it keeps from the rest is a single node, which has no other neighbour, and that goes. So
/// nodes that were set aside are drawn from again only then, and nothing is tried in vain twice.
pub(super) struct Erosion<'a, G> {
    graph: &'a G,
    states: Vec<CellState>,
    weighted: SumTree,
    cut_test: CutTest,
}

/// How cut vertices are told.
enum CutTest {
    /// On a grid, whose open cells are those of the states.
    Cells(Connectivity),
    Search(NeighborSearch),
}

impl<'a, G: Map> Erosion<'a, G> {
    /// The open nodes are connected.
    pub(super) fn new(graph: &'a G, states: Vec<CellState>, weights: Vec<f64>) -> Self {
        let weighted = SumTree::new(&states, weights, 1.0);
        let cut_test = match graph.as_grid() {
            Some(grid) => CutTest::Cells(Connectivity::new(grid, &states)),
            None => CutTest::Search(NeighborSearch::new(graph.node_count())),
        };
        Self { graph, states, weighted, cut_test }
    }

    /// Removes a node; false when there is none.
    pub(super) fn remove_one(&mut self, draws: &mut Draws) -> bool {
        while let Some(node) = self.weighted.pick(&self.states, draws) {
            self.weighted.remove(node);
            if self.is_cut_vertex(node) {
                self.states[node as usize] = CellState::Forced;
                continue;
            }
            self.states[node as usize] = CellState::Blocked;
            if let CutTest::Cells(cells) = &mut self.cut_test {
                cells.block(node);
            }
            if let Some(freed) = self.freed_by(node) {
                self.states[freed as usize] = CellState::Open;
                self.weighted.put_back(freed);
            }
            return true;
        }
        false
    }

    /// The nodes that are left, ascending.
    pub(super) fn left(&self) -> Vec<u32> {
        let left = |&node: &u32| self.states[node as usize] != CellState::Blocked;
        (0..self.graph.node_count()).filter(left).collect()
    }

    fn is_cut_vertex(&mut self, node: u32) -> bool {
        match &mut self.cut_test {
            CutTest::Cells(cells) => cells.separates(node, |_| true),
            CutTest::Search(search) => search.disconnects(self.graph, &self.states, node),
        }
    }

    /// The node that may go now that this one has: its only neighbour, if that was set aside.
    fn freed_by(&self, node: u32) -> Option<u32> {
        let (mut only, mut several) = (None, false);
        self.graph.for_each_neighbor(node, |next| {
            if self.states[next as usize] != CellState::Blocked {
                several |= only.is_some_and(|only| only != next);
                only = Some(next);
            }
        });
        only.filter(|&only| !several && self.states[only as usize] == CellState::Forced)
    }
}
