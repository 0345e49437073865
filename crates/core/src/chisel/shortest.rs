//! Carving with wiggliness 0, which has nothing to decide.

use super::one_shot::Carving;
use super::options::Chisel;
use super::sort::ascending;
use super::ways::Ways;
use super::witness::Witness;
use crate::error::Error;
use crate::graph::Graph;
use crate::grid::CellState;
use crate::rng::Draws;

/// Nodes on the witness are never picked while there are others, and then none of them can be spared: a
/// shortest path has no way round within itself. So the first witness is what stays.
pub(super) fn shortest<G: Graph>(
    graph: &G,
    options: &Chisel<'_>,
) -> Result<Option<Carving>, Error> {
    options.check(graph)?;
    let Some(states) = options.starting_states(graph.node_count()) else { return Ok(None) };
    let mut ways = Ways::searched(&states);
    if !ways.measure(graph, options.terminals, &states) {
        return Ok(None);
    }
    let mut witness = Witness::new(states.len());
    witness.renew(graph, options.terminals, &mut ways, Some(&mut Draws::new(options.seed)));
    let path = witness.nodes().to_vec();
    let steps = states.iter().filter(|state| **state == CellState::Open).count() as u32;
    Ok(Some(Carving { nodes: ascending(&path), path, steps }))
}
