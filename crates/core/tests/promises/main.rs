//! Promises of the crate, checked from outside.
#![expect(clippy::unwrap_used, reason = "a test may panic")]
#![expect(clippy::disallowed_types, reason = "a test may compare sets and times")]

#[path = "../support/bad_tracks.rs"]
mod bad_tracks;
#[path = "../support/plain_blob.rs"]
mod plain_blob;
#[path = "../support/published_carving.rs"]
mod published_carving;
#[path = "../support/published_simplifying.rs"]
mod published_simplifying;
#[path = "../../../wasm/src/table.rs"]
#[expect(dead_code, unreachable_pub, reason = "tests read the rows alone")]
mod table;

mod blobs;
mod branching;
mod bspline;
mod carving;
mod catmull_rom;
mod cells;
mod chiseler;
mod cleaning;
mod construction;
mod corners;
mod curve_queries;
mod curve_values;
mod deviation;
mod digests;
mod early_stops;
mod errors;
mod examples;
mod filleting;
mod following;
mod golden;
mod graphs;
mod grid_maps;
mod guarding;
mod indexing;
mod lengths;
mod measuring;
mod offsetting;
mod on_grid;
mod outliers;
mod outlining;
mod pictures;
mod plain;
mod portions;
mod property;
mod refining;
mod roles;
mod routes;
mod rows;
mod simplifying;
mod stops;
mod strokes;
mod visvalingam;
