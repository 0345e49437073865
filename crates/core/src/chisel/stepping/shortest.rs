//! Carving with wiggliness 0, which has nothing to decide.

use super::distances::{Distances, searched};
use super::witness::Witness;
use crate::chisel::carving::Carving;
use crate::chisel::options::Chisel;
use crate::error::Error;
use crate::graph::Graph;
use crate::grid::CellState;
use crate::rng::Draws;
use crate::sort::ascending;

/// Nodes on the witness are never picked while there are others, and then none of them can be spared: a
/// shortest path has no detour within itself. So the first witness is what stays.
pub(in crate::chisel) fn shortest<G: Graph>(
    graph: &G,
    options: &Chisel<'_>,
) -> Result<Option<Carving>, Error> {
    let site = options.check(graph)?;
    let Some(states) = site.starting_states() else { return Ok(None) };
    let mut distances = searched(&states);
    if !distances.update(graph, &site.terminals, &states) {
        return Ok(None);
    }
    let mut witness = Witness::new(states.len());
    witness.renew(graph, &site.terminals, &distances, Some(&mut Draws::new(options.seed)));
    let path = witness.nodes().to_vec();
    let steps = states.iter().filter(|state| **state == CellState::Open).count() as u32;
    Ok(Some(Carving { nodes: ascending(&path), path, steps }))
}
