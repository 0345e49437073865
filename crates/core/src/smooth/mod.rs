//! Turning jagged polylines into good ones.

mod arc_length;
mod box_tree;
pub(crate) mod bspline;
pub(crate) mod catmull_rom;
pub(crate) mod chaikin;
pub(crate) mod curve;
pub(crate) mod curve_queries;
pub(crate) mod derived;
pub(crate) mod fillet;
pub(crate) mod outlier;
mod params;
mod published;
pub(crate) mod refine;
mod sharp_corners;
pub(crate) mod simplify;
pub(crate) mod stroke;
pub(crate) mod visvalingam;
