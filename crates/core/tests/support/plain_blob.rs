//! Blobs in the simplest code: each check whether a node can go searches the whole graph, and after each removal it
//! checks again every node that had to stay.
//!
//! It shares no code with the crate, only the draws of a seed, so the nodes have to be the same. It does not check
//! arguments and has no roundness.

use meander_core::{Cells, Graph, carve::Blob};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

/// `None` if no component is large enough.
pub(crate) fn blob_plainly<G: Graph>(graph: &G, options: &Blob<'_>) -> Option<Vec<u32>> {
    let count = graph.node_count() as usize;
    let mut draws = Xoshiro256PlusPlus::seed_from_u64(u64::from(options.seed));
    let mut open = vec![true; count];
    let Cells::Indexes(walls) = options.walls else { panic!("not by index: {:?}", options.walls) };
    for &wall in walls {
        open[wall as usize] = false;
    }
    let mut left = choose_component(graph, &open, options.count, &mut draws)?;
    let mut in_urn = left.clone();
    while left.iter().filter(|left| **left).count() > options.count as usize {
        let node = draw(options.weights, &in_urn, &mut draws)?;
        in_urn[node] = false;
        if !is_removable(graph, &left, node) {
            continue;
        }
        left[node] = false;
        let mut neighbors = Vec::new();
        graph.for_each_neighbor(node as u32, |next| neighbors.push(next as usize));
        neighbors.retain(|&next| left[next]);
        neighbors.sort_unstable();
        neighbors.dedup();
        if let [only] = neighbors[..] {
            in_urn[only] = true;
        }
        // All other nodes that had to stay still have to.
        for node in (0..count).filter(|&node| left[node] && !in_urn[node]) {
            assert!(!is_removable(graph, &left, node), "{node}");
        }
    }
    Some((0..count as u32).filter(|&node| left[node as usize]).collect())
}

/// The nodes of a random component, drawn in proportion to size.
fn choose_component<G: Graph>(
    graph: &G,
    open: &[bool],
    count: u32,
    draws: &mut Xoshiro256PlusPlus,
) -> Option<Vec<bool>> {
    let mut components: Vec<Vec<bool>> = Vec::new();
    for node in (0..open.len()).filter(|&node| open[node]) {
        if !components.iter().any(|component| component[node]) {
            components.push(reached(graph, open, node));
        }
    }
    let size = |component: &[bool]| component.iter().filter(|inside| **inside).count() as u32;
    components.retain(|component| size(component) >= count);
    let total: u32 = components.iter().map(|component| size(component)).sum();
    let mut drawn = if total > 0 { draws.random_range(0..total) } else { 0 };
    components.into_iter().find(|component| {
        let found = drawn < size(component);
        drawn = drawn.wrapping_sub(size(component));
        found
    })
}

fn reached<G: Graph>(graph: &G, open: &[bool], start: usize) -> Vec<bool> {
    let mut reached = vec![false; open.len()];
    reached[start] = true;
    let mut stack = vec![start];
    while let Some(node) = stack.pop() {
        graph.for_each_neighbor(node as u32, |next| {
            if open[next as usize] && !reached[next as usize] {
                reached[next as usize] = true;
                stack.push(next as usize);
            }
        });
    }
    reached
}

fn is_removable<G: Graph>(graph: &G, left: &[bool], node: usize) -> bool {
    let mut others = left.to_vec();
    others[node] = false;
    others
        .iter()
        .position(|left| *left)
        .is_none_or(|start| reached(graph, &others, start) == others)
}

/// Draws a node by weight; nodes of weight 0 come last, by index.
fn draw(weights: Option<&[f64]>, urn: &[bool], draws: &mut Xoshiro256PlusPlus) -> Option<usize> {
    let weight = |node: usize| match urn.get(node) {
        Some(true) => weights.map_or(1.0, |weights| weights[node]),
        _ => 0.0,
    };
    // Sum halves, then halves of halves, as the crate does: in another order the last digit may differ.
    let (mut low, mut high) = (0, urn.len().next_power_of_two());
    let total = sum(&weight, low, high);
    if total <= 0.0 {
        return urn.iter().position(|inside| *inside);
    }
    let mut rest = draws.random::<f64>() * total;
    while high - low > 1 {
        let middle = low.midpoint(high);
        let (left, right) = (sum(&weight, low, middle), sum(&weight, middle, high));
        if rest < left || right <= 0.0 {
            high = middle;
        } else {
            rest -= left;
            low = middle;
        }
    }
    Some(low)
}

fn sum(weight: &impl Fn(usize) -> f64, low: usize, high: usize) -> f64 {
    if high - low == 1 {
        return weight(low);
    }
    let middle = low.midpoint(high);
    sum(weight, low, middle) + sum(weight, middle, high)
}
