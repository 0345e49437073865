//! What reading GPX promises.

use crate::tracks::{read, refuses};
use meander_tracks::{Reading, read_gpx};
use proptest::prelude::*;

#[test]
fn elevations_and_times_of_gpx_count_where_every_point_has_one() {
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
    refuses(
        read_gpx,
        "<gpx>\n <wpt lat='1' lon='2'/></gpx>",
        "line 1, column 1: expected a track or a route of GPX",
    );
    let gpx = |point: &str| format!("<gpx><rte>\n{point}</rte></gpx>");
    refuses(
        read_gpx,
        &gpx("<rtept lat='1'/>"),
        "line 2, column 1: expected a point with lat and lon",
    );
    refuses(
        read_gpx,
        &gpx("<rtept lat='1' lon='2°'/>"),
        "line 2, column 1: expected a point with lat and lon",
    );
    refuses(
        read_gpx,
        &gpx("<rtept lat='1' lon='2'><ele>high</ele></rtept>"),
        "line 2, column 1: expected a number in ele",
    );
    refuses(
        read_gpx,
        &gpx("<rtept lat='1' lon='2'><time>5</time></rtept>"),
        "line 2, column 1: expected a date in time",
    );
    let reading = Reading::new().keep_good(true);
    let track =
        read_gpx(&gpx("<rtept/><rtept lat='1' lon='2'/><rtept lat='95' lon='2'/>"), &reading)
            .unwrap();
    assert_eq!((track.points.len(), track.rejected.len()), (2, 2));
}

#[test]
fn xml_that_is_none_or_defines_entities_is_refused() {
    let bomb = "<!DOCTYPE gpx [<!ENTITY a 'ha'><!ENTITY b '&a;&a;&a;&a;'>]><gpx>&b;</gpx>";
    for text in ["", "<gpx>", "<gpx><trk></gpx>", "x,y\n1,2", bomb] {
        let error = read_gpx(text, &Reading::new()).unwrap_err();
        assert_eq!(error.code(), "BadText", "{text}");
    }
    for ends in ["", "</a>"] {
        let deep = ["<a>", ends].map(|tag| tag.repeat(200_000)).concat();
        assert!(read_gpx(&deep, &Reading::new()).is_err());
    }
}

proptest! {
    #[test]
    fn no_xml_makes_the_reader_panic(parts in prop::collection::vec(prop::sample::select(vec![
        "<gpx>", "</gpx>", "<trkseg>", "</trkseg>", "<trkpt lat='1' lon='2'>", "</trkpt>", "<rtept lat='9'/>", "<ele>", "</ele>",
        "<time>", "2001-09-09", "5", "</time>", "&amp;", "<!--", "-->", "ä", "\n",
    ]), 0..40)) {
        let _ = read_gpx(&format!("<gpx>{}</gpx>", parts.concat()), &Reading::new());
    }
}
