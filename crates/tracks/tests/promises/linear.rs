//! Reading time is linear in the length of the text, whatever the text repeats.

use std::time::{Duration, Instant};

use crate::tracks::Read;
use meander_tracks::{Reading, read_csv, read_gpx, read_json, read_svg_path};

/// Builds a text with the given number of repetitions.
type Repeat = fn(usize) -> String;

const TEXTS: &[(&str, Read, Repeat)] = &[
    ("elements with many attributes", read_svg_path, |n| {
        let attributes: String = (0..100).map(|i| format!("a{i}='' ")).collect();
        svg("", &format!("<a {attributes}/>").repeat(n / 16))
    }),
    ("an element with more and more attributes", read_svg_path, |n| {
        let attributes: String = (0..8 * n).map(|i| format!("a{i}='' ")).collect();
        svg("", &format!("<a {attributes}/>"))
    }),
    ("points with many attributes", read_gpx, |n| {
        let attributes: String = (0..98).map(|i| format!("a{i}='' ")).collect();
        gpx(&format!("<rtept lat='1' lon='2' {attributes}/>").repeat(n / 16))
    }),
    ("nested namespaces", read_svg_path, |n| {
        let names: String = (0..4).map(|i| format!("xmlns:a{i}='a' ")).collect();
        let (open, close) = ("<a xmlns:b='b'>".repeat(500), "</a>".repeat(500));
        svg("", &format!("<g {names}>{}</g>", format!("{open}{close}").repeat(n / 500 + 1)))
    }),
    ("names of namespaces", read_gpx, |n| {
        gpx(&(0..n).map(|i| format!("<a xmlns:a='{i}'/>")).collect::<String>())
    }),
    ("references to entities", read_svg_path, |n| {
        let entities: String = (0..99).map(|i| format!("<!ENTITY a{i} ''>")).collect();
        svg(&format!("<!DOCTYPE svg [{entities}]>"), &format!("<a>{}</a>", "&a98;".repeat(8 * n)))
    }),
    ("sections of text", read_gpx, |n| gpx(&format!("<a>{}</a>", "<![CDATA[a]]>b".repeat(n)))),
    ("comments", read_gpx, |n| gpx(&"<!--a='b'-->".repeat(n))),
    ("bad points", read_gpx, |n| gpx(&"<rtept/><rtept lat='95' lon='0'/>\n".repeat(n))),
    ("paths", read_svg_path, |n| svg("", &"<path/><path fill='a' d=''/>".repeat(n))),
    ("commands", read_svg_path, |n| format!("M0 0{}", "T1 1S2 2 3 3h1".repeat(n))),
    ("columns", read_csv, |n| format!("x,y{}\n{}", ",a".repeat(n), "1,2\n".repeat(n))),
    ("quotes", read_csv, |n| format!("x,y\n{}", "\"\"\"\"\n\"a\"\",\n".repeat(n))),
    ("unclosed quotes", read_csv, |n| format!("x,y\n{}", "1,\"2\n".repeat(n))),
    ("blank rows", read_csv, |n| format!("x,y\n{}", "1,2\n3,4\n\n".repeat(n))),
    ("carriage returns", read_csv, |n| format!("x,y\r{}", "1,a\r\r\r".repeat(n))),
    ("lists", read_json, |n| format!("[{}[[1,2],[3,4]]]", "[[1,2],[3]],".repeat(n))),
    ("lists in lists", read_json, |n| format!("[[1,{}{}]]", "[".repeat(8 * n), "]".repeat(8 * n))),
    ("objects in objects", read_json, |n| {
        let open = r#"{"type":"Feature","geometry":"#;
        format!("{}{}", open.repeat(n), "}".repeat(n))
    }),
    ("properties", read_json, |n| {
        format!("{{{}\"points\":[[1,2]]}}", r#""times":[],"a":{"type":1},"#.repeat(n))
    }),
    ("features", read_json, |n| {
        let point = r#"{"type":"Feature","geometry":{"type":"Point"}},"#;
        format!(r#"{{"type":"FeatureCollection","features":[{}{{}}]}}"#, point.repeat(n))
    }),
];

fn svg(head: &str, tags: &str) -> String {
    format!("{head}<svg>{tags}<path d='M1 2'/></svg>")
}

fn gpx(tags: &str) -> String {
    format!("<gpx><rte>{tags}<rtept lat='1' lon='2'/></rte></gpx>")
}

fn time(read: Read, text: &str, times: usize) -> Duration {
    let start = Instant::now();
    for _ in 0..times {
        let _ = std::hint::black_box(read(text, &Reading::new().keep_good(true)));
    }
    start.elapsed()
}

/// Both measurements read the same number of letters, so other programs slow both alike.
/// The test compares the shortest of up to thirty runs.
#[test]
fn one_long_text_takes_as_long_as_many_short_ones() {
    for (name, read, repeat) in TEXTS {
        let (short, long) = (repeat(500), repeat(8000));
        let times = long.len() / short.len();
        // Very short times are mostly fixed costs, so they count as 20 µs.
        let least = Duration::from_micros(20 * times as u64);
        let [mut parts, mut whole] = [Duration::MAX; 2];
        let is_linear = (0..30).any(|_| {
            parts = parts.min(time(*read, &short, times));
            whole = whole.min(time(*read, &long, 1));
            whole < 5 * parts.max(least)
        });
        assert!(is_linear, "{name}: {whole:?}, and {parts:?} for {times} short ones");
    }
}
