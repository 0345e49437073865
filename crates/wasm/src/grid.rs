//! Grids out of numbers.

use meander_core::{Error, Grid, Neighborhood};

/// A grid of these sides, each cell with so many neighbours.
pub(crate) fn grid(width: f64, height: f64, neighborhood: f64) -> Result<Grid, Error> {
    let neighborhood = Neighborhood::from_count(neighborhood)?;
    Ok(Grid::from_sides(width, height)?.with_neighborhood(neighborhood))
}
