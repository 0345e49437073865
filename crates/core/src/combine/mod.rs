//! Several algorithms in one call.

mod bridge;
mod guard;
mod matching;
mod room;
mod rounding;
mod seam;
mod simplify_on_grid;
mod splice;
mod taut;

pub use guard::{Guard, guard};
pub use simplify_on_grid::{SimplifyOnGrid, simplify_on_grid, simplify_on_grid_indices};
