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
use crate::search::{Astar, astar_among, walk_back};

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
    witness.renew(graph, options.terminals, &mut ways, Some(&mut Draws::new(options.seed)));
    let path = witness.nodes().to_vec();
    let steps = states.iter().filter(|state| **state == CellState::Open).count() as u32;
    Ok(Some(Carving { nodes: ascending(&path), path, steps }))
}

/// On a grid of four neighbours A* draws the same path, and need not look everywhere.
fn route(grid: &Grid, options: &Chisel<'_>) -> Result<Option<Carving>, Error> {
    let &[from, to] = options.terminals else { return Ok(None) };
    let mut decided = if from == to { 1 } else { 2 };
    let found = if options.walls.is_empty() {
        Some(across(grid, from, to, options.seed))
    } else {
        let mut blocked = vec![false; grid.cell_count() as usize];
        for &wall in options.walls {
            decided += u32::from(!std::mem::replace(&mut blocked[wall as usize], true));
        }
        let options = Astar { from, to, seed: Some(options.seed), ..Astar::default() };
        astar_among(grid, &blocked, &options)?
    };
    let Some(path) = found else { return Ok(None) };
    let steps = grid.cell_count() - decided;
    Ok(Some(Carving { nodes: ascending(&path), path, steps }))
}

/// Where there are no walls every distance is known, and the same path is drawn without a search.
fn across(grid: &Grid, from: u32, to: u32, seed: u32) -> Vec<u32> {
    let width = grid.width();
    let (x, y) = (from % width, from / width);
    let nearer = |node: u32, found: &mut Vec<u32>| {
        let steps = [
            (node / width > y, width.wrapping_neg()),
            (node % width > x, 1u32.wrapping_neg()),
            (node % width < x, 1),
            (node / width < y, width),
        ];
        let taken = steps.iter().filter(|(leads, _)| *leads);
        found.extend(taken.map(|(_, step)| node.wrapping_add(*step)));
    };
    let draws = &mut Draws::new(seed);
    let mut path = walk_back(to, |node| node == from, nearer, Some(draws));
    path.reverse();
    path
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::astar;

    #[test]
    fn across_an_open_grid_goes_the_way_that_a_star_draws() {
        let grid = Grid::new(9, 7).expect("a small grid");
        for (seed, (from, to)) in
            (0..).zip((0..63).flat_map(|from| (0..63).map(move |to| (from, to))))
        {
            let drawn = astar(&grid, &Astar { from, to, seed: Some(seed), ..Astar::default() });
            assert_eq!(drawn, Ok(Some(across(&grid, from, to, seed))));
        }
    }
}
