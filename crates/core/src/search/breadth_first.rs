//! Distances in steps from one node, with memory that serves many searches.

use crate::graph::{Graph, NONE};

/// Breadth-first search whose lists live as long as it does.
///
/// One number a node says whether it is blocked, seen, and how far away: what is below `base` dates
/// from an earlier search, so that nothing has to be cleared between two.
#[derive(Debug, Clone)]
pub(crate) struct BreadthFirst {
    /// `base` and the distance; `NONE` for blocked nodes.
    marks: Vec<u32>,
    base: u32,
    /// More than any mark but `NONE`.
    end: u32,
    queue: Vec<u32>,
}

impl BreadthFirst {
    /// All nodes are open.
    pub(crate) fn new(node_count: u32) -> Self {
        Self { marks: vec![0; node_count as usize], base: 1, end: 1, queue: Vec::new() }
    }

    /// The node cannot be entered from the next search on.
    pub(crate) fn block(&mut self, node: u32) {
        self.marks[node as usize] = NONE;
    }

    /// The same for all nodes that are true.
    pub(crate) fn block_all(&mut self, blocked: &[bool]) {
        for (node, _) in (0..).zip(blocked).filter(|(_, blocked)| **blocked) {
            self.block(node);
        }
    }

    /// The node can be entered from the next search on.
    pub(crate) fn unblock(&mut self, node: u32) {
        self.marks[node as usize] = 0;
    }

    /// Measures from `sources` over open nodes, nearer ones first, until `enough` says so of the step from
    /// a node to one just met; a source is met from itself. What is then nearer has been measured. Sources are open.
    pub(crate) fn run(
        &mut self,
        graph: &impl Graph,
        sources: &[u32],
        mut enough: impl FnMut(u32, u32) -> bool,
    ) {
        self.forget();
        let mut stop = false;
        for &source in sources {
            if self.marks[source as usize] < self.base {
                self.marks[source as usize] = self.base;
                self.queue.push(source);
                stop |= enough(source, source);
            }
        }
        let mut head = 0;
        while let (false, Some(&node)) = (stop, self.queue.get(head)) {
            head += 1;
            let next = self.marks[node as usize] + 1;
            self.end = next + 1;
            graph.for_each_neighbor(node, |neighbor| {
                let mark = &mut self.marks[neighbor as usize];
                if *mark < self.base {
                    *mark = next;
                    self.queue.push(neighbor);
                    stop = stop || enough(node, neighbor);
                }
            });
        }
    }

    /// Makes everything unseen, mostly without touching it.
    fn forget(&mut self) {
        self.queue.clear();
        self.base = self.end;
        if self.base >= NONE - self.marks.len() as u32 - 1 {
            for mark in self.marks.iter_mut().filter(|mark| **mark != NONE) {
                *mark = 0;
            }
            self.base = 1;
        }
        self.end = self.base + 1;
    }

    /// The nodes that the last search met, nearer ones first.
    pub(crate) fn met(&self) -> &[u32] {
        &self.queue
    }

    /// Visits the neighbours of a node that are one step nearer to the sources, in the graph's order.
    pub(crate) fn nearer<G: Graph>(&self, graph: &G, node: u32, nearer: &mut Vec<u32>) {
        let here = self.distance(node);
        graph.for_each_neighbor(node, |next| {
            if self.distance(next).checked_add(1) == Some(here) {
                nearer.push(next);
            }
        });
    }

    /// Steps from the nearest source, or [`NONE`] where the search did not come.
    pub(crate) fn distance(&self, node: u32) -> u32 {
        let mark = self.marks[node as usize];
        if mark == NONE { NONE } else { mark.checked_sub(self.base).unwrap_or(NONE) }
    }
}

#[cfg(test)]
mod tests {
    use super::{BreadthFirst, NONE};
    use crate::grid::Grid;

    #[test]
    fn distances_stay_right_when_marks_run_out() {
        let Ok(grid) = Grid::new(3, 3) else { return };
        let mut search = BreadthFirst::new(9);
        search.block(1);
        for end in [1, NONE - 40, NONE - 20, NONE - 12] {
            search.end = search.end.max(end);
            for _ in 0..3 {
                search.run(&grid, &[0], |_, _| false);
                let found: Vec<u32> = (0..9).map(|node| search.distance(node)).collect();
                assert_eq!(found, [0, NONE, 4, 1, 2, 3, 2, 3, 4]);
            }
        }
        search.unblock(1);
        search.run(&grid, &[0], |_, _| false);
        assert_eq!(search.distance(2), 2);
    }
}
