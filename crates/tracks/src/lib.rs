//! Reads polylines from CSV, JSON, GeoJSON, GPX and SVG, and writes them.
//!
//! | | read | write |
//! |---|---|---|
//! | CSV, with or without a header | [`read_csv`] | [`write_csv`] |
//! | JSON lists and objects, GeoJSON | [`read_json`] | [`write_json`] |
//! | GPX tracks and routes | [`read_gpx`] | [`write_gpx`] |
//! | SVG path data and drawings | [`read_svg_path`] | [`write_svg_path`] |
//!
//! A reader returns a [`Track`]: the longest line of the text, its times, and the other lines. Latitudes and longitudes
//! become metres around [`Track::origin`]; [`LatLon`] converts back. If it cannot read the text, it returns a
//! [`BadText`] with line and column. No text makes a reader panic, and reading takes time linear in the text. The crate
//! [`meander_core`] cleans, smooths and measures the points.

mod bad_text;
mod builder;
mod columns;
mod csv;
mod gpx;
mod json;
mod lat_lon;
mod svg;
mod text;
mod time;
mod track;
mod xml;

pub use bad_text::BadText;
pub use csv::{read_csv, write_csv};
pub use gpx::{read_gpx, write_gpx};
pub use json::{read_json, write_json};
pub use lat_lon::LatLon;
pub use meander_core::Error;
pub use svg::{read_svg_path, write_svg_path};
pub use track::{Numbers, Reading, Track, Writing};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
