//! How SVG is read: path data, drawings, and the limits on XML, which also apply to GPX.

use crate::tracks::{read, refuses};
use meander_tracks::{Reading, read_gpx, read_svg_path};

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
fn a_drawing_is_read_as_its_likeliest_track() {
    let drawing = "<!DOCTYPE svg [<!ENTITY a 'L9 9'>]>\n<svg><!-- <path d='M0 0'/> -->\
        <path d='M1 1'/><path/><g><path fill='none' stroke-width='4' d='M2 2'/></g>\
        <path fill='none' stroke-width='1.20' d='M3 3 &a;'/></svg>";
    assert_eq!(read(read_svg_path, drawing).points, [2.0, 2.0]);
    let wide = |width| read_svg_path(drawing, &Reading::new().stroke_width(width)).unwrap().points;
    assert_eq!((wide(1.2), wide(7.0)), (vec![3.0, 3.0, 9.0, 9.0], vec![2.0, 2.0]));
    assert_eq!(read(read_svg_path, "\u{feff} <svg><path d='M1 2'/></svg>").points, [1.0, 2.0]);
    let path = |data: &str| format!("<svg>\n<path d='{data}'/></svg>");
    assert_eq!(read(read_svg_path, &path("M1 2\n3 4")).points, [1.0, 2.0, 3.0, 4.0]);
    refuses(read_svg_path, &path("M1 2L3"), "2:16 a number");
    refuses(read_svg_path, "<svg>\n</svg>", "1:1 a drawing with a path");
    refuses(read_svg_path, "<svg>\n</a>", "2:1 XML without faults");
}

#[test]
fn errors_after_entities_name_the_start_of_the_path() {
    let head = "<!DOCTYPE svg [<!ENTITY a 'L1'>]><svg>\n";
    for data in ["M0 0&#10;&#10;L1", "M0 0&a;"] {
        let drawing = format!("{head}<path d='{data}'/></svg>");
        refuses(read_svg_path, &drawing, "2:10 a number");
    }
}

#[test]
fn entities_expand_to_a_limited_length() {
    let drawing = |entities: &str, data: &str| {
        format!("<!DOCTYPE svg [{entities}]><svg><path d='M0 0 {data}'/></svg>")
    };
    let long = format!("<!ENTITY a '{}'>", "L1 2 ".repeat(10_000));
    let most = read(read_svg_path, &drawing(&long, &"&a;".repeat(20)));
    assert_eq!(most.points.len(), 400_002);
    let less = "1:1 XML whose entities hold less";
    refuses(read_svg_path, &drawing(&long, &"&a;".repeat(21)), less);
    let nested = format!("{long}<!ENTITY b '{}'>", "&a;".repeat(200));
    refuses(read_svg_path, &drawing(&nested, "&b;"), less);
    let deep: String =
        (1..9).map(|i| format!("<!ENTITY a{i} '{}'>", format!("&a{};", i - 1).repeat(9))).collect();
    let laughs = drawing(&format!("<!ENTITY a0 'L1 2 '>{deep}"), "&a8;");
    assert!(read_svg_path(&laughs, &Reading::new()).is_err());
}

#[test]
fn entities_are_counted_past_false_ends_of_declarations() {
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
    let names = |count| (0..count).map(|i| format!("xmlns:a{i}='' ")).collect::<String>();
    let namespaces = |count| format!("<g {}/>", names(count));
    let entities = |count| {
        let all: String = (0..count).map(|i| format!("<!ENTITY a{i} ''>")).collect();
        format!("<!DOCTYPE svg [{all}]>")
    };
    for most in [
        drawing("", &attributes(100)),
        drawing("", &format!("<a b='{0}'/>{0}<![CDATA[{0}]]><!-- {0} -->", "=".repeat(300))),
        drawing(&entities(100), ""),
        drawing("", "<!--<!ENTITY '-->&lt;"),
        drawing("", &"<g xmlns:a=''/>".repeat(9000)),
        drawing(
            "",
            &format!(
                "{}{}",
                namespaces(10),
                "<g xmlns='' a='as long as most of them'/>".repeat(9000)
            ),
        ),
    ] {
        assert_eq!(read(read_svg_path, &most).points, [1.0, 2.0]);
    }
    assert_eq!(read(read_gpx, &gpx(&attributes(100))).points.len(), 2);
    let fewer = |what| format!("1:1 XML with fewer {what}");
    refuses(read_svg_path, &drawing("", &attributes(101)), &fewer("attributes"));
    refuses(read_gpx, &gpx(&attributes(101)), &fewer("attributes"));
    refuses(read_svg_path, &drawing(&entities(101), ""), &fewer("entities"));
    let around = |tags: String| format!("<g {}>{tags}</g>", names(90));
    for again in ["<g xmlns:a0='b'/>", "<g xmlns='b'/>"] {
        let tags = around(again.repeat(200));
        refuses(read_svg_path, &drawing("", &tags), &fewer("namespaces"));
        refuses(read_gpx, &gpx(&tags), &fewer("namespaces"));
    }
    for declared in
        ["<!ENTITY a '<g xmlns=\"\"/>'>", "<!ENTITY b '<g xmlns=\"\"/>'><!ENTITY a '&b;'>"]
    {
        let many = drawing(&format!("<!DOCTYPE svg [{declared}]>"), &around("&a;".repeat(200)));
        refuses(read_svg_path, &many, &fewer("namespaces"));
    }
}

#[test]
fn transforms_of_the_path_and_around_it_are_applied() {
    let drawing = |outer: &str, inner: &str| {
        format!(
            "<svg><g transform='{outer}'><g><path transform='{inner}' d='M1 2L3 4'/></g></g></svg>"
        )
    };
    for (outer, inner, expected) in [
        ("", "", [1.0, 2.0, 3.0, 4.0]),
        ("translate(10)", "scale(2)", [12.0, 4.0, 16.0, 8.0]),
        ("scale(2)", "translate(10,1)", [22.0, 6.0, 26.0, 10.0]),
        ("scale(2 3) , translate(10 1)", "", [22.0, 9.0, 26.0, 15.0]),
        ("matrix(0 1 -1 0 5 6)", "", [3.0, 7.0, 1.0, 9.0]),
        ("rotate(90) scale(9)", "", [-18.0, 9.0, -36.0, 27.0]),
        ("rotate(180 1 2)", "", [1.0, 2.0, -1.0, 0.0]),
        ("skewX(45)", "skewY(-45)", [2.0, 1.0, 4.0, 1.0]),
    ] {
        let track = read(read_svg_path, &drawing(outer, inner));
        for (found, expected) in track.points.iter().zip(expected) {
            assert!((found - expected).abs() < 1e-12, "{outer} {inner}: {:?}", track.points);
        }
    }
    for bad in ["turn(3)", "scale(1 2 3)", "scale(1", "rotate(90deg)", "3"] {
        let text = drawing("", bad);
        let column = text.find(bad).unwrap() + 1;
        refuses(read_svg_path, &text, &format!("1:{column} a transform of SVG"));
    }
}

#[test]
fn smooth_commands_continue_the_preceding_curve() {
    let read = |text| read_svg_path(text, &Reading::new()).unwrap().points;
    let spelled = "M0 0C0 2 2 2 2 0C2 -2 4 -2 4 0C4 2 6 2 6 0";
    assert_eq!(read("M0 0C0 2 2 2 2 0S4 -2 4 0S6 2 6 0"), read(spelled));
    assert_eq!(read("M0 0c0 2 2 2 2 0s2 -2 2 0 2 2 2 0"), read(spelled));
    // After any other command, the first control point is the start of the curve.
    assert_eq!(read("M0 0L1 0S3 2 4 0"), read("M0 0L1 0C1 0 3 2 4 0"));
    assert_eq!(read("M0 0Q1 2 2 0S3 2 4 0"), read("M0 0Q1 2 2 0C2 0 3 2 4 0"));
    assert_eq!(read("M0 0C0 2 2 2 2 0T4 0"), read("M0 0C0 2 2 2 2 0Q2 0 4 0"));
    assert_eq!(read("M0 0Q1 2 2 0T4 0T6 0"), read("M0 0Q1 2 2 0Q3 -2 4 0Q5 2 6 0"));
    assert_eq!(read("M0 0q1 2 2 0t2 0 2 0"), read("M0 0Q1 2 2 0Q3 -2 4 0Q5 2 6 0"));
    // The middle of a quadratic curve is half the control point plus a quarter of each end.
    let middle = read_svg_path("M0 0Q4 8 8 0", &Reading::new().curve_points(2));
    assert_eq!(middle.unwrap().points, [0.0, 0.0, 4.0, 4.0, 8.0, 0.0]);
}

#[test]
fn svg_path_errors_name_line_and_column() {
    refuses(read_svg_path, "L1 2", "1:1 M, where the path starts");
    refuses(read_svg_path, "M1", "1:3 a number");
    refuses(read_svg_path, "M1 2\nA1 1", "2:1 one of the commands M, L, H, V, C, S, Q, T, Z");
    refuses(read_svg_path, "M1 2M3 4", "1:5 the end of the path: one subpath is read");
    refuses(read_svg_path, "M1 2Z3 4", "1:6 the end of the path: one subpath is read");
}
