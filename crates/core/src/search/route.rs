//! Shortest routes on any graph, where every step costs the same.

use super::breadth_first::{BreadthFirst, UNSEEN};
use super::walk_back;
use crate::error::Error;
use crate::graph::Graph;
use crate::grid::mask;
use crate::rng::Draws;

/// What to search for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Route<'a> {
    /// Nodes that cannot be entered.
    pub walls: &'a [u32],
    /// Where to start.
    pub from: u32,
    /// Where to arrive.
    pub to: u32,
    /// With a seed, a random one of the shortest routes: walking back from `to`, each next node is
    /// drawn evenly among those one step nearer. Without, the same one each time.
    pub seed: Option<u32>,
}

/// A route of the fewest steps between two nodes of any graph, both included, by breadth-first
/// search; `None` where there is none. A wall under either end means that there is none.
///
/// On a [`Grid`](crate::Grid) of eight neighbours a diagonal step counts as one step like any other
/// and may pass between two walls; [`astar`](super::astar) knows better. O(nodes + edges).
///
/// # Errors
/// [`Error::BadArgument`] for nodes that the graph does not have.
///
/// ```
/// use meander_core::{Grid, Route, route};
/// let grid = Grid::new(3, 3)?;
/// let around = route(&grid, &Route { walls: &[1, 4], from: 0, to: 2, seed: None })?;
/// assert_eq!(around, Some(vec![0, 3, 6, 7, 8, 5, 2]));
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn route<G: Graph>(graph: &G, options: &Route<'_>) -> Result<Option<Vec<u32>>, Error> {
    let Route { walls, from, to, seed } = *options;
    let count = graph.node_count();
    for (argument, node) in [("from", from), ("to", to)] {
        if node >= count {
            return Err(Error::value(argument, f64::from(node), "the number of a node"));
        }
    }
    let blocked = mask(count, "walls", walls)?;
    if blocked[from as usize] || blocked[to as usize] {
        return Ok(None);
    }
    let mut search = BreadthFirst::new(count);
    for &wall in walls {
        search.block(wall);
    }
    search.run(graph, &[from], |node| node == to);
    if search.distance(to) == UNSEEN {
        return Ok(None);
    }
    let mut draws = seed.map(Draws::new);
    let mut route = walk_back(
        to,
        |node| node == from,
        |node, nearer| {
            graph.for_each_neighbor(node, |next| {
                if search.distance(next).checked_add(1) == Some(search.distance(node)) {
                    nearer.push(next);
                }
            });
        },
        draws.as_mut(),
    );
    route.reverse();
    Ok(Some(route))
}
