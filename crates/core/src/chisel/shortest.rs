//! Carving with wiggliness 0, which has nothing to decide.

use super::one_shot::Carving;
use super::options::Chisel;
use super::sort::ascending;
use super::ways::Ways;
use super::witness::Witness;
use crate::error::Error;
use crate::graph::Graph;
use crate::grid::{CellState, Grid, Neighborhood};
use crate::rng::Draws;
use crate::search::{Astar, astar};

/// Nodes on the witness are never picked while there are others, and then none of them can be spared: a
/// shortest path has no way round within itself. So the first witness is what stays.
pub(super) fn shortest<G: Graph>(
    graph: &G,
    options: &Chisel<'_>,
) -> Result<Option<Carving>, Error> {
    options.check(graph)?;
    if let Some(grid) = graph.as_grid().filter(|grid| grid.neighborhood() == Neighborhood::Four) {
        return route(&grid, options);
    }
    let Some(states) = options.starting_states(graph.node_count()) else { return Ok(None) };
    let mut ways = Ways::searched(&states);
    if !ways.measure(graph, options.terminals, &states) {
        return Ok(None);
    }
    let mut witness = Witness::new(states.len());
    witness.renew(graph, options.terminals, &ways, Some(&mut Draws::new(options.seed)));
    let path = witness.nodes().to_vec();
    let steps = states.iter().filter(|state| **state == CellState::Open).count() as u32;
    Ok(Some(Carving { nodes: ascending(&path), path, steps }))
}

/// On a grid of four neighbours A* draws the same path, and need not look everywhere.
fn route(grid: &Grid, options: &Chisel<'_>) -> Result<Option<Carving>, Error> {
    let &[from, to] = options.terminals else { return Ok(None) };
    let (walls, seed) = (options.walls, Some(options.seed));
    let Some(path) = astar(grid, &Astar { walls, from, to, seed, ..Astar::default() })? else {
        return Ok(None);
    };
    let mut decided = walls.len() as u32;
    if decided > 0 {
        decided = grid.mask("walls", walls)?.iter().filter(|wall| **wall).count() as u32;
    }
    decided += if from == to { 1 } else { 2 };
    let steps = grid.cell_count() - decided;
    Ok(Some(Carving { nodes: ascending(&path), path, steps }))
}
