//! Tracks on the earth: north is up, distances are metres, and writing restores the coordinates.

use crate::tracks::{Read, read, refuses};
use meander_core::Polyline;
use meander_core::glam::{DVec2, DVec3};
use meander_tracks::{
    LatLon, Reading, Writing, read_csv, read_gpx, read_json, write_csv, write_gpx, write_json,
};
use proptest::prelude::*;

/// The same two points in every format.
const SAME_WALK: [(Read, &str); 14] = [
    (read_csv, "lat,lon\n48,11\n48.1,11.2\n"),
    (read_csv, "Longitude;Latitude\n11;48\n11,2;48,1\n"),
    (read_csv, "name\tlng\tlat\na\t11\t48\nb\t11.2\t48.1\n"),
    (read_json, "[{\"lat\":48,\"lon\":11},{\"lng\":11.2,\"lat\":48.1}]"),
    (
        read_json,
        "[{\"latitude\":48,\"longitude\":11,\"altitude\":null},{\"longitude\":11.2,\"latitude\":48.1}]",
    ),
    (read_json, "{\"points\":[{\"lat\":48,\"lng\":11},{\"lat\":48.1,\"lng\":11.2}]}"),
    (read_json, "{\"type\":\"LineString\",\"coordinates\":[[11,48],[11.2,48.1]]}"),
    (
        read_json,
        "{\"coordinates\":[[11,48],[11.2,48.1]],\"bbox\":[[],{\"a\":[null,true]}],\"type\":\"LineString\"}",
    ),
    (read_json, "{\"type\":\"MultiLineString\",\"coordinates\":[[[11,48],[11.2,48.1]]]}"),
    (
        read_json,
        "{\"type\":\"Feature\",\"properties\":null,\"geometry\":{\"type\":\"LineString\",\"coordinates\":[[11,48],[11.2,48.1]]}}",
    ),
    (
        read_json,
        "{\"features\":[{\"type\":\"Feature\",\"geometry\":{\"type\":\"Point\",\"coordinates\":[1,2]},\"properties\":{}},{\"geometry\":null,\"type\":\"Feature\"},{\"type\":\"Feature\",\"geometry\":{\"coordinates\":[[11,48],[11.2,48.1]],\"type\":\"LineString\"}}],\"type\":\"FeatureCollection\"}",
    ),
    (
        read_json,
        "{\"type\":\"GeometryCollection\",\"geometries\":[{\"type\":\"LineString\",\"coordinates\":[[11,48],[11.2,48.1]]}]}",
    ),
    (
        read_gpx,
        "<gpx><wpt lat='1' lon='2'/><trk><trkseg><trkpt lat='48' lon='11'/><trkpt lat=' 48.1' lon='11.2'/></trkseg></trk></gpx>",
    ),
    (
        read_gpx,
        "\u{feff}<?xml version=\"1.0\"?>\n<gpx xmlns=\"http://www.topografix.com/GPX/1/1\"><rte><name>R &amp; S</name><rtept lat=\"48\" lon=\"11\"/><rtept lat=\"48.1\" lon=\"11.2\"/></rte></gpx>",
    ),
];

#[test]
fn every_format_is_read_as_the_same_metres_with_north_up() {
    for (reader, text) in SAME_WALK {
        let track = read(reader, text);
        let middle = track.origin.unwrap();
        assert!((middle.latitude - 48.05).abs() < 1e-12 && (middle.longitude - 11.1).abs() < 1e-12);
        // Arc lengths of a tenth and two tenths of a degree on circles of the mean radius.
        let [x, y, to_x, to_y] = track.points[..] else { panic!("{text}") };
        let degree = 6_371_008.8 * std::f64::consts::PI / 180.0;
        assert!(
            (to_x - x - 0.2 * degree * libm::cos(48.05_f64.to_radians())).abs() < 1e-6,
            "{text}"
        );
        assert!((to_y - y + 0.1 * degree).abs() < 1e-6, "{text}");
        assert!((x + to_x).abs() < 1e-6 && (y + to_y).abs() < 1e-6, "{text}");
    }
}

#[test]
fn x_and_y_stay_unchanged() {
    for (reader, text) in [
        (read_csv as Read, "x,y\n11,48\n12,49\n"),
        (read_csv, "lat,lon,x,y\n1,2,11,48\n3,4,12,49\n"),
        (read_json, "[[11,48],[12,49]]"),
        (read_json, "[{\"x\":11,\"y\":48,\"lat\":0},{\"x\":12,\"lon\":7,\"lat\":1,\"y\":49}]"),
        (read_json, "{\"coordinates\":[[11,48],[12,49]]}"),
    ] {
        let track = read(reader, text);
        assert_eq!((track.points, track.origin), (vec![11.0, 48.0, 12.0, 49.0], None), "{text}");
    }
}

#[test]
fn a_track_across_the_date_line_is_short() {
    let track = read(read_csv, "lat,lon\n0,179.9\n0,-179.9\n0,180.1\n");
    let degree = 6_371_008.8 * std::f64::consts::PI / 180.0;
    assert!((track.points[2] - track.points[0] - 0.2 * degree).abs() < 1e-6);
    assert!((track.points[4] - track.points[2]).abs() < 1e-6);
    assert_eq!(track.origin.map(|middle| middle.longitude.abs()), Some(180.0));
}

#[test]
fn lines_in_several_features_are_not_joined() {
    let text = "{\"type\":\"FeatureCollection\",\"features\":[\
        {\"type\":\"Feature\",\"properties\":{\"coordTimes\":[\"1970-01-01T00:00:01Z\",2]},\
         \"geometry\":{\"type\":\"LineString\",\"coordinates\":[[0,0],[0.1,0]]}},\
        {\"type\":\"Feature\",\"geometry\":{\"type\":\"MultiLineString\",\"coordinates\":[[[5,5],[5,6]],[[7,7],[7,7.1]]]},\
         \"properties\":{\"times\":[[3,4],[5,6]]}}]}";
    let track = read(read_json, text);
    assert_eq!((track.points.len(), track.others.len()), (4, 2));
    assert_eq!(track.times, [3.0, 4.0]);
    let segments = "<gpx><trk><trkseg><trkpt lat='0' lon='0'/><trkpt lat='0' lon='1'/></trkseg>\
        <trkseg/><trkseg><trkpt lat='5' lon='5'/><trkpt lat='5' lon='8'/></trkseg></trk></gpx>";
    let track = read(read_gpx, segments);
    assert_eq!((track.points.len(), track.others.len()), (4, 1));
    assert!(track.points[2] - track.points[0] > 300_000.0);
}

#[test]
fn rings_of_polygons_are_lines() {
    let text = "{\"type\":\"MultiPolygon\",\"coordinates\":[\
        [[[0,0],[1,0],[0,0]],[[0.2,0.2],[0.3,0.2],[0.2,0.2]]],[[[5,5],[8,5],[8,6],[5,5]]]]}";
    let track = read(read_json, text);
    assert_eq!((track.points.len(), track.others.len()), (8, 2));
    assert!(track.origin.is_some());
    refuses(
        read_json,
        "{\"type\":\"MultiPolygon\",\"coordinates\":[[[[0,0],[1,0]]],\n[[[0,0],[1,\"0\"]]]]}",
        "2:12 a number",
    );
}

#[test]
fn errors_about_coordinates_name_line_and_column() {
    refuses(read_csv, "lat,lon\n91,0\n", "2:1 a latitude from -90 to 90");
    refuses(read_csv, "lat,lon\n0,361\n", "2:1 a longitude from -360 to 360");
    refuses(
        read_json,
        "[{\"x\":1,\"y\":2},\n{\"lat\":1,\"lon\":2}]",
        "2:1 x and y for every point, or a latitude and a longitude for every point",
    );
    refuses(read_json, "[{\"lat\":1}]", "1:2 a point with x and y");
    refuses(
        read_json,
        "{\"type\":\"Feature\",\"geometry\":{\"type\":\"Point\",\"coordinates\":[1,2]}}",
        "1:1 a LineString, a Polygon or several of these",
    );
    refuses(
        read_json,
        "{\"points\":[[1,2],[3,4]],\n\"times\":[1]}",
        "2:9 a time for every point or for none",
    );
    refuses(read_json, "[{\"x\":1,\"y\":2,\"time\":\"noon\"}]", "1:22 a number or a date");
    refuses(
        read_json,
        "{\"points\":[[1,2]],\"times\":[1e999]}",
        "1:27 finite numbers between -1e150 and 1e150",
    );
}

#[test]
fn writing_refuses_bad_times_and_origins() {
    let points = Polyline::open([DVec2::ZERO, DVec2::ONE]).unwrap();
    let said = |writing: &Writing<'_>| write_json(&points, writing).unwrap_err().to_string();
    let writing = Writing::new();
    let times = "times.len() was 1; it must be 2, one for each point, or none";
    assert_eq!(said(&writing.times(&[1.0])), times);
    assert!(said(&writing.times(&[1.0, f64::NAN])).starts_with("times[1] was NaN"));
    let place = |latitude, longitude| writing.origin(LatLon { latitude, longitude });
    assert!(said(&place(91.0, 0.0)).starts_with("origin.latitude was 91"));
    assert!(said(&place(0.0, f64::INFINITY)).starts_with("origin.longitude was inf"));
}

proptest! {
    #[test]
    fn coordinates_are_restored_to_a_billionth_of_a_degree(
        middle in (-89.0f64..89.0, -180.0f64..180.0),
        offsets in prop::collection::vec((-0.9f64..0.9, -80.0f64..80.0, -500.0f64..9000.0), 1..20),
        format in 0..3, timed: bool,
    ) {
        let places: Vec<(f64, f64, f64)> = offsets
            .iter()
            .map(|&(north, east, height)| ((middle.0 + north).clamp(-90.0, 90.0), middle.1 + east, height))
            .collect();
        let mut text = String::from("t;lat;lon;ele\n");
        for (index, (latitude, longitude, height)) in places.iter().enumerate() {
            text += &format!("{index};{latitude};{longitude};{height}\n");
        }
        let track = read(read_csv, &text);
        let points: Polyline<DVec3> = track.line().unwrap();
        let times: &[f64] = if timed { &track.times } else { &[] };
        let mut writing = Writing::new().times(times);
        writing.origin = track.origin;
        let (reader, written) = match format {
            0 => (read_json as Read, write_json(&points, &writing).unwrap()),
            1 => (read_csv as Read, write_csv(&points, &writing).unwrap()),
            _ => (read_gpx as Read, write_gpx(&points, &writing).unwrap()),
        };
        let again = read(reader, &written);
        prop_assert_eq!(&again.times, times);
        let (old, new) = (track.origin.unwrap(), again.origin.unwrap());
        for (index, &(latitude, longitude, height)) in places.iter().enumerate() {
            for (origin, points) in [(old, &track.points), (new, &again.points)] {
                let place = origin.offset(points[3 * index], points[3 * index + 1]);
                prop_assert!((place.latitude - latitude).abs() < 2e-9);
                let turn = (place.longitude - longitude) / 360.0;
                prop_assert!((turn - turn.round()).abs() * 360.0 < 2e-9);
                prop_assert_eq!(points[3 * index + 2], height);
            }
        }
    }
}

#[test]
fn places_beyond_the_poles_are_not_written() {
    let writing = Writing::new().origin(LatLon { latitude: 48.0, longitude: 11.0 });
    let far = Polyline::open([DVec2::ZERO, DVec2::new(0.0, -1e8)]).unwrap();
    for written in
        [write_csv(&far, &writing), write_json(&far, &writing), write_gpx(&far, &writing)]
    {
        assert_eq!(
            written.unwrap_err().to_string(),
            "points[1] was -100000000; it must be metres from the origin to a place before the poles"
        );
    }
    // Many times around the earth, rounding alone can push a longitude out of range.
    let round: Vec<_> = std::iter::successors(Some(37.0), |metres| Some(10.0 * metres))
        .take(149)
        .map(|metres| write_gpx(&Polyline::open([[metres, 0.0]]).unwrap(), &writing))
        .collect();
    assert!(round.iter().any(Result::is_err));
    for gpx in round.into_iter().flatten() {
        assert!(read_gpx(&gpx, &Reading::new()).is_ok());
    }
    // At the poles, writing allows for rounding.
    for latitude in [-89.9, -48.3, 0.1, 77.7] {
        let here = LatLon { latitude, longitude: 0.0 };
        let poles =
            [90.0, -90.0].map(|latitude| here.metres_to(LatLon { latitude, longitude: 0.0 }));
        let writing = Writing::new().origin(here);
        assert!(write_gpx(&Polyline::open(poles).unwrap(), &writing).is_ok());
    }
}
