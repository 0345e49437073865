//! Points as JSON.

use super::json_reader::Reader;
use super::text::Text;
use super::{Numbers, Reading, Row, Track, append};
use crate::error::Error;
use crate::points::Point;

/// Reads points from JSON: a list of `[x, y]` or `[x, y, z]`, a list of objects with `x`, `y` and
/// perhaps `z` and `t` or `time`, a list of such lists, each a line by itself, a flat list of numbers, or
/// an object that has such a list as `points` or `coordinates`, and perhaps `dimension` (for a flat
/// list) and `closed`. Other properties are passed over. O(text).
///
/// # Errors
/// [`Error::BadText`] with line and column where the text is no JSON, or at the first point that
/// cannot be read, unless `reading.keep_good`.
///
/// ```
/// use meander_core::{Reading, read_json};
/// let track = read_json(r#"{ "closed": true, "points": [[0, 0], [4, 0], [4, 3]] }"#, &Reading::default())?;
/// assert_eq!((track.points.len(), track.closed), (6, true));
/// let track = read_json("[[[0, 0], [1, 0]], [[5, 5], [5, 9]]]", &Reading::default())?;
/// assert_eq!((track.points, track.others), (vec![5.0, 5.0, 5.0, 9.0], vec![vec![0.0, 0.0, 1.0, 0.0]]));
/// let error = read_json("[[0, 0],\n [4]]", &Reading::default()).unwrap_err();
/// assert_eq!(error.to_string(), "line 2, column 2: expected a point with x and y");
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn read_json(text: &str, reading: &Reading) -> Result<Track, Error> {
    let mut reader = Reader::new(text, reading.numbers);
    let mut track = Track::default();
    let mut starts = Vec::new();
    reader.blank();
    if reader.peek() == Some(b'{') {
        let mut found = false;
        let mut dimension = 2.0;
        let mut flat = None;
        let mut properties = reader.properties();
        while let Some(name) = properties.next(&mut reader)? {
            match name {
                "points" | "coordinates" if !found => {
                    found = true;
                    flat = reader.lines(&mut track, &mut starts, reading)?;
                }
                "dimension" => dimension = reader.number()?,
                "closed" => track.closed = reader.truth()?,
                _ => reader.skip(0)?,
            }
        }
        if !found {
            return Err(Error::BadText(reader.text.bad(0, "a property named points")));
        }
        push_flat(flat, dimension, &reader.text, &mut track)?;
    } else {
        let flat = reader.lines(&mut track, &mut starts, reading)?;
        push_flat(flat, 2.0, &reader.text, &mut track)?;
    }
    reader.blank();
    if reader.at < text.len() {
        return Err(reader.expected("the end of the text"));
    }
    Ok(track.finish(starts))
}

/// Where a flat list begins, and its numbers.
type Flat = Option<(usize, Vec<f64>)>;

/// Makes points of a flat list, once the dimension is known.
fn push_flat(flat: Flat, dimension: f64, text: &Text<'_>, track: &mut Track) -> Result<(), Error> {
    let Some((start, numbers)) = flat else { return Ok(()) };
    let refuse = |expected| Error::BadText(text.bad(start, expected));
    if dimension != 2.0 && dimension != 3.0 {
        return Err(refuse("a dimension of 2 or 3"));
    }
    let size = dimension as usize;
    if !numbers.len().is_multiple_of(size) {
        return Err(refuse(
            ["two numbers for each point", "three numbers for each point"][size - 2],
        ));
    }
    for point in numbers.chunks_exact(size) {
        let [x, y, z] = [0, 1, 2].map(|axis| point.get(axis).copied());
        track.push(Row { x, y, z, time: None }).map_err(refuse)?;
    }
    Ok(())
}

impl Reader<'_> {
    /// Reads a list of points, or a list of such lists, and notes where each of these begins.
    fn lines(
        &mut self,
        track: &mut Track,
        starts: &mut Vec<usize>,
        reading: &Reading,
    ) -> Result<Flat, Error> {
        let start = self.at;
        let nested = self.take(b'[') && self.inner() && self.take(b'[') && self.inner();
        self.at = start + usize::from(nested);
        loop {
            self.blank();
            starts.push(track.points.len());
            let flat = self.points(track, reading)?;
            if !nested {
                return Ok(flat);
            }
            if let Some((start, _)) = flat {
                return Err(Error::BadText(self.text.bad(start, "points as lists or objects")));
            }
            self.blank();
            if self.take(b']') {
                return Ok(None);
            }
            if !self.take(b',') {
                return Err(self.expected("a comma or the end of the list"));
            }
        }
    }

    /// Passes over blanks; true where a list or an object begins.
    fn inner(&mut self) -> bool {
        self.blank();
        matches!(self.peek(), Some(b'[' | b'{'))
    }

    /// Reads a list of points into the track, or, if they are bare numbers, as those.
    fn points(&mut self, track: &mut Track, reading: &Reading) -> Result<Flat, Error> {
        let mut flat = Vec::new();
        let start = self.at;
        if !self.take(b'[') {
            return Err(self.expected("a list of points"));
        }
        let mut first = true;
        loop {
            self.blank();
            if self.take(b']') {
                return Ok((!flat.is_empty()).then_some((start, flat)));
            }
            if !first && !self.take(b',') {
                return Err(self.expected("a comma or the end of the list"));
            }
            first = false;
            self.blank();
            let begin = self.at;
            if !matches!(self.peek(), Some(b'[' | b'{')) {
                flat.push(self.number()?);
                continue;
            }
            let outcome = match self.point() {
                Ok(row) => track.push(row).map_err(|expected| self.text.bad(begin, expected)),
                Err(Error::BadText(bad)) => Err(bad),
                Err(other) => return Err(other),
            };
            if outcome.is_err() && reading.keep_good {
                // What is no JSON at all cannot be passed over.
                self.at = begin;
                self.skip(0)?;
            }
            track.take_in(outcome, reading)?;
        }
    }

    /// `[x, y]`, `[x, y, z]` or an object with those names.
    fn point(&mut self) -> Result<Row, Error> {
        let mut row = Row::default();
        if self.peek() == Some(b'{') {
            let mut properties = self.properties();
            while let Some(name) = properties.next(self)? {
                match name {
                    "x" => row.x = Some(self.number()?),
                    "y" => row.y = Some(self.number()?),
                    "z" => row.z = Some(self.number()?),
                    "t" | "time" => row.time = Some(self.number()?),
                    _ => self.skip(0)?,
                }
            }
            return Ok(row);
        }
        self.take(b'[');
        for slot in [&mut row.x, &mut row.y, &mut row.z] {
            self.blank();
            if self.peek() == Some(b']') {
                break;
            }
            *slot = Some(self.number()?);
            self.blank();
            if !self.take(b',') {
                break;
            }
        }
        self.blank();
        if self.take(b']') { Ok(row) } else { Err(self.expected("the end of the point")) }
    }
}

/// Points as a JSON list of lists. Reading it gives the same numbers.
///
/// ```
/// use meander_core::{glam::dvec2, write_json};
/// let json = write_json(&[dvec2(0.5, 1.0), dvec2(2.0, 3.0)]);
/// assert_eq!(json, "[[0.5,1],[2,3]]");
/// ```
#[must_use]
pub fn write_json<P: Point>(points: &[P]) -> String {
    write_json_with(points, &Numbers::default())
}

/// The same with a host's way to write numbers.
#[must_use]
pub fn write_json_with<P: Point>(points: &[P], numbers: &Numbers) -> String {
    let mut json = String::from("[");
    for (index, point) in points.iter().enumerate() {
        json.push_str(if index > 0 { ",[" } else { "[" });
        append(&mut json, &point.coordinates()[..P::DIMENSION], ',', numbers);
        json.push(']');
    }
    json.push(']');
    json
}
