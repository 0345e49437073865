//! The part of each open node in joining the terminals.

use super::articulation::separating;
use super::reachability::Terminals;
use crate::cells::{Input, inside};
use crate::error::Error;
use crate::graph::Map;

/// The open nodes, by their part in joining the terminals; each list is ascending.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct CellRoles {
    /// The terminals, and every node whose loss would separate two of them.
    pub needed: Vec<u32>,
    /// Nodes on a cycle; nodes where paths fork and meet again can be needed, too.
    pub cycles: Vec<u32>,
    /// All other nodes: they lead nowhere or only to a cycle, or are out of reach.
    pub dead_ends: Vec<u32>,
}

/// Sorts the open nodes into three lists, by their part in joining the terminals; returns `Ok(None)` if walls separate
/// the terminals. In a result of [`chisel`](crate::carve::chisel) every node is needed.
///
/// O(nodes + edges).
///
/// # Errors
/// [`Error::BadArgument`] for fewer than two terminals, for cells outside the grid, and for a graph whose
/// neighbours are not mutual.
///
/// ```
/// use meander_core::{Grid, search::{Terminals, cell_roles}};
/// // a . . . b
/// // # . . # .      a cycle of four and a dead end, both at the row of a and b
/// let grid = Grid::new(5, 2)?;
/// let roles = cell_roles(grid, &Terminals::new(&[0, 4]).walls(&[5, 8]))?.unwrap();
/// assert_eq!(roles.needed, [0, 1, 2, 3, 4]);
/// assert_eq!(roles.cycles, [1, 2, 6, 7]);
/// assert_eq!(roles.dead_ends, [9]);
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn cell_roles(map: impl Map, terminals: &Terminals) -> Result<Option<CellRoles>, Error> {
    let Input { nodes: terminals, blocked } = terminals.find(&map, 2)?;
    let mut needed = vec![false; blocked.len()];
    let mut cyclic = needed.clone();
    for &terminal in &*terminals {
        needed[terminal as usize] = true;
    }
    let wanted = needed.iter().filter(|terminal| **terminal).count() as u32;
    let root = terminals[0];
    if blocked[root as usize] {
        return Ok(None);
    }
    let found = separating(
        &map,
        &terminals,
        |node| !blocked[node as usize],
        |node| needed[node as usize] = true,
        |node| cyclic[node as usize] = true,
    );
    if found < wanted {
        return Ok(None);
    }
    let others = (0..needed.len()).map(|node| !(blocked[node] || needed[node] || cyclic[node]));
    let [needed, cycles, dead_ends] =
        [&needed, &cyclic, &others.collect()].map(|mask| inside(mask).collect());
    Ok(Some(CellRoles { needed, cycles, dead_ends }))
}
