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

struct Search {
    /// The number of nodes met.
    clock: u32,
    /// The clock when each node was met, from 1; 0 before.
    met: Vec<u32>,
    /// The earliest clock that one edge from a node's subtree leads to.
    low: Vec<u32>,
    /// The number of terminals in each node's subtree.
    terminals: Vec<u32>,
    frames: Vec<Frame>,
    pending: Vec<u32>,
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
    let mut search = Search {
        clock: 0,
        met: zeros.clone(),
        low: zeros.clone(),
        terminals: zeros,
        frames: Vec::new(),
        pending: Vec::new(),
    };
    for &terminal in terminals {
        search.terminals[terminal as usize] = 1;
    }
    let Some(&root) = terminals.first() else { return 0 };
    search.enter(graph, root, root, &passable);
    while let Some(frame) = search.frames.last() {
        let (node, parent) = (frame.node as usize, frame.parent);
        if search.pending.len() > frame.first {
            let Some(next) = search.pending.pop() else { break };
            if search.met[next as usize] == 0 {
                search.enter(graph, next, node as u32, &passable);
            } else if next != parent {
                search.low[node] = search.low[node].min(search.met[next as usize]);
            }
            continue;
        }
        search.frames.pop();
        let up = parent as usize;
        if up == node {
            break;
        }
        if search.low[node] >= search.met[up] && search.terminals[node] > 0 && parent != root {
            found(parent);
        }
        // Another edge leads from the subtree to the parent or above it, so this edge is on a cycle.
        if search.low[node] <= search.met[up] {
            cyclic(node as u32);
            cyclic(parent);
        }
        search.low[up] = search.low[up].min(search.low[node]);
        search.terminals[up] += search.terminals[node];
    }
    search.terminals[root as usize]
}

impl Search {
    fn enter<G: Graph>(
        &mut self,
        graph: &G,
        node: u32,
        parent: u32,
        passable: impl Fn(u32) -> bool,
    ) {
        self.clock += 1;
        self.met[node as usize] = self.clock;
        self.low[node as usize] = self.clock;
        self.frames.push(Frame { node, parent, first: self.pending.len() });
        graph.for_each_neighbor(node, |next| {
            if passable(next) {
                self.pending.push(next);
            }
        });
    }
}
