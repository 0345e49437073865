//! The order in which a blob that grows from a random node reaches all nodes: M. Eden, "A two-dimensional growth
//! process", 1961.

use super::options::open_nodes;
use crate::graph::Graph;
use crate::grid::CellState;
use crate::rng::Draws;

/// How many times to average the ranks: enough to close the holes near the edge.
const PASSES: u32 = 4;

/// Returns the rank of each open node in growth, 1 or more, averaged over its surroundings; 0 for all others.
///
/// Growth starts at a random node and adds one node at a time, with a chance in proportion to its edges to grown nodes.
/// On a grid that makes discs with a rough edge, which averaging smooths. There must be an open node, and the open
/// nodes must be connected. O(nodes + edges).
pub(super) fn growth_ranks<G: Graph>(
    graph: &G,
    states: &[CellState],
    draws: &mut Draws,
) -> Vec<f64> {
    let mut ranks = vec![0u32; states.len()];
    let open: Vec<u32> = open_nodes(states).collect();
    let start = draws.below(open.len() as u32) as usize;
    // Contains a node once for each of its edges to grown nodes.
    let mut frontier: Vec<u32> = open.get(start).copied().into_iter().collect();
    let mut grown = 0;
    while !frontier.is_empty() {
        let node = frontier.swap_remove(draws.below(frontier.len() as u32) as usize);
        if ranks[node as usize] > 0 {
            continue;
        }
        grown += 1;
        ranks[node as usize] = grown;
        graph.for_each_neighbor(node, |next| {
            if states[next as usize] == CellState::Open && ranks[next as usize] == 0 {
                frontier.push(next);
            }
        });
    }
    let mut smooth: Vec<f64> = ranks.into_iter().map(f64::from).collect();
    for _ in 0..PASSES {
        smooth = smoothed(graph, &smooth);
    }
    smooth
}

/// The mean of each node's rank and its neighbours'; ranks of 0 stay and do not count.
fn smoothed<G: Graph>(graph: &G, ranks: &[f64]) -> Vec<f64> {
    let mean = |(node, &rank): (u32, &f64)| {
        if rank <= 0.0 {
            return 0.0;
        }
        let (mut sum, mut terms) = (rank, 1.0);
        graph.for_each_neighbor(node, |next| {
            let rank = ranks[next as usize];
            if rank > 0.0 {
                sum += rank;
                terms += 1.0;
            }
        });
        sum / terms
    };
    (0..).zip(ranks).map(mean).collect()
}
