//! Measuring polylines.

mod shape;

pub use shape::{Shape, measure};
