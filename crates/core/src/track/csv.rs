//! Points as comma-separated values.

use super::text::{Text, number};
use super::{Numbers, Reading, Row, Track, append};
use crate::error::{BadText, Error};
use crate::points::Point;

/// What a column holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Column {
    X,
    Y,
    Z,
    Time,
    Other,
}

/// Reads points from CSV: one in a row, fields parted by a comma, a semicolon or a tab, whichever the
/// first row has (of several, the tab before the semicolon before the comma).
///
/// A first row with a field that is no number is a header; it names the columns `x`, `y`, `z` and `t`
/// or `time`, in any order and case, among others that are passed over; `lon` and `longitude` are x, `lat`
/// and `latitude` y, `ele` and `elevation` z, as they stand: where y points down, north is below. Without one, two columns are
/// `x, y`, three `x, y, z`, four `t, x, y, z`. Rows that begin with `#` are passed over, fields may be
/// quoted, and where the comma parts no fields it may be a decimal point. A blank row ends a line, unless
/// every line would be a single point. O(text).
///
/// # Errors
/// [`Error::BadText`] with line and column at the first row that cannot be read, unless
/// `reading.keep_good`.
///
/// ```
/// use meander_core::{Reading, read_csv};
/// let track = read_csv("t;x;y\n0;1,5;2\n1;2,5;3\n", &Reading::default())?;
/// assert_eq!((track.points, track.times), (vec![1.5, 2.0, 2.5, 3.0], vec![0.0, 1.0]));
/// let track = read_csv("time,lat,lon,ele\n0,48.1,11.5,520\n", &Reading::default())?;
/// assert_eq!(track.points, vec![11.5, 48.1, 520.0]);
/// let track = read_csv("0,0\n3,0\n\n5,5\n5,6\n", &Reading::default())?;
/// assert_eq!((track.points, track.others), (vec![0.0, 0.0, 3.0, 0.0], vec![vec![5.0, 5.0, 5.0, 6.0]]));
/// let error = read_csv("1,2\n3,oops\n", &Reading::default()).unwrap_err();
/// assert_eq!(error.to_string(), "line 2, column 3: expected a number");
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn read_csv(text: &str, reading: &Reading) -> Result<Track, Error> {
    let text = Text::new(text);
    let mut track = Track::default();
    let mut layout: Option<(char, Vec<Column>)> = None;
    let mut starts = vec![0];
    let mut offset = 0;
    for line in text.all.split_inclusive('\n') {
        let start = offset;
        offset += line.len();
        let row = line.trim_start_matches(['\u{feff}', '\n', '\r', ' ']);
        let start = start + line.len() - row.len();
        let row = row.trim_end_matches(['\n', '\r', ' ']);
        if row.is_empty() {
            starts.push(track.points.len());
            continue;
        }
        if row.starts_with('#') {
            continue;
        }
        let Some((delimiter, columns)) = &layout else {
            let delimiter = ['\t', ';', ','].into_iter().find(|&c| row.contains(c)).unwrap_or(',');
            let header = row
                .split(delimiter)
                .any(|field| value(field, delimiter, &reading.numbers).is_none());
            let columns = if header { named(row, delimiter) } else { numbered(row, delimiter) };
            let columns = columns.ok_or_else(|| {
                let expected = if header {
                    "a header with x and y, or lon and lat"
                } else {
                    "two to four numbers: x, y or x, y, z or t, x, y, z"
                };
                Error::BadText(text.bad(start, expected))
            })?;
            if !header {
                let outcome =
                    read_row(&text, row, start, delimiter, &columns, &reading.numbers, &mut track);
                track.take_in(outcome, reading)?;
            }
            layout = Some((delimiter, columns));
            continue;
        };
        let outcome =
            read_row(&text, row, start, *delimiter, columns, &reading.numbers, &mut track);
        track.take_in(outcome, reading)?;
    }
    Ok(track.finish(starts))
}

fn read_row(
    text: &Text<'_>,
    row: &str,
    start: usize,
    delimiter: char,
    columns: &[Column],
    numbers: &Numbers,
    track: &mut Track,
) -> Result<(), BadText> {
    let mut point = Row::default();
    let mut at = start;
    let mut fields = 0;
    for (field, column) in row.split(delimiter).zip(columns) {
        fields += 1;
        let slot = match column {
            Column::X => Some(&mut point.x),
            Column::Y => Some(&mut point.y),
            Column::Z => Some(&mut point.z),
            Column::Time => Some(&mut point.time),
            Column::Other => None,
        };
        if let Some(slot) = slot {
            let blank = field.len() - field.trim_start_matches(BLANK).len();
            *slot = Some(
                value(field, delimiter, numbers).ok_or_else(|| text.bad(at + blank, "a number"))?,
            );
        }
        at += field.len() + delimiter.len_utf8();
    }
    let needed = columns.iter().rposition(|column| *column != Column::Other);
    if needed.is_some_and(|last| fields <= last) {
        return Err(text.bad(start + row.len(), "another number"));
    }
    track.push(point).map_err(|expected| text.bad(start, expected))
}

const BLANK: [char; 2] = [' ', '\t'];

/// A field without its quotes and blanks.
fn bare(field: &str) -> &str {
    field.trim_matches(BLANK).trim_matches('"').trim_matches(BLANK)
}

/// The number in a field.
fn value(field: &str, delimiter: char, numbers: &Numbers) -> Option<f64> {
    let field = bare(field);
    let swapped: String;
    let field = if delimiter == ',' {
        field
    } else {
        swapped = field.chars().map(|c| if c == ',' { '.' } else { c }).collect();
        &swapped
    };
    number(field, numbers).filter(|&(_, length)| length == field.len()).map(|(number, _)| number)
}

fn named(row: &str, delimiter: char) -> Option<Vec<Column>> {
    let column = |field: &str| match bare(field).to_ascii_lowercase().as_str() {
        "x" | "lon" | "longitude" => Column::X,
        "y" | "lat" | "latitude" => Column::Y,
        "z" | "ele" | "elevation" => Column::Z,
        "t" | "time" => Column::Time,
        _ => Column::Other,
    };
    let columns: Vec<Column> = row.split(delimiter).map(column).collect();
    let has = |wanted| columns.contains(&wanted);
    (has(Column::X) && has(Column::Y)).then_some(columns)
}

fn numbered(row: &str, delimiter: char) -> Option<Vec<Column>> {
    match row.split(delimiter).count() {
        2 => Some(vec![Column::X, Column::Y]),
        3 => Some(vec![Column::X, Column::Y, Column::Z]),
        4 => Some(vec![Column::Time, Column::X, Column::Y, Column::Z]),
        _ => None,
    }
}

/// Points as CSV: a header, then a row for each. Reading it gives the same numbers.
///
/// ```
/// use meander_core::{glam::dvec2, write_csv};
/// let csv = write_csv(&[dvec2(0.5, 1.0), dvec2(2.0, 3.0)]);
/// assert_eq!(csv, "x,y\n0.5,1\n2,3\n");
/// ```
#[must_use]
pub fn write_csv<P: Point>(points: &[P]) -> String {
    write_csv_with(points, &Numbers::default())
}

/// The same with a host's way to write numbers.
#[must_use]
pub fn write_csv_with<P: Point>(points: &[P], numbers: &Numbers) -> String {
    let mut csv = String::from(if P::DIMENSION == 2 { "x,y\n" } else { "x,y,z\n" });
    for point in points {
        append(&mut csv, &point.coordinates()[..P::DIMENSION], ',', numbers);
        csv.push('\n');
    }
    csv
}
