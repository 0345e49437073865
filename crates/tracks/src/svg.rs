//! SVG path data, and drawings that contain it.

use std::borrow::Cow;

use meander_core::Polyline;
use meander_core::glam::{DAffine2, DVec2, dvec2};
use roxmltree::Node;

use crate::bad_text::BadText;
use crate::builder::{Builder, Row};
use crate::text::{Text, leading_number, number};
use crate::track::{Numbers, Reading, Track, Writing};
use crate::xml::parse;

/// Reads points from SVG path data: one subpath of the commands M, L, H, V, C, S, Q, T and Z, absolute or relative. A
/// curve becomes `reading.curve_points` points, evenly along its parameter. Z closes the track. From a drawing (a text
/// that begins with `<`), reads the path that is most likely a track: the first one with `fill="none"` whose stroke is
/// `reading.stroke_width` wide, else the first with `fill="none"`, else the first. Applies the `transform` attributes
/// of the path and of the elements around it, but no styles and no nested viewports. O(text + points).
///
/// # Errors
/// [`BadText`] with line and column if the data is not such a path (an arc, a second subpath), or if the drawing is not
/// XML, has no path, or has more than 100 attributes in one element, 100 entities, or many namespaces that many
/// elements declare again. A path has no rows to leave out, so `reading.keep_good` keeps the points before the error.
///
/// ```
/// use meander_tracks::{Reading, read_svg_path};
/// let track = read_svg_path("M0 0h4v3z", &Reading::new())?;
/// assert_eq!((track.points, track.closed), (vec![0.0, 0.0, 4.0, 0.0, 4.0, 3.0], true));
/// let waves = read_svg_path("M0 0q2 4 4 0t4 0", &Reading::new().curve_points(2))?;
/// assert_eq!(waves.points, vec![0.0, 0.0, 2.0, 2.0, 4.0, 0.0, 6.0, -2.0, 8.0, 0.0]);
/// let drawing = r#"<svg><path d="M9 9z"/><g transform="scale(2)"><path fill="none" d="M1 2L3 4"/></g></svg>"#;
/// assert_eq!(read_svg_path(drawing, &Reading::new())?.points, vec![2.0, 4.0, 6.0, 8.0]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn read_svg_path(text: &str, reading: &Reading) -> Result<Track, BadText> {
    let is_drawing = text.trim_start_matches('\u{feff}').trim_start().starts_with('<');
    let path = if is_drawing {
        find_path(text, reading)?
    } else {
        Path { data: Cow::Borrowed(text), start: 0, transform: None }
    };
    let decoded = matches!(path.data, Cow::Owned(_));
    let mut track = Builder::new(reading);
    let mut pen = Pen {
        text: Text::new(&path.data),
        at: if decoded { 0 } else { path.start },
        numbers: reading.numbers,
        transform: path.transform,
        position: DVec2::ZERO,
        last_control: None,
        closed: false,
    };
    let outcome = pen.draw(&mut track);
    // A position in an expanded entity has none in the text.
    track.accept_or_reject(outcome.map_err(|bad| {
        if decoded { Text::new(text).bad(path.start, bad.expected) } else { bad }
    }))?;
    track.close(pen.closed);
    Ok(track.finish())
}

/// A path of a drawing.
struct Path<'a> {
    /// The drawing up to the end of the path data, so that errors name its lines; with entities, the data expanded.
    data: Cow<'a, str>,
    /// Where the data starts in the drawing.
    start: usize,
    transform: Option<DAffine2>,
}

fn find_path<'a>(drawing: &'a str, reading: &Reading) -> Result<Path<'a>, BadText> {
    let document = parse(drawing, true)?;
    let paths = || {
        let elements = document.descendants();
        elements.filter(|node| node.tag_name().name() == "path" && node.has_attribute("d"))
    };
    let unfilled = |node: &Node<'_, '_>| node.attribute("fill") == Some("none");
    let matches = |node: &Node<'_, '_>| {
        let width = node.attribute("stroke-width");
        let width = width.and_then(|text| leading_number(text, &reading.numbers));
        unfilled(node) && width.is_some_and(|(width, _)| width == reading.stroke_width)
    };
    let path = paths().find(matches).or_else(|| paths().find(unfilled)).or_else(|| paths().next());
    let Some((path, data)) = path.and_then(|path| Some((path, path.attribute_node("d")?))) else {
        return Err(Text::new(drawing).bad(0, "a drawing with a path"));
    };
    let mut transform = None;
    for attribute in path.ancestors().filter_map(|node| node.attribute_node("transform")) {
        let outer = parse_transform(attribute.value(), &reading.numbers).ok_or_else(|| {
            Text::new(drawing).bad(attribute.range_value().start, "a transform of SVG")
        })?;
        transform = Some(outer * transform.unwrap_or(DAffine2::IDENTITY));
    }
    let range = data.range_value();
    let start = range.start;
    let plain = drawing.get(range.clone()).filter(|plain| !plain.contains('&'));
    let data = match plain {
        Some(_) => Cow::Borrowed(drawing.get(..range.end).unwrap_or("")),
        None => Cow::Owned(data.value().to_owned()),
    };
    Ok(Path { data, start, transform })
}

const SEPARATORS: [char; 5] = [' ', '\t', '\n', '\r', ','];

/// Parses a list such as `translate(1 2) rotate(90)`. Source: SVG 2, 8.5 "The transform property".
fn parse_transform(text: &str, numbers: &Numbers) -> Option<DAffine2> {
    let mut transform = DAffine2::IDENTITY;
    let mut rest = text.trim_matches(SEPARATORS);
    while !rest.is_empty() {
        let (name, inside) = rest.split_once('(')?;
        let (list, after) = inside.split_once(')')?;
        let list = list.split(SEPARATORS).filter(|text| !text.is_empty());
        let list: Vec<f64> = list.map(|text| number(text, numbers)).collect::<Option<_>>()?;
        let columns = |columns| DAffine2::from_cols_array(&columns);
        let shift = |x, y| columns([1.0, 0.0, 0.0, 1.0, x, y]);
        let rotation = |angle: f64| {
            let (sine, cosine) = (libm::sin(angle.to_radians()), libm::cos(angle.to_radians()));
            columns([cosine, sine, -sine, cosine, 0.0, 0.0])
        };
        let tangent = |angle: f64| libm::tan(angle.to_radians());
        transform *= match (name.trim(), &list[..]) {
            ("matrix", &[a, b, c, d, e, f]) => columns([a, b, c, d, e, f]),
            ("translate", &[x]) => shift(x, 0.0),
            ("translate", &[x, y]) => shift(x, y),
            ("scale", &[scale]) => columns([scale, 0.0, 0.0, scale, 0.0, 0.0]),
            ("scale", &[x, y]) => columns([x, 0.0, 0.0, y, 0.0, 0.0]),
            ("rotate", &[angle]) => rotation(angle),
            ("rotate", &[angle, x, y]) => shift(x, y) * rotation(angle) * shift(-x, -y),
            ("skewX", &[angle]) => columns([1.0, 0.0, tangent(angle), 1.0, 0.0, 0.0]),
            ("skewY", &[angle]) => columns([1.0, tangent(angle), 0.0, 1.0, 0.0, 0.0]),
            _ => return None,
        };
        rest = after.trim_start_matches(SEPARATORS);
    }
    Some(transform)
}

struct Pen<'a> {
    text: Text<'a>,
    at: usize,
    numbers: Numbers,
    transform: Option<DAffine2>,
    position: DVec2,
    /// The command of the last curve and its second control point, which S and T reflect.
    last_control: Option<(char, DVec2)>,
    closed: bool,
}

impl Pen<'_> {
    fn draw(&mut self, track: &mut Builder<'_>) -> Result<(), BadText> {
        let mut command = None;
        loop {
            self.skip_blanks();
            let rest = self.text.from(self.at);
            let Some(next) = rest.chars().next() else { return Ok(()) };
            let is_move = matches!(next, 'M' | 'm');
            if self.closed || (is_move && command.is_some()) {
                return Err(self.expected("the end of the path: one subpath is read"));
            }
            let name = match command {
                None if !is_move => return Err(self.expected("M, where the path starts")),
                Some(name) if !next.is_ascii_alphabetic() => name,
                _ => {
                    self.at += 1;
                    next
                }
            };
            command = Some(name);
            let from = if name.is_ascii_lowercase() { self.position } else { DVec2::ZERO };
            let kind = name.to_ascii_uppercase();
            let last_control = self.last_control.take();
            // Only a curve of the same kind before it has a control point to reflect.
            let reflected = |kind| match last_control {
                Some((before, control)) if before == kind => 2.0 * self.position - control,
                _ => self.position,
            };
            match kind {
                'M' | 'L' => {
                    self.position = from + self.pair()?;
                    self.point(track, self.position)?;
                    // Further pairs after M are lines.
                    command = Some(if name.is_ascii_lowercase() { 'l' } else { 'L' });
                }
                'H' | 'V' => {
                    let axis = usize::from(kind == 'V');
                    self.position[axis] = from[axis] + self.number()?;
                    self.point(track, self.position)?;
                }
                'C' | 'S' => {
                    let b = if kind == 'S' { reflected('C') } else { from + self.pair()? };
                    let (c, end) = (from + self.pair()?, from + self.pair()?);
                    self.curve(track, [b, c, end])?;
                    self.last_control = Some(('C', c));
                }
                'Q' | 'T' => {
                    let control = if kind == 'T' { reflected('Q') } else { from + self.pair()? };
                    let (start, end) = (self.position, from + self.pair()?);
                    let towards = |from: DVec2| from + (control - from) * (2.0 / 3.0);
                    self.curve(track, [towards(start), towards(end), end])?;
                    self.last_control = Some(('Q', control));
                }
                'Z' => self.closed = true,
                _ => {
                    self.at -= 1;
                    return Err(self.expected("one of the commands M, L, H, V, C, S, Q, T, Z"));
                }
            }
        }
    }

    fn curve(&mut self, track: &mut Builder<'_>, [b, c, end]: [DVec2; 3]) -> Result<(), BadText> {
        let points = track.reading.curve_points.max(1);
        for step in 1..points {
            let t = f64::from(step) / f64::from(points);
            self.point(track, cubic([self.position, b, c, end], t))?;
        }
        self.position = end;
        self.point(track, end)
    }

    fn point(&self, track: &mut Builder<'_>, point: DVec2) -> Result<(), BadText> {
        let point = self.transform.map_or(point, |transform| transform.transform_point2(point));
        let row = Row { x: Some(point.x), y: Some(point.y), ..Row::default() };
        track.push(row).map_err(|expected| self.expected(expected))
    }

    fn pair(&mut self) -> Result<DVec2, BadText> {
        Ok(dvec2(self.number()?, self.number()?))
    }

    fn number(&mut self) -> Result<f64, BadText> {
        self.skip_blanks();
        let (number, length) = leading_number(self.text.from(self.at), &self.numbers)
            .ok_or_else(|| self.expected("a number"))?;
        self.at += length;
        Ok(number)
    }

    fn skip_blanks(&mut self) {
        let rest = self.text.from(self.at);
        self.at += rest.len() - rest.trim_start_matches(SEPARATORS).len();
    }

    fn expected(&self, expected: &'static str) -> BadText {
        self.text.bad(self.at, expected)
    }
}

fn cubic([a, b, c, d]: [DVec2; 4], t: f64) -> DVec2 {
    let back = 1.0 - t;
    a * (back * back * back)
        + b * (3.0 * back * back * t)
        + c * (3.0 * back * t * t)
        + d * (t * t * t)
}

/// Writes a line as SVG path data: from each point to the next, and back if closed. O(points).
///
/// ```
/// use meander_core::Polyline;
/// use meander_tracks::{Numbers, write_svg_path};
/// let line = Polyline::closed([[0.5, 1.0], [2.0, 3.0]])?;
/// assert_eq!(write_svg_path(&line, &Numbers::new()), "M0.5 1L2 3Z");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn write_svg_path(line: &Polyline, numbers: &Numbers) -> String {
    let writing = Writing::new().numbers(*numbers);
    let mut data = String::new();
    for (index, point) in line.iter().enumerate() {
        data.push(if index == 0 { 'M' } else { 'L' });
        writing.append(&mut data, &point.to_array(), ' ');
    }
    if line.is_closed() && !line.is_empty() {
        data.push('Z');
    }
    data
}
