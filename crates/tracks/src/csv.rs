//! Points as comma-separated values.

use crate::builder::{Builder, Row};
use crate::columns::{Column, Slot, Slots, column};
use crate::csv_rows::{Field, Rows};
use crate::text::{Text, number};
use crate::time::iso_8601;
use crate::track::{Numbers, Reading, Track, Writing};
use meander_core::Point;
use meander_core::{BadText, Error};

/// Reads points from CSV: one in a row, fields parted by a comma, a semicolon or a tab, whichever the
/// first row has (of several, the tab before the semicolon before the comma).
///
/// A first row with a field that is neither number nor date is a header; it names the columns `x` and
/// `y`, perhaps `z` (or `ele`, `elevation`, `alt`, `altitude`) and `t` (or `time`, `timestamp`), in any
/// order and case, among others that are passed over. Instead of x and y it may name `lat` (or
/// `latitude`) and `lon` (or `lng`, `long`, `longitude`): the track is then in metres around
/// [`Track::origin`], north up. Without a header, two columns are `x, y`, three `x, y, z`, four
/// `t, x, y, z`, and dates in the first of three make it `t, x, y`.
///
/// A time is a number, which stays as it stands, or an ISO 8601 date with or without a time of day,
/// a fraction of a second and a zone (without one it is UTC), which becomes seconds since 1970.
///
/// Fields may be quoted, and then hold delimiters, line ends and doubled quotes. Where the comma parts no
/// fields it may be a decimal point. Rows that begin with `#` are passed over. A blank row ends a line,
/// unless every line would be a single point. O(text).
///
/// # Errors
/// [`Error::BadText`] with line and column at the first row that cannot be read, unless
/// `reading.keep_good`: where a field is no number, also with the name of its column. A row with more
/// fields than the first row and a quote that is never closed are errors.
///
/// ```
/// use meander_tracks::{Reading, read_csv};
/// let track = read_csv("t;x;y\n0;1,5;2\n1;2,5;3\n", &Reading::new())?;
/// assert_eq!((track.points, track.times), (vec![1.5, 2.0, 2.5, 3.0], vec![0.0, 1.0]));
/// let track = read_csv("x,y,name\n1,2,\"Aaron, Berta\"\n", &Reading::new())?;
/// assert_eq!(track.points, vec![1.0, 2.0]);
/// let walk = "time,lat,lon\n2024-05-01T10:00:00Z,48.1,11.5\n2024-05-01T10:00:05Z,48.2,11.5\n";
/// let track = read_csv(walk, &Reading::new())?;
/// assert_eq!(track.times[1] - track.times[0], 5.0);
/// // A tenth of a degree to the north, and north is up.
/// assert_eq!((track.points[3] - track.points[1]).round(), -11120.0);
/// let track = read_csv("0,0\n3,0\n\n5,5\n5,6\n", &Reading::new())?;
/// assert_eq!((track.points, track.others), (vec![0.0, 0.0, 3.0, 0.0], vec![vec![5.0, 5.0, 5.0, 6.0]]));
/// let error = read_csv("1,2\n3,oops\n", &Reading::new()).unwrap_err();
/// assert_eq!(error.to_string(), "line 2, column 3: expected a number in column y");
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn read_csv(text: &str, reading: &Reading) -> Result<Track, Error> {
    let mut rows = Rows::new(text);
    let mut track = Builder::new(reading);
    let mut layout: Option<Vec<Option<Column>>> = None;
    let mut fields = Vec::new();
    track.begin_line();
    while rows.at < text.len() {
        let line = rows.line();
        let row = line.trim_start_matches(['\u{feff}', ' ']);
        if row.trim_end_matches(['\n', '\r', ' ']).is_empty() {
            rows.at += line.len();
            track.begin_line();
            continue;
        }
        if row.starts_with('#') {
            rows.at += line.len();
            continue;
        }
        if layout.is_none() {
            rows.find_delimiter();
        }
        if let Err(bad) = rows.next(&mut fields) {
            if layout.is_none() {
                return Err(Error::BadText(bad));
            }
            track.take_in(Err(bad))?;
            continue;
        }
        let values =
            Values { text: &rows.text, delimiter: rows.delimiter, numbers: &reading.numbers };
        let columns = match &layout {
            Some(columns) => columns,
            None => {
                let header = fields.iter().any(|field| values.time(&field.value).is_none());
                let columns = if header { named(&fields) } else { values.numbered(&fields) };
                let columns = columns.map_err(|expected| {
                    Error::BadText(
                        rows.text.bad(fields.first().map_or(0, |field| field.at), expected),
                    )
                })?;
                let columns = layout.insert(columns);
                if header {
                    continue;
                }
                columns
            }
        };
        let outcome = values.row(&fields, columns, rows.at).and_then(|row| {
            let start = fields.first().map_or(0, |field| field.at);
            track.push(row).map_err(|expected| rows.text.bad(start, expected))
        });
        track.take_in(outcome)?;
    }
    Ok(track.finish())
}

/// What fields mean.
struct Values<'a> {
    text: &'a Text<'a>,
    delimiter: char,
    numbers: &'a Numbers,
}

impl Values<'_> {
    /// The point in a row that ends before `end`.
    fn row(
        &self,
        fields: &[Field<'_>],
        columns: &[Option<Column>],
        end: usize,
    ) -> Result<Row, BadText> {
        if let Some(extra) = fields.get(columns.len()) {
            return Err(self.text.bad(extra.at, "no more fields than the first row has"));
        }
        let mut slots = Slots::default();
        for (index, column) in columns.iter().enumerate() {
            let Some((_, slot, expected)) = *column else { continue };
            let Some(field) = fields.get(index) else {
                let row = self.text.all.get(..end).unwrap_or("");
                return Err(self.text.bad(row.trim_end_matches(['\n', '\r', ' ']).len(), expected));
            };
            let value = match slot {
                Slot::Time => self.time(&field.value),
                _ => self.number(&field.value),
            };
            slots.set(slot, value.ok_or_else(|| self.text.bad(field.at, expected))?);
        }
        Ok(slots.row())
    }

    fn number(&self, field: &str) -> Option<f64> {
        let swapped: String;
        let field = if self.delimiter == ',' || !field.contains(',') {
            field
        } else {
            swapped = field.chars().map(|c| if c == ',' { '.' } else { c }).collect();
            &swapped
        };
        let (number, length) = number(field, self.numbers)?;
        (length == field.len()).then_some(number)
    }

    fn time(&self, field: &str) -> Option<f64> {
        self.number(field).or_else(|| iso_8601(field))
    }

    /// The columns of a row of numbers, perhaps with a date before them.
    fn numbered(&self, fields: &[Field<'_>]) -> Result<Vec<Option<Column>>, &'static str> {
        let dated = fields.first().is_some_and(|field| self.number(&field.value).is_none());
        if fields.iter().skip(1).all(|field| self.number(&field.value).is_some()) {
            match (fields.len(), dated) {
                (2, false) => return Ok(columns(&["x", "y"])),
                (3, false) => return Ok(columns(&["x", "y", "z"])),
                (3, true) => return Ok(columns(&["t", "x", "y"])),
                (4, _) => return Ok(columns(&["t", "x", "y", "z"])),
                _ => {}
            }
        }
        Err("two to four numbers: x, y or x, y, z or t, x, y, z")
    }
}

fn columns(names: &[&str]) -> Vec<Option<Column>> {
    names.iter().map(|name| column(name)).collect()
}

/// The columns that a header names. One that has x and y is not asked for places on the earth.
fn named(fields: &[Field<'_>]) -> Result<Vec<Option<Column>>, &'static str> {
    let mut columns: Vec<Option<Column>> =
        fields.iter().map(|field| column(&field.value)).collect();
    let count = |columns: &[Option<Column>], slot| {
        columns.iter().flatten().filter(|column| column.1 == slot).count()
    };
    let (plane, earth) = ([Slot::X, Slot::Y], [Slot::Longitude, Slot::Latitude]);
    let has = |slots: [Slot; 2]| slots.into_iter().all(|slot| count(&columns, slot) > 0);
    let others = match (has(plane), has(earth)) {
        (true, _) => earth,
        (false, true) => plane,
        _ => return Err("a header with x and y, or lon and lat"),
    };
    for column in &mut columns {
        *column = column.filter(|column| !others.contains(&column.1));
    }
    let once = |slot| count(&columns, slot) <= 1;
    if ![plane, earth, [Slot::Z, Slot::Time]].into_iter().flatten().all(once) {
        return Err("a header that has one column for each of x, y, z and time");
    }
    Ok(columns)
}

/// Points as CSV: a header, then a row for each. Reading it gives the same numbers. O(points).
///
/// # Errors
/// [`Error::BadArgument`] if a coordinate is not finite.
///
/// ```
/// use meander_core::glam::dvec2;
/// use meander_tracks::write_csv;
/// let csv = write_csv(&[dvec2(0.5, 1.0), dvec2(2.0, 3.0)])?;
/// assert_eq!(csv, "x,y\n0.5,1\n2,3\n");
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn write_csv<P: Point>(points: &[P]) -> Result<String, Error> {
    write_csv_with(points, &Writing::new())
}

/// The same with times in a column `t`, and metres around a place as columns `lon` and `lat`, z as `ele`.
///
/// # Errors
/// [`Error::BadArgument`] if a coordinate, a time or the origin is not what it must be, or there are not as many times
/// as points.
///
/// ```
/// use meander_core::{glam::DVec2, interop::from_flat};
/// use meander_tracks::{Reading, Writing, read_csv, write_csv_with};
/// let csv = "t,lon,lat\n0,11.5,48.1\n5,11.51,48.2\n";
/// let track = read_csv(csv, &Reading::new())?;
/// let points: Vec<DVec2> = from_flat("points", &track.points)?;
/// let mut writing = Writing::new().times(&track.times);
/// writing.origin = track.origin;
/// assert_eq!(write_csv_with(&points, &writing)?, csv);
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn write_csv_with<P: Point>(points: &[P], writing: &Writing<'_>) -> Result<String, Error> {
    writing.check(points)?;
    let mut csv = String::from(if writing.times.is_empty() { "" } else { "t," });
    let [plane, height] =
        if writing.origin.is_some() { ["lon,lat", ",ele"] } else { ["x,y", ",z"] };
    csv.push_str(plane);
    csv.push_str(if P::DIMENSION == 3 { height } else { "" });
    csv.push('\n');
    for (index, &point) in points.iter().enumerate() {
        if let Some(time) = writing.times.get(index) {
            writing.append(&mut csv, &[*time], ',');
            csv.push(',');
        }
        writing.append(&mut csv, &writing.coordinates(point)[..P::DIMENSION], ',');
        csv.push('\n');
    }
    Ok(csv)
}
