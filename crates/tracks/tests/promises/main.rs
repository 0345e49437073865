//! Tests of the crate's public API.
#![expect(clippy::unwrap_used, reason = "a test may panic")]
#![expect(clippy::disallowed_types, reason = "a test may compare times")]

mod csv_fields;
mod gpx;
mod linear;
mod places;
mod svg;
mod tracks;
