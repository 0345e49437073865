//! Open nodes in two groups, on the witness and off it, with every change in constant time.

use crate::grid::CellState;
use crate::rng::Draws;

/// Open nodes, those on the witness first. On the witness a node counts `wiggliness`, elsewhere 1.
#[derive(Debug, Clone)]
pub(super) struct Split {
    nodes: Vec<u32>,
    /// Where in `nodes` each node stands; `ABSENT` when decided.
    place: Vec<u32>,
    on_witness: u32,
    wiggliness: f64,
}

const ABSENT: u32 = u32::MAX;

impl Split {
    pub(super) fn new(states: &[CellState], wiggliness: f64) -> Self {
        let mut split = Self {
            nodes: Vec::new(),
            place: vec![ABSENT; states.len()],
            on_witness: 0,
            wiggliness,
        };
        for (node, &state) in (0..).zip(states) {
            if state == CellState::Open {
                split.place[node as usize] = split.nodes.len() as u32;
                split.nodes.push(node);
            }
        }
        split
    }

    pub(super) fn pick(&self, draws: &mut Draws) -> Option<u32> {
        let on = self.on_witness;
        let off = self.nodes.len() as u32 - on;
        let weight_on = self.wiggliness * f64::from(on);
        let total = weight_on + f64::from(off);
        let place = if off == 0 || (on > 0 && draws.unit() * total < weight_on) {
            draws.below(on)
        } else {
            on + draws.below(off)
        };
        self.nodes.get(place as usize).copied()
    }

    pub(super) fn remove(&mut self, node: u32) {
        self.mark(node, false);
        let place = self.place[node as usize];
        if place == ABSENT {
            return;
        }
        self.swap(place, self.nodes.len() as u32 - 1);
        self.nodes.pop();
        self.place[node as usize] = ABSENT;
    }

    pub(super) fn mark(&mut self, node: u32, on_witness: bool) {
        let place = self.place[node as usize];
        if place == ABSENT || (place < self.on_witness) == on_witness {
            return;
        }
        if on_witness {
            self.swap(place, self.on_witness);
            self.on_witness += 1;
        } else {
            self.on_witness -= 1;
            self.swap(place, self.on_witness);
        }
    }

    fn swap(&mut self, one: u32, other: u32) {
        let (node, moved) = (self.nodes[one as usize], self.nodes[other as usize]);
        self.nodes[one as usize] = moved;
        self.nodes[other as usize] = node;
        self.place[moved as usize] = one;
        self.place[node as usize] = other;
    }
}
