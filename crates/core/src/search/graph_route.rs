//! Routes across any graph.

use std::cell::Cell as Mutable;

use super::best_first::{Costs, Goal, Space, best_first};
use super::breadth_first::BreadthFirst;
use super::legs::join_legs;
use super::walk_back;
use crate::cells::{Cells, Input, NodeRange};
use crate::error::{Error, POSITIVE};
use crate::graph::{Graph, NONE, check_graph, check_mutual};
use crate::rng::Draws;
use crate::setters::options;

options! {
    /// The options of [`route`] and [`cheapest_route`](crate::search::cheapest_route).
    pub struct Route<'a> {
        /// The start, the stops on the way and the end, in order. Each leg is a shortest or cheapest one, and may go
        /// back along the leg before it. Without stops, the route is empty.
        pub stops: Cells<'a> = stops.into(), from (into Cells<'a>);
        /// Nodes that cannot be entered; none by default.
        pub walls: Cells<'a> = Cells::NONE, from (into Cells<'a>);
        /// Picks a random one of the shortest routes: the walk back from each stop draws each next node evenly among
        /// those one step nearer. Without a seed, the default, it is always the same one.
        pub seed: Option<u32> = None, from (u32 => Some);
    }
    /// A route from stop to stop without walls.
    [] new(stops: impl Into<Cells<'a>>)
}

/// A route across a graph whose steps have costs.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct GraphRoute {
    /// The nodes in order, both ends included.
    pub nodes: Vec<u32>,
    /// The total cost of its steps.
    pub cost: u64,
}

/// Returns a route with the fewest steps from stop to stop on any graph, both ends included, by breadth-first search;
/// `Ok(None)` if no route exists, or if a stop is on a wall.
///
/// Follows one-way steps only forward. On a [`Grid`](crate::Grid), diagonal steps count as one and may pass between two
/// walls: use [`GridMap::route`](crate::GridMap::route) there. O(nodes + edges) for each leg.
///
/// # Errors
/// [`Error::BadArgument`] for nodes that the graph does not have, in the options or as neighbours; [`Error::TooLarge`]
/// for a graph of more than [`CELL_LIMIT`](crate::CELL_LIMIT) nodes.
///
/// ```
/// use meander_core::{Grid, search::{Route, route}};
/// let grid = Grid::new(3, 3)?;
/// let around = route(&grid, &Route::new(&[0, 2]).walls(&[1, 4]))?;
/// assert_eq!(around, Some(vec![0, 3, 6, 7, 8, 5, 2]));
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn route<G: Graph>(graph: &G, options: &Route<'_>) -> Result<Option<Vec<u32>>, Error> {
    let is_mutual = check_mutual(graph)?;
    let input = NodeRange::of_nodes(graph).input("stops", options.stops, options.walls)?;
    let Some(Input { nodes: stops, blocked }) = input else { return Ok(None) };
    let mut draws = options.seed.map(Draws::new);
    if !is_mutual {
        let found = search_legs(graph, &blocked, &stops, draws, |_, _| 1, |_, _| 0)?;
        return Ok(found.map(|route| route.nodes));
    }
    let mut search = BreadthFirst::new(blocked.iter().copied());
    join_legs(&stops, |from, to| {
        search.run(graph, &[from], |_, node| node == to);
        if search.distance(to) == NONE {
            return Ok(None);
        }
        let nearer = |node, nearer: &mut Vec<u32>| search.nearer(graph, node, nearer);
        let mut route = walk_back(to, |node| node == from, nearer, draws.as_mut());
        route.reverse();
        Ok(Some(route))
    })
}

/// Returns a cheapest route from stop to stop on any graph, both ends included, by A* (Hart, Nilsson, Raphael 1968);
/// `Ok(None)` if no route exists, or if a stop is on a wall.
///
/// `cost(a, b)` is the cost of the step from `a` to its neighbour `b`, 1 or more. Steps may be one-way, or cost
/// something else on the way back. `estimate(node, to)` must not exceed the cost of a route from `node` to `to`, or the
/// result may not be a cheapest route. The closer it comes to that cost, the fewer nodes the search visits; with 0 it
/// is Dijkstra's algorithm. With a seed, the walk back from each stop draws each next node evenly from the cheapest
/// routes. O((nodes + edges) · log cost) time for each leg, O(nodes) memory.
///
/// # Errors
/// As [`route`](crate::search::route), and [`Error::BadArgument`] for a step that costs 0, with the number of the node
/// that it leaves.
///
/// ```
/// use meander_core::{Graph, search::{Route, cheapest_route}};
///
/// /// Towns, and the roads between them with their lengths.
/// struct Roads(Vec<Vec<(u32, u32)>>);
///
/// impl Graph for Roads {
///     fn node_count(&self) -> u32 {
///         self.0.len() as u32
///     }
///     fn for_each_neighbor(&self, node: u32, mut visit: impl FnMut(u32)) {
///         self.0[node as usize].iter().for_each(|road| visit(road.0));
///     }
/// }
///
/// let roads = Roads(vec![vec![(1, 9), (2, 2)], vec![], vec![(1, 3)]]);
/// let length = |from: u32, to: u32| {
///     let road = roads.0[from as usize].iter().find(|road| road.0 == to);
///     road.map_or(u32::MAX, |road| road.1)
/// };
/// let found = cheapest_route(&roads, &Route::new(&[0, 1]), length, |_, _| 0)?;
/// assert_eq!(found.map(|route| (route.nodes, route.cost)), Some((vec![0, 2, 1], 5)));
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn cheapest_route<G: Graph>(
    graph: &G,
    options: &Route<'_>,
    cost: impl Fn(u32, u32) -> u32,
    estimate: impl Fn(u32, u32) -> u64,
) -> Result<Option<GraphRoute>, Error> {
    check_graph(graph)?;
    let input = NodeRange::of_nodes(graph).input("stops", options.stops, options.walls)?;
    let Some(Input { nodes: stops, blocked }) = input else { return Ok(None) };
    search_legs(graph, &blocked, &stops, options.seed.map(Draws::new), cost, estimate)
}

fn search_legs<G: Graph>(
    graph: &G,
    blocked: &[bool],
    stops: &[u32],
    mut draws: Option<Draws>,
    cost: impl Fn(u32, u32) -> u32,
    estimate: impl Fn(u32, u32) -> u64,
) -> Result<Option<GraphRoute>, Error> {
    let (mut costs, mut paid) = (Costs::default(), 0);
    // For each node, the one before it, and how many such nodes have tied.
    let mut before = vec![(0, 0); blocked.len()];
    let nodes = join_legs(stops, |from, to| {
        let draws = &mut draws;
        let left = |node: u32| estimate(node, to);
        let space = Towards { graph, blocked, cost: &cost, left: &left, free: Mutable::new(None) };
        let found = best_first(
            &space,
            &mut costs,
            blocked.len() as u32,
            &[(from, left(from))],
            Some(Goal { node: to, ties: draws.is_some() }),
            |_, _| space.free.get().is_none(),
            |node, next, is_cheaper| {
                let known = &mut before[next as usize];
                if is_cheaper {
                    *known = (node, 1);
                } else if let Some(draws) = draws {
                    // Keeps each tied predecessor with equal probability.
                    known.1 += 1;
                    if draws.below(known.1) == 0 {
                        known.0 = node;
                    }
                }
            },
        );
        if let Some(node) = space.free.get() {
            return Err(Error::outside("cost", 0.0, POSITIVE).at(Some(node as usize)));
        }
        paid += costs.get(to).unwrap_or(0);
        let step = |node, nearer: &mut Vec<u32>| nearer.push(before[node as usize].0);
        let mut route = walk_back(to, |node| !found || node == from, step, None);
        route.reverse();
        Ok(found.then_some(route))
    })?;
    Ok(nodes.map(|nodes| GraphRoute { nodes, cost: paid }))
}

/// The steps of a graph, for a search towards a node.
struct Towards<'a, G, C, L> {
    graph: &'a G,
    blocked: &'a [bool],
    cost: &'a C,
    /// The estimate of the remaining cost from a node.
    left: &'a L,
    /// A node that a step of cost 0 leaves, which is an error.
    free: Mutable<Option<u32>>,
}

impl<G: Graph, C: Fn(u32, u32) -> u32, L: Fn(u32) -> u64> Space for Towards<'_, G, C, L> {
    fn for_each_step(&self, node: u32, mut visit: impl FnMut(u32, u64, u64)) {
        self.graph.for_each_neighbor(node, |next| {
            if !self.blocked[next as usize] {
                let step = (self.cost)(node, next);
                if step == 0 {
                    self.free.set(Some(node));
                }
                visit(next, u64::from(step), (self.left)(next));
            }
        });
    }
}
