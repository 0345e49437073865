//! Points as JSON.

use crate::builder::Builder;
use crate::json_reader::Reader;
use crate::json_track::JsonTrack;
use crate::track::{Reading, Track, Writing};
use meander_core::Error;
use meander_core::Point;

/// Reads points from JSON: a list of `[x, y]` or `[x, y, z]`, a list of objects with `x`, `y` and
/// perhaps `z` and `t` or `time`, a list of such lists, each a line by itself, a flat list of numbers, or
/// an object that has such a list as `points` or `coordinates`, and perhaps `dimension` (for a flat
/// list), `closed`, and a list of `times`. Other properties are passed over.
///
/// Objects may have `lat` and `lon`, `lng` and so on instead of `x` and `y`, as columns in
/// [`read_csv`](crate::read_csv); these and GeoJSON are longitudes and latitudes: the track is then in
/// metres around [`Track::origin`], north up. Of GeoJSON the lines are read, wherever they lie in
/// features and collections: `LineString`, `MultiLineString`, `MultiPoint` and the rings of a `Polygon`; points
/// are passed over. Times may stand in the properties `times` or `coordTimes` of a feature. A time is a
/// number or an ISO 8601 date, as in [`read_csv`](crate::read_csv). O(text times the depth of its objects, at most 64).
///
/// # Errors
/// [`Error::BadText`] with line and column where the text is no JSON, or at the first point that
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
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn read_json(text: &str, reading: &Reading) -> Result<Track, Error> {
    JsonTrack::new(Reader::new(text, reading.numbers), Builder::new(reading), reading.keep_good)
        .read()
}

/// Points as a JSON list of lists. Reading it gives the same numbers. O(points).
///
/// # Errors
/// [`Error::BadArgument`] if a coordinate is not finite: JSON has no word for it.
///
/// ```
/// use meander_core::glam::dvec2;
/// use meander_tracks::write_json;
/// let json = write_json(&[dvec2(0.5, 1.0), dvec2(2.0, 3.0)])?;
/// assert_eq!(json, "[[0.5,1],[2,3]]");
/// assert!(write_json(&[dvec2(f64::NAN, 1.0)]).is_err());
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn write_json<P: Point>(points: &[P]) -> Result<String, Error> {
    write_json_with(points, &Writing::new())
}

/// The same; metres around a place as a GeoJSON `LineString`, and times in a list beside the points.
///
/// # Errors
/// [`Error::BadArgument`] if a coordinate, a time or the origin is not what it must be, or there are not as many times
/// as points.
///
/// ```
/// use meander_core::glam::dvec2;
/// use meander_tracks::{Writing, write_json_with};
/// let writing = Writing::new().times(&[7.0, 8.5]);
/// let json = write_json_with(&[dvec2(0.5, 1.0), dvec2(2.0, 3.0)], &writing)?;
/// assert_eq!(json, r#"{"points":[[0.5,1],[2,3]],"times":[7,8.5]}"#);
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn write_json_with<P: Point>(points: &[P], writing: &Writing<'_>) -> Result<String, Error> {
    writing.check(points)?;
    let name = match (writing.origin, writing.times) {
        (Some(_), _) => r#"{"type":"LineString","coordinates":"#,
        (None, []) => "",
        _ => r#"{"points":"#,
    };
    let mut json = String::from(name);
    json.push('[');
    for (index, &point) in points.iter().enumerate() {
        json.push_str(if index > 0 { ",[" } else { "[" });
        writing.append(&mut json, &writing.coordinates(point)[..P::DIMENSION], ',');
        json.push(']');
    }
    json.push(']');
    if !writing.times.is_empty() {
        json.push_str(r#","times":["#);
        writing.append(&mut json, writing.times, ',');
        json.push(']');
    }
    json.push_str(if name.is_empty() { "" } else { "}" });
    Ok(json)
}
