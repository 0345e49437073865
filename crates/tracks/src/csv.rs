//! Comma-separated values.

use meander_core::{Error, Point, Polyline};

use crate::bad_text::BadText;
use crate::builder::{Builder, Row};
use crate::columns::{Column, Slot, Slots, column};
use crate::text::{Text, number};
use crate::time::iso_8601;
use crate::track::{Reading, Track, Writing};

/// Reads points from CSV, one per row. Fields are separated by a tab, a semicolon or a comma, the first of these that
/// the first row has. Rows end with `\n`, `\r\n` or `\r`.
///
/// A first row with a field that is neither number nor date is a header. It names the columns `x` and `y`, and
/// optionally `z` (or `ele`, `elevation`, `alt`, `altitude`) and `t` (or `time`, `timestamp`), in any order and case;
/// other columns are ignored. Instead of x and y it may name `lat` (or `latitude`) and `lon` (or `lng`, `long`,
/// `longitude`): the track is then in metres around [`Track::origin`], north up. Without a header, two columns are
/// `x, y`; three are `x, y, z`, or `t, x, y` if the first has a date; four are `t, x, y, z`.
///
/// A time is a number, which stays as it is, or an ISO 8601 date, which becomes seconds since 1970: with or without a
/// time of day, a fraction of a second and a zone (UTC by default).
///
/// Quoted fields may contain delimiters, line ends and doubled quotes. If the delimiter is not a comma,
/// a comma is a decimal point. Rows that begin with `#` are ignored. A blank row ends a line,
/// unless every line would be a single point. O(text).
///
/// # Errors
/// [`BadText`] with line and column at the first row that cannot be read, unless
/// `reading.keep_good`; the sentence names the column. A row with more
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
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn read_csv(text: &str, reading: &Reading) -> Result<Track, BadText> {
    let mut rows = Rows { text: Text::new(text), at: 0, delimiter: ',', reading };
    let mut track = Builder::new(reading);
    let mut table: Option<Table> = None;
    let mut fields = Vec::new();
    track.begin_line();
    while rows.at < text.len() {
        let row = rows.line().trim_start_matches(['\u{feff}', ' ']);
        if row.trim_end_matches(' ').is_empty() || row.starts_with('#') {
            rows.skip_line();
            if !row.starts_with('#') {
                track.begin_line();
            }
            continue;
        }
        if table.is_none() {
            rows.find_delimiter();
        }
        if let Err(bad) = rows.next(&mut fields) {
            match table {
                Some(_) => track.accept_or_reject(Err(bad))?,
                None => return Err(bad),
            }
            continue;
        }
        let start = fields.first().map_or(0, |field| field.at);
        let table = match &table {
            Some(table) => table,
            None => {
                let header = fields.iter().any(|field| rows.time(field.value).is_none());
                let columns = if header { named(&fields) } else { rows.unnamed(&fields) };
                let columns = columns.map_err(|expected| rows.text.bad(start, expected))?;
                let table = table.insert(Table { columns, width: fields.len() });
                if header {
                    continue;
                }
                table
            }
        };
        track.add(rows.row(&fields, table), &rows.text, start)?;
    }
    Ok(track.finish())
}

struct Field<'a> {
    at: usize,
    /// Without quotes around it, and without blanks. Doubled quotes stay doubled, because no number or name has any.
    value: &'a str,
}

struct Rows<'a> {
    text: Text<'a>,
    /// Where the next row begins.
    at: usize,
    delimiter: char,
    reading: &'a Reading,
}

const BLANKS: [char; 2] = [' ', '\t'];

const fn is_line_end(byte: u8) -> bool {
    matches!(byte, b'\n' | b'\r')
}

impl<'a> Rows<'a> {
    /// The rest of this line, without its end.
    fn line(&self) -> &'a str {
        let rest = self.text.from(self.at);
        rest.get(..rest.bytes().position(is_line_end).unwrap_or(rest.len())).unwrap_or("")
    }

    fn skip_line(&mut self) {
        self.at += self.line().len();
        let rest = self.text.from(self.at);
        self.at += if rest.starts_with("\r\n") { 2 } else { usize::from(!rest.is_empty()) };
    }

    /// Takes the delimiter that the next row has outside quotes: a tab before a semicolon before a comma.
    fn find_delimiter(&mut self) {
        let outside = self.text.from(self.at).split('"').step_by(2).flat_map(str::bytes);
        let row = outside.take_while(|&byte| !is_line_end(byte));
        let has = |sign: char| row.clone().any(|byte| byte == sign as u8);
        self.delimiter = ['\t', ';'].into_iter().find(|&sign| has(sign)).unwrap_or(',');
    }

    /// Reads the next row. After an error, the row ends with its line.
    fn next(&mut self, fields: &mut Vec<Field<'a>>) -> Result<(), BadText> {
        let start = self.at;
        fields.clear();
        loop {
            let field = self.field().inspect_err(|_| {
                self.at = start;
                self.skip_line();
            })?;
            fields.push(field);
            let rest = self.text.from(self.at);
            if !rest.starts_with(self.delimiter) {
                self.skip_line();
                return Ok(());
            }
            self.at += 1;
        }
    }

    /// Reads the field that begins here, up to a delimiter or the end of a line.
    fn field(&mut self) -> Result<Field<'a>, BadText> {
        let blank = |c: char| c == '\u{feff}' || (BLANKS.contains(&c) && c != self.delimiter);
        let rest = self.text.from(self.at).trim_start_matches(blank);
        let at = self.text.all.len() - rest.len();
        let quoted = rest.starts_with('"');
        // A doubled quote closes and opens at once.
        let mut open = false;
        let end = rest.bytes().position(|byte| {
            open ^= quoted && byte == b'"';
            !open && (byte == self.delimiter as u8 || is_line_end(byte))
        });
        if open {
            return Err(self.text.bad(at, "a closing quote"));
        }
        let raw = rest.get(..end.unwrap_or(rest.len())).unwrap_or("");
        self.at = at + raw.len();
        let mut value = raw.trim_end_matches(BLANKS);
        if quoted {
            let (inside, after) = value.rsplit_once('"').unwrap_or_default();
            let after = after.trim_start_matches(BLANKS);
            if !after.is_empty() {
                let at = at + value.len() - after.len();
                return Err(self.text.bad(at, "the end of the field after its closing quote"));
            }
            value = inside.get(1..).unwrap_or("").trim_matches(BLANKS);
        }
        Ok(Field { at, value })
    }

    fn row(&self, fields: &[Field<'_>], table: &Table) -> Result<Row, BadText> {
        let text = &self.text;
        if let Some(extra) = fields.get(table.width) {
            return Err(text.bad(extra.at, "no more fields than the first row has"));
        }
        let mut slots = Slots::default();
        for &(index, (_, slot, expected)) in &table.columns {
            let Some(field) = fields.get(index) else {
                let row = text.all.get(..self.at).unwrap_or("");
                return Err(text.bad(row.trim_end_matches(['\n', '\r', ' ']).len(), expected));
            };
            let value = match slot {
                Slot::Time => self.time(field.value),
                _ => self.number(field.value),
            };
            slots.set(slot, value.ok_or_else(|| text.bad(field.at, expected))?);
        }
        Ok(slots.row())
    }

    fn number(&self, field: &str) -> Option<f64> {
        if self.delimiter == ',' || !field.contains(',') {
            return number(field, &self.reading.numbers);
        }
        number(&field.replace(',', "."), &self.reading.numbers)
    }

    fn time(&self, field: &str) -> Option<f64> {
        self.number(field).or_else(|| iso_8601(field))
    }

    /// The columns of a first row of numbers, perhaps with a date before them.
    fn unnamed(&self, fields: &[Field<'_>]) -> Result<Vec<(usize, Column)>, &'static str> {
        let dated = fields.first().is_some_and(|field| self.number(field.value).is_none());
        let rest = fields.iter().skip(1).all(|field| self.number(field.value).is_some());
        let names: &[&str] = match (fields.len(), dated) {
            (2, false) if rest => &["x", "y"],
            (3, false) if rest => &["x", "y", "z"],
            (3, true) if rest => &["t", "x", "y"],
            (4, _) if rest => &["t", "x", "y", "z"],
            _ => return Err("two to four numbers: x, y or x, y, z or t, x, y, z"),
        };
        Ok(names.iter().filter_map(|name| column(name)).enumerate().collect())
    }
}

/// The columns to read: at most one for each meaning, so that the time for a row is linear in its length.
struct Table {
    columns: Vec<(usize, Column)>,
    width: usize,
}

/// The columns that a header names. With x and y, longitudes and latitudes do not count.
fn named(fields: &[Field<'_>]) -> Result<Vec<(usize, Column)>, &'static str> {
    let columns = fields.iter().enumerate();
    let mut columns: Vec<_> =
        columns.filter_map(|(index, field)| Some((index, column(field.value)?))).collect();
    let has = |wanted| columns.iter().any(|(_, (_, slot, _))| *slot == wanted);
    let unused = if has(Slot::X) && has(Slot::Y) {
        [Slot::Longitude, Slot::Latitude]
    } else if has(Slot::Longitude) && has(Slot::Latitude) {
        [Slot::X, Slot::Y]
    } else {
        return Err("a header with x and y, or lon and lat");
    };
    columns.retain(|(_, (_, slot, _))| !unused.contains(slot));
    let mut slots: Vec<_> = columns.iter().map(|(_, (_, slot, _))| *slot as usize).collect();
    slots.sort_unstable();
    slots.dedup();
    if slots.len() < columns.len() {
        return Err("a header that has one column for each of x, y, z and time");
    }
    Ok(columns)
}

/// Writes the points of a line as CSV: a header, then a row for each point. Times become a column `t`; with an origin,
/// metres become columns `lon` and `lat`, and z becomes `ele`. `read_csv` reads the same numbers. O(points).
///
/// # Errors
/// [`Error::BadArgument`] if a time or the origin is not allowed, or there are not as many times as
/// points.
///
/// ```
/// use meander_core::Polyline;
/// use meander_tracks::{Reading, Writing, read_csv, write_csv};
/// let plain = write_csv(&Polyline::open([[0.5, 1.0], [2.0, 3.0]])?, &Writing::new())?;
/// assert_eq!(plain, "x,y\n0.5,1\n2,3\n");
/// let csv = "t,lon,lat\n0,11.5,48.1\n5,11.51,48.2\n";
/// let track = read_csv(csv, &Reading::new())?;
/// let line: Polyline = track.line()?;
/// let mut writing = Writing::new().times(&track.times);
/// writing.origin = track.origin;
/// assert_eq!(write_csv(&line, &writing)?, csv);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn write_csv<P: Point>(line: &Polyline<P>, writing: &Writing<'_>) -> Result<String, Error> {
    Ok(write(&writing.rows(line)?, P::DIMENSION, writing))
}

fn write(rows: &[[f64; 3]], dimension: usize, writing: &Writing<'_>) -> String {
    let mut csv = String::from(if writing.times.is_empty() { "" } else { "t," });
    let [plane, height] =
        if writing.origin.is_some() { ["lon,lat", ",ele"] } else { ["x,y", ",z"] };
    csv.push_str(plane);
    csv.push_str(if dimension == 3 { height } else { "" });
    csv.push('\n');
    for (index, row) in rows.iter().enumerate() {
        if let Some(time) = writing.times.get(index) {
            writing.append(&mut csv, &[*time], ',');
            csv.push(',');
        }
        writing.append(&mut csv, &row[..dimension], ',');
        csv.push('\n');
    }
    csv
}
