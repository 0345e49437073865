//! The published algorithm, as plainly as it was published: what everything faster is held against.

use super::one_shot::Carving;
use super::options::Chisel;
use super::picker::Picker;
use super::sort::ascending;
use crate::error::Error;
use crate::graph::Graph;
use crate::grid::CellState;
use crate::rng::Draws;
use crate::search::walk_back;

/// Carves as the article tells it (Boris the Brave, "Chiseled Paths Revisited"): picks an open node,
/// removes it, and where it was on the witness looks for a new one from nothing, putting the node back if
/// there is none.
///
/// The same nodes as [`chisel`](crate::chisel), which is what to use: this one takes O(n) time for each
/// hit of the witness and exists to be compared with, in tests and in benchmarks. `articulation`, early
/// stops and pruning are not part of it and are left out of account. `None` where walls part the
/// terminals.
///
/// # Errors
/// As [`chisel`](crate::chisel).
///
/// ```
/// use meander_core::{Chisel, Grid, chisel, chisel_published};
/// let grid = Grid::new(20, 20)?;
/// let options = Chisel { seed: 7, wiggliness: 2.0, ..Chisel::new(&[21, 378]) };
/// assert_eq!(chisel_published(&grid, &options)?, chisel(grid, &options)?);
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn chisel_published<G: Graph>(
    graph: &G,
    options: &Chisel<'_>,
) -> Result<Option<Carving>, Error> {
    options.check(graph)?;
    let terminals = options.terminals;
    let Some(mut states) = options.starting_states(graph.node_count()) else { return Ok(None) };
    let mut picker = Picker::new(options, &states);
    let mut draws = Draws::new(options.seed);
    let random = !options.is_plain();
    let find = |states: &[CellState], draws: &mut Draws| {
        find_ways(graph, terminals, states, random.then_some(draws))
    };
    let Some(mut witness) = find(&states, &mut draws) else { return Ok(None) };
    let mut on_witness = vec![false; states.len()];
    mark(&mut picker, &states, &mut on_witness, &witness, true);
    let mut steps = 0;
    while let Some(node) = picker.pick(&states, &mut draws) {
        steps += 1;
        states[node as usize] = CellState::Blocked;
        picker.settle(node);
        if !on_witness[node as usize] {
            continue;
        }
        match find(&states, &mut draws) {
            Some(ways) => {
                let old = std::mem::replace(&mut witness, ways);
                mark(&mut picker, &states, &mut on_witness, &old, false);
                mark(&mut picker, &states, &mut on_witness, &witness, true);
            }
            None => states[node as usize] = CellState::Forced,
        }
    }
    let path = if terminals.len() == 2 { witness.clone() } else { Vec::new() };
    Ok(Some(Carving { nodes: ascending(&witness), path, steps }))
}

fn mark(
    picker: &mut Picker,
    states: &[CellState],
    on_witness: &mut [bool],
    nodes: &[u32],
    on: bool,
) {
    for &node in nodes {
        on_witness[node as usize] = on;
    }
    picker.mark(nodes, states, on);
}

/// A shortest path from the first terminal to each other, ending where it meets an earlier one; with
/// draws, a random one.
fn find_ways<G: Graph>(
    graph: &G,
    terminals: &[u32],
    states: &[CellState],
    mut draws: Option<&mut Draws>,
) -> Option<Vec<u32>> {
    let (&start, others) = terminals.split_first()?;
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
    if others.iter().any(|&terminal| distance[terminal as usize] == u32::MAX) {
        return None;
    }
    let mut ways = vec![start];
    for &terminal in others {
        let mut branch = walk_back(
            terminal,
            |node| ways.contains(&node),
            |node, nearer| {
                graph.for_each_neighbor(node, |next| {
                    if distance[next as usize].checked_add(1) == Some(distance[node as usize]) {
                        nearer.push(next);
                    }
                });
            },
            draws.as_deref_mut(),
        );
        branch.pop();
        ways.extend(branch.into_iter().rev());
    }
    Some(ways)
}
