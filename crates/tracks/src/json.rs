//! JSON and GeoJSON.

use meander_core::{Error, Point, Polyline};
use serde_json::value::RawValue;

use crate::bad_text::BadText;
use crate::builder::{Builder, Row};
use crate::columns::{Slot, Slots, column};
use crate::text::{Text, number};
use crate::time::iso_8601;
use crate::track::{Reading, Track, Writing};

/// How deep objects may nest. Each level scans its text again, so a limit keeps the time linear in the text.
const DEPTH_LIMIT: u32 = 8;

const GEOJSON: [&str; 9] = [
    "Point",
    "MultiPoint",
    "LineString",
    "MultiLineString",
    "Polygon",
    "MultiPolygon",
    "Feature",
    "FeatureCollection",
    "GeometryCollection",
];

/// Reads points from JSON: a list of points (`[x, y]`, `[x, y, z]`, or objects with `x`, `y` and optionally `z` and `t`
/// or `time`), a list of such lists, each a line, a flat list of numbers, or an object with such a list as `points` or
/// `coordinates`. The object may also have a `dimension` (for a flat list), `closed` and a list of `times`; other
/// properties are ignored.
///
/// Objects may have `lat` and `lon`, `lng` and so on instead of `x` and `y`, like columns in
/// [`read_csv`](crate::read_csv). The track is then in metres around [`Track::origin`], north up, and so is every track
/// from GeoJSON. From GeoJSON, reads all lines in features and collections up to 8 deep (`LineString`,
/// `MultiLineString`, `MultiPoint`, rings of a `Polygon` or `MultiPolygon`), with the times in a feature's properties
/// `times` or `coordTimes`, and ignores single points. A time is a number or an ISO 8601 date, as in
/// [`read_csv`](crate::read_csv). O(text).
///
/// # Errors
/// [`BadText`] with line and column if the text is not JSON, or at the first point that
/// cannot be read, unless `reading.keep_good`.
///
/// ```
/// use meander_tracks::{Reading, read_json};
/// let track = read_json(r#"{ "closed": true, "points": [[0, 0], [4, 0], [4, 3]] }"#, &Reading::new())?;
/// assert_eq!((track.points.len(), track.closed), (6, true));
/// let track = read_json("[[[0, 0], [1, 0]], [[5, 5], [5, 9]]]", &Reading::new())?;
/// assert_eq!((track.points, track.others), (vec![5.0, 5.0, 5.0, 9.0], vec![vec![0.0, 0.0, 1.0, 0.0]]));
/// let track = read_json(r#"[{ "lat": 48, "lng": 11 }, { "lat": 49, "lng": 11 }]"#, &Reading::new())?;
/// assert_eq!(track.origin.map(|middle| middle.latitude), Some(48.5));
/// assert!(track.points[3] < track.points[1]); // Further north is further up.
/// let error = read_json("[[0, 0],\n [4]]", &Reading::new()).unwrap_err();
/// assert_eq!(error.to_string(), "line 2, column 2: expected a point with x and y");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn read_json(text: &str, reading: &Reading) -> Result<Track, BadText> {
    let mut json = Json {
        text: Text::new(text),
        track: Builder::new(reading),
        geographic: false,
        found: false,
        times: Vec::new(),
        times_at: "",
    };
    let root = serde_json::from_str::<&RawValue>(text.trim_start_matches('\u{feff}'));
    json.read(root.map_err(|error| syntax_error(&json.text, &error))?.get())?;
    Ok(json.track.finish())
}

fn syntax_error(text: &Text<'_>, error: &serde_json::Error) -> BadText {
    let said = error.to_string();
    let expected = match said.get(..14).unwrap_or("") {
        _ if error.is_eof() => "the rest of the JSON: the text ends here",
        "expected `,` o" if said.contains('}') => "a comma or the end of the object",
        "expected `,` o" => "a comma or the end of the list",
        "expected `:` a" => "a colon",
        "expected value" => "a value of JSON",
        "trailing chara" => "the end of the text",
        "key must be a " => "a name in quotes",
        _ => "JSON without faults",
    };
    let mark = text.all.len() - text.all.trim_start_matches('\u{feff}').len();
    let start = text.line_start(error.line()) + if error.line() < 2 { mark } else { 0 };
    // Columns are bytes, from 1; 0 after the end of a line.
    let mut at = (start + error.column().saturating_sub(1)).min(text.all.len());
    while !text.all.is_char_boundary(at) {
        at -= 1;
    }
    text.bad(at, expected)
}

/// A name and a value.
type Property<'a> = (&'a str, &'a str);

/// A JSON value. Inner values and names stay slices of the text, so that errors can name their positions.
enum Node<'a> {
    List(Vec<&'a str>),
    Object(Vec<Property<'a>>),
    Other,
}

/// Splits a list or an object that is valid JSON, so without backslashes outside strings.
fn node(value: &str) -> Node<'_> {
    let is_list = value.starts_with('[');
    if !is_list && !value.starts_with('{') {
        return Node::Other;
    }
    let (mut list, mut object) = (Vec::new(), Vec::new());
    let (mut depth, mut quoted, mut escaped) = (0, false, false);
    let (mut start, mut colon) = (1, 0);
    for (at, byte) in value.bytes().enumerate() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' => escaped = true,
            b'"' => quoted = !quoted,
            _ if quoted => {}
            b'[' | b'{' => depth += 1,
            b':' if depth == 1 => colon = at,
            b',' | b']' | b'}' if depth == 1 => {
                let slice = |from, to| value.get(from..to).map(str::trim);
                if is_list {
                    list.extend(slice(start, at).filter(|item| !item.is_empty()));
                } else if let (Some(name), Some(item)) = (slice(start, colon), slice(colon + 1, at))
                {
                    object.push((name.trim_matches('"'), item));
                }
                start = at + 1;
            }
            b']' | b'}' => depth -= 1,
            _ => {}
        }
    }
    if is_list { Node::List(list) } else { Node::Object(object) }
}

struct Json<'a> {
    text: Text<'a>,
    track: Builder<'a>,
    /// Whether lists of two numbers are longitudes and latitudes.
    geographic: bool,
    /// Whether there was a list of points, even an empty one.
    found: bool,
    /// All times, and the last list of times.
    times: Vec<f64>,
    times_at: &'a str,
}

/// A list of bare numbers, and where it is.
type Flat<'a> = (&'a str, Vec<f64>);

impl<'a> Json<'a> {
    fn read(&mut self, root: &'a str) -> Result<(), BadText> {
        if root.starts_with('{') {
            self.object(root, 0)?;
            if !self.found && self.geographic {
                return Err(self.bad(root, "a LineString, a Polygon or several of these"));
            }
            if !self.found {
                return Err(self.bad(root, "a property named points"));
            }
        } else {
            let flat = self.lines(root)?;
            self.push_flat(flat, 2.0)?;
        }
        if !self.times.is_empty() {
            let outcome = self.track.set_times(std::mem::take(&mut self.times));
            let outcome = outcome.map_err(|expected| self.bad(self.times_at, expected));
            self.track.accept_or_reject(outcome)?;
        }
        Ok(())
    }

    /// Reads a GeoJSON object, or an object with points.
    fn object(&mut self, object: &'a str, depth: u32) -> Result<(), BadText> {
        let Node::Object(properties) = node(object) else {
            return Err(self.bad(object, "an object"));
        };
        if depth == DEPTH_LIMIT {
            return Err(self.bad(object, "objects that are less deep in one another"));
        }
        let kind = properties.iter().find(|(name, _)| *name == "type").map(|(_, value)| *value);
        let kind = kind.map(|kind| kind.trim_matches('"'));
        self.geographic |= kind.is_some_and(|kind| GEOJSON.contains(&kind));
        match kind {
            Some("Point") => Ok(()),
            Some("Feature" | "FeatureCollection" | "GeometryCollection") => {
                self.collection(&properties, depth)
            }
            _ => self.points_object(&properties, kind == Some("MultiPolygon")),
        }
    }

    fn collection(&mut self, properties: &[Property<'a>], depth: u32) -> Result<(), BadText> {
        let (points, times) = (self.track.count(), self.times.len());
        for &(name, value) in properties {
            match (name, node(value)) {
                ("geometry", Node::Object(_)) => self.object(value, depth + 1)?,
                ("features" | "geometries", Node::List(objects)) => {
                    for object in objects {
                        self.object(object, depth + 1)?;
                    }
                }
                ("properties", Node::Object(properties)) => {
                    for (name, value) in properties {
                        self.times(name, value)?;
                    }
                }
                _ => {}
            }
        }
        // Times of ignored points do not count.
        if self.track.count() == points {
            self.times.truncate(times);
        }
        Ok(())
    }

    /// Reads an object with `points` or `coordinates`.
    fn points_object(
        &mut self,
        properties: &[Property<'a>],
        polygons: bool,
    ) -> Result<(), BadText> {
        let (mut found, mut dimension, mut flat) = (false, 2.0, None);
        for &(name, value) in properties {
            match name {
                "points" | "coordinates" if !found => {
                    found = true;
                    match node(value) {
                        Node::List(list) if polygons => {
                            for polygon in list {
                                flat = self.lines(polygon)?.or(flat);
                            }
                        }
                        _ => flat = self.lines(value)?,
                    }
                }
                "dimension" => dimension = self.number(value)?,
                "closed" if matches!(value, "true" | "false") => self.track.close(value == "true"),
                "closed" => return Err(self.bad(value, "true or false")),
                _ => self.times(name, value)?,
            }
        }
        self.found |= found;
        self.push_flat(flat, dimension)
    }

    /// Reads a list of times, or a list of such lists, if this property is one.
    fn times(&mut self, name: &str, value: &'a str) -> Result<(), BadText> {
        if !matches!(name, "times" | "coordTimes") {
            return Ok(());
        }
        let Node::List(list) = node(value) else { return Ok(()) };
        self.times_at = value;
        for time in list {
            match node(time) {
                Node::List(line) => {
                    for time in line {
                        self.times.push(self.time(time)?);
                    }
                }
                _ => self.times.push(self.time(time)?),
            }
        }
        Ok(())
    }

    /// Adds the points of a flat list, once the dimension is known.
    fn push_flat(&mut self, flat: Option<Flat<'a>>, dimension: f64) -> Result<(), BadText> {
        let Some((list, numbers)) = flat else { return Ok(()) };
        if dimension != 2.0 && dimension != 3.0 {
            return Err(self.bad(list, "a dimension of 2 or 3"));
        }
        let size = dimension as usize;
        if !numbers.len().is_multiple_of(size) {
            let rules = ["two numbers for each point", "three numbers for each point"];
            return Err(self.bad(list, rules[size - 2]));
        }
        for point in numbers.chunks_exact(size) {
            let [x, y, z] = [0, 1, 2].map(|axis| point.get(axis).copied());
            let row = Row { x, y, z, time: None, geographic: self.geographic };
            let outcome = self.track.push(row);
            outcome.map_err(|expected| self.bad(list, expected))?;
        }
        Ok(())
    }

    /// Reads a list of points, or a list of such lists.
    fn lines(&mut self, value: &'a str) -> Result<Option<Flat<'a>>, BadText> {
        let starts_with = |list: &str, signs: &[char]| {
            list.strip_prefix('[').is_some_and(|rest| rest.trim_start().starts_with(signs))
        };
        let Node::List(lines) = node(value) else {
            return Err(self.bad(value, "a list of points"));
        };
        if !lines.first().is_some_and(|line| starts_with(line, &['[', '{'])) {
            return self.points(value, &lines);
        }
        for line in lines {
            let Node::List(points) = node(line) else {
                return Err(self.bad(line, "a list of points"));
            };
            if self.points(line, &points)?.is_some() {
                return Err(self.bad(line, "points as lists or objects"));
            }
        }
        Ok(None)
    }

    /// Reads a line; returns bare numbers.
    fn points(&mut self, line: &'a str, points: &[&'a str]) -> Result<Option<Flat<'a>>, BadText> {
        self.track.begin_line();
        let mut flat = Vec::new();
        for &point in points {
            let outcome = match node(point) {
                Node::Other => {
                    flat.push(self.number(point)?);
                    continue;
                }
                Node::List(numbers) => self.list_point(&numbers),
                Node::Object(properties) => self.object_point(&properties),
            };
            self.track.add(outcome, &self.text, self.offset(point))?;
        }
        Ok((!flat.is_empty()).then_some((line, flat)))
    }

    fn list_point(&self, numbers: &[&'a str]) -> Result<Row, BadText> {
        let at = |axis: usize| numbers.get(axis).map(|number| self.number(number)).transpose();
        let (x, y, z) = (at(0)?, at(1)?, at(2)?);
        match numbers.get(3) {
            Some(extra) => Err(self.bad(extra, "the end of the point")),
            None => Ok(Row { x, y, z, time: None, geographic: self.geographic }),
        }
    }

    fn object_point(&self, properties: &[Property<'a>]) -> Result<Row, BadText> {
        let mut slots = Slots::default();
        for (name, value) in properties {
            match (column(name), *value) {
                // A receiver without a value writes null.
                (None, _) | (Some((_, Slot::Z | Slot::Time, _)), "null") => {}
                (Some((_, Slot::Time, _)), value) => slots.set(Slot::Time, self.time(value)?),
                (Some((_, slot, _)), value) => slots.set(slot, self.number(value)?),
            }
        }
        Ok(slots.row())
    }

    fn number(&self, value: &'a str) -> Result<f64, BadText> {
        number(value, &self.track.reading.numbers).ok_or_else(|| self.bad(value, "a number"))
    }

    /// Parses a number, or a date in a string.
    fn time(&self, value: &'a str) -> Result<f64, BadText> {
        if !value.starts_with('"') {
            return self.number(value);
        }
        iso_8601(value.trim_matches('"')).ok_or_else(|| self.bad(value, "a number or a date"))
    }

    /// The offset of a value, which is a slice of the text.
    fn offset(&self, value: &'a str) -> usize {
        (value.as_ptr() as usize).saturating_sub(self.text.all.as_ptr() as usize)
    }

    fn bad(&self, value: &'a str, expected: &'static str) -> BadText {
        self.text.bad(self.offset(value), expected)
    }
}

/// Writes the points of a line as a JSON list of lists, or with an origin as a GeoJSON `LineString`; times become a
/// list beside the points. `read_json` reads the same numbers. O(points).
///
/// # Errors
/// [`Error::BadArgument`] if a time or the origin is not allowed, or there are not as many times as
/// points.
///
/// ```
/// use meander_core::Polyline;
/// use meander_tracks::{Writing, write_json};
/// let line = Polyline::open([[0.5, 1.0], [2.0, 3.0]])?;
/// assert_eq!(write_json(&line, &Writing::new())?, "[[0.5,1],[2,3]]");
/// let json = write_json(&line, &Writing::new().times(&[7.0, 8.5]))?;
/// assert_eq!(json, r#"{"points":[[0.5,1],[2,3]],"times":[7,8.5]}"#);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn write_json<P: Point>(line: &Polyline<P>, writing: &Writing<'_>) -> Result<String, Error> {
    Ok(write(&writing.rows(line)?, P::DIMENSION, writing))
}

fn write(rows: &[[f64; 3]], dimension: usize, writing: &Writing<'_>) -> String {
    let name = match (writing.origin, writing.times) {
        (Some(_), _) => r#"{"type":"LineString","coordinates":"#,
        (None, []) => "",
        _ => r#"{"points":"#,
    };
    let mut json = String::from(name);
    json.push('[');
    for (index, row) in rows.iter().enumerate() {
        json.push_str(if index > 0 { ",[" } else { "[" });
        writing.append(&mut json, &row[..dimension], ',');
        json.push(']');
    }
    json.push(']');
    if !writing.times.is_empty() {
        json.push_str(r#","times":["#);
        writing.append(&mut json, writing.times, ',');
        json.push(']');
    }
    json.push_str(if name.is_empty() { "" } else { "}" });
    json
}
