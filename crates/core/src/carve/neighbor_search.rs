//! Whether the neighbours of a node are disconnected without it.

use std::collections::VecDeque;

use crate::graph::Graph;
use crate::grid::CellState;

/// Lists that serve many tests.
pub(super) struct NeighborSearch {
    /// Which search met each node, from 1; 0: none.
    met_by: Vec<u32>,
    met: Vec<u32>,
    /// What each search still has to visit; those past the neighbours of this test are from earlier ones.
    queues: Vec<VecDeque<u32>>,
    /// The search that each one goes on with, itself until it meets another.
    groups: Vec<usize>,
}

impl NeighborSearch {
    pub(super) fn new(node_count: u32) -> Self {
        let met_by = vec![0; node_count as usize];
        Self { met_by, met: Vec::new(), queues: Vec::new(), groups: Vec::new() }
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
        let Self { met_by, met, queues, groups } = self;
        groups.clear();
        graph.for_each_neighbor(node, |next| {
            if left(next) && met_by[next as usize] == 0 {
                let own = groups.len();
                queues.resize_with(queues.len().max(own + 1), VecDeque::new);
                queues[own].clear();
                queues[own].push_back(next);
                groups.push(own);
                met_by[next as usize] = groups.len() as u32;
                met.push(next);
            }
        });
        let (mut apart, mut is_stuck) = (groups.len(), false);
        while apart > 1 && !is_stuck {
            for own in 0..groups.len() {
                if groups[own] != own || apart == 1 {
                    continue;
                }
                let Some(at) = queues[own].pop_front() else {
                    is_stuck = true;
                    break;
                };
                graph.for_each_neighbor(at, |next| {
                    if !left(next) {
                        return;
                    }
                    let other = met_by[next as usize];
                    if other == 0 {
                        met_by[next as usize] = own as u32 + 1;
                        met.push(next);
                        queues[own].push_back(next);
                        return;
                    }
                    let other = groups[other as usize - 1];
                    if other != own {
                        let mut joined = std::mem::take(&mut queues[other]);
                        queues[own].append(&mut joined);
                        queues[other] = joined;
                        groups
                            .iter_mut()
                            .filter(|group| **group == other)
                            .for_each(|group| *group = own);
                        apart -= 1;
                    }
                });
            }
        }
        for met in met.drain(..) {
            met_by[met as usize] = 0;
        }
        is_stuck
    }
}
