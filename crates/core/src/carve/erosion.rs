//! Removes nodes from a connected set and keeps it connected.

use super::incremental::Connectivity;
use super::neighbor_search::NeighborSearch;
use super::sum_tree::SumTree;
use crate::graph::Map;
use crate::grid::CellState;
use crate::rng::Draws;

/// Draws removable nodes by their weights, and removes them one by one.
///
/// A *cut vertex* cannot go: when drawn, it is set aside, and its state becomes `Forced`. It remains a cut vertex until
/// it connects only a single node to the rest, and that node goes. Only then can it be drawn again, so no node is tried
/// twice in vain.
pub(super) struct Erosion<'a, G> {
    graph: &'a G,
    states: Vec<CellState>,
    weighted: SumTree,
    cut_test: CutTest,
}

/// How to recognise cut vertices.
enum CutTest {
    /// On a grid; blocks the same cells as `states`.
    Cells(Connectivity),
    Search(NeighborSearch),
}

impl<'a, G: Map> Erosion<'a, G> {
    /// The open nodes must be connected.
    pub(super) fn new(graph: &'a G, states: Vec<CellState>, weights: Vec<f64>) -> Self {
        let weighted = SumTree::new(&states, weights, 1.0);
        let cut_test = match graph.as_grid() {
            Some(grid) => CutTest::Cells(Connectivity::new(grid, &states)),
            None => CutTest::Search(NeighborSearch::new(graph.node_count())),
        };
        Self { graph, states, weighted, cut_test }
    }

    /// Removes a node; false if none can go.
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

    /// The remaining nodes, ascending.
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

    /// The only neighbour of a removed node, if it was set aside: now it may go.
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
