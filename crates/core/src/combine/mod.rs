//! Several algorithms in one call.

pub(crate) mod detours;
mod guard;
pub(crate) mod pull;
mod simplify_on_grid;
pub(crate) mod unit_path;

pub use guard::{Guard, guard};
pub(crate) use simplify_on_grid::RADIUS;
pub use simplify_on_grid::{SimplifyOnGrid, simplify_on_grid, simplify_on_grid_indices};
