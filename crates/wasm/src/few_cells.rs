//! The grids of the module that a figure begins with.

use meander_core::{Error, Grid, OnGraph};

use crate::grid::grid;

/// A grid that carving takes for any graph: on the few cells that a figure begins with, a search after each hit of
/// the witness takes about as long as distances that are kept up to date, which would be a quarter of the module.
pub(crate) type FewCells = OnGraph<Grid>;

/// No lists of neighbours, which are for the whole module: a number costs no code, and whoever calls gives none.
pub(crate) type GivenLists = u32;

/// Reads a grid for a carving.
pub(crate) fn read_map(
    width: f64,
    height: f64,
    neighborhood: f64,
    lists: GivenLists,
) -> Result<FewCells, Error> {
    read_kept(width, height, neighborhood, lists).map(OnGraph)
}

/// The grid of a carving that is taken apart into paths.
pub(crate) fn read_kept(
    width: f64,
    height: f64,
    neighborhood: f64,
    _lists: GivenLists,
) -> Result<Grid, Error> {
    grid(width, height, neighborhood)
}
