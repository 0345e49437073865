//! What is carved and searched: a grid, or lists of neighbours. One type for both compiles the algorithms once.

use meander_core::{Error, Graph, Grid};

use crate::grid::grid;

#[derive(Clone)]
pub(crate) enum Map {
    Grid(Grid),
    /// For each node where its neighbours begin in this list and, after the last one, where they end; then the
    /// neighbours.
    Lists(Vec<u32>),
}

impl Map {
    /// A grid, unless there are lists.
    pub(crate) fn read(
        width: f64,
        height: f64,
        neighborhood: f64,
        lists: Option<Vec<u32>>,
    ) -> Result<Self, Error> {
        match lists {
            Some(lists) => Ok(Self::Lists(lists)),
            None => grid(width, height, neighborhood).map(Self::Grid),
        }
    }
}

impl Graph for Map {
    fn node_count(&self) -> u32 {
        match self {
            Self::Grid(grid) => grid.node_count(),
            Self::Lists(lists) => lists.first().map_or(0, |first| first.saturating_sub(1)),
        }
    }

    fn for_each_neighbor(&self, node: u32, visit: impl FnMut(u32)) {
        match self {
            Self::Grid(grid) => grid.for_each_neighbor(node, visit),
            Self::Lists(lists) => neighbors(lists, lists, node).copied().for_each(visit),
        }
    }

    fn as_grid(&self) -> Option<Grid> {
        match self {
            Self::Grid(grid) => Some(*grid),
            Self::Lists(_) => None,
        }
    }
}

/// What `list` has in the places of a node's neighbours.
pub(crate) fn neighbors<'a>(
    lists: &[u32],
    list: &'a [u32],
    node: u32,
) -> impl Iterator<Item = &'a u32> + use<'a> {
    let places = match lists.get(node as usize..) {
        Some(&[start, end, ..]) => list.get(start as usize..end as usize),
        _ => None,
    };
    places.into_iter().flatten()
}
