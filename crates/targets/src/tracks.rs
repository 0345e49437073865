//! Tracks as texts, read and written.

use meander_core::glam::{DVec2, DVec3};
use meander_core::{
    Error, LatLon, Point, Reading, Track, Writing, read_csv, read_gpx, read_json, read_svg_path,
    write_csv, write_csv_with, write_json, write_json_with, write_svg_path,
};

use crate::smoothing::plane_or_space;
use crate::texts::{Kind, text};
use crate::{Bytes, Target};

const TEXT: &[&str] = &["text", "curve_points", "points"];
const WRITING: &[&str] = &["points", "times", "latitude", "longitude"];

pub(crate) static TARGETS: &[Target] = &[
    Target::new("read_csv", TEXT, |bytes| read(bytes, read_csv, Kind::Csv)),
    Target::new("read_json", TEXT, |bytes| read(bytes, read_json, Kind::Json)),
    Target::new("read_gpx", TEXT, |bytes| read(bytes, read_gpx, Kind::Gpx)),
    Target::new("read_svg_path", TEXT, |bytes| read(bytes, read_svg_path, Kind::Svg)),
    Target::new("write_csv", WRITING, plane_or_space!(csv)),
    Target::new("write_csv_with", WRITING, plane_or_space!(csv_with)),
    Target::new("write_json", WRITING, plane_or_space!(json)),
    Target::new("write_json_with", WRITING, plane_or_space!(json_with)),
    Target::new("write_svg_path", WRITING, svg),
    Target::new("LatLon", &[], places),
];

type Read = fn(&str, &Reading) -> Result<Track, Error>;

fn read(bytes: &mut Bytes<'_>, read: Read, kind: Kind) -> Result<(), Error> {
    let mut reading = Reading::new().keep_good(bytes.yes()).curve_points(bytes.whole(9) % 1001);
    if matches!(kind, Kind::Svg) {
        reading = reading.stroke_width(f64::from(bytes.below(2)));
    }
    let text = text(bytes, kind);
    let track = read(&text, &reading)?;
    let Track { dimension, points, times, others, .. } = &track;
    assert!(points.len().is_multiple_of(*dimension));
    assert!(times.is_empty() || times.len() * dimension == points.len());
    assert!(others.iter().all(|other| other.len().is_multiple_of(*dimension)));
    assert!(reading.keep_good || track.rejected.is_empty());
    // A command of a path gives that many points, any other point takes some letters; entities stand for a million.
    let letters = text.len() + if text.contains("<!ENTITY") { 1 << 20 } else { 0 };
    let most = (reading.curve_points.max(1) as usize) * letters;
    assert!(points.len() <= 3 * most, "{} numbers of {} letters", points.len(), text.len());
    if *dimension == 2 { back::<DVec2>(&track) } else { back::<DVec3>(&track) }
}

/// What was read can be written, and read again.
fn back<P: Point>(track: &Track) -> Result<(), Error> {
    let points: Vec<P> = track.points.chunks_exact(track.dimension).map(P::from_slice).collect();
    let reading = Reading::new();
    assert_eq!(read_csv(&write_csv(&points)?, &reading)?.points, track.points);
    assert_eq!(read_json(&write_json(&points)?, &reading)?.points, track.points);
    let mut writing = Writing::new().times(&track.times);
    assert_eq!(read_csv(&write_csv_with(&points, &writing)?, &reading)?.times, track.times);
    writing.origin = track.origin;
    // Lengths over the poles and beyond are no latitudes, so the way back may be refused.
    let _ = read_json(&write_json_with(&points, &writing)?, &reading);
    Ok(())
}

fn assert_read<P: Point>(points: &[P], text: &str, read: Read) -> Result<(), Error> {
    let track = match read(text, &Reading::new()) {
        // There is nothing to read of no points.
        Err(Error::BadText(_)) if points.is_empty() => return Ok(()),
        track => track?,
    };
    let flat: Vec<f64> =
        points.iter().flat_map(|point| point.coordinates()[..P::DIMENSION].to_vec()).collect();
    assert_eq!(track.points, flat, "{text}");
    Ok(())
}

fn csv<P: Point>(bytes: &mut Bytes<'_>) -> Result<(), Error> {
    let points = bytes.points::<P>();
    assert_read(&points, &write_csv(&points)?, read_csv)
}

fn json<P: Point>(bytes: &mut Bytes<'_>) -> Result<(), Error> {
    let points = bytes.points::<P>();
    assert_read(&points, &write_json(&points)?, read_json)
}

fn svg(bytes: &mut Bytes<'_>) -> Result<(), Error> {
    let points = bytes.points::<DVec2>();
    assert_read(&points, &write_svg_path(&points, bytes.yes())?, read_svg_path)
}

/// With times and a place, so that reading gives neither the same numbers nor always any.
fn written<P: Point>(
    bytes: &mut Bytes<'_>,
    write: fn(&[P], &Writing<'_>) -> Result<String, Error>,
    read: Read,
) -> Result<(), Error> {
    let points = bytes.points::<P>();
    let times = if bytes.yes() { bytes.times(points.len()) } else { Vec::new() };
    let origin = bytes.maybe(place);
    let mut writing = Writing::new().times(&times);
    writing.origin = origin;
    let text = write(&points, &writing)?;
    match read(&text, &Reading::new()) {
        Ok(track) => assert_eq!(track.times, times, "{text}"),
        Err(error) => assert!(origin.is_some() || points.is_empty(), "{error}: {text}"),
    }
    Ok(())
}

fn csv_with<P: Point>(bytes: &mut Bytes<'_>) -> Result<(), Error> {
    written::<P>(bytes, write_csv_with, read_csv)
}

fn json_with<P: Point>(bytes: &mut Bytes<'_>) -> Result<(), Error> {
    written::<P>(bytes, write_json_with, read_json)
}

fn place(bytes: &mut Bytes<'_>) -> LatLon {
    LatLon { latitude: bytes.number(-90.0, 90.0), longitude: bytes.number(-180.0, 180.0) }
}

fn places(bytes: &mut Bytes<'_>) -> Result<(), Error> {
    let (from, to) = (place(bytes), place(bytes));
    let sound = |place: LatLon| place.latitude.abs() < 89.0 && place.longitude.abs() <= 180.0;
    let [x, y] = from.metres_to(to);
    if sound(from) && sound(to) {
        let LatLon { latitude, longitude } = from.offset(x, y);
        let east = (longitude - to.longitude).abs();
        assert!((latitude - to.latitude).abs() < 1e-9, "{from:?} {to:?}");
        assert!(east < 1e-9 || (east - 360.0).abs() < 1e-9, "{from:?} {to:?}");
    }
    Ok(())
}
