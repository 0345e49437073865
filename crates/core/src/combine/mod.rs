//! Several algorithms in one call.

mod bridge;
mod guard;
mod matching;
pub(crate) mod pull;
mod reject_outliers;
mod room;
mod rounding;
mod seam;
mod simplify_on_grid;
pub(crate) mod soften;
mod splice;
mod taut;
pub(crate) mod unit_path;

pub use guard::{Guard, guard};
pub use reject_outliers::{Cleaned, RejectOutliers, reject_outliers};
pub use simplify_on_grid::{SimplifyOnGrid, simplify_on_grid, simplify_on_grid_indices};
