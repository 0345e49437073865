//! The witness: known paths that connect the terminals.

use crate::carve::distances::{Distances, searched};
use crate::carve::options::{Carving, Chisel, open_nodes};
use crate::error::Error;
use crate::graph::{Graph, Map};
use crate::rng::Draws;
use crate::sort::sorted_unique;

/// Removing a node that is not on the witness cannot disconnect the terminals.
#[derive(Debug, Clone)]
pub(super) struct Witness {
    /// With two terminals, the nodes from the first to the second; with more, that path followed by each further branch,
    /// towards its terminal.
    pub(super) nodes: Vec<u32>,
    /// Whether each node is on the witness.
    pub(super) on: Vec<bool>,
}

impl Witness {
    pub(super) fn new(node_count: usize) -> Self {
        Self { nodes: Vec::new(), on: vec![false; node_count] }
    }

    /// Replaces the witness: a shortest path from the first terminal to each other one, by the measured distances, each
    /// up to where it meets an earlier one. Returns the nodes of the old witness.
    pub(super) fn renew<G: Graph>(
        &mut self,
        graph: &G,
        terminals: &[u32],
        distances: &dyn Distances<G>,
        mut draws: Option<&mut Draws>,
    ) -> Vec<u32> {
        for &node in &self.nodes {
            self.on[node as usize] = false;
        }
        let old = std::mem::take(&mut self.nodes);
        let Some((&start, others)) = terminals.split_first() else { return old };
        self.add(start);
        for &terminal in others {
            let mut branch = distances.walk_back(graph, terminal, &self.on, draws.as_deref_mut());
            branch.pop();
            for node in branch.into_iter().rev() {
                self.add(node);
            }
        }
        old
    }

    #[inline]
    fn add(&mut self, node: u32) {
        self.on[node as usize] = true;
        self.nodes.push(node);
    }
}

/// Carves with wiggliness 0, where no node needs a decision.
///
/// Carving picks nodes on the witness only when no others are left, and then every one has to stay, because a shortest
/// path contains no shortcut. So the first witness is the result.
pub(crate) fn shortest(map: &impl Map, options: &Chisel<'_>) -> Result<Option<Carving>, Error> {
    let Some(input) = options.check(map)? else { return Ok(None) };
    let states = input.starting_states();
    let mut distances = searched(&states);
    if !distances.update(map, &input.nodes) {
        return Ok(None);
    }
    let mut witness = Witness::new(states.len());
    witness.renew(map, &input.nodes, &distances, Some(&mut Draws::new(options.seed)));
    let steps = open_nodes(&states).count() as u32;
    Ok(Some(Carving { nodes: sorted_unique(&witness.nodes), path: witness.nodes, steps }))
}
