//! A known way that joins the terminals.

use super::sort::ascending;
use crate::graph::Graph;
use crate::grid::CellState;
use crate::rng::Draws;
use crate::search::{BreadthFirst, walk_back};

/// Removing a node that is not on the witness cannot part the terminals.
#[derive(Debug, Clone)]
pub(super) struct Witness {
    nodes: Vec<u32>,
    on: Vec<bool>,
    search: BreadthFirst,
}

impl Witness {
    pub(super) fn new(node_count: u32) -> Self {
        Self {
            nodes: Vec::new(),
            on: vec![false; node_count as usize],
            search: BreadthFirst::new(node_count),
        }
    }

    /// With two terminals, the nodes from the first to the second; with more, that path followed by
    /// each further branch, towards its terminal.
    pub(super) fn nodes(&self) -> &[u32] {
        &self.nodes
    }

    pub(super) fn contains(&self, node: u32) -> bool {
        self.on[node as usize]
    }

    /// The node is blocked from now on.
    pub(super) fn close(&mut self, node: u32) {
        self.search.close(node);
    }

    /// It was not to be.
    pub(super) fn reopen(&mut self, node: u32) {
        self.search.open(node);
    }

    /// Looks for a new witness that avoids closed nodes: a shortest path from the first terminal to
    /// each other, ending where it meets an earlier one. Returns the old witness, or `None`, with
    /// nothing changed, if the terminals cannot be joined.
    pub(super) fn renew<G: Graph>(
        &mut self,
        graph: &G,
        terminals: &[u32],
        states: &[CellState],
        mut draws: Option<&mut Draws>,
    ) -> Option<Vec<u32>> {
        let (&start, others) = terminals.split_first()?;
        // The state is quicker to look up than a long list.
        let is_terminal = |node: u32| {
            (others.len() < 3 || states[node as usize] == CellState::Forced)
                && others.contains(&node)
        };
        let mut missing = ascending(others).len();
        self.search.run(graph, &[start], |node| {
            missing -= usize::from(is_terminal(node));
            missing == 0
        });
        if missing > 0 {
            return None;
        }
        for &node in &self.nodes {
            self.on[node as usize] = false;
        }
        let old = std::mem::take(&mut self.nodes);
        self.add(start);
        for &terminal in others {
            let mut branch = walk_back(
                terminal,
                |node| self.on[node as usize],
                |node, nearer| {
                    let wanted = self.search.distance(node) - 1;
                    graph.for_each_neighbor(node, |next| {
                        if self.search.distance(next) == wanted {
                            nearer.push(next);
                        }
                    });
                },
                draws.as_deref_mut(),
            );
            branch.pop();
            for node in branch.into_iter().rev() {
                self.add(node);
            }
        }
        Some(old)
    }

    fn add(&mut self, node: u32) {
        self.on[node as usize] = true;
        self.nodes.push(node);
    }
}
