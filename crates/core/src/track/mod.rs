//! Tracks as text: CSV, JSON and SVG path data, read and written.

mod csv;
mod json;
mod json_reader;
mod svg_path;
mod text;

use crate::error::{BadText, Error};
use crate::points::{NUMBER_LIMIT, allowed};

pub use csv::{read_csv, write_csv, write_csv_with};
pub use json::{read_json, write_json, write_json_with};
pub use svg_path::{read_svg_path, write_svg_path, write_svg_path_with};

/// A polyline that was read from a text.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Track {
    /// 2 or 3; 2 if there are no points.
    pub dimension: usize,
    /// The coordinates, interleaved, for [`from_flat`](crate::interop::from_flat). Where the text tells of several
    /// lines, those of the longest; of equals the first.
    pub points: Vec<f64>,
    /// A time for each of these points, if the text gives them; else empty.
    pub times: Vec<f64>,
    /// The coordinates of every further line, in their order: none leads from one to the next.
    pub others: Vec<Vec<f64>>,
    /// Whether the last point leads back to the first.
    pub closed: bool,
    /// What was left out, if the caller asked to keep the rest.
    pub rejected: Vec<BadText>,
}

/// How numbers become text and text numbers. The default is the standard library's way; a host that
/// has its own, as JavaScript does, need not carry another.
#[derive(Debug, Clone, Copy)]
pub struct Numbers {
    /// The number that a text of sign, digits, point and exponent says, and nothing else.
    pub parse: fn(&str) -> Option<f64>,
    /// The shortest text that parses to the same number.
    pub format: fn(f64) -> String,
}

impl Default for Numbers {
    fn default() -> Self {
        Self { parse: |text| text.parse().ok(), format: |number| number.to_string() }
    }
}

/// How to read a text.
#[derive(Debug, Clone, Copy)]
pub struct Reading {
    /// Leave bad rows out, and list them, instead of refusing the text.
    pub keep_good: bool,
    /// Points for each curve of an SVG path, at least 1.
    pub curve_points: u32,
    /// How its numbers are read: by default as the standard library reads them.
    pub numbers: Numbers,
}

impl Default for Reading {
    fn default() -> Self {
        Self { keep_good: false, curve_points: 8, numbers: Numbers::default() }
    }
}

/// One point as it stands in a text.
#[derive(Debug, Clone, Copy, Default)]
struct Row {
    x: Option<f64>,
    y: Option<f64>,
    z: Option<f64>,
    time: Option<f64>,
}

/// Appends coordinates with something between.
fn append(text: &mut String, coordinates: &[f64], between: char, numbers: &Numbers) {
    for (index, &coordinate) in coordinates.iter().enumerate() {
        if index > 0 {
            text.push(between);
        }
        text.push_str(&(numbers.format)(coordinate));
    }
}

impl Track {
    /// Adds a point; the first one says which coordinates all have.
    fn push(&mut self, row: Row) -> Result<(), &'static str> {
        let (Some(x), Some(y)) = (row.x, row.y) else { return Err("a point with x and y") };
        if ![Some(x), Some(y), row.z, row.time].into_iter().flatten().all(allowed) {
            return Err("finite numbers between -1e150 and 1e150");
        }
        if self.points.is_empty() {
            self.dimension = if row.z.is_some() { 3 } else { 2 };
        } else if (self.dimension == 3) != row.z.is_some() {
            return Err("as many coordinates as the first point has");
        } else if self.times.is_empty() == row.time.is_some() {
            return Err("a time for every point or for none");
        }
        self.points.extend([x, y].into_iter().chain(row.z));
        self.times.extend(row.time);
        if self.points.len() > NUMBER_LIMIT { Err("at most 16777216 numbers") } else { Ok(()) }
    }

    /// Takes the outcome for one row: an error ends the reading, or is noted and passed over.
    fn take_in(&mut self, outcome: Result<(), BadText>, reading: &Reading) -> Result<(), Error> {
        match outcome {
            Err(bad) if reading.keep_good => self.rejected.push(bad),
            Err(bad) => return Err(Error::BadText(bad)),
            Ok(()) => {}
        }
        Ok(())
    }

    /// Takes the points apart into lines that begin so many numbers in, ascending. Single points are no
    /// lines: where there is nothing else they are one line, as in a text with every second row blank.
    fn finish(mut self, mut starts: Vec<usize>) -> Self {
        self.dimension = self.dimension.max(2);
        let all = self.points.len();
        starts.dedup();
        starts.retain(|&start| start < all);
        if starts.len() < 2 || starts.len() * self.dimension == all {
            return self;
        }
        let (mut best, mut index, mut first, mut last) = (0.0, 0, 0, 0);
        for &start in starts.iter().rev() {
            let line = self.points.split_off(start);
            let length = length(&line, self.dimension);
            if length >= best {
                (best, index) = (length, self.others.len());
                (first, last) = (start / self.dimension, (start + line.len()) / self.dimension);
            }
            self.others.push(line);
        }
        self.points = self.others.remove(index);
        self.others.reverse();
        if !self.times.is_empty() {
            self.times.truncate(last);
            self.times = self.times.split_off(first);
        }
        self
    }
}

fn length(points: &[f64], dimension: usize) -> f64 {
    let from = points.chunks_exact(dimension);
    let to = from.clone().skip(1);
    let square = |(a, b): (&f64, &f64)| (a - b) * (a - b);
    from.zip(to).map(|(a, b)| a.iter().zip(b).map(square).sum::<f64>().sqrt()).sum()
}
