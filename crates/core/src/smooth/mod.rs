//! Turning jagged polylines into good ones.

mod boxes;
pub(crate) mod catmull_rom;
pub(crate) mod chaikin;
mod chord;
mod outlier;
mod params;
mod published;
pub(crate) mod refine;
pub(crate) mod simplify;
