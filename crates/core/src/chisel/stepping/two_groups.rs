//! Open nodes in two groups, on the witness and off it, with every change in constant time.

use crate::grid::CellState;
use crate::rng::Draws;

/// Open nodes, those on the witness first. On the witness a node counts `wiggliness`, elsewhere 1.
#[derive(Debug, Clone)]
pub(super) struct TwoGroups {
    nodes: Vec<u32>,
    /// The index of each node in `nodes`; `ABSENT` when decided.
    position: Vec<u32>,
    on_witness: u32,
    wiggliness: f64,
}

const ABSENT: u32 = u32::MAX;

impl TwoGroups {
    pub(super) fn new(states: &[CellState], wiggliness: f64) -> Self {
        let mut groups = Self {
            nodes: Vec::new(),
            position: vec![ABSENT; states.len()],
            on_witness: 0,
            wiggliness,
        };
        for (node, &state) in (0..).zip(states) {
            if state == CellState::Open {
                groups.position[node as usize] = groups.nodes.len() as u32;
                groups.nodes.push(node);
            }
        }
        groups
    }

    pub(super) fn pick(&self, draws: &mut Draws) -> Option<u32> {
        let on = self.on_witness;
        let off = self.nodes.len() as u32 - on;
        let weight_on = self.wiggliness * f64::from(on);
        let total = weight_on + f64::from(off);
        let position = if off == 0 || (on > 0 && draws.unit() * total < weight_on) {
            draws.below(on)
        } else {
            on + draws.below(off)
        };
        self.nodes.get(position as usize).copied()
    }

    pub(super) fn remove(&mut self, node: u32) {
        self.mark(node, false);
        let position = self.position[node as usize];
        if position == ABSENT {
            return;
        }
        self.swap(position, self.nodes.len() as u32 - 1);
        self.nodes.pop();
        self.position[node as usize] = ABSENT;
    }

    #[inline]
    pub(super) fn mark(&mut self, node: u32, on_witness: bool) {
        let position = self.position[node as usize];
        if position == ABSENT || (position < self.on_witness) == on_witness {
            return;
        }
        if on_witness {
            self.swap(position, self.on_witness);
            self.on_witness += 1;
        } else {
            self.on_witness -= 1;
            self.swap(position, self.on_witness);
        }
    }

    #[inline]
    fn swap(&mut self, one: u32, other: u32) {
        let (node, moved) = (self.nodes[one as usize], self.nodes[other as usize]);
        self.nodes[one as usize] = moved;
        self.nodes[other as usize] = node;
        self.position[moved as usize] = one;
        self.position[node as usize] = other;
    }
}
