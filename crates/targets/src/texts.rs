//! Texts for readers: mostly such as they read, with a few places spoiled.

use crate::Bytes;

/// Spoiled: cut, repeated, or with pieces put in that a reader knows.
pub(crate) fn text(bytes: &mut Bytes<'_>, kind: Kind) -> String {
    if bytes.once_in(8) {
        return String::from_utf8_lossy(bytes.rest()).into_owned();
    }
    let mut text = String::new();
    match kind {
        Kind::Csv => csv(bytes, &mut text),
        Kind::Json => json(bytes, &mut text),
        Kind::Gpx => gpx(bytes, &mut text),
        Kind::Svg => svg(bytes, &mut text),
    }
    for _ in 0..bytes.below(4).saturating_sub(1) {
        spoil(bytes, &mut text, kind.pieces());
    }
    text
}

#[derive(Debug, Clone, Copy)]
pub(crate) enum Kind {
    Csv,
    Json,
    Gpx,
    Svg,
}

impl Kind {
    const fn pieces(self) -> &'static [&'static str] {
        match self {
            Self::Csv => &[",", ";", "\t", "\n", "\n\n", "\r", "\"", "\"\"", "NaN", "inf", "x,y\n"],
            Self::Json => &[
                "[", "]", "{", "}", ",", ":", "\"", "null", "\\u00", "\\ud800", "true", "1e999",
                "-",
            ],
            Self::Gpx => &[
                "<",
                ">",
                "<rte>",
                "</rte>",
                "<!--",
                "-->",
                "<![CDATA[",
                "]]>",
                "&amp;",
                "&#0;",
                "&a;",
                "<!DOCTYPE gpx [<!ENTITY a \"b\">]>",
                "<a>",
                "\u{0}",
            ],
            Self::Svg => &[
                "M",
                "A",
                "Z",
                "z",
                "m",
                "-",
                ".",
                "e",
                ",",
                ",,",
                "T",
                "s",
                "1e999",
                "<path d='M",
                "&a;",
                "<!DOCTYPE svg [<!ENTITY a 'L1 2'>]>",
                "<!-- ",
            ],
        }
    }
}

fn spoil(bytes: &mut Bytes<'_>, text: &mut String, pieces: &[&str]) {
    let mut at = bytes.below(text.len() as u32 + 1) as usize;
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    let piece = pieces[bytes.below(pieces.len() as u32) as usize];
    match bytes.below(4) {
        0 => text.truncate(at),
        // Where a reader goes one level deeper each time, its stack ends.
        1 if bytes.once_in(64) => text.insert_str(at, &piece.repeat(200_000)),
        1 => text.insert_str(
            at,
            &char::from_u32(bytes.below(0x3000)).map_or(String::new(), String::from),
        ),
        _ => text.insert_str(at, piece),
    }
}

fn number(bytes: &mut Bytes<'_>) -> String {
    bytes.number(-90.0, 90.0).to_string()
}

fn date(bytes: &mut Bytes<'_>) -> String {
    let (day, hour, minute) = (bytes.below(33), bytes.below(25), bytes.below(61));
    let zone = ["Z", "", "+02:00", "-25:00", ".5Z"][bytes.below(5) as usize];
    format!("20{:02}-02-{day:02}T{hour:02}:{minute:02}:00{zone}", bytes.below(100))
}

fn csv(bytes: &mut Bytes<'_>, text: &mut String) {
    let headers = ["", "x,y", "x;y;z", "t,x,y,z", "lat\tlon", "name,lon,lat,ele,time", "y,x"];
    let header = headers[bytes.below(headers.len() as u32) as usize];
    let between = header.chars().find(|char| [',', ';', '\t'].contains(char)).unwrap_or(',');
    let columns =
        if header.is_empty() { 2 + bytes.below(3) as usize } else { header.split(between).count() };
    text.push_str(header);
    for _ in 0..bytes.below(9) {
        text.push('\n');
        if bytes.once_in(8) {
            continue;
        }
        for column in 0..columns {
            if column > 0 {
                text.push(between);
            }
            let field = if bytes.once_in(8) { date(bytes) } else { number(bytes) };
            text.push_str(&if bytes.once_in(8) { format!("\"{field}\"") } else { field });
        }
    }
}

fn point(bytes: &mut Bytes<'_>, shape: u32) -> String {
    let [a, b, c] = [number(bytes), number(bytes), number(bytes)];
    match shape {
        0 => format!("[{a},{b}]"),
        1 => format!("[{a},{b},{c}]"),
        2 => format!("{{\"x\":{a},\"y\":{b}}}"),
        3 => format!("{{\"lat\":{a},\"lon\":{b},\"ele\":{c}}}"),
        _ => format!("{a},{b}"),
    }
}

fn points(bytes: &mut Bytes<'_>) -> String {
    let shape = bytes.below(5);
    let list: Vec<String> = (0..1 + bytes.below(6)).map(|_| point(bytes, shape)).collect();
    format!("[{}]", list.join(","))
}

fn json(bytes: &mut Bytes<'_>, text: &mut String) {
    let line = points(bytes);
    let kinds = ["LineString", "MultiLineString", "MultiPoint", "Polygon", "Point"];
    let kind = kinds[bytes.below(5) as usize];
    *text = match bytes.below(8) {
        0 => format!("[{line},{}]", points(bytes)),
        1 => format!("{{\"points\":{line},\"times\":[{}]}}", number(bytes)),
        2 => format!("{{\"closed\":true,\"coordinates\":{line}}}"),
        3 => format!("{{\"type\":\"{kind}\",\"coordinates\":{line}}}"),
        4 => format!("{{\"type\":\"{kind}\",\"coordinates\":[{line},{}]}}", points(bytes)),
        5 => format!(
            "{{\"type\":\"Feature\",\"properties\":{{\"coordTimes\":[\"{}\"]}},\"geometry\":{{\"type\":\"{kind}\",\"coordinates\":{line}}}}}",
            date(bytes)
        ),
        6 => format!(
            "{{\"type\":\"FeatureCollection\",\"features\":[{{\"type\":\"Feature\",\"geometry\":{{\"type\":\"LineString\",\"coordinates\":{line}}}}}]}}"
        ),
        _ => line,
    };
}

fn gpx(bytes: &mut Bytes<'_>, text: &mut String) {
    let (heights, times) = (bytes.yes(), bytes.yes());
    text.push_str("<gpx xmlns=\"http://www.topografix.com/GPX/1/1\"><trk>");
    for _ in 0..1 + bytes.below(3) {
        text.push_str("<trkseg>\n");
        for _ in 0..bytes.below(6) {
            text.push_str(&format!("<trkpt lat=\"{}\" lon='{}'>", number(bytes), number(bytes)));
            if heights {
                text.push_str(&format!("<ele> {} </ele>", number(bytes)));
            }
            if times {
                text.push_str(&format!("<time>{}</time>", date(bytes)));
            }
            text.push_str("</trkpt>\n");
        }
        text.push_str("</trkseg>");
    }
    text.push_str("</trk></gpx>");
}

fn svg(bytes: &mut Bytes<'_>, text: &mut String) {
    text.push_str(&format!("M{} {}", number(bytes), number(bytes)));
    for _ in 0..bytes.below(9) {
        let (command, count) = [
            ("L", 2),
            ("l", 2),
            ("H", 1),
            ("v", 1),
            ("C", 6),
            ("c", 6),
            ("S", 4),
            ("q", 4),
            ("T", 2),
        ][bytes.below(9) as usize];
        text.push_str(command);
        for _ in 0..count {
            text.push(if bytes.yes() { ' ' } else { ',' });
            text.push_str(&number(bytes));
        }
    }
    if bytes.once_in(4) {
        text.push('Z');
    }
    if bytes.once_in(4) {
        *text = format!("<svg><path fill='none' stroke-width='1' d='{text}'/></svg>");
    }
}
