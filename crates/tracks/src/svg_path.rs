//! Points as SVG path data.

use std::borrow::Cow;

use meander_core::glam::{DVec2, dvec2};

use crate::builder::{Builder, Row};
use crate::svg_drawing::find_path;
use crate::text::{Text, number};
use crate::track::{Numbers, Reading, Track, Writing};
use meander_core::Error;

/// Reads points from SVG path data: one subpath of the commands M, L, H, V, C, S, Q, T and Z, absolute
/// or relative; arcs are not read. A curve becomes `reading.curve_points` points, evenly along its parameter. Z closes the
/// track. Of a whole drawing (a text that begins with `<`) the path is read that is most likely a track: the first one
/// without a filling whose stroke is `reading.stroke_width` wide, else the first without a filling, else the first.
/// O(text + points).
///
/// # Errors
/// [`Error::BadText`] with line and column where the data is no such path, or the drawing no XML, without one or with
/// thousands of names to compare. A path has no rows to pass over, so `reading.keep_good` keeps what stands before the error.
///
/// ```
/// use meander_tracks::{Reading, read_svg_path};
/// let track = read_svg_path("M0 0h4v3z", &Reading::new())?;
/// assert_eq!((track.points, track.closed), (vec![0.0, 0.0, 4.0, 0.0, 4.0, 3.0], true));
/// let waves = read_svg_path("M0 0q2 4 4 0t4 0", &Reading::new().curve_points(2))?;
/// assert_eq!(waves.points, vec![0.0, 0.0, 2.0, 2.0, 4.0, 0.0, 6.0, -2.0, 8.0, 0.0]);
/// let drawing = r#"<svg><path d="M9 9z"/><path fill="none" d="M1 2L3 4"/></svg>"#;
/// assert_eq!(read_svg_path(drawing, &Reading::new())?.points, vec![1.0, 2.0, 3.0, 4.0]);
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn read_svg_path(text: &str, reading: &Reading) -> Result<Track, Error> {
    let drawn = text.trim_start_matches('\u{feff}').trim_start().starts_with('<');
    let (data, start) = if drawn { find_path(text, reading)? } else { (Cow::Borrowed(text), 0) };
    let decoded = matches!(data, Cow::Owned(_));
    let mut track = Builder::new(reading);
    let mut pen = Pen {
        text: Text::new(&data),
        at: if decoded { 0 } else { start },
        numbers: reading.numbers,
        position: DVec2::ZERO,
        pull: None,
        closed: false,
    };
    let outcome = match pen.draw(&mut track, reading.curve_points.max(1)) {
        // A place in what entities stand for is none in the text.
        Err(Error::BadText(bad)) if decoded => Err(Text::new(text).bad(start, bad.expected)),
        Err(Error::BadText(bad)) => Err(bad),
        other => other.map(|()| Ok(()))?,
    };
    track.take_in(outcome)?;
    track.close(pen.closed);
    Ok(track.finish())
}

struct Pen<'a> {
    text: Text<'a>,
    at: usize,
    numbers: Numbers,
    position: DVec2,
    /// The last curve's command and its control point before the end: S and T go on from there.
    pull: Option<(char, DVec2)>,
    closed: bool,
}

impl Pen<'_> {
    fn draw(&mut self, track: &mut Builder<'_>, curve_points: u32) -> Result<(), Error> {
        let mut command = None;
        loop {
            self.blank();
            let rest = self.text.from(self.at);
            let Some(next) = rest.chars().next() else { return Ok(()) };
            if next.is_ascii_alphabetic() {
                if self.closed || (command.is_some() && matches!(next, 'M' | 'm')) {
                    return Err(self.expected("the end of the path: one subpath is read"));
                }
                if command.is_none() && !matches!(next, 'M' | 'm') {
                    return Err(self.expected("M, where the path starts"));
                }
                command = Some(next);
                self.at += 1;
            } else if command.is_none() {
                return Err(self.expected("M, where the path starts"));
            } else if self.closed {
                return Err(self.expected("the end of the path: one subpath is read"));
            }
            let Some(name) = command else { continue };
            let from = if name.is_ascii_lowercase() { self.position } else { DVec2::ZERO };
            let kind = name.to_ascii_uppercase();
            let pull = self.pull.take();
            // A curve of another kind before it pulls nowhere.
            let onward = |kind| match pull {
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
                'H' => {
                    self.position.x = from.x + self.number()?;
                    self.point(track, self.position)?;
                }
                'V' => {
                    self.position.y = from.y + self.number()?;
                    self.point(track, self.position)?;
                }
                'C' => {
                    let (b, c) = (from + self.pair()?, from + self.pair()?);
                    let end = from + self.pair()?;
                    self.curve(track, curve_points, [b, c, end])?;
                    self.pull = Some(('C', c));
                }
                'S' => {
                    let b = onward('C');
                    let (c, end) = (from + self.pair()?, from + self.pair()?);
                    self.curve(track, curve_points, [b, c, end])?;
                    self.pull = Some(('C', c));
                }
                'Q' | 'T' => {
                    let control = if kind == 'T' { onward('Q') } else { from + self.pair()? };
                    let (start, end) = (self.position, from + self.pair()?);
                    let towards = |from: DVec2| from + (control - from) * (2.0 / 3.0);
                    self.curve(track, curve_points, [towards(start), towards(end), end])?;
                    self.pull = Some(('Q', control));
                }
                'Z' => self.closed = true,
                _ => {
                    self.at -= 1;
                    return Err(self.expected("one of the commands M, L, H, V, C, S, Q, T, Z"));
                }
            }
        }
    }

    fn curve(
        &mut self,
        track: &mut Builder<'_>,
        points: u32,
        [b, c, end]: [DVec2; 3],
    ) -> Result<(), Error> {
        for step in 1..points {
            let t = f64::from(step) / f64::from(points);
            self.point(track, cubic([self.position, b, c, end], t))?;
        }
        self.position = end;
        self.point(track, end)
    }

    fn point(&self, track: &mut Builder<'_>, point: DVec2) -> Result<(), Error> {
        let row = Row { x: Some(point.x), y: Some(point.y), ..Row::default() };
        track.push(row).map_err(|expected| self.expected(expected))
    }

    fn pair(&mut self) -> Result<DVec2, Error> {
        Ok(dvec2(self.number()?, self.number()?))
    }

    fn number(&mut self) -> Result<f64, Error> {
        self.blank();
        let (number, length) = number(self.text.from(self.at), &self.numbers)
            .ok_or_else(|| self.expected("a number"))?;
        self.at += length;
        Ok(number)
    }

    fn blank(&mut self) {
        let rest = self.text.from(self.at);
        self.at += rest.len() - rest.trim_start_matches([' ', '\t', '\n', '\r', ',']).len();
    }

    fn expected(&self, expected: &'static str) -> Error {
        Error::BadText(self.text.bad(self.at, expected))
    }
}

fn cubic([a, b, c, d]: [DVec2; 4], t: f64) -> DVec2 {
    let back = 1.0 - t;
    a * (back * back * back)
        + b * (3.0 * back * back * t)
        + c * (3.0 * back * t * t)
        + d * (t * t * t)
}

/// Points as SVG path data: lines from each to the next, and back if closed. O(points).
///
/// # Errors
/// [`Error::BadArgument`] if a coordinate is not finite.
///
/// ```
/// use meander_core::glam::dvec2;
/// use meander_tracks::write_svg_path;
/// let data = write_svg_path(&[dvec2(0.5, 1.0), dvec2(2.0, 3.0)], true)?;
/// assert_eq!(data, "M0.5 1L2 3Z");
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn write_svg_path(points: &[DVec2], closed: bool) -> Result<String, Error> {
    write_svg_path_with(points, closed, &Numbers::default())
}

/// The same with a host's way to write numbers.
///
/// # Errors
/// As [`write_svg_path`].
pub fn write_svg_path_with(
    points: &[DVec2],
    closed: bool,
    numbers: &Numbers,
) -> Result<String, Error> {
    let writing = Writing::new().numbers(*numbers);
    writing.check(points)?;
    let mut data = String::new();
    for (index, point) in points.iter().enumerate() {
        data.push(if index == 0 { 'M' } else { 'L' });
        writing.append(&mut data, &[point.x, point.y], ' ');
    }
    if closed && !points.is_empty() {
        data.push('Z');
    }
    Ok(data)
}
