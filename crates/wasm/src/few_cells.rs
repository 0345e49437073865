//! The grids of the module that a figure begins with.

use meander_core::{Error, Grid, OnGraph};

use crate::grid::grid;

/// A grid that carving takes for any graph: on the few cells that a figure begins with, a search after each hit of
/// the witness takes about as long as distances that are kept up to date, which would be a quarter of the module.
pub(crate) type FewCells = OnGraph<Grid>;

/// Graphs are for the whole module: whoever calls sees to that.
pub(crate) fn read_map(
    width: f64,
    height: f64,
    neighborhood: f64,
    lists: Option<Vec<u32>>,
) -> Result<FewCells, Error> {
    read_kept(width, height, neighborhood, lists).map(OnGraph)
}

/// The grid of a carving that is taken apart into paths.
pub(crate) fn read_kept(
    width: f64,
    height: f64,
    neighborhood: f64,
    _lists: Option<Vec<u32>>,
) -> Result<Grid, Error> {
    grid(width, height, neighborhood)
}
