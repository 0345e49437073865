//! A* (Hart, Nilsson, Raphael 1968) over anything that has steps with costs.

use super::radix_heap::{HeapEntry, RadixHeap};

/// The cost of a node that the search did not reach.
const UNREACHED: u64 = u64::MAX;

/// The nodes of a search.
pub(super) trait Space {
    /// Visits each node that a step can reach, with the cost of the step and the estimate of the remaining cost from
    /// there.
    fn for_each_step(&self, node: u32, visit: impl FnMut(u32, u64, u64));
}

/// The cost of reaching each node that a search has reached. Many searches share one.
#[derive(Debug, Clone, Default)]
pub(super) struct Costs {
    /// Exact for every visited node.
    reached: Vec<u64>,
    /// The nodes reached.
    touched: Vec<u32>,
}

impl Costs {
    /// The cost of reaching a node; `None` if the search did not reach it.
    pub(super) fn get(&self, node: u32) -> Option<u64> {
        Some(self.reached[node as usize]).filter(|&cost| cost != UNREACHED)
    }

    fn forget(&mut self, count: u32) {
        for node in self.touched.drain(..) {
            self.reached[node as usize] = UNREACHED;
        }
        self.reached.resize(count as usize, UNREACHED);
    }
}

/// Where a search ends.
#[derive(Debug, Clone, Copy)]
pub(super) struct Goal {
    pub(super) node: u32,
    /// Whether to visit all nodes on equally cheap routes before it ends.
    pub(super) ties: bool,
}

/// Visits nodes by rising totals until it reaches the goal, and returns whether it did.
///
/// `starts` lists nodes with their estimates. `visit` gets each node and its cost before the node's steps, and ends the
/// search by returning false. `arrive` gets each step that reaches a node as cheaply as all before it, and whether it
/// is cheaper.
pub(super) fn best_first<S: Space>(
    space: &S,
    costs: &mut Costs,
    count: u32,
    starts: &[(u32, u64)],
    goal: Option<Goal>,
    mut visit: impl FnMut(u32, u64) -> bool,
    mut arrive: impl FnMut(u32, u32, bool),
) -> bool {
    costs.forget(count);
    let Costs { reached, touched } = costs;
    let mut queue = RadixHeap::new();
    for &(node, left) in starts {
        reached[node as usize] = 0;
        touched.push(node);
        queue.push(HeapEntry { total: left, cost: 0, node });
    }
    let mut best = None;
    while let Some(HeapEntry { total, cost, node }) = queue.pop() {
        if best.is_some_and(|best| total > best) {
            break;
        }
        if let Some(goal) = goal.filter(|goal| goal.node == node) {
            best = Some(total);
            if goal.ties {
                continue;
            }
            break;
        }
        if cost > reached[node as usize] {
            continue;
        }
        if !visit(node, cost) {
            break;
        }
        space.for_each_step(node, |next, step, left| {
            let cost = cost + step;
            let known = &mut reached[next as usize];
            if cost < *known {
                if *known == UNREACHED {
                    touched.push(next);
                }
                *known = cost;
                // Keeps totals from falling, even if the estimate is inconsistent.
                let total = cost.saturating_add(left).max(total);
                queue.push(HeapEntry { total, cost, node: next });
                arrive(node, next, true);
            } else if cost == *known {
                arrive(node, next, false);
            }
        });
    }
    best.is_some()
}
