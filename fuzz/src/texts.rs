//! Tracks: readers of texts, some of them spoiled, and writers of points.

use arbitrary::{Arbitrary, Result, Unstructured};
use meander_core::glam::{DVec2, DVec3};
use meander_core::{Allowed, Error, Point, Polyline};
use meander_tracks::{self as tracks, BadText, LatLon, Numbers, Reading, Track, Writing};

use crate::arguments::{Line, number, whole};
use crate::{Outcome, Target};

pub(crate) const TARGETS: &[Target] = targets![
    read_csv: Text<0>, text curve_points;
    read_json: Text<1>, text curve_points;
    read_gpx: Text<2>, text curve_points;
    read_svg_path: Text<3>, text curve_points;
    write: Line<DVec3>, points times origin;
    lat_lon: Line<DVec2>, ;
];

/// Pieces of each format: `$` is a number, `@` a date, `~` a space.
const PIECES: [&str; 4] = [
    ", ; \t \n \n\n \r \" \"\" NaN inf x,y\n @ $,$\n",
    r#"[ ] { } , : " $ null \u00 \ud800 true 1e999 - [$,$], "lat":$, "Point" "Polygon" "MultiPoint""#,
    "< > <rte> </rte> <!-- --> <![CDATA[ ]]> &amp; &#0; &a; <a> \0 @ <!DOCTYPE~gpx~[<!ENTITY~a~\"b\">]>",
    "M A Z z m - . e , ,, T$,$ s$,$,$,$ 1e999 <path~d='M &a; <!-- <!DOCTYPE~svg~[<!ENTITY~a~'L1~2'>]>",
];

const TEXTS: [&[&str]; 4] = [
    &["$,$\n$,$\n$,$", "x;y;z\n$;$;$\n\n$;$;$", "name,lon,lat,ele,time\na,$,$,$,@\n\"b\",$,$,$,@"],
    &[
        "[[$,$],[$,$,$]]",
        r#"{"points":[{"x":$,"y":$},{"x":$,"y":$}],"times":[$,$],"closed":true}"#,
        r#"[[{"lat":$,"lon":$,"ele":$},{"lat":$,"lon":$,"ele":$}],[$,$,$,$]]"#,
        r#"{"type":"MultiLineString","coordinates":[[[$,$],[$,$]],[[$,$,$]]]}"#,
        r#"{"features":[{"type":"Feature","properties":{"coordTimes":["@","@"]},"geometry":
            {"type":"LineString","coordinates":[[$,$],[$,$]]}}],"type":"FeatureCollection"}"#,
    ],
    &[
        "<gpx><trk><trkseg><trkpt lat='$' lon='$'/><trkpt lat='$' lon='$'/></trkseg></trk></gpx>",
        r#"<gpx xmlns="http://www.topografix.com/GPX/1/1"><rte><rtept lat="$" lon="$"><ele> $ </ele>
            <time>@</time></rtept><rtept lat="$" lon="$"><time>@</time></rtept></rte></gpx>"#,
    ],
    &[
        "M$,$L$ $ $ $h$V$C$ $ $ $ $ $s$,$,$,$q$ $ $ $T$ $Z",
        "<svg><path fill='none' stroke-width='1' d='M$ $ $,$m$,$ l$ $z'/></svg>",
    ],
];

#[derive(Arbitrary, Debug)]
struct Text<const FORMAT: usize> {
    #[arbitrary(with = text::<FORMAT>)]
    text: String,
    keep_good: bool,
    #[arbitrary(with = whole::<9>)]
    curve_points: u32,
    has_stroke: bool,
}

fn text<const FORMAT: usize>(bytes: &mut Unstructured<'_>) -> Result<String> {
    if bytes.int_in_range(0..=7)? == 7 {
        return bytes.arbitrary();
    }
    let mut text = String::from(*bytes.choose(TEXTS[FORMAT])?);
    let pieces: Vec<&str> = PIECES[FORMAT].split(' ').collect();
    for _ in 0..bytes.int_in_range(0..=4)? / 2 {
        let mut at = bytes.int_in_range(0..=text.len())?;
        while !text.is_char_boundary(at) {
            at -= 1;
        }
        let piece = bytes.choose(&pieces)?;
        match bytes.int_in_range(0..=31)? {
            0..=7 => text.truncate(at),
            8..=15 => text.insert(at, bytes.arbitrary()?),
            // A reader that recurses for each copy would run out of stack.
            16 => text.insert_str(at, &piece.repeat(100_000)),
            _ => text.insert_str(at, piece),
        }
    }
    let mut filled = String::new();
    for char in text.chars() {
        match char {
            '$' => filled += &number::<90>(bytes)?.to_string(),
            '@' => {
                let [day, hour] = [bytes.int_in_range(0..=32)?, bytes.int_in_range(0..=24)?];
                let zone = bytes.choose(&["Z", "", "+02:00", "-25:00", ".5Z"])?;
                filled += &format!("2024-02-{day:02}T{hour:02}:59:60{zone}");
            }
            '~' => filled.push(' '),
            _ => filled.push(char),
        }
    }
    Ok(filled)
}

type Reader = fn(&str, &Reading) -> std::result::Result<Track, BadText>;

fn read<const FORMAT: usize>(case: &Text<FORMAT>, read: Reader) -> Outcome {
    let curve_points = case.curve_points % 1001;
    let reading = Reading::new().keep_good(case.keep_good).curve_points(curve_points);
    let track = match read(&case.text, &reading.stroke_width(f64::from(case.has_stroke))) {
        Ok(track) => track,
        Err(bad) => {
            let text = case.text.replace("\r\n", "\n").replace('\r', "\n");
            let line = text.split('\n').nth(bad.line as usize - 1).expect("a line of the text");
            assert!((1..=line.chars().count() + 1).contains(&(bad.column as usize)), "{bad}");
            let allowed = Allowed::Rule(bad.expected);
            return Err(Error::BadArgument { argument: "text", index: None, given: None, allowed });
        }
    };
    let count = track.points.len() / track.dimension;
    assert_eq!(count * track.dimension, track.points.len());
    assert!(track.times.is_empty() || track.times.len() == count);
    assert!(track.others.iter().all(|other| other.len().is_multiple_of(track.dimension)));
    assert!(case.keep_good || track.rejected.is_empty());
    // Entities expand to up to a million letters.
    let letters = case.text.len() + if case.text.contains("<!ENTITY") { 1 << 20 } else { 0 };
    assert!(count <= letters * curve_points.max(1) as usize, "{count} points");
    if track.dimension == 2 {
        write_back(&track.line::<DVec2>()?, &track.times)
    } else {
        write_back(&track.line::<DVec3>()?, &track.times)
    }
}

fn read_csv(case: &Text<0>) -> Outcome {
    read(case, tracks::read_csv)
}

fn read_json(case: &Text<1>) -> Outcome {
    read(case, tracks::read_json)
}

fn read_gpx(case: &Text<2>) -> Outcome {
    read(case, tracks::read_gpx)
}

fn read_svg_path(case: &Text<3>) -> Outcome {
    read(case, tracks::read_svg_path)
}

fn to_flat<P: Point>(points: &[P]) -> Vec<f64> {
    points.iter().flat_map(|point| point.coordinates()[..P::DIMENSION].to_vec()).collect()
}

/// Asserts that readers return the points and times that writers wrote.
fn write_back<P: Point>(line: &Polyline<P>, times: &[f64]) -> Outcome {
    let writing = Writing::new().times(times);
    let csv = tracks::write_csv(line, &writing)?;
    let json = tracks::write_json(line, &writing)?;
    if !line.is_empty() {
        for track in
            [tracks::read_csv(&csv, &Reading::new()), tracks::read_json(&json, &Reading::new())]
        {
            let track = track.expect("a reader accepts what a writer returns");
            assert_eq!((track.points, &track.times[..]), (to_flat(line), times));
        }
    }
    Ok(())
}

fn write(case: &Line<DVec3>) -> Outcome {
    let (line, times) = (case.line()?, case.times());
    write_back(&line, &times)?;
    let plane: Vec<DVec2> = line.iter().map(|point| point.truncate()).collect();
    let plane = Polyline::new(plane, case.closed)?;
    write_back(&plane, &[])?;
    let path = tracks::write_svg_path(&plane, &Numbers::new());
    if !plane.is_empty() {
        let track = tracks::read_svg_path(&path, &Reading::new()).expect("a path that was written");
        assert_eq!(track.line::<DVec2>()?, plane);
    }
    let origin = LatLon { latitude: case.angle - 90.0, longitude: case.length * 90.0 - 180.0 };
    let writing = Writing::new().times(&times).origin(origin);
    tracks::write_csv(&line, &writing)?;
    tracks::write_json(&line, &writing)?;
    let gpx = tracks::write_gpx(&line, &writing)?;
    // Points beyond the poles have no latitude.
    if let Ok(track) = tracks::read_gpx(&gpx, &Reading::new()) {
        assert_eq!((track.points.len(), track.times.len()), (3 * case.points.len(), times.len()));
    }
    Ok(())
}

fn lat_lon(case: &Line<DVec2>) -> Outcome {
    let place = |x: f64, y: f64| LatLon { latitude: x - 90.0, longitude: y * 360.0 - 180.0 };
    let (from, to) = (place(case.angle, case.share), place(180.0 - case.angle, case.length / 4.0));
    let [x, y] = from.metres_to(to);
    let back = from.offset(x, y);
    if [from, to].iter().all(|place| place.latitude.abs() < 89.0 && place.longitude.abs() <= 180.0)
    {
        let east = (back.longitude - to.longitude).abs();
        assert!((back.latitude - to.latitude).abs() < 1e-9, "{back:?} {to:?}");
        assert!(east < 1e-9 || (east - 360.0).abs() < 1e-9, "{back:?} {to:?}");
    }
    Ok(())
}
