//! A* (Hart, Nilsson, Raphael 1968) over anything that has steps with costs.

use super::radix_heap::{HeapEntry, RadixHeap};

/// Costs that a search cannot reach: those of earlier searches are forgotten before sums could overflow.
const HIGHEST_BASE: u64 = 1 << 62;

/// The nodes of a search.
pub(super) trait Space {
    /// Visits each node to which a step leads, with what the step costs and the least that is left to pay from there.
    fn for_each_step(&self, node: u32, visit: impl FnMut(u32, u64, u64));
}

/// What reaching each node costs, as far as a search came. Many searches share one.
#[derive(Debug, Clone, Default)]
pub(super) struct Costs {
    /// `base` and the cost of reaching each node, exact for every visited one; less where the search did not come.
    reached: Vec<u64>,
    base: u64,
    /// The most in `reached`.
    end: u64,
}

impl Costs {
    /// What reaching a node costs; `None` where the search did not come.
    pub(super) fn get(&self, node: u32) -> Option<u64> {
        self.reached[node as usize].checked_sub(self.base)
    }

    fn forget(&mut self, count: u32) {
        self.base = self.end + 1;
        if self.base > HIGHEST_BASE {
            self.reached.fill(0);
            self.base = 1;
        }
        self.end = self.base;
        self.reached.resize(count as usize, 0);
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
/// `starts` have the least that is left to pay from them. Before a node's steps, `visit` gets it and its cost, and ends
/// the search by false. `arrive` gets each step that leads to a node as cheaply as any before it, and whether more
/// cheaply.
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
    let Costs { reached, base, end } = costs;
    let base = *base;
    let mut queue = RadixHeap::new();
    for &(node, left) in starts {
        reached[node as usize] = base;
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
        if base + cost > reached[node as usize] {
            continue;
        }
        if !visit(node, cost) {
            break;
        }
        space.for_each_step(node, |next, step, left| {
            let cost = cost + step;
            let known = &mut reached[next as usize];
            if *known < base || base + cost < *known {
                *known = base + cost;
                *end = (*end).max(base + cost);
                // Never less than what was popped, whatever the estimate says.
                let total = cost.saturating_add(left).max(total);
                queue.push(HeapEntry { total, cost, node: next });
                arrive(node, next, true);
            } else if base + cost == *known {
                arrive(node, next, false);
            }
        });
    }
    best.is_some()
}

#[cfg(test)]
mod tests {
    use super::{Costs, HIGHEST_BASE, Space, best_first};

    struct Row;

    impl Space for Row {
        fn for_each_step(&self, node: u32, mut visit: impl FnMut(u32, u64, u64)) {
            if node < 2 {
                visit(node + 1, 8, 0);
            }
        }
    }

    #[test]
    fn costs_stay_right_when_bases_run_out() {
        let mut costs = Costs { end: HIGHEST_BASE - 40, ..Costs::default() };
        for _ in 0..9 {
            best_first(&Row, &mut costs, 3, &[(0, 0)], None, |_, _| true, |_, _, _| {});
            assert_eq!([0, 1, 2].map(|node| costs.get(node)), [Some(0), Some(8), Some(16)]);
        }
        assert!(costs.base < 1000);
    }
}
