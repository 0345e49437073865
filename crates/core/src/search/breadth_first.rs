//! Distances in steps from one node, with memory that serves many searches.

use crate::graph::Graph;

/// A node that the search has not met.
pub(crate) const UNSEEN: u32 = u32::MAX;

/// Breadth-first search whose lists live as long as it does.
#[derive(Debug, Clone)]
pub(crate) struct BreadthFirst {
    distance: Vec<u32>,
    queue: Vec<u32>,
}

impl BreadthFirst {
    pub(crate) fn new(node_count: u32) -> Self {
        Self { distance: vec![UNSEEN; node_count as usize], queue: Vec::new() }
    }

    /// Measures from `sources` over passable nodes, nearer ones first, until `enough` says so of a
    /// node just met. What is then nearer than that node has been measured.
    pub(crate) fn run<G: Graph>(
        &mut self,
        graph: &G,
        sources: &[u32],
        passable: impl Fn(u32) -> bool,
        mut enough: impl FnMut(u32) -> bool,
    ) {
        for &node in &self.queue {
            self.distance[node as usize] = UNSEEN;
        }
        self.queue.clear();
        let mut stop = false;
        for &source in sources {
            if self.distance[source as usize] == UNSEEN {
                self.distance[source as usize] = 0;
                self.queue.push(source);
                stop |= enough(source);
            }
        }
        let mut head = 0;
        while let (false, Some(&node)) = (stop, self.queue.get(head)) {
            head += 1;
            let next = self.distance[node as usize] + 1;
            graph.for_each_neighbor(node, |neighbor| {
                let distance = &mut self.distance[neighbor as usize];
                if *distance == UNSEEN && passable(neighbor) {
                    *distance = next;
                    self.queue.push(neighbor);
                    stop = stop || enough(neighbor);
                }
            });
        }
    }

    /// Steps from the nearest source, or [`UNSEEN`].
    pub(crate) fn distance(&self, node: u32) -> u32 {
        self.distance[node as usize]
    }
}
