//! What the crate promises, checked from outside.
#![expect(clippy::unwrap_used, reason = "a test may panic")]

mod blobs;
mod carving;
mod errors;
mod flooding;
mod golden;
mod guarding;
mod measuring;
mod plain;
mod portions;
mod published;
mod routes;
mod simplifying;
mod smoothing;
mod statistics;
mod tracks;
