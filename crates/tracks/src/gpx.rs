//! GPX, the exchange format of GPS receivers.

use meander_core::{Error, Point, Polyline};
use roxmltree::Node;

use crate::bad_text::{BadText, refusal};
use crate::builder::{Builder, Row};
use crate::text::{Text, number};
use crate::time::{iso_8601, push_digits, push_iso_8601};
use crate::track::{Reading, Track, Writing};
use crate::xml::parse;

/// Reads points from GPX: each segment of a track (`trkseg`) and each route (`rte`) is a line; single waypoints are
/// ignored. The track is in metres around [`Track::origin`], north up. Elevations and times count only if every point
/// has one. O(text).
///
/// # Errors
/// [`BadText`] with line and column if the text is not XML, has a document type declaration or more than 100 attributes
/// in one element, has neither tracks nor routes (the message names KML and TCX), or at the first point that cannot be
/// read, unless `reading.keep_good`.
///
/// ```
/// use meander_tracks::{Reading, read_gpx};
/// let walk = r#"<gpx><trk><trkseg>
///   <trkpt lat="48" lon="11"><ele>520</ele><time>2024-05-01T10:00:00Z</time></trkpt>
///   <trkpt lat="49" lon="11"><ele>530</ele><time>2024-05-01T10:00:05Z</time></trkpt>
/// </trkseg></trk></gpx>"#;
/// let track = read_gpx(walk, &Reading::new())?;
/// assert_eq!((track.dimension, track.points[2], track.times[1] - track.times[0]), (3, 520.0, 5.0));
/// assert!(track.points[4] < track.points[1]); // Further north is further up.
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn read_gpx(text: &str, reading: &Reading) -> Result<Track, BadText> {
    let document = parse(text, false)?;
    let text = Text::new(text);
    let mut track = Builder::new(reading);
    let mut rows: Vec<(bool, Node<'_, '_>, Row)> = Vec::new();
    let mut lines = 0;
    for line in document.descendants().filter(|node| is(*node, &["trkseg", "rte"])) {
        lines += 1;
        let mut first = true;
        for point in line.children().filter(|node| is(*node, &["trkpt", "rtept"])) {
            match read_point(point, reading) {
                Ok(row) => {
                    rows.push((first, point, row));
                    first = false;
                }
                Err(expected) => {
                    track.accept_or_reject(Err(text.bad(point.range().start, expected)))?;
                }
            }
        }
    }
    if lines == 0 {
        return Err(text.bad(0, "a track or a route of GPX"));
    }
    let all = |has: fn(&Row) -> bool| rows.iter().all(|(_, _, row)| has(row));
    let (heights, times) = (all(|row| row.z.is_some()), all(|row| row.time.is_some()));
    for (first, point, row) in rows {
        if first {
            track.begin_line();
        }
        let row = Row { z: row.z.filter(|_| heights), time: row.time.filter(|_| times), ..row };
        track.add(Ok(row), &text, point.range().start)?;
    }
    Ok(track.finish())
}

fn is(node: Node<'_, '_>, names: &[&str]) -> bool {
    node.is_element() && names.contains(&node.tag_name().name())
}

fn read_point(node: Node<'_, '_>, reading: &Reading) -> Result<Row, &'static str> {
    let value = |text: &str| number(text.trim(), &reading.numbers);
    let degrees = |name| node.attribute(name).and_then(value).ok_or("a point with lat and lon");
    let child = |name| {
        let child = node.children().find(|child| is(*child, &[name]));
        child.and_then(|child| child.text()).map(str::trim).filter(|text| !text.is_empty())
    };
    let z = child("ele").map(|text| value(text).ok_or("a number in ele")).transpose()?;
    let time = child("time").map(|text| iso_8601(text).ok_or("a date in time")).transpose()?;
    Ok(Row { x: Some(degrees("lon")?), y: Some(degrees("lat")?), z, time, geographic: true })
}

/// The first and the last second of the years 0 to 9999.
const YEARS: [f64; 2] = [-62_167_219_200.0, 253_402_300_799.0];

/// Writes the points of a line as GPX: one track of one segment, z as `ele`, times as dates in UTC to a nanosecond.
/// O(points).
///
/// # Errors
/// [`Error::BadArgument`] if a time or the origin is not allowed, if there is no origin, or if there are
/// not as many times as points.
///
/// ```
/// use meander_core::{Polyline, glam::dvec3};
/// use meander_tracks::{LatLon, Reading, Writing, read_gpx, write_gpx};
/// let writing = Writing::new().times(&[1e9, 1e9 + 1.5]).origin(LatLon { latitude: 48.0, longitude: 11.0 });
/// let climb = Polyline::new([dvec3(0.0, 0.0, 520.0), dvec3(80.0, -60.0, 521.0)], false)?;
/// let gpx = write_gpx(&climb, &writing)?;
/// assert!(gpx.contains(r#"<trkpt lat="48" lon="11"><ele>520</ele><time>2001-09-09T01:46:40Z</time></trkpt>"#));
/// assert_eq!(read_gpx(&gpx, &Reading::new())?.times, [1e9, 1e9 + 1.5]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn write_gpx<P: Point>(line: &Polyline<P>, writing: &Writing<'_>) -> Result<String, Error> {
    write(&writing.rows(line)?, P::DIMENSION, writing)
}

fn write(rows: &[[f64; 3]], dimension: usize, writing: &Writing<'_>) -> Result<String, Error> {
    if writing.origin.is_none() {
        let rule = "a latitude and a longitude: GPX has no others";
        return Err(refusal("origin", None, None, rule));
    }
    let [first, last] = YEARS;
    if let Some(index) = writing.times.iter().position(|time| !(first..=last).contains(time)) {
        let given = writing.times.get(index).copied();
        return Err(refusal("times", Some(index), given, "a second of the years 0 to 9999"));
    }
    let mut gpx = String::from(
        r#"<gpx version="1.1" creator="Meander" xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>"#,
    );
    gpx.push('\n');
    for (index, &[longitude, latitude, height]) in rows.iter().enumerate() {
        let [latitude, longitude] = [latitude, longitude].map(|number| decimal(number, writing));
        gpx.push_str(&[r#"<trkpt lat=""#, &latitude, r#"" lon=""#, &longitude, r#"">"#].concat());
        if dimension == 3 {
            gpx.push_str(&["<ele>", &decimal(height, writing), "</ele>"].concat());
        }
        if let Some(&time) = writing.times.get(index) {
            gpx.push_str("<time>");
            push_iso_8601(&mut gpx, time);
            gpx.push_str("</time>");
        }
        gpx.push_str("</trkpt>\n");
    }
    gpx.push_str("</trkseg></trk></gpx>\n");
    Ok(gpx)
}

/// Writes numbers that hosts format with an exponent to 1e-9, because XML Schema's decimals have no exponent.
fn decimal(number: f64, writing: &Writing<'_>) -> String {
    let text = (writing.numbers.format)(number);
    if !text.contains("e-") {
        return text;
    }
    let mut decimal = String::from(if number < 0.0 { "-0." } else { "0." });
    push_digits(&mut decimal, (number.abs() * 1e9).round() as i64, 9);
    decimal
}
