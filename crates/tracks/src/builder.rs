//! Builds a track point by point.

use meander_core::NUMBER_LIMIT;

use crate::bad_text::BadText;
use crate::lat_lon::{LATITUDE, LATITUDES, LONGITUDE, LONGITUDES, LatLon};
use crate::text::Text;
use crate::track::{Reading, Track, is_allowed};

/// One point of a text.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Row {
    pub(crate) x: Option<f64>,
    pub(crate) y: Option<f64>,
    pub(crate) z: Option<f64>,
    pub(crate) time: Option<f64>,
    /// Whether x is a longitude and y a latitude.
    pub(crate) geographic: bool,
}

pub(crate) struct Builder<'a> {
    pub(crate) reading: &'a Reading,
    track: Track,
    /// The length of `track.points` at the start of each line, ascending.
    starts: Vec<usize>,
    geographic: bool,
}

impl<'a> Builder<'a> {
    pub(crate) fn new(reading: &'a Reading) -> Self {
        let track = Track { dimension: 2, ..Track::default() };
        Self { reading, track, starts: Vec::new(), geographic: false }
    }

    pub(crate) fn count(&self) -> usize {
        self.track.points.len() / self.track.dimension
    }

    pub(crate) fn begin_line(&mut self) {
        self.starts.push(self.track.points.len());
    }

    pub(crate) fn close(&mut self, closed: bool) {
        self.track.closed = closed;
    }

    /// Sets times that the text lists apart from the points.
    pub(crate) fn set_times(&mut self, times: Vec<f64>) -> Result<(), &'static str> {
        if !self.track.times.is_empty() || times.len() != self.count() {
            return Err(A_TIME_FOR_ALL);
        }
        if !times.iter().copied().all(is_allowed) {
            return Err(FINITE_NUMBERS);
        }
        self.track.times = times;
        Ok(())
    }

    /// Adds a point, which must have the same coordinates as the first one.
    pub(crate) fn push(&mut self, row: Row) -> Result<(), &'static str> {
        let (Some(x), Some(y)) = (row.x, row.y) else { return Err("a point with x and y") };
        if ![Some(x), Some(y), row.z, row.time].into_iter().flatten().all(is_allowed) {
            return Err(FINITE_NUMBERS);
        }
        if row.geographic && !LONGITUDES.contains(&x) {
            return Err(LONGITUDE);
        }
        if row.geographic && !LATITUDES.contains(&y) {
            return Err(LATITUDE);
        }
        let track = &mut self.track;
        if track.points.is_empty() {
            track.dimension = if row.z.is_some() { 3 } else { 2 };
            self.geographic = row.geographic;
        } else if (track.dimension == 3) != row.z.is_some() {
            return Err("as many coordinates as the first point has");
        } else if self.geographic != row.geographic {
            return Err("x and y for every point, or a latitude and a longitude for every point");
        } else if track.times.is_empty() == row.time.is_some() {
            return Err(A_TIME_FOR_ALL);
        }
        track.points.extend([x, y].into_iter().chain(row.z));
        track.times.extend(row.time);
        if track.points.len() > NUMBER_LIMIT { Err("at most 16777216 numbers") } else { Ok(()) }
    }

    /// Adds a point that starts at a byte of the text, or rejects it.
    pub(crate) fn add(
        &mut self,
        row: Result<Row, BadText>,
        text: &Text<'_>,
        start: usize,
    ) -> Result<(), BadText> {
        let push = |row| self.push(row).map_err(|expected| text.bad(start, expected));
        let outcome = row.and_then(push);
        self.accept_or_reject(outcome)
    }

    /// Ends the reading with an error, or lists it if the caller keeps good rows.
    pub(crate) fn accept_or_reject(&mut self, outcome: Result<(), BadText>) -> Result<(), BadText> {
        match outcome {
            Err(bad) if self.reading.keep_good => self.track.rejected.push(bad),
            other => return other,
        }
        Ok(())
    }

    pub(crate) fn finish(mut self) -> Track {
        if self.geographic {
            project(&mut self.track);
        }
        split_lines(self.track, self.starts)
    }
}

const FINITE_NUMBERS: &str = "finite numbers between -1e150 and 1e150";
const A_TIME_FOR_ALL: &str = "a time for every point or for none";

/// Converts longitudes and latitudes to metres around their middle.
fn project(track: &mut Track) {
    let size = track.dimension;
    let place = |point: &[f64]| LatLon { longitude: point[0], latitude: point[1] };
    track.origin = LatLon::middle(track.points.chunks_exact(size).map(place));
    let Some(origin) = track.origin else { return };
    for point in track.points.chunks_exact_mut(size) {
        let metres = origin.metres_to(place(point));
        point[..2].copy_from_slice(&metres);
    }
}

/// Moves all lines but the longest to `others`. If every line is a single point, as in a table with every second row
/// blank, they are one line.
fn split_lines(mut track: Track, mut starts: Vec<usize>) -> Track {
    let all = track.points.len();
    starts.dedup();
    starts.retain(|&start| start < all);
    if starts.len() < 2 || starts.len() * track.dimension == all {
        return track;
    }
    let (mut longest, mut index, mut first, mut last) = (0.0, 0, 0, 0);
    for &start in starts.iter().rev() {
        let line = track.points.split_off(start);
        let length = length(&line, track.dimension);
        if length >= longest {
            (longest, index) = (length, track.others.len());
            (first, last) = (start / track.dimension, (start + line.len()) / track.dimension);
        }
        track.others.push(line);
    }
    track.points = track.others.remove(index);
    track.others.reverse();
    if !track.times.is_empty() {
        track.times.truncate(last);
        track.times = track.times.split_off(first);
    }
    track
}

fn length(points: &[f64], dimension: usize) -> f64 {
    let from = points.chunks_exact(dimension);
    let to = from.clone().skip(1);
    let square = |(a, b): (&f64, &f64)| (a - b) * (a - b);
    from.zip(to).map(|(a, b)| a.iter().zip(b).map(square).sum::<f64>().sqrt()).sum()
}
