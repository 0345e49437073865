//! Nodes without which some terminals would be disconnected: Tarjan's articulation points, with a stack of its
//! own instead of recursion (R. Tarjan, "Depth-first search and linear graph algorithms", 1972).

use crate::graph::Graph;

/// One node on the path from the root to where the search is.
struct Frame {
    node: u32,
    parent: u32,
    /// Where this node's own neighbours begin in the list of neighbours still to visit.
    first: usize,
}

struct Search {
    /// How many nodes were met.
    clock: u32,
    /// The moment a node was met, from 1; 0 before.
    met: Vec<u32>,
    /// The earliest moment reachable from a node's subtree by one edge.
    low: Vec<u32>,
    /// Terminals in a node's subtree.
    terminals: Vec<u32>,
    frames: Vec<Frame>,
    pending: Vec<u32>,
}

/// Calls `found` with each passable node, other than the first terminal, whose removal would
/// disconnect two terminals, and `cyclic` with each node on a cycle, as far as the search gets from the first
/// terminal. Returns how many different terminals it found. O(nodes + edges); a node with several such subtrees or cycles
/// is reported for each.
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
        // Another edge leads from the subtree to the parent or above it: this one closes a cycle.
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
