//! Turning jagged polylines into good ones.

mod box_tree;
pub(crate) mod bspline;
pub(crate) mod catmull_rom;
pub(crate) mod chaikin;
mod outlier;
mod params;
mod prepared_segment;
mod published;
pub(crate) mod refine;
pub(crate) mod simplify;
pub(crate) mod visvalingam;
