//! How GPX is read and written.

use crate::tracks::{Read, read, refuses};
use meander_core::Polyline;
use meander_tracks::{LatLon, Numbers, Reading, Writing, read_gpx, read_svg_path, write_gpx};
use proptest::prelude::*;

#[test]
fn gpx_elevations_and_times_are_read_if_every_point_has_them() {
    let point = |inside: &str| format!("<trkpt lat='1' lon='2'>{inside}</trkpt>");
    let gpx =
        |points: &[String]| format!("<gpx><trk><trkseg>{}</trkseg></trk></gpx>", points.concat());
    let both = point(
        "<time>1970-01-01T00:00:01Z</time><ele> 520.5 </ele><extensions><x>7</x></extensions>",
    );
    let track = read(read_gpx, &gpx(&[both.clone(), both.clone()]));
    assert_eq!((track.dimension, &track.times[..]), (3, &[1.0, 1.0][..]));
    assert_eq!((track.points[2], track.points[5]), (520.5, 520.5));
    let track = read(read_gpx, &gpx(&[both.clone(), point("<ele>1</ele>")]));
    assert_eq!((track.dimension, track.times), (3, vec![]));
    let track = read(read_gpx, &gpx(&[both, point("<ele/>")]));
    assert_eq!((track.dimension, track.times), (2, vec![]));
}

#[test]
fn errors_name_the_line_of_the_element() {
    refuses(read_gpx, "<gpx>\n <wpt lat='1' lon='2'/></gpx>", "1:1 a track or a route of GPX");
    let gpx = |point: &str| format!("<gpx><rte>\n{point}</rte></gpx>");
    refuses(read_gpx, &gpx("<rtept lat='1'/>"), "2:1 a point with lat and lon");
    refuses(read_gpx, &gpx("<rtept lat='1' lon='2°'/>"), "2:1 a point with lat and lon");
    refuses(
        read_gpx,
        &gpx("<rtept lat='1' lon='2'><ele>high</ele></rtept>"),
        "2:1 a number in ele",
    );
    refuses(read_gpx, &gpx("<rtept lat='1' lon='2'><time>5</time></rtept>"), "2:1 a date in time");
    let reading = Reading::new().keep_good(true);
    let track =
        read_gpx(&gpx("<rtept/><rtept lat='1' lon='2'/><rtept lat='95' lon='2'/>"), &reading)
            .unwrap();
    assert_eq!((track.points.len(), track.rejected.len()), (2, 2));
}

#[test]
fn errors_name_other_receiver_formats() {
    for (root, name) in [("kml", "KML"), ("TrainingCenterDatabase", "TCX")] {
        let text = format!("<?xml version='1.0'?>\n<{root} xmlns='a'><a/></{root}>");
        for reader in [read_gpx as Read, read_svg_path] {
            let said = format!("2:1 GPX, GeoJSON, CSV or SVG: {name} is not read");
            refuses(reader, &text, &said);
        }
    }
}

#[test]
fn gpx_is_written_with_dates_and_without_exponents() {
    let origin = LatLon { latitude: 0.0, longitude: 0.0 };
    let points = Polyline::open([[0.0, 0.0], [0.01, 0.0], [-0.01, 0.05]]).unwrap();
    let host = |number: f64| {
        if number.abs() < 1e-6 && number != 0.0 {
            format!("{number:e}")
        } else {
            number.to_string()
        }
    };
    let numbers = Numbers { parse: |text| text.parse().ok(), format: host };
    let times = [-0.25, 951_868_799.123, 253_402_300_799.0];
    let writing = Writing::new().origin(origin).times(&times).numbers(numbers);
    let gpx = write_gpx(&points, &writing).unwrap();
    let rows: Vec<_> = gpx.lines().filter(|line| line.starts_with("<trkpt")).collect();
    assert_eq!(
        rows,
        [
            r#"<trkpt lat="0" lon="0"><time>1969-12-31T23:59:59.75Z</time></trkpt>"#,
            r#"<trkpt lat="0" lon="0.000000090"><time>2000-02-29T23:59:59.123Z</time></trkpt>"#,
            r#"<trkpt lat="-0.000000450" lon="-0.000000090"><time>9999-12-31T23:59:59Z</time></trkpt>"#,
        ]
    );
    assert_eq!(read(read_gpx, &gpx).times, times);
    let said = |writing: &Writing<'_>| write_gpx(&points, writing).unwrap_err().to_string();
    assert_eq!(
        said(&Writing::new()),
        "origin must be a latitude and a longitude: GPX has no others"
    );
    let late = [0.0, 0.0, 253_402_300_800.0];
    assert_eq!(
        said(&writing.times(&late)),
        "times[2] was 253402300800; it must be a second of the years 0 to 9999"
    );
}

#[test]
fn bad_xml_and_entity_definitions_are_refused() {
    let bomb = "<!DOCTYPE gpx [<!ENTITY a 'ha'><!ENTITY b '&a;&a;&a;&a;'>]><gpx>&b;</gpx>";
    for text in ["", "<gpx>", "<gpx><trk></gpx>", "x,y\n1,2", bomb] {
        assert!(read_gpx(text, &Reading::new()).is_err(), "{text}");
    }
    for ends in ["", "</a>"] {
        let deep = ["<a>", ends].map(|tag| tag.repeat(200_000)).concat();
        assert!(read_gpx(&deep, &Reading::new()).is_err());
    }
}

proptest! {
    #[test]
    fn written_dates_are_read_back_unchanged(seconds in -62_167_219_200.0f64..253_402_300_799.0) {
        let writing = Writing::new().origin(LatLon { latitude: 0.0, longitude: 0.0 });
        let times = [seconds.floor(), (seconds * 1e6).round() / 1e6];
        let gpx = write_gpx(&Polyline::open([[0.0, 0.0], [1.0, 0.0]]).unwrap(), &writing.times(&times)).unwrap();
        prop_assert_eq!(read(read_gpx, &gpx).times, times);
    }
}
