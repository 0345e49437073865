//! Grids of the small module that a figure begins with.

use meander_core::{Error, Grid, OnGraph};

use crate::grid::grid;

/// A grid that carving treats like any graph. On the few cells that a figure begins with, a search after each hit on
/// the witness takes about as long as keeping distances up to date, and that would be a quarter of the module.
pub(crate) type FewCells = OnGraph<Grid>;

/// A placeholder for lists of neighbours, which only the whole module reads: a number costs no code, and callers omit
/// it.
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

/// Reads the grid of a carving, to split the carving into paths.
pub(crate) fn read_kept(
    width: f64,
    height: f64,
    neighborhood: f64,
    _lists: GivenLists,
) -> Result<Grid, Error> {
    grid(width, height, neighborhood)
}
