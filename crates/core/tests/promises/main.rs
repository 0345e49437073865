//! What the crate promises, checked from outside.
#![expect(clippy::unwrap_used, reason = "a test may panic")]

#[path = "../../examples/flood/both.rs"]
mod both;
#[path = "../../examples/flood/drawing.rs"]
mod drawing;
#[path = "../../examples/pictures/drawings.rs"]
mod drawings;
#[path = "../support/published_carving.rs"]
mod published_carving;
#[path = "../support/published_simplifying.rs"]
mod published_simplifying;
#[path = "../../examples/pictures/sheet.rs"]
mod sheet;

mod as_published;
mod blobs;
mod branching;
mod bspline;
mod carving;
mod construction;
mod errors;
mod flooding;
mod golden;
mod guarding;
mod kept;
mod measuring;
mod pictures;
mod plain;
mod portions;
mod published;
mod routes;
mod simplifying;
mod smoothing;
mod statistics;
mod tracks;
mod visvalingam;
