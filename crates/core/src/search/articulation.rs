//! Nodes without which some terminals would be disconnected: Tarjan's articulation points, with a stack of its
//! own instead of recursion (R. Tarjan, "Depth-first search and linear graph algorithms", 1972).

use crate::graph::Graph;

/// One node on the path from the root to where the search is.
#[derive(Debug, Clone)]
struct Frame {
    node: u32,
    parent: u32,
    /// Where this node's own neighbours begin in the list of neighbours still to visit.
    first: usize,
}

/// Lists that serve many searches.
#[derive(Debug, Clone)]
pub(crate) struct Articulation {
    /// The moment a node was met, from 1; 0 before.
    met: Vec<u32>,
    /// The earliest moment reachable from a node's subtree by one edge.
    low: Vec<u32>,
    /// Terminals in a node's subtree.
    terminals: Vec<u32>,
    frames: Vec<Frame>,
    pending: Vec<u32>,
}

impl Articulation {
    pub(crate) fn new(node_count: u32) -> Self {
        let zeros = vec![0; node_count as usize];
        Self {
            met: zeros.clone(),
            low: zeros.clone(),
            terminals: zeros,
            frames: Vec::new(),
            pending: Vec::new(),
        }
    }

    /// Calls `found` with each passable node, other than the first terminal, whose removal would
    /// disconnect two terminals, and `cyclic` with each node on a cycle, as far as the search gets from the first
    /// terminal. O(nodes + edges); a node with several such subtrees or cycles is reported for each.
    pub(crate) fn separating<G: Graph>(
        &mut self,
        graph: &G,
        terminals: &[u32],
        passable: impl Fn(u32) -> bool,
        mut found: impl FnMut(u32),
        mut cyclic: impl FnMut(u32),
    ) {
        self.met.fill(0);
        self.terminals.fill(0);
        for &terminal in terminals {
            self.terminals[terminal as usize] = 1;
        }
        let Some(&root) = terminals.first() else { return };
        let mut clock = 0;
        self.enter(graph, root, root, &mut clock, &passable);
        while let Some(frame) = self.frames.last() {
            let (node, parent) = (frame.node as usize, frame.parent);
            if self.pending.len() > frame.first {
                let Some(next) = self.pending.pop() else { break };
                if self.met[next as usize] == 0 {
                    self.enter(graph, next, node as u32, &mut clock, &passable);
                } else if next != parent {
                    self.low[node] = self.low[node].min(self.met[next as usize]);
                }
                continue;
            }
            self.frames.pop();
            let up = parent as usize;
            if up == node {
                break;
            }
            if self.low[node] >= self.met[up] && self.terminals[node] > 0 && parent != root {
                found(parent);
            }
            // Another edge leads from the subtree to the parent or above it: this one closes a cycle.
            if self.low[node] <= self.met[up] {
                cyclic(node as u32);
                cyclic(parent);
            }
            self.low[up] = self.low[up].min(self.low[node]);
            self.terminals[up] += self.terminals[node];
        }
        self.frames.clear();
        self.pending.clear();
    }

    /// How many different terminals the last search found.
    pub(crate) fn terminals_found(&self, root: u32) -> u32 {
        self.terminals[root as usize]
    }

    fn enter<G: Graph>(
        &mut self,
        graph: &G,
        node: u32,
        parent: u32,
        clock: &mut u32,
        passable: impl Fn(u32) -> bool,
    ) {
        *clock += 1;
        self.met[node as usize] = *clock;
        self.low[node as usize] = *clock;
        self.frames.push(Frame { node, parent, first: self.pending.len() });
        graph.for_each_neighbor(node, |next| {
            if passable(next) {
                self.pending.push(next);
            }
        });
    }
}
