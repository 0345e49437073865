//! What readers give and writers take.

use super::lat_lon::LatLon;
use crate::error::{BadText, Error};
use crate::points::{FINITE, Point, check};
use crate::setters::{optional_setters, setters};

/// A polyline that [`read_csv`](crate::read_csv) or another reader read from a text.
#[derive(Debug, Clone, PartialEq, Default)]
#[non_exhaustive]
pub struct Track {
    /// 2 or 3; 2 if there are no points.
    pub dimension: usize,
    /// The coordinates, interleaved, for [`from_flat`](crate::interop::from_flat). Where the text tells of several
    /// lines, those of the longest; of equals the first.
    pub points: Vec<f64>,
    /// A time for each of these points, if the text gives them; else empty. Dates are seconds since the
    /// start of 1970 (UTC), numbers stay as they stand.
    pub times: Vec<f64>,
    /// The coordinates of every further line, in their order: none leads from one to the next.
    pub others: Vec<Vec<f64>>,
    /// Where on the earth the point 0, 0 lies, if the text gives latitudes and longitudes; then all
    /// coordinates are metres: x to the east, y to the south, z up.
    pub origin: Option<LatLon>,
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

impl Numbers {
    /// As the standard library reads and writes them.
    #[must_use]
    pub const fn new() -> Self {
        Self { parse: |text| text.parse().ok(), format: |number| number.to_string() }
    }
}

/// What [`Numbers::new`] gives.
impl Default for Numbers {
    fn default() -> Self {
        Self::new()
    }
}

/// How [`read_csv`](crate::read_csv) and the other readers read a text.
#[derive(Debug, Clone, Copy)]
#[non_exhaustive]
pub struct Reading {
    /// Leave bad rows out, and list them, instead of refusing the text, as by default.
    pub keep_good: bool,
    /// Points for each curve of an SVG path, at least 1; 8 by default.
    pub curve_points: u32,
    /// Of a whole SVG drawing, how wide the stroke of the track is; 0, as by default: nothing is known of it.
    pub stroke_width: f64,
    /// How its numbers are read: by default as the standard library reads them.
    pub numbers: Numbers,
}

impl Reading {
    /// A text with a bad row is refused; 8 points for each curve.
    #[must_use]
    pub const fn new() -> Self {
        Self { keep_good: false, curve_points: 8, stroke_width: 0.0, numbers: Numbers::new() }
    }

    setters! {
        keep_good: bool,
        curve_points: u32,
        stroke_width: f64,
        numbers: Numbers,
    }
}

/// What [`Reading::new`] gives.
impl Default for Reading {
    fn default() -> Self {
        Self::new()
    }
}

/// What [`write_csv_with`](crate::write_csv_with) and [`write_json_with`](crate::write_json_with) write beside the
/// coordinates, and how. The default is the coordinates alone.
#[derive(Debug, Clone, Copy, Default)]
#[non_exhaustive]
pub struct Writing<'a> {
    /// A time for each point; empty, as by default: none are written.
    pub times: &'a [f64],
    /// Where on the earth the point 0, 0 lies: the points are metres from there, as in
    /// [`Track::origin`], and are written as longitude and latitude, to 1e-9 of a degree. None by
    /// default: coordinates are written as they are.
    pub origin: Option<LatLon>,
    /// How numbers are written: by default as the standard library writes them.
    pub numbers: Numbers,
}

impl<'a> Writing<'a> {
    /// The coordinates alone.
    #[must_use]
    pub const fn new() -> Self {
        Self { times: &[], origin: None, numbers: Numbers::new() }
    }

    setters! {
        times: &'a [f64],
        numbers: Numbers,
    }

    optional_setters! {
        origin: LatLon,
    }

    pub(super) fn check<P: Point>(&self, points: &[P]) -> Result<(), Error> {
        check("points", points)?;
        if !self.times.is_empty() && self.times.len() != points.len() {
            let given = self.times.len() as f64;
            return Err(Error::value("times", given, "one for each point, or none"));
        }
        if let Some(index) = self.times.iter().position(|time| !crate::points::allowed(*time)) {
            return Err(Error::element("times", index, self.times[index], FINITE));
        }
        self.origin.map_or(Ok(()), LatLon::check)
    }

    /// The coordinates of a point as they are written.
    pub(super) fn coordinates<P: Point>(&self, point: P) -> [f64; 3] {
        let [x, y, z] = point.coordinates();
        let Some(origin) = self.origin else { return [x, y, z] };
        let LatLon { latitude, longitude } = origin.offset(x, y);
        let rounded = |degrees: f64| (degrees * 1e9).round() / 1e9;
        [rounded(longitude), rounded(latitude), z]
    }

    /// Appends coordinates with something between.
    pub(super) fn append(&self, text: &mut String, coordinates: &[f64], between: char) {
        for (index, &coordinate) in coordinates.iter().enumerate() {
            if index > 0 {
                text.push(between);
            }
            text.push_str(&(self.numbers.format)(coordinate));
        }
    }
}
