//! Carving as in the article (Boris the Brave, "Chiseled Paths Revisited"): pick an open node and remove it. If it was
//! on the witness, search for a new witness from scratch; if none exists, put the node back.
//!
//! It shares no code with the crate, only the draws of a seed, so the nodes have to be the same. It does not check
//! arguments and has no `articulation`, early stops or pruning.

use meander_core::{
    CellState, Cells, Graph,
    carve::{Chisel, Removal},
};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

/// The nodes that stay, the path and the steps, as in `Carving`.
pub(crate) type Published = (Vec<u32>, Vec<u32>, u32);

fn listed(cells: Cells<'_>) -> &[u32] {
    match cells {
        Cells::Indexes(indexes) => indexes,
        other => panic!("not by index: {other:?}"),
    }
}

/// `None` if walls separate the terminals.
pub(crate) fn chisel_as_published<G: Graph>(graph: &G, options: &Chisel<'_>) -> Option<Published> {
    let (terminals, walls) = (listed(options.terminals), listed(options.walls));
    let mut states = vec![CellState::Open; graph.node_count() as usize];
    for &wall in walls {
        states[wall as usize] = CellState::Blocked;
    }
    if terminals.iter().any(|&terminal| states[terminal as usize] == CellState::Blocked) {
        return None;
    }
    for &terminal in terminals {
        states[terminal as usize] = CellState::Forced;
    }
    let mut draws = Xoshiro256PlusPlus::seed_from_u64(u64::from(options.seed));
    let is_plain = options.wiggliness.to_bits() == 1f64.to_bits();
    let mut order = if is_plain { removal_order(options, graph.node_count()) } else { Vec::new() };
    order.reverse();
    let mut groups = Groups::new(&states);
    let mut witness = find_witness(graph, terminals, &states, draws_unless(is_plain, &mut draws))?;
    groups.mark_all(&witness, true);
    let mut steps = 0;
    loop {
        let picked = if is_plain {
            next_in_order(&mut order, &states)
        } else if let Removal::Weighted(weights) = options.removal {
            pick_by_weight(weights, options.wiggliness, &witness, &states, &mut draws)
        } else {
            groups.pick(options.wiggliness, &mut draws)
        };
        let Some(node) = picked else { break };
        steps += 1;
        states[node as usize] = CellState::Blocked;
        groups.remove(node);
        if !witness.contains(&node) {
            continue;
        }
        match find_witness(graph, terminals, &states, draws_unless(is_plain, &mut draws)) {
            Some(found) => {
                groups.mark_all(&witness, false);
                groups.mark_all(&found, true);
                witness = found;
            }
            None => states[node as usize] = CellState::Forced,
        }
    }
    let path = if terminals.len() == 2 { witness.clone() } else { Vec::new() };
    witness.sort_unstable();
    Some((witness, path, steps))
}

/// With wiggliness 1 any witness will do, so none is drawn.
fn draws_unless(is_plain: bool, draws: &mut Xoshiro256PlusPlus) -> Option<&mut Xoshiro256PlusPlus> {
    (!is_plain).then_some(draws)
}

/// A shortest path from the first terminal to each other, ending where it meets an earlier one; with
/// draws, a random one.
fn find_witness<G: Graph>(
    graph: &G,
    terminals: &[u32],
    states: &[CellState],
    mut draws: Option<&mut Xoshiro256PlusPlus>,
) -> Option<Vec<u32>> {
    let (&start, others) = terminals.split_first()?;
    let distance = distances(graph, start, states);
    if others.iter().any(|&terminal| distance[terminal as usize] == u32::MAX) {
        return None;
    }
    let mut witness = vec![start];
    for &terminal in others {
        let mut branch = Vec::new();
        let mut node = terminal;
        while !witness.contains(&node) {
            branch.push(node);
            let mut nearer = Vec::new();
            graph.for_each_neighbor(node, |next| {
                if distance[next as usize].checked_add(1) == Some(distance[node as usize]) {
                    nearer.push(next);
                }
            });
            let chosen = match &mut draws {
                Some(draws) if nearer.len() > 1 => draws.random_range(0..nearer.len() as u32),
                _ => 0,
            };
            node = nearer[chosen as usize];
        }
        witness.extend(branch.into_iter().rev());
    }
    Some(witness)
}

fn distances<G: Graph>(graph: &G, start: u32, states: &[CellState]) -> Vec<u32> {
    let mut distance = vec![u32::MAX; states.len()];
    distance[start as usize] = 0;
    let mut queue = vec![start];
    let mut head = 0;
    while let Some(&node) = queue.get(head) {
        head += 1;
        let further = distance[node as usize] + 1;
        graph.for_each_neighbor(node, |next| {
            let open = states[next as usize] != CellState::Blocked;
            if open && distance[next as usize] == u32::MAX {
                distance[next as usize] = further;
                queue.push(next);
            }
        });
    }
    distance
}

/// The order in which wiggliness 1 picks nodes, the first one first.
fn removal_order(options: &Chisel<'_>, count: u32) -> Vec<u32> {
    let mut nodes: Vec<u32> = (0..count).collect();
    if let Removal::Ordered(order) = options.removal {
        nodes.retain(|node| !order.contains(node));
        return [order, &nodes].concat();
    }
    let Removal::Weighted(weights) = options.removal else {
        nodes.sort_by_key(|&node| seeded_key(options.seed, node));
        return nodes;
    };
    // An exponential clock for each node: the first to ring goes first.
    let mut draws = Xoshiro256PlusPlus::seed_from_u64(u64::from(options.seed));
    let mut clock = |&weight: &f64| {
        let rings = -libm::log(1.0 - draws.random::<f64>());
        // Adding 0 turns -0 into 0.
        if weight > 0.0 { rings / weight + 0.0 } else { f64::INFINITY }
    };
    let clocks: Vec<f64> = weights.iter().map(&mut clock).collect();
    nodes.sort_by(|&one, &other| clocks[one as usize].total_cmp(&clocks[other as usize]));
    nodes
}

/// SplitMix64's finalizer on the golden-ratio sequence.
fn seeded_key(seed: u32, node: u32) -> u32 {
    const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15;
    let mix = |mut z: u64| {
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    };
    let start = mix(u64::from(seed).wrapping_mul(GOLDEN).wrapping_add(GOLDEN));
    (mix(start.wrapping_add(u64::from(node).wrapping_mul(GOLDEN))) >> 32) as u32
}

fn next_in_order(order: &mut Vec<u32>, states: &[CellState]) -> Option<u32> {
    while let Some(node) = order.pop() {
        if states[node as usize] == CellState::Open {
            return Some(node);
        }
    }
    None
}

/// Draws an open node in proportion to its weight, times the wiggliness on the witness; nodes of weight 0 come last, by
/// index.
fn pick_by_weight(
    weights: &[f64],
    wiggliness: f64,
    witness: &[u32],
    states: &[CellState],
    draws: &mut Xoshiro256PlusPlus,
) -> Option<u32> {
    let is_open = |node: &u32| states[*node as usize] == CellState::Open;
    let open: Vec<u32> = (0..states.len() as u32).filter(is_open).collect();
    let weight = |node: u32| {
        let factor = if witness.contains(&node) { wiggliness } else { 1.0 };
        weights[node as usize] * factor
    };
    let total: f64 = open.iter().map(|&node| weight(node)).sum();
    if total <= 0.0 {
        return open.first().copied();
    }
    let mut rest = draws.random::<f64>() * total;
    let drawn = open.iter().find(|&&node| {
        rest -= weight(node);
        rest < 0.0
    });
    drawn.or_else(|| open.iter().rfind(|&&node| weight(node) > 0.0)).copied()
}

/// Open nodes, those on the witness first. The result of a seed depends on the order within a group.
struct Groups {
    nodes: Vec<u32>,
    /// The index in `nodes` of each open node.
    position: Vec<Option<usize>>,
    on_witness: usize,
}

impl Groups {
    fn new(states: &[CellState]) -> Self {
        let mut groups =
            Self { nodes: Vec::new(), position: vec![None; states.len()], on_witness: 0 };
        for (node, &state) in (0..).zip(states) {
            if state == CellState::Open {
                groups.position[node as usize] = Some(groups.nodes.len());
                groups.nodes.push(node);
            }
        }
        groups
    }

    /// Draws a node; nodes on the witness have the weight `wiggliness`, others 1.
    fn pick(&self, wiggliness: f64, draws: &mut Xoshiro256PlusPlus) -> Option<u32> {
        let (on, off) = (self.on_witness as u32, (self.nodes.len() - self.on_witness) as u32);
        let weight_on = wiggliness * f64::from(on);
        let total = weight_on + f64::from(off);
        let at = if off == 0 || (on > 0 && draws.random::<f64>() * total < weight_on) {
            draws.random_range(0..on.max(1))
        } else {
            on + draws.random_range(0..off)
        };
        self.nodes.get(at as usize).copied()
    }

    fn remove(&mut self, node: u32) {
        self.mark(node, false);
        if let Some(position) = self.position[node as usize] {
            self.swap(position, self.nodes.len() - 1);
            self.nodes.pop();
            self.position[node as usize] = None;
        }
    }

    fn mark_all(&mut self, nodes: &[u32], on_witness: bool) {
        for &node in nodes {
            self.mark(node, on_witness);
        }
    }

    fn mark(&mut self, node: u32, on_witness: bool) {
        let Some(position) = self.position[node as usize] else { return };
        if (position < self.on_witness) == on_witness {
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

    fn swap(&mut self, one: usize, other: usize) {
        self.nodes.swap(one, other);
        self.position[self.nodes[one] as usize] = Some(one);
        self.position[self.nodes[other] as usize] = Some(other);
    }
}
