//! Distances in steps, with memory that many searches share.

use crate::graph::{Graph, NONE};

/// The mark of a node that the last search did not meet.
const UNSEEN: u32 = NONE - 1;

/// Breadth-first search that keeps its lists from search to search.
#[derive(Debug, Clone)]
pub(crate) struct BreadthFirst {
    /// The distance of each node; [`NONE`] for blocked ones.
    marks: Vec<u32>,
    /// The nodes met, in order.
    queue: Vec<u32>,
}

impl BreadthFirst {
    /// For each node, whether to keep searches from entering it.
    pub(crate) fn new(blocked: impl Iterator<Item = bool>) -> Self {
        let marks = blocked.map(|blocked| if blocked { NONE } else { UNSEEN }).collect();
        Self { marks, queue: Vec::new() }
    }

    /// Keeps the next searches from entering the node.
    pub(crate) fn block(&mut self, node: u32) {
        self.marks[node as usize] = NONE;
    }

    /// Lets the next searches enter the node again.
    pub(crate) fn unblock(&mut self, node: u32) {
        self.marks[node as usize] = UNSEEN;
    }

    /// Measures distances from `sources` over open nodes, nearer ones first; skips blocked sources. Calls `enough` with
    /// a node and each neighbour that it newly meets, a source with itself, and ends when that returns true. All nearer
    /// nodes have been measured by then.
    pub(crate) fn run(
        &mut self,
        graph: &impl Graph,
        sources: &[u32],
        mut enough: impl FnMut(u32, u32) -> bool,
    ) {
        let Self { marks, queue } = self;
        for node in queue.drain(..) {
            // Some have been blocked since.
            if marks[node as usize] != NONE {
                marks[node as usize] = UNSEEN;
            }
        }
        let mut stop = false;
        for &source in sources {
            if marks[source as usize] == UNSEEN {
                marks[source as usize] = 0;
                queue.push(source);
                stop |= enough(source, source);
            }
        }
        let mut head = 0;
        while let (false, Some(&node)) = (stop, queue.get(head)) {
            head += 1;
            let next = marks[node as usize] + 1;
            graph.for_each_neighbor(node, |neighbor| {
                let mark = &mut marks[neighbor as usize];
                if *mark == UNSEEN {
                    *mark = next;
                    queue.push(neighbor);
                    stop = stop || enough(node, neighbor);
                }
            });
        }
    }

    /// The nodes that the last search met, nearer ones first.
    pub(crate) fn met(&self) -> &[u32] {
        &self.queue
    }

    /// Lists the neighbours of a node that are one step nearer to the sources, in the graph's order.
    pub(crate) fn nearer<G: Graph>(&self, graph: &G, node: u32, nearer: &mut Vec<u32>) {
        let here = self.distance(node);
        graph.for_each_neighbor(node, |next| {
            if self.distance(next).checked_add(1) == Some(here) {
                nearer.push(next);
            }
        });
    }

    /// Steps from the nearest source; [`NONE`] if the search did not reach the node.
    pub(crate) fn distance(&self, node: u32) -> u32 {
        let mark = self.marks[node as usize];
        if mark == UNSEEN { NONE } else { mark }
    }
}
