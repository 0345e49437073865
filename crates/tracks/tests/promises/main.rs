//! What the crate promises, checked from outside.
#![expect(clippy::unwrap_used, reason = "a test may panic")]

mod csv_fields;
mod gpx;
mod places;
mod svg;
mod tracks;
