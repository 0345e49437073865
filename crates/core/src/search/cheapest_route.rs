//! A* on any graph, where steps cost more or less.

use super::legs::join_legs;
use super::radix_heap::{HeapEntry, RadixHeap};
use super::route::{Course, Route};
use crate::error::Error;
use crate::graph::Graph;
use crate::rng::Draws;

/// A cheapest route between two nodes of any graph, both included: A* (Hart, Nilsson, Raphael 1968); `Ok(None)`
/// where nothing connects them, or one of them or of the stops is on a wall.
///
/// `cost(a, b)` is what the step from `a` to its neighbour `b` costs, 1 or more; steps may lead one way only, and
/// cost something else on the way back. `estimate(node, to)` is never more than what the way from `node` to `to`
/// costs: where it is more, another route than a cheapest one may be found. The nearer it is to that, the fewer
/// nodes are visited; with 0 this is Dijkstra's algorithm. With a seed, each next node on the way back from `to` is
/// drawn evenly among those that lie on a cheapest route. O((nodes + edges) · log cost) time for each leg, O(nodes)
/// memory.
///
/// # Errors
/// As [`route`](crate::route), and [`Error::BadArgument`] for a step that costs 0, by the number of the node that
/// it leaves.
///
/// ```
/// use meander_core::{Graph, Route, cheapest_route};
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
/// let way = cheapest_route(&roads, &Route::new(0, 1), length, |_, _| 0)?;
/// assert_eq!(way, Some(vec![0, 2, 1]));
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn cheapest_route<G: Graph>(
    graph: &G,
    options: &Route<'_>,
    cost: impl Fn(u32, u32) -> u32,
    estimate: impl Fn(u32, u32) -> u64,
) -> Result<Option<Vec<u32>>, Error> {
    let Some(Course { blocked, stops }) = options.check(graph)? else { return Ok(None) };
    let mut draws = options.seed.map(Draws::new);
    let search = GraphSearch { graph, blocked: &blocked, cost, estimate };
    join_legs(&stops, |from, to| search.leg(from, to, draws.as_mut()))
}

pub(super) struct GraphSearch<'a, G, C, E> {
    pub(super) graph: &'a G,
    pub(super) blocked: &'a [bool],
    pub(super) cost: C,
    pub(super) estimate: E,
}

/// How a node is reached.
#[derive(Clone, Copy)]
struct Reached {
    cost: u64,
    /// The node before it.
    before: u32,
    /// Nodes that lead to it at that cost.
    ties: u32,
}

impl<G: Graph, C: Fn(u32, u32) -> u32, E: Fn(u32, u32) -> u64> GraphSearch<'_, G, C, E> {
    pub(super) fn leg(
        &self,
        from: u32,
        to: u32,
        mut draws: Option<&mut Draws>,
    ) -> Result<Option<Vec<u32>>, Error> {
        let unseen = Reached { cost: u64::MAX, before: from, ties: 0 };
        let mut reached = vec![unseen; self.blocked.len()];
        let mut queue = RadixHeap::new();
        let (mut best, mut free) = (None, None);
        reached[from as usize].cost = 0;
        queue.push(HeapEntry { total: (self.estimate)(from, to), cost: 0, node: from });
        while let Some(HeapEntry { total, cost: paid, node }) = queue.pop() {
            if best.is_some_and(|best| total > best) {
                break;
            }
            if node == to {
                best = Some(total);
                if draws.is_some() {
                    continue;
                }
                break;
            }
            if paid > reached[node as usize].cost {
                continue;
            }
            self.graph.for_each_neighbor(node, |next| {
                if self.blocked[next as usize] {
                    return;
                }
                let step = (self.cost)(node, next);
                if step == 0 {
                    free = Some(node);
                }
                let cost = paid + u64::from(step);
                let known = &mut reached[next as usize];
                if cost < known.cost {
                    *known = Reached { cost, before: node, ties: 1 };
                    // Never less than what was popped, whatever the estimate says.
                    let total = cost.saturating_add((self.estimate)(next, to)).max(total);
                    queue.push(HeapEntry { total, cost, node: next });
                } else if cost == known.cost
                    && let Some(draws) = draws.as_deref_mut()
                {
                    // Of those that tie, each stays with the same chance.
                    known.ties += 1;
                    if draws.below(known.ties) == 0 {
                        known.before = node;
                    }
                }
            });
            if let Some(node) = free {
                return Err(Error::element("cost", node as usize, 0.0, "1 or more"));
            }
        }
        if best.is_none() {
            return Ok(None);
        }
        let mut route = vec![to];
        let mut node = to;
        while node != from {
            node = reached[node as usize].before;
            route.push(node);
        }
        route.reverse();
        Ok(Some(route))
    }
}
