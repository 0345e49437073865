//! Finds nodes whose loss would separate terminals: Tarjan's articulation points, with a stack of its own instead of
//! recursion (R. Tarjan, "Depth-first search and linear graph algorithms", 1972).

use crate::graph::Graph;

/// A node on the path from the root to the current node.
struct Frame {
    node: u32,
    parent: u32,
    /// The index in `pending` at which this node's neighbours begin.
    first: usize,
}

/// Searches passable nodes from the first terminal. Calls `found` with each node, other than that terminal, whose
/// removal would disconnect two terminals, and `cyclic` with each node on a cycle; both may come more than once.
/// Returns how many different terminals it reached. O(nodes + edges).
pub(crate) fn separating<G: Graph>(
    graph: &G,
    terminals: &[u32],
    passable: impl Fn(u32) -> bool,
    mut found: impl FnMut(u32),
    mut cyclic: impl FnMut(u32),
) -> u32 {
    let zeros = vec![0; graph.node_count() as usize];
    // The clock when each node was met, from 1; 0 before.
    let (mut clock, mut met) = (0, zeros.clone());
    // The earliest clock that one edge from a node's subtree leads to.
    let mut low = zeros.clone();
    // The number of terminals in each node's subtree.
    let mut inside = zeros;
    for &terminal in terminals {
        inside[terminal as usize] = 1;
    }
    let Some(&root) = terminals.first() else { return 0 };
    let (mut frames, mut pending) = (Vec::new(), Vec::new());
    let mut entered = Some((root, root));
    loop {
        if let Some((node, parent)) = entered.take() {
            clock += 1;
            (met[node as usize], low[node as usize]) = (clock, clock);
            frames.push(Frame { node, parent, first: pending.len() });
            graph.for_each_neighbor(node, |next| {
                if passable(next) {
                    pending.push(next);
                }
            });
        }
        let Some(&Frame { node, parent, first }) = frames.last() else { break };
        let (at, up) = (node as usize, parent as usize);
        if pending.len() > first
            && let Some(next) = pending.pop()
        {
            if met[next as usize] == 0 {
                entered = Some((next, node));
            } else if next != parent {
                low[at] = low[at].min(met[next as usize]);
            }
            continue;
        }
        frames.pop();
        if up == at {
            break;
        }
        if low[at] >= met[up] && inside[at] > 0 && parent != root {
            found(parent);
        }
        // Another edge leads from the subtree to the parent or above it, so this edge is on a cycle.
        if low[at] <= met[up] {
            cyclic(node);
            cyclic(parent);
        }
        low[up] = low[up].min(low[at]);
        inside[up] += inside[at];
    }
    inside[root as usize]
}
