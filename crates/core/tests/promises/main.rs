//! What the crate promises, checked from outside.
#![expect(clippy::unwrap_used, reason = "a test may panic")]

mod carving;
mod errors;
mod golden;
mod measuring;
mod plain;
mod published;
mod routes;
mod smoothing;
