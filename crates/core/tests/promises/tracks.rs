//! What reading and writing tracks promises.

use crate::plain::polylines;
use meander_core::glam::{DVec2, DVec3, dvec2};
use meander_core::interop::{from_flat, to_flat};
use meander_core::{
    Reading, Track, read_csv, read_gpx, read_json, read_svg_path, write_csv, write_json,
    write_svg_path,
};
use proptest::prelude::*;

pub(crate) type Read = fn(&str, &Reading) -> Result<Track, meander_core::Error>;

pub(crate) fn read(reader: Read, text: &str) -> Track {
    reader(text, &Reading::new()).unwrap_or_else(|error| panic!("{error}: {text}"))
}

pub(crate) fn refuses(reader: Read, text: &str, sentence: &str) {
    let error = reader(text, &Reading::new()).unwrap_err();
    assert_eq!(error.to_string(), sentence, "{text:?}");
    assert_eq!(error.code(), "BadText");
}

#[test]
fn csv_by_any_delimiter_with_or_without_a_header() {
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
fn csv_with_heights_and_times() {
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
    refuses(read_csv, "1,2\n3,\n", "line 2, column 3: expected a number in column y");
    refuses(read_csv, "1,2\n3\n", "line 2, column 2: expected a number in column y");
    refuses(
        read_csv,
        "1\n2\n",
        "line 1, column 1: expected two to four numbers: x, y or x, y, z or t, x, y, z",
    );
    refuses(
        read_csv,
        "north,east\n1,2\n",
        "line 1, column 1: expected a header with x and y, or lon and lat",
    );
    refuses(read_csv, "ä,x,y\nö,ü,2\n", "line 2, column 3: expected a number in column x");
    refuses(
        read_csv,
        "1,2\n1e999,0\n",
        "line 2, column 1: expected finite numbers between -1e150 and 1e150",
    );
}

#[test]
fn good_rows_are_kept_only_if_the_caller_asks() {
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
fn json_in_every_shape() {
    let expected = vec![1.0, 2.0, 3.5, -4.0];
    for text in [
        "[[1,2],[3.5,-4]]",
        " [ [ 1 , 2 ] ,\n[3.5e0,-4]]\n",
        "[1,2,3.5,-4]",
        "[{\"x\":1,\"y\":2},{\"y\":-4,\"name\":\"a \\\"b\\\"\",\"x\":3.5}]",
        "{\"points\":[[1,2],[3.5,-4]],\"closed\":false}",
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
    refuses(read_json, "", "line 1, column 1: expected a list of points");
    refuses(read_json, "{}", "line 1, column 1: expected a property named points");
    refuses(read_json, "[[1,2],\n [3]]", "line 2, column 2: expected a point with x and y");
    refuses(
        read_json,
        "[[1,2],[3,4,5]]",
        "line 1, column 8: expected as many coordinates as the first point has",
    );
    refuses(
        read_json,
        "[[1,2] [3,4]]",
        "line 1, column 8: expected a comma or the end of the list",
    );
    refuses(read_json, "[[1,2]]x", "line 1, column 8: expected the end of the text");
    refuses(read_json, "[1,2,3]", "line 1, column 1: expected two numbers for each point");
    refuses(read_json, "[[1,\"2\"]]", "line 1, column 5: expected a number");
    let deep = format!("{{\"a\":{}", "[".repeat(100_000));
    assert!(read_json(&deep, &Reading::new()).is_err());
}

#[test]
fn several_ways_are_not_joined() {
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
    let track = read(read_json, "[[[0,0,0],[0,0,3]],[[1,1,1],[2,2,2]]]");
    assert_eq!((track.dimension, track.points.len(), track.others.len()), (3, 6, 1));
}

#[test]
fn of_equally_long_ways_the_first_is_the_track() {
    let track = read(read_csv, "0,0\n1,0\n\n5,5\n5,6\n");
    assert_eq!(track.points, [0.0, 0.0, 1.0, 0.0]);
}

#[test]
fn a_blank_row_between_single_points_says_nothing() {
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
fn what_is_wrong_in_one_of_several_ways_is_named() {
    refuses(read_csv, "0,0\n1,1\n\n2,2\n3\n", "line 5, column 2: expected a number in column y");
    refuses(read_json, "[[[0,0],[1,1]],\n [[2,x]]]", "line 2, column 6: expected a number");
    refuses(read_json, "[[[0,0],[1,1]],\n 5]", "line 2, column 2: expected a list of points");
    refuses(
        read_json,
        "[[[0,0],[1,1]],[2,2]]",
        "line 1, column 16: expected points as lists or objects",
    );
    refuses(
        read_json,
        "[[[0,0]] [[1,1]]]",
        "line 1, column 10: expected a comma or the end of the list",
    );
    refuses(read_json, "[[[[0,0]]]]", "line 1, column 4: expected a number");
    let reading = Reading::new().keep_good(true);
    let track = read_json("[[[0,0],[1,1]],[[3,\"x\"],[5,5]]]", &reading).unwrap();
    assert_eq!((track.points, track.rejected.len()), (vec![0.0, 0.0, 1.0, 1.0], 1));
    assert_eq!(track.others, [[5.0, 5.0]]);
}

#[test]
fn svg_paths_absolute_and_relative() {
    let expected = vec![1.0, 2.0, 4.0, 2.0, 4.0, 6.0];
    for text in ["M1 2L4 2 4 6", "m1,2 3,0 0,4", "M 1 2 H 4 V 6", "M1 2h3v4", "M1 2l3-0 0,4"] {
        assert_eq!(read(read_svg_path, text).points, expected, "{text:?}");
    }
    let curve = read_svg_path("M0 0C0 1 1 1 1 0z", &Reading::new().curve_points(2));
    let curve = curve.unwrap();
    assert_eq!((curve.points, curve.closed), (vec![0.0, 0.0, 0.5, 0.75, 1.0, 0.0], true));
    assert!(read(read_svg_path, "").points.is_empty());
}

#[test]
fn of_a_drawing_the_path_is_read_that_is_most_likely_a_track() {
    let drawing = "<!DOCTYPE svg [<!ENTITY a 'L9 9'>]>\n<svg><!-- <path d='M0 0'/> -->\
        <path d='M1 1'/><path/><g><path fill='none' stroke-width='4' d='M2 2'/></g>\
        <path fill='none' stroke-width='1.20' d='M3 3 &a;'/></svg>";
    assert_eq!(read(read_svg_path, drawing).points, [2.0, 2.0]);
    let wide = |width| read_svg_path(drawing, &Reading::new().stroke_width(width)).unwrap().points;
    assert_eq!((wide(1.2), wide(7.0)), (vec![3.0, 3.0, 9.0, 9.0], vec![2.0, 2.0]));
    assert_eq!(read(read_svg_path, "\u{feff} <svg><path d='M1 2'/></svg>").points, [1.0, 2.0]);
    let path = |data: &str| format!("<svg>\n<path d='{data}'/></svg>");
    assert_eq!(read(read_svg_path, &path("M1 2\n3 4")).points, [1.0, 2.0, 3.0, 4.0]);
    refuses(read_svg_path, &path("M1 2L3"), "line 2, column 16: expected a number");
    refuses(read_svg_path, "<svg>\n</svg>", "line 1, column 1: expected a drawing with a path");
    refuses(read_svg_path, "<svg>\n</a>", "line 2, column 1: expected XML without faults");
}

#[test]
fn what_is_wrong_behind_entities_is_told_where_the_path_begins() {
    let head = "<!DOCTYPE svg [<!ENTITY a 'L1'>]><svg>\n";
    for data in ["M0 0&#10;&#10;L1", "M0 0&a;"] {
        let drawing = format!("{head}<path d='{data}'/></svg>");
        refuses(read_svg_path, &drawing, "line 2, column 10: expected a number");
    }
}

#[test]
fn entities_of_a_drawing_hold_no_more_than_it_could() {
    let drawing = |entities: &str, data: &str| {
        format!("<!DOCTYPE svg [{entities}]><svg><path d='M0 0 {data}'/></svg>")
    };
    let long = format!("<!ENTITY a '{}'>", "L1 2 ".repeat(10_000));
    let most = read(read_svg_path, &drawing(&long, &"&a;".repeat(20)));
    assert_eq!(most.points.len(), 400_002);
    let less = "line 1, column 1: expected XML whose entities hold less";
    refuses(read_svg_path, &drawing(&long, &"&a;".repeat(21)), less);
    let nested = format!("{long}<!ENTITY b '{}'>", "&a;".repeat(200));
    refuses(read_svg_path, &drawing(&nested, "&b;"), less);
    let deep: String =
        (1..9).map(|i| format!("<!ENTITY a{i} '{}'>", format!("&a{};", i - 1).repeat(9))).collect();
    let laughs = drawing(&format!("<!ENTITY a0 'L1 2 '>{deep}"), "&a8;");
    assert!(read_svg_path(&laughs, &Reading::new()).is_err());
}

#[test]
fn entities_are_counted_wherever_their_declarations_seem_to_end() {
    let value = "L1 2 ".repeat(10_000);
    let path = format!("<svg><path d='M0 0{}'/></svg>", "&a;".repeat(21));
    let third = "&b;".repeat(15);
    for (name, declared) in [
        ("in the value", format!("<!DOCTYPE svg [<!ENTITY a ' ]>{value}'>]>{path}")),
        (
            "behind a quote of the other kind",
            format!("<!DOCTYPE svg [<!ENTITY a \" ]>'{value}\">]>{path}"),
        ),
        (
            "behind the drawing",
            format!("<!DOCTYPE svg [<!ENTITY a '{value}'>]>{path}<!--<!ENTITY-->"),
        ),
        (
            "before them",
            format!("<!--<!ENTITY '--><!DOCTYPE svg [<!ENTITY a \"'{value}\">]>{path}"),
        ),
        (
            "behind another one",
            format!("<!DOCTYPE svg [<!ELEMENT b '><!ENTITY a \"' ]>{value}\">]>{path}"),
        ),
        (
            "in one another",
            format!(
                "<!DOCTYPE svg [<!ENTITY c '{}'><!ENTITY b '{}'><!ENTITY a '{third}'>]>{path}",
                &value[..500],
                "&c;".repeat(15)
            ),
        ),
    ] {
        let refused = read_svg_path(&declared, &Reading::new()).map(|track| track.points.len());
        let less = "line 1, column 1: expected XML whose entities hold less";
        assert_eq!(refused.map_err(|error| error.to_string()), Err(less.to_owned()), "{name}");
    }
}

#[test]
fn drawings_and_recordings_with_too_many_names_are_refused() {
    let drawing = |head: &str, tags: &str| format!("{head}<svg>{tags}<path d='M1 2'/></svg>");
    let gpx = |tags: &str| format!("<gpx>{tags}<rte><rtept lat='1' lon='2'/></rte></gpx>");
    let attributes =
        |count| format!("<g {}/>", (0..count).map(|i| format!("a{i}='' ")).collect::<String>());
    let namespaces = |count| (0..count).map(|i| format!("<g xmlns:a{i}=''/>")).collect::<String>();
    let entities = |count| {
        let all: String = (0..count).map(|i| format!("<!ENTITY a{i} ''>")).collect();
        format!("<!DOCTYPE svg [{all}]>")
    };
    for most in [
        drawing("", &attributes(5000)),
        drawing(&entities(1000), ""),
        drawing("", "<!--<!ENTITY '-->&lt;"),
        drawing("", &"<g xmlns:a=''/>".repeat(9000)),
    ] {
        assert_eq!(read(read_svg_path, &most).points, [1.0, 2.0]);
    }
    assert_eq!(read(read_gpx, &gpx(&attributes(5000))).points.len(), 2);
    let fewer = |what| format!("line 1, column 1: expected XML with fewer {what}");
    refuses(read_svg_path, &drawing("", &attributes(5001)), &fewer("attributes"));
    refuses(read_gpx, &gpx(&attributes(5001)), &fewer("attributes"));
    refuses(read_svg_path, &drawing("", &namespaces(101)), &fewer("namespaces"));
    refuses(read_gpx, &gpx(&namespaces(101)), &fewer("namespaces"));
    refuses(read_svg_path, &drawing(&entities(1001), ""), &fewer("entities"));
}

#[test]
fn smooth_commands_go_on_from_the_curve_before() {
    let read = |text| read_svg_path(text, &Reading::new()).unwrap().points;
    let spelled = "M0 0C0 2 2 2 2 0C2 -2 4 -2 4 0C4 2 6 2 6 0";
    assert_eq!(read("M0 0C0 2 2 2 2 0S4 -2 4 0S6 2 6 0"), read(spelled));
    assert_eq!(read("M0 0c0 2 2 2 2 0s2 -2 2 0 2 2 2 0"), read(spelled));
    // After anything else their first control point is where they begin.
    assert_eq!(read("M0 0L1 0S3 2 4 0"), read("M0 0L1 0C1 0 3 2 4 0"));
    assert_eq!(read("M0 0Q1 2 2 0S3 2 4 0"), read("M0 0Q1 2 2 0C2 0 3 2 4 0"));
    assert_eq!(read("M0 0C0 2 2 2 2 0T4 0"), read("M0 0C0 2 2 2 2 0Q2 0 4 0"));
    assert_eq!(read("M0 0Q1 2 2 0T4 0T6 0"), read("M0 0Q1 2 2 0Q3 -2 4 0Q5 2 6 0"));
    assert_eq!(read("M0 0q1 2 2 0t2 0 2 0"), read("M0 0Q1 2 2 0Q3 -2 4 0Q5 2 6 0"));
    // The middle of a quadratic curve is half its control point and a quarter of each end.
    let middle = read_svg_path("M0 0Q4 8 8 0", &Reading::new().curve_points(2));
    assert_eq!(middle.unwrap().points, [0.0, 0.0, 4.0, 4.0, 8.0, 0.0]);
}

#[test]
fn svg_path_errors_name_line_and_column() {
    refuses(read_svg_path, "L1 2", "line 1, column 1: expected M, where the path starts");
    refuses(read_svg_path, "M1", "line 1, column 3: expected a number");
    refuses(
        read_svg_path,
        "M1 2\nA1 1",
        "line 2, column 1: expected one of the commands M, L, H, V, C, S, Q, T, Z",
    );
    refuses(
        read_svg_path,
        "M1 2M3 4",
        "line 1, column 5: expected the end of the path: one subpath is read",
    );
    refuses(
        read_svg_path,
        "M1 2Z3 4",
        "line 1, column 6: expected the end of the path: one subpath is read",
    );
}

#[test]
fn what_is_not_finite_is_not_written() {
    for bad in [f64::NAN, f64::INFINITY, -1e151] {
        let points = [dvec2(0.0, 0.0), dvec2(1.0, bad)];
        for outcome in [write_csv(&points), write_json(&points), write_svg_path(&points, false)] {
            let error = outcome.unwrap_err();
            assert!(error.to_string().starts_with("points[1] was "), "{error}");
        }
    }
}

proptest! {
    #[test]
    fn what_is_written_is_read_back(points in polylines(0..30), scale in -300i32..100, closed: bool) {
        let scale = libm::pow(10.0, f64::from(scale));
        let points: Vec<DVec2> = points.iter().map(|point| *point * scale).collect();
        let flat = to_flat(&points);
        prop_assert_eq!(&read(read_csv, &write_csv(&points).unwrap()).points, &flat);
        prop_assert_eq!(&read(read_json, &write_json(&points).unwrap()).points, &flat);
        let track = read(read_svg_path, &write_svg_path(&points, closed).unwrap());
        prop_assert_eq!(&track.points, &flat);
        prop_assert_eq!(track.closed, closed && !points.is_empty());
        let space: Vec<DVec3> = points.iter().map(|point| point.extend(scale)).collect();
        prop_assert_eq!(read(read_csv, &write_csv(&space).unwrap()).points, to_flat(&space));
        prop_assert_eq!(read(read_json, &write_json(&space).unwrap()).points, to_flat(&space));
    }

    #[test]
    fn no_text_makes_a_reader_panic(text in "[-+0-9.eE,;\t\n \"{}\\[\\]xyzMLCZ:aä\\\\#]{0,60}", keep_good: bool) {
        for reader in [read_csv as Read, read_json, read_gpx, read_svg_path] {
            if let Ok(track) = reader(&text, &Reading::new().keep_good(keep_good).curve_points(3)) {
                prop_assert!(track.points.len().is_multiple_of(track.dimension));
                prop_assert!(from_flat::<DVec2>("points", &track.points).is_ok() || track.dimension == 3);
                prop_assert!(track.times.is_empty() || track.times.len() == track.points.len() / track.dimension);
            }
        }
    }
}

/// Numbers as texts hold them: short ones and long ones, with zeros at either end.
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

/// A call of the host for each number takes longer than all else.
#[test]
fn a_host_is_not_asked_for_ordinary_numbers() {
    use meander_core::interop::Numbers;
    let numbers =
        Numbers { parse: |text| (text == "1e3").then_some(1000.0), format: |_| String::new() };
    let reading = Reading::new().numbers(numbers);
    let track = read_csv("48.137154,-11.576124\n0,-7\n1e3,.5\n", &reading).unwrap();
    assert_eq!(track.points, vec![48.137154, -11.576124, 0.0, -7.0, 1000.0, 0.5]);
}
