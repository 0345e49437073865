//! Whether the neighbours of a node are disconnected without it.

use crate::graph::Graph;
use crate::grid::CellState;

/// Lists that serve many tests.
pub(super) struct NeighborSearch {
    /// Which search met each node, from 1; 0: none.
    met_by: Vec<u32>,
    met: Vec<u32>,
    /// One for each neighbour; those past the neighbours of this test are from earlier ones.
    searches: Vec<Search>,
}

/// A breadth-first search from one neighbour.
#[derive(Default)]
struct Search {
    queue: Vec<u32>,
    head: usize,
    /// The search that this one has met, itself where it has met none: a union-find forest.
    group: u32,
    /// Of a group's root: nodes in the queues of the group.
    waiting: usize,
}

impl NeighborSearch {
    pub(super) fn new(node_count: u32) -> Self {
        Self { met_by: vec![0; node_count as usize], met: Vec::new(), searches: Vec::new() }
    }

    /// Searches from every neighbour at once, a node at a time, until all searches have met or one
    /// has nowhere left to go. That costs no more than the smallest component, or the shortest detour.
    pub(super) fn disconnects<G: Graph>(
        &mut self,
        graph: &G,
        states: &[CellState],
        node: u32,
    ) -> bool {
        let left = |other: u32| other != node && states[other as usize] != CellState::Blocked;
        let mut count = 0;
        graph.for_each_neighbor(node, |next| {
            if left(next) && self.met_by[next as usize] == 0 {
                self.begin(count, next);
                count += 1;
            }
        });
        let disconnected = self.run(graph, count, left);
        for met in self.met.drain(..) {
            self.met_by[met as usize] = 0;
        }
        disconnected
    }

    fn begin(&mut self, own: usize, from: u32) {
        if self.searches.len() == own {
            self.searches.push(Search::default());
        }
        let search = &mut self.searches[own];
        search.queue.clear();
        search.queue.push(from);
        search.head = 0;
        search.group = own as u32;
        search.waiting = 1;
        self.met_by[from as usize] = own as u32 + 1;
        self.met.push(from);
    }

    fn run<G: Graph>(&mut self, graph: &G, count: usize, left: impl Fn(u32) -> bool) -> bool {
        let mut apart = count;
        while apart > 1 {
            for own in 0..count {
                let search = &mut self.searches[own];
                let Some(&at) = search.queue.get(search.head) else { continue };
                search.head += 1;
                let mut root = self.root(own);
                self.searches[root].waiting -= 1;
                graph.for_each_neighbor(at, |next| {
                    if !left(next) {
                        return;
                    }
                    let other = self.met_by[next as usize];
                    if other == 0 {
                        self.met_by[next as usize] = own as u32 + 1;
                        self.met.push(next);
                        self.searches[own].queue.push(next);
                        self.searches[root].waiting += 1;
                        return;
                    }
                    let other = self.root(other as usize - 1);
                    if other != root {
                        self.searches[root].group = other as u32;
                        self.searches[other].waiting += self.searches[root].waiting;
                        root = other;
                        apart -= 1;
                    }
                });
                if apart > 1 && self.searches[root].waiting == 0 {
                    return true;
                }
            }
        }
        false
    }

    fn root(&mut self, mut search: usize) -> usize {
        loop {
            let up = self.searches[search].group as usize;
            if up == search {
                return search;
            }
            // Halves the path for the next one who comes this way.
            self.searches[search].group = self.searches[up].group;
            search = up;
        }
    }
}
