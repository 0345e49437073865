//! Maps to carve: a grid, or lists of neighbours.

use meander_core::{AnyMap, Error, Graph};

use crate::grid::grid;

pub(crate) type Map = AnyMap<Lists>;

/// The neighbours of each node of a graph; none for a grid.
pub(crate) type GivenLists = Option<Vec<u32>>;

/// For each node the index in this list where its neighbours begin, then the index where the last ones end, then all
/// neighbours.
#[derive(Clone)]
pub(crate) struct Lists(pub(crate) Vec<u32>);

/// Reads the lists if there are any, else a grid.
pub(crate) fn read_map(
    width: f64,
    height: f64,
    neighborhood: f64,
    lists: GivenLists,
) -> Result<Map, Error> {
    match lists {
        Some(lists) => Ok(Map::Graph(Lists(lists))),
        None => grid(width, height, neighborhood).map(Map::Grid),
    }
}

impl Graph for Lists {
    fn node_count(&self) -> u32 {
        self.0.first().map_or(0, |first| first.saturating_sub(1))
    }

    fn for_each_neighbor(&self, node: u32, visit: impl FnMut(u32)) {
        neighbors(&self.0, &self.0, node).copied().for_each(visit);
    }
}

/// The elements of `list` at the positions of a node's neighbours in `lists`.
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
