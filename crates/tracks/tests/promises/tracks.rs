//! How tracks are read and written.

use meander_core::Polyline;
use meander_core::glam::DVec3;
use meander_tracks::{BadText, Reading, Track, read_csv, read_gpx, read_json, read_svg_path};
use proptest::prelude::*;

pub(crate) type Read = fn(&str, &Reading) -> Result<Track, BadText>;

pub(crate) fn read(reader: Read, text: &str) -> Track {
    reader(text, &Reading::new()).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// Formats the error as `line:column expected`.
pub(crate) fn refuses(reader: Read, text: &str, said: &str) {
    let error = reader(text, &Reading::new()).unwrap_err();
    let (place, expected) = said.split_once(' ').unwrap();
    let (line, column) = place.split_once(':').unwrap();
    let sentence = format!("line {line}, column {column}: expected {expected}");
    assert_eq!(error.to_string(), sentence, "{text:?}");
}

#[test]
fn csv_is_read_with_any_delimiter_and_with_or_without_a_header() {
    let expected = vec![1.0, 2.0, 3.5, -4.0];
    for text in [
        "1,2\n3.5,-4\n",
        "1;2\n3.5;-4",
        "1\t2\r\n3.5\t-4\r\n",
        "x,y\n1,2\n3.5,-4\n",
        "\u{feff}X; Y\n1; 2\n\n# a remark\n3,5; -4e0\n",
        "name,y,x\nA,2,1\nB,-4,3.5\n",
        "\"x\",\"y\"\n\"1\",\"2\"\n\"3.5\",\"-4\"",
    ] {
        assert_eq!(read(read_csv, text).points, expected, "{text:?}");
    }
}

#[test]
fn csv_is_read_with_heights_and_times() {
    let track = read(read_csv, "1,2,3\n4,5,6\n");
    assert_eq!((track.dimension, track.points), (3, vec![1.0, 2.0, 3.0, 4.0, 5.0, 6.0]));
    let track = read(read_csv, "0,1,2,3\n10,4,5,6\n");
    assert_eq!((track.dimension, track.times), (3, vec![0.0, 10.0]));
    let track = read(read_csv, "time,x,y\n7,1,2\n");
    assert_eq!((track.dimension, track.times, track.points), (2, vec![7.0], vec![1.0, 2.0]));
    let track = read(read_csv, "");
    assert_eq!((track.dimension, track.points), (2, vec![]));
}

#[test]
fn csv_errors_name_line_and_column() {
    refuses(read_csv, "1,2\n3,\n", "2:3 a number in column y");
    refuses(read_csv, "1,2\n3\n", "2:2 a number in column y");
    refuses(read_csv, "1\n2\n", "1:1 two to four numbers: x, y or x, y, z or t, x, y, z");
    refuses(read_csv, "north,east\n1,2\n", "1:1 a header with x and y, or lon and lat");
    refuses(read_csv, "ä,x,y\nö,ü,2\n", "2:3 a number in column x");
    refuses(read_csv, "1,2\n1e999,0\n", "2:1 finite numbers between -1e150 and 1e150");
}

#[test]
fn good_rows_are_kept_only_with_keep_good() {
    let reading = Reading::new().keep_good(true);
    let track = read_csv("1,2\noops,1\n3,4\n5\n", &reading).unwrap();
    assert_eq!(track.points, [1.0, 2.0, 3.0, 4.0]);
    let places: Vec<_> = track.rejected.iter().map(|bad| (bad.line, bad.column)).collect();
    assert_eq!(places, [(2, 1), (4, 2)]);
    let track = read_json("[[1,2],[\"a\",{}],[3,4,5],[6,7]]", &reading).unwrap();
    assert_eq!((track.points, track.rejected.len()), (vec![1.0, 2.0, 6.0, 7.0], 2));
    assert!(read_json("[[1,2],[3", &reading).is_err());
    let track = read_svg_path("M0 0L1 1Q2 2", &reading).unwrap();
    assert_eq!((track.points, track.rejected.len()), (vec![0.0, 0.0, 1.0, 1.0], 1));
}

#[test]
fn json_is_read_in_every_shape() {
    let expected = vec![1.0, 2.0, 3.5, -4.0];
    for text in [
        "[[1,2],[3.5,-4]]",
        " [ [ 1 , 2 ] ,\n[3.5e0,-4]]\n",
        "[1,2,3.5,-4]",
        "[{\"x\":1,\"y\":2},{\"y\":-4,\"name\":\"a \\\"b\\\"\",\"x\":3.5}]",
        "{\"points\":[[1,2],[3.5,-4]],\"closed\":false}",
        "[{\"a:[,]}\\\\\":\"},{\\\"]:,\",\"x\":1 , \"y\" : 2},{\"x\":3.5,\"y\":-4,\"a\":{},\"b\":[ ]}]",
        "{\"type\":\"road\",\"coordinates\":[[1,2],[3.5,-4]],\"bbox\":[[],{\"a\":[null,true]}]}",
    ] {
        assert_eq!(read(read_json, text).points, expected, "{text:?}");
    }
    let track = read(read_json, "{\"points\":[1,2,3,4,5,6],\"dimension\":3,\"closed\":true}");
    assert_eq!((track.dimension, track.points.len(), track.closed), (3, 6, true));
    let track = read(read_json, "[{\"x\":1,\"y\":2,\"z\":3,\"t\":9}]");
    assert_eq!((track.dimension, track.times), (3, vec![9.0]));
    assert!(read(read_json, "[]").points.is_empty());
}

#[test]
fn json_errors_name_line_and_column() {
    refuses(read_json, "[[1,2],\n", "2:1 the rest of the JSON: the text ends here");
    refuses(read_json, "[[1,2],]", "1:8 a value of JSON");
    refuses(read_json, "{\"a\" 1}", "1:6 a colon");
    refuses(read_json, "{a:1}", "1:2 a name in quotes");
    refuses(read_json, "\u{feff}[\"ä\" 1]", "1:6 a comma or the end of the list");
    refuses(read_json, "{}", "1:1 a property named points");
    refuses(read_json, "[[1,2],\n [3]]", "2:2 a point with x and y");
    refuses(read_json, "[[1,2],[3,4,5]]", "1:8 as many coordinates as the first point has");
    refuses(read_json, "[[1,2] [3,4]]", "1:8 a comma or the end of the list");
    refuses(read_json, "[[1,2]]x", "1:8 the end of the text");
    refuses(read_json, "[1,2,3]", "1:1 two numbers for each point");
    refuses(read_json, "[[1,\"2\"]]", "1:5 a number");
    let deep = format!("{{\"a\":{}", "[".repeat(100_000));
    assert!(read_json(&deep, &Reading::new()).is_err());
}

#[test]
fn several_lines_are_not_joined() {
    let short = vec![0.0, 0.0, 1.0, 0.0];
    let long = vec![9.0, 9.0, 9.0, 5.0, 8.0, 5.0];
    let ways: [(Read, &str); 5] = [
        (read_csv, "x,y\n0,0\n1,0\n\n9,9\n9,5\n8,5\n"),
        (read_csv, "\n0,0\r\n# a remark\r\n1,0\r\n\r\n \r\n9,9\r\n9,5\r\n8,5\r\n\r\n"),
        (read_json, "[[[0,0],[1,0]],[[9,9],[9,5],[8,5]]]"),
        (read_json, "{\"type\":\"roads\",\"coordinates\":[ [[0,0],[1,0]] , [[9,9],[9,5],[8,5]] ]}"),
        (read_json, "[[{\"x\":0,\"y\":0},[1,0]],[],[[9,9],[9,5],[8,5]]]"),
    ];
    for (reader, text) in ways {
        let track = read(reader, text);
        assert_eq!((track.points, track.others), (long.clone(), vec![short.clone()]), "{text:?}");
    }
    let track = read(read_csv, "t,x,y\n1,0,0\n2,3,0\n\n3,7,7\n4,7,8\n\n5,1,1\n");
    assert_eq!((track.points, track.times), (vec![0.0, 0.0, 3.0, 0.0], vec![1.0, 2.0]));
    assert_eq!(track.others, [vec![7.0, 7.0, 7.0, 8.0], vec![1.0, 1.0]]);
    let track = read(read_csv, "t,x,y\n1,0,0\n2,0,0\n\n3,7,7\n4,7,8\n");
    assert_eq!((track.points, track.times), (vec![7.0, 7.0, 7.0, 8.0], vec![3.0, 4.0]));
    // The first of equally long lines is the track.
    assert_eq!(read(read_csv, "0,0\n1,0\n\n5,5\n5,6\n").points, short);
    let track = read(read_json, "[[[0,0,0],[0,0,3]],[[1,1,1],[2,2,2]]]");
    assert_eq!((track.dimension, track.points.len(), track.others.len()), (3, 6, 1));
}

#[test]
fn a_carriage_return_ends_a_row() {
    let csv = "x,y\r# \"a remark\r0,0\r3,0\r\r5,\"5\"\r5,6\r";
    let track = read(read_csv, csv);
    assert_eq!(
        (track.points, track.others),
        (vec![0.0, 0.0, 3.0, 0.0], vec![vec![5.0, 5.0, 5.0, 6.0]])
    );
    refuses(read_csv, "x,y\r1,2\r3,x\r", "3:3 a number in column y");
    refuses(read_json, "[[1,2],\r [3]]", "2:2 a point with x and y");
    refuses(read_json, "[[1,2],\r [3}]]", "2:4 a comma or the end of the list");
    refuses(read_gpx, "<gpx>\r<rte>\r</gpx>", "3:1 XML without faults");
    refuses(read_svg_path, "M1 2\rL3", "2:3 a number");
}

#[test]
fn a_blank_row_between_single_points_is_ignored() {
    for (reader, text) in [
        (read_csv as Read, "x,y\r\n\r\n1,2\r\n\r\n3,4\r\n\r\n5,6\r\n"),
        (read_json, "[[[1,2]],[[3,4]],[[5,6]]]"),
    ] {
        let track = read(reader, text);
        assert_eq!(track.points, [1.0, 2.0, 3.0, 4.0, 5.0, 6.0]);
        assert!(track.others.is_empty());
    }
}

#[test]
fn errors_name_the_faulty_line_of_several() {
    refuses(read_csv, "0,0\n1,1\n\n2,2\n3\n", "5:2 a number in column y");
    refuses(read_json, "[[[0,0],[1,1]],\n [[2,x]]]", "2:6 a value of JSON");
    refuses(read_json, "[[[0,0],[1,1]],\n 5]", "2:2 a list of points");
    refuses(read_json, "[[[0,0],[1,1]],[2,2]]", "1:16 points as lists or objects");
    refuses(read_json, "[[[0,0]] [[1,1]]]", "1:10 a comma or the end of the list");
    refuses(read_json, "[[[[0,0]]]]", "1:4 a number");
    let reading = Reading::new().keep_good(true);
    let track = read_json("[[[0,0],[1,1]],[[3,\"x\"],[5,5]]]", &reading).unwrap();
    assert_eq!((track.points, track.rejected.len()), (vec![0.0, 0.0, 1.0, 1.0], 1));
    assert_eq!(track.others, [[5.0, 5.0]]);
}

#[test]
fn a_track_becomes_a_line_in_two_or_three_dimensions() {
    let track = read(read_csv, "x,y,z\n1,2,3\n4,5,6\n");
    assert_eq!(track.line(), Polyline::open([[1.0, 2.0], [4.0, 5.0]]));
    let heights = track.line::<DVec3>().unwrap().iter().map(|point| point.z).collect::<Vec<_>>();
    assert_eq!(heights, [3.0, 6.0]);
    let patrol = read(read_svg_path, "M1 2L3 4z").line::<DVec3>().unwrap();
    assert!(patrol.is_closed() && patrol[1] == DVec3::new(3.0, 4.0, 0.0));
}

/// Decimal numbers, short and long, with leading and trailing zeros.
fn written_number() -> impl Strategy<Value = String> {
    prop_oneof!["-?[0-9]{1,17}", "-?[0-9]{0,9}\\.[0-9]{1,12}", "-?0{0,9}\\.0{0,20}[0-9]{1,3}"]
}

proptest! {
    #[test]
    fn a_number_is_read_as_the_nearest_double(texts in prop::collection::vec(written_number(), 2..40)) {
        let csv: String = texts.iter().map(|text| format!("0,{text}\n")).collect();
        let expected: Vec<u64> =
            texts.iter().map(|text| text.parse::<f64>().unwrap().to_bits()).collect();
        let track = read(read_csv, &csv);
        let found: Vec<u64> = track.points.iter().skip(1).step_by(2).map(|y| y.to_bits()).collect();
        prop_assert_eq!(found, expected);
    }
}

/// Calling the host for each number would take longer than the rest of reading.
#[test]
fn ordinary_numbers_are_read_without_the_host() {
    use meander_tracks::Numbers;
    let numbers =
        Numbers { parse: |text| (text == "1e3").then_some(1000.0), format: |_| String::new() };
    let reading = Reading::new().numbers(numbers);
    let track = read_csv("48.137154,-11.576124\n0,-7\n1e3,.5\n", &reading).unwrap();
    assert_eq!(track.points, vec![48.137154, -11.576124, 0.0, -7.0, 1000.0, 0.5]);
}
