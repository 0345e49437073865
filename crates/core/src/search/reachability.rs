//! Which terminals can be connected at all.

use super::breadth_first::{BreadthFirst, UNSEEN};
use crate::error::Error;
use crate::graph::Graph;
use crate::grid::{mask, outside};

/// The terminals that walls disconnect from the first one, as indexes in `terminals`, ascending: what to show
/// where [`chisel`](crate::chisel) finds no path.
///
/// A terminal on a wall is disconnected; where that is the first one, all are. O(nodes + edges).
///
/// # Errors
/// [`Error::BadArgument`] for nodes that the graph does not have.
///
/// ```
/// use meander_core::{Grid, unreachable_terminals};
/// // a # b
/// // . # .      the wall keeps b away from a and c
/// // c # .
/// let grid = Grid::new(3, 3)?;
/// assert_eq!(unreachable_terminals(&grid, &[1, 4, 7], &[0, 2, 6])?, [1]);
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn unreachable_terminals<G: Graph>(
    graph: &G,
    walls: &[u32],
    terminals: &[u32],
) -> Result<Vec<u32>, Error> {
    let count = graph.node_count();
    let blocked = mask(count, "walls", walls)?;
    if let Some(index) = terminals.iter().position(|&node| node >= count) {
        return Err(outside("terminals", index, terminals[index]));
    }
    let mut search = BreadthFirst::new(count);
    for &wall in walls {
        search.block(wall);
    }
    let start = terminals.first().filter(|&&start| !blocked[start as usize]);
    search.run(graph, start.map_or(&[], std::slice::from_ref), |_| false);
    let unreachable = |&(_, &terminal): &(u32, &u32)| search.distance(terminal) == UNSEEN;
    Ok((0..).zip(terminals).filter(unreachable).map(|(index, _)| index).collect())
}
