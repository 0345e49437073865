//! Shortest routes on any graph, where every step costs the same.

use std::borrow::Cow;

use super::breadth_first::{BreadthFirst, UNSEEN};
use super::cheapest_route::GraphSearch;
use super::legs::{join_legs, stops};
use super::walk_back;
use crate::cells::{CellId, Cells, NodeRange};
use crate::error::Error;
use crate::graph::{Graph, check_graph, is_mutual};
use crate::rng::Draws;
use crate::setters::{converting_setters, optional_setters};

/// What [`route`] and [`cheapest_route`](crate::cheapest_route) search for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct Route<'a> {
    /// Nodes that cannot be entered; none by default.
    pub walls: Cells<'a>,
    /// Where to start.
    pub from: CellId,
    /// Where to arrive.
    pub to: CellId,
    /// Stops between the two, in order, none by default; each leg is a shortest one, and may go back the way it came.
    pub through: Cells<'a>,
    /// With a seed, a random one of the shortest routes: walking back from `to`, each next node is
    /// drawn evenly among those one step nearer. Without, as by default, the same one each time.
    pub seed: Option<u32>,
}

impl<'a> Route<'a> {
    /// A route between two nodes: no walls, no stops.
    #[must_use]
    pub fn new(from: impl Into<CellId>, to: impl Into<CellId>) -> Self {
        let (from, to) = (from.into(), to.into());
        Self { walls: Cells::NONE, from, to, through: Cells::NONE, seed: None }
    }

    converting_setters! {
        walls: Cells<'a>,
        from: CellId,
        to: CellId,
        through: Cells<'a>,
    }

    optional_setters! {
        seed: u32,
    }

    /// Where the walls and the stops are; `None` where one of the stops is on a wall.
    pub(super) fn check<G: Graph>(&self, graph: &G) -> Result<Option<Course<'a>>, Error> {
        check_graph(graph)?;
        let range = NodeRange::of(graph);
        let nodes = range.of_numbers();
        let (from, to) = (nodes.resolve("from", self.from)?, nodes.resolve("to", self.to)?);
        let through = nodes.indexes("through", self.through)?;
        let blocked = range.mask("walls", self.walls)?;
        let stops = stops(from, &through, to);
        let on_wall = stops.iter().any(|&node| blocked[node as usize]);
        Ok((!on_wall).then_some(Course { blocked, stops }))
    }
}

/// What a route has to keep to.
pub(super) struct Course<'a> {
    /// One `bool` for each node, true for walls.
    pub(super) blocked: Cow<'a, [bool]>,
    /// Both ends and what lies between, in order.
    pub(super) stops: Vec<u32>,
}

/// A route of the fewest steps between two nodes of any graph, both included, by breadth-first
/// search; `Ok(None)` where nothing connects them, or one of them or of the stops is on a wall.
///
/// Steps that lead one way only are taken that way. On a [`Grid`](crate::Grid) of eight neighbours a diagonal step
/// counts as one step like any other and may pass between two walls; [`astar`](super::astar) knows better. O(nodes
/// + edges) for each leg.
///
/// # Errors
/// [`Error::BadArgument`] for nodes that the graph does not have, be they named by the options or as neighbours;
/// [`Error::TooLarge`] for a graph of more than [`CELL_LIMIT`](crate::CELL_LIMIT) nodes, and a route of more than
/// [`NUMBER_LIMIT`](crate::NUMBER_LIMIT).
///
/// ```
/// use meander_core::{Grid, Route, route};
/// let grid = Grid::new(3, 3)?;
/// let around = route(&grid, &Route::new(0, 2).walls(&[1, 4]))?;
/// assert_eq!(around, Some(vec![0, 3, 6, 7, 8, 5, 2]));
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn route<G: Graph>(graph: &G, options: &Route<'_>) -> Result<Option<Vec<u32>>, Error> {
    let Some(Course { blocked, stops }) = options.check(graph)? else { return Ok(None) };
    let mut draws = options.seed.map(Draws::new);
    if !is_mutual(graph) {
        let search = GraphSearch { graph, blocked: &blocked, cost: |_, _| 1, estimate: |_, _| 0 };
        return join_legs(&stops, |from, to| search.leg(from, to, draws.as_mut()));
    }
    let mut search = BreadthFirst::new(graph.node_count());
    search.block_all(&blocked);
    join_legs(&stops, |from, to| {
        search.run(graph, &[from], |node| node == to);
        if search.distance(to) == UNSEEN {
            return Ok(None);
        }
        let nearer = |node, nearer: &mut Vec<u32>| search.nearer(graph, node, nearer);
        let mut route = walk_back(to, |node| node == from, nearer, draws.as_mut());
        route.reverse();
        Ok(Some(route))
    })
}
