//! The nodes that can be reached at all.

use super::breadth_first::BreadthFirst;
use crate::cells::{Cells, Input, NodeRange};
use crate::error::Error;
use crate::graph::{Graph, Map, NONE, check_map};
use crate::grid::CellId;
use crate::setters::options;

options! {
    /// Terminals and the walls between them: the options of [`unreachable_terminals`],
    /// [`cell_roles`](crate::search::cell_roles()) and [`branches`](crate::search::branches()). Borrows its lists, as
    /// [`Chisel`](crate::carve::Chisel) does.
    pub struct Terminals<'a> {
        /// The cells to connect.
        pub cells: Cells<'a> = cells.into(), from (into Cells<'a>);
        /// Cells that are blocked; none by default.
        pub walls: Cells<'a> = Cells::NONE, from (into Cells<'a>);
        /// The remaining cells, such as those of a carving: all others are blocked, too. By default all cells remain.
        pub kept: Option<Cells<'a>> = None, from (into Cells<'a> => Some);
    }
    /// Terminals without walls between them.
    [] new(cells: impl Into<Cells<'a>>)
}

impl<'a> Terminals<'a> {
    /// Checks a map, and finds the terminals in it, `least` or more.
    pub(super) fn find(&self, map: &impl Map, least: usize) -> Result<Input<'a>, Error> {
        check_map(map)?;
        if self.cells.len() < least {
            return Err(Error::rule("terminals", "two or more cells"));
        }
        let nodes = NodeRange::of(map);
        let mut blocked = nodes.mask("walls", self.walls)?;
        if let Some(kept) = self.kept {
            let kept = nodes.mask("cells", kept)?;
            for (blocked, kept) in blocked.to_mut().iter_mut().zip(&*kept) {
                *blocked |= !kept;
            }
        }
        Ok(Input { nodes: nodes.indexes("terminals", self.cells)?, blocked })
    }
}

/// Returns the terminals that walls cut off from the first one, as ascending indexes into `terminals`: show them if
/// [`chisel`](crate::carve::chisel) returns `None`.
///
/// A terminal on a wall is cut off; if the first one is, all are. O(nodes + edges).
///
/// # Errors
/// [`Error::BadArgument`] for cells outside the grid, and for a graph whose neighbours are not mutual.
///
/// ```
/// use meander_core::{Grid, search::{Terminals, unreachable_terminals}};
/// // a # b
/// // . # .      the wall keeps b away from a and c
/// // c # .
/// let grid = Grid::new(3, 3)?;
/// let terminals = Terminals::new(&[0, 2, 6]).walls(&[1, 4, 7]);
/// assert_eq!(unreachable_terminals(grid, &terminals)?, [1]);
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn unreachable_terminals(map: impl Map, terminals: &Terminals) -> Result<Vec<u32>, Error> {
    let Input { nodes: terminals, blocked } = terminals.find(&map, 0)?;
    let search = flood(&map, &blocked, terminals.first().copied());
    let unreachable = |&(_, &terminal): &(u32, &u32)| search.distance(terminal) == NONE;
    Ok((0..).zip(&*terminals).filter(unreachable).map(|(index, _)| index).collect())
}

/// Returns the cells that can be reached from `from`, itself included, in breadth-first order: nearest first. Up to
/// another cell, these are the cells that a search for it visits.
///
/// From a wall, returns an empty list. With eight neighbours it squeezes between two walls, like carving; for the cells
/// that routes can reach, use [`GridMap::reachable`](crate::GridMap::reachable). O(nodes + edges).
///
/// # Errors
/// As [`unreachable_terminals`].
///
/// ```
/// use meander_core::{Grid, search::reachable};
/// // a . #
/// // . # .      the cells on the right are out of reach
/// let grid = Grid::new(3, 2)?;
/// assert_eq!(reachable(grid, &[2, 4], 0)?, [0, 1, 3]);
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn reachable<'a>(
    map: impl Map,
    walls: impl Into<Cells<'a>>,
    from: impl Into<CellId>,
) -> Result<Vec<u32>, Error> {
    check_map(&map)?;
    let nodes = NodeRange::of(&map);
    let blocked = nodes.mask("walls", walls.into())?;
    let from = nodes.resolve("from", from.into())?;
    Ok(flood(&map, &blocked, Some(from)).met().to_vec())
}

/// Searches all nodes that can be reached from a node; none from a blocked one.
pub(crate) fn flood(graph: &impl Graph, blocked: &[bool], from: Option<u32>) -> BreadthFirst {
    let mut search = BreadthFirst::new(blocked.iter().copied());
    let from = from.filter(|&from| !blocked[from as usize]);
    search.run(graph, from.as_slice(), |_, _| false);
    search
}
