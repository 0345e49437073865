//! The connected components of the nodes that are not walls.

use crate::graph::{Graph, NONE};
use crate::grid::CellState;
use crate::rng::Draws;
use crate::search::BreadthFirst;

/// Chooses a component of at least `count` nodes, with a chance in proportion to its size. Returns states in which only
/// its nodes are open and all others blocked, and its size. O(nodes + edges).
pub(super) fn choose_component<G: Graph>(
    graph: &G,
    walls: &[bool],
    count: u32,
    draws: &mut Draws,
) -> Option<(Vec<CellState>, u32)> {
    // The component of each node; `NONE` for walls.
    let (mut of, mut sizes) = (vec![NONE; walls.len()], Vec::new());
    let mut search = BreadthFirst::new(graph.node_count());
    search.block_all(walls);
    for start in 0..graph.node_count() {
        if walls[start as usize] || of[start as usize] != NONE {
            continue;
        }
        search.run(graph, &[start], |_, _| false);
        for &node in search.met() {
            of[node as usize] = sizes.len() as u32;
        }
        sizes.push(search.met().len() as u32);
    }
    let fitting = || (0..).zip(&sizes).filter(|(_, size)| **size >= count.max(1));
    let total: u32 = fitting().map(|(_, size)| size).sum();
    let mut drawn = (total > 0).then(|| draws.below(total))?;
    let (chosen, size) = fitting().find(|(_, size)| {
        let is_here = drawn < **size;
        drawn -= if is_here { 0 } else { **size };
        is_here
    })?;
    let state = |of: u32| if of == chosen { CellState::Open } else { CellState::Blocked };
    Some((of.into_iter().map(state).collect(), *size))
}
