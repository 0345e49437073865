//! Tracks as text: CSV, JSON, GPX and SVG path data, read and written.

mod builder;
mod columns;
mod csv;
mod csv_rows;
mod decimal;
mod gpx;
mod json;
mod json_reader;
mod json_track;
mod lat_lon;
mod svg_drawing;
mod svg_path;
mod text;
mod time;
mod track;
mod xml;

pub use csv::{read_csv, write_csv, write_csv_with};
pub use gpx::read_gpx;
pub use json::{read_json, write_json, write_json_with};
pub use lat_lon::LatLon;
pub use svg_path::{read_svg_path, write_svg_path, write_svg_path_with};
pub use track::{Numbers, Reading, Track, Writing};
