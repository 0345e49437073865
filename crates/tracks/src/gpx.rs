//! Points as GPX, the exchange format of GPS receivers.

use roxmltree::Node;

use crate::builder::{Builder, Row};
use crate::text::{Text, number};
use crate::time::iso_8601;
use crate::track::{Reading, Track};
use crate::xml::parse;
use meander_core::Error;

/// Reads points from GPX: each segment of a track (`trkseg`) and each route (`rte`) is a line by itself;
/// single waypoints are passed over. The track is in metres around [`Track::origin`], north up.
/// Elevations and times count only where every point has one. A document type declaration, which could
/// define entities, is refused. O(text).
///
/// # Errors
/// [`Error::BadText`] with line and column where the text is no XML, where it has neither tracks nor routes, or at
/// the first point that cannot be read, unless `reading.keep_good`.
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
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn read_gpx(text: &str, reading: &Reading) -> Result<Track, Error> {
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
                Err(expected) => track.take_in(Err(text.bad(point.range().start, expected)))?,
            }
        }
    }
    if lines == 0 {
        return Err(Error::BadText(text.bad(0, "a track or a route of GPX")));
    }
    let all = |has: fn(&Row) -> bool| rows.iter().all(|(_, _, row)| has(row));
    let (heights, times) = (all(|row| row.z.is_some()), all(|row| row.time.is_some()));
    for (first, point, row) in rows {
        if first {
            track.begin_line();
        }
        let row = Row { z: row.z.filter(|_| heights), time: row.time.filter(|_| times), ..row };
        let outcome = track.push(row).map_err(|expected| text.bad(point.range().start, expected));
        track.take_in(outcome)?;
    }
    Ok(track.finish())
}

fn is(node: Node<'_, '_>, names: &[&str]) -> bool {
    node.is_element() && names.contains(&node.tag_name().name())
}

fn read_point(node: Node<'_, '_>, reading: &Reading) -> Result<Row, &'static str> {
    let value = |text: &str| {
        let text = text.trim();
        number(text, &reading.numbers).filter(|found| found.1 == text.len()).map(|found| found.0)
    };
    let degrees = |name| node.attribute(name).and_then(value).ok_or("a point with lat and lon");
    let child = |name| {
        let child = node.children().find(|child| is(*child, &[name]));
        child.and_then(|child| child.text()).map(str::trim).filter(|text| !text.is_empty())
    };
    let z = child("ele").map(|text| value(text).ok_or("a number in ele")).transpose()?;
    let time = child("time").map(|text| iso_8601(text).ok_or("a date in time")).transpose()?;
    Ok(Row { x: Some(degrees("lon")?), y: Some(degrees("lat")?), z, time, geographic: true })
}
