//! Tracks, and the options of readers and writers.

use meander_core::{Allowed, COORDINATE_LIMIT, Error, Point, Polyline};

use crate::bad_text::{BadText, refusal};
use crate::lat_lon::{LATITUDES, LONGITUDES, LatLon};

/// A polyline that [`read_csv`](crate::read_csv) or another reader read from a text.
#[derive(Debug, Clone, PartialEq, Default)]
#[non_exhaustive]
pub struct Track {
    /// 2 or 3; 2 if there are no points.
    pub dimension: usize,
    /// The coordinates, interleaved; [`Track::line`] makes points of them. If the text has several lines, those of the
    /// longest (the first of several).
    pub points: Vec<f64>,
    /// A time for each of these points, if the text has them; else empty. Dates are seconds since the
    /// start of 1970 (UTC), numbers stay as they are.
    pub times: Vec<f64>,
    /// The coordinates of every other line, in their order.
    pub others: Vec<Vec<f64>>,
    /// Where on the earth the point 0, 0 lies, if the text has latitudes and longitudes; then all
    /// coordinates are metres: x to the east, y to the south, z up.
    pub origin: Option<LatLon>,
    /// Whether the last point leads back to the first.
    pub closed: bool,
    /// Rows and points that the reader left out, if [`Reading::keep_good`] allows it.
    pub rejected: Vec<BadText>,
}

impl Track {
    /// The points as a line in the plane, without heights, or in space, with height 0 if they have none.
    ///
    /// # Errors
    /// [`Error::BadArgument`] for coordinates that are not finite, which no reader returns.
    pub fn line<P: Point>(&self) -> Result<Polyline<P>, Error> {
        let points = self.points.chunks_exact(self.dimension.max(1)).map(P::from_slice);
        Polyline::new(points.collect::<Vec<_>>(), self.closed)
    }
}

/// Number parsing and formatting. The default is the standard library's; a host that has its own, such as
/// JavaScript, saves a WebAssembly module 16 kB of tables.
#[derive(Debug, Clone, Copy)]
pub struct Numbers {
    /// Parses a text of sign, digits, point and exponent, and nothing else.
    pub parse: fn(&str) -> Option<f64>,
    /// Returns the shortest text that parses to the same number.
    pub format: fn(f64) -> String,
}

impl Numbers {
    /// The standard library's.
    pub const fn new() -> Self {
        Self { parse: |text| text.parse().ok(), format: |number| number.to_string() }
    }
}

impl Default for Numbers {
    fn default() -> Self {
        Self::new()
    }
}

/// Options of [`read_csv`](crate::read_csv) and the other readers.
#[derive(Debug, Clone, Copy)]
#[non_exhaustive]
pub struct Reading {
    /// Leave bad rows out, and list them, instead of refusing the text. Default: false.
    pub keep_good: bool,
    /// Points for each curve of an SVG path, at least 1. Default: 8.
    pub curve_points: u32,
    /// Width of the track's stroke in an SVG drawing; 0, the default, if unknown.
    pub stroke_width: f64,
    /// How to parse numbers. Default: as the standard library does.
    pub numbers: Numbers,
}

/// Methods that return the options with one field changed; `=> Some` if the field is an `Option` of the given type.
macro_rules! setters {
    ($($name:ident: $type:ty $(=> $wrap:ident)?,)+) => {$(
        #[doc = concat!("Sets [`", stringify!($name), "`](#structfield.", stringify!($name), ").")]
        #[must_use]
        pub const fn $name(mut self, $name: $type) -> Self {
            self.$name = $($wrap)? ($name);
            self
        }
    )+};
}

impl Reading {
    /// The defaults.
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

impl Default for Reading {
    fn default() -> Self {
        Self::new()
    }
}

/// Options of [`write_csv`](crate::write_csv) and the other writers.
#[derive(Debug, Clone, Copy, Default)]
#[non_exhaustive]
pub struct Writing<'a> {
    /// A time for each point, in seconds since the start of 1970 if a format has dates; empty, the default, for none.
    pub times: &'a [f64],
    /// Where on the earth the point 0, 0 lies: the points are metres from there, as in [`Track::origin`], and become
    /// longitudes and latitudes, to 1e-9 of a degree. None, the default, writes coordinates as they are.
    pub origin: Option<LatLon>,
    /// How to format numbers. Default: as the standard library does.
    pub numbers: Numbers,
}

impl<'a> Writing<'a> {
    /// The coordinates alone.
    pub const fn new() -> Self {
        Self { times: &[], origin: None, numbers: Numbers::new() }
    }

    setters! {
        times: &'a [f64],
        origin: LatLon => Some,
        numbers: Numbers,
    }

    /// Checks the options, and returns the coordinates to write; only the first two count in the plane.
    pub(crate) fn rows<P: Point>(&self, line: &Polyline<P>) -> Result<Vec<[f64; 3]>, Error> {
        let mut rows: Vec<[f64; 3]> = line.iter().map(|point| point.coordinates()).collect();
        self.check(rows.len())?;
        for (index, row) in rows.iter_mut().enumerate() {
            let Some(origin) = self.origin else { break };
            let place = origin.offset(row[0], row[1]);
            let [longitude, latitude] =
                [place.longitude, place.latitude].map(|degrees| (degrees * 1e9).round() / 1e9);
            let is_there = [LONGITUDES.contains(&longitude), LATITUDES.contains(&latitude)];
            if let Some(axis) = is_there.iter().position(|is_there| !is_there) {
                return Err(refusal("points", Some(index), Some(row[axis]), ON_EARTH));
            }
            (row[0], row[1]) = (longitude, latitude);
        }
        Ok(rows)
    }

    fn check(&self, points: usize) -> Result<(), Error> {
        if !self.times.is_empty() && self.times.len() != points {
            let given = Some(self.times.len() as f64);
            let allowed = Allowed::Length { count: points, each: "point, or none" };
            return Err(Error::BadArgument { argument: "times", index: None, given, allowed });
        }
        if let Some(index) = self.times.iter().position(|time| !is_allowed(*time)) {
            return Err(refusal("times", Some(index), Some(self.times[index]), FINITE));
        }
        self.origin.map_or(Ok(()), LatLon::check)
    }

    /// Appends numbers with a separator.
    pub(crate) fn append(&self, text: &mut String, numbers: &[f64], separator: char) {
        for (index, &number) in numbers.iter().enumerate() {
            if index > 0 {
                text.push(separator);
            }
            text.push_str(&(self.numbers.format)(number));
        }
    }
}

const ON_EARTH: &str = "metres from the origin to a place before the poles";
const FINITE: &str = "a finite number between -1e150 and 1e150";

pub(crate) fn is_allowed(number: f64) -> bool {
    number.abs() <= COORDINATE_LIMIT
}
