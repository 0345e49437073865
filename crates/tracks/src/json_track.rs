//! The points in a JSON text, in the shapes that programs give them.

use crate::builder::{Builder, Row};
use crate::columns::{Slot, Slots, column};
use crate::json_reader::Reader;
use crate::track::Track;
use meander_core::Error;

/// Objects with lines may lie this deep in one another.
const DEPTH_LIMIT: u32 = 64;

pub(crate) struct JsonTrack<'a> {
    reader: Reader<'a>,
    track: Builder<'a>,
    keep_good: bool,
    /// Lists of two numbers are longitudes and latitudes.
    geographic: bool,
    /// Whether there was a list of points, be it empty.
    found: bool,
    /// What lists of times gave, and where the last of them begins.
    times: Vec<f64>,
    times_at: usize,
}

/// Where a flat list begins, and its numbers.
type Flat = Option<(usize, Vec<f64>)>;

impl<'a> JsonTrack<'a> {
    pub(crate) const fn new(reader: Reader<'a>, track: Builder<'a>, keep_good: bool) -> Self {
        Self {
            reader,
            track,
            keep_good,
            geographic: false,
            found: false,
            times: Vec::new(),
            times_at: 0,
        }
    }

    pub(crate) fn read(mut self) -> Result<Track, Error> {
        self.reader.blank();
        if self.reader.peek() == Some(b'{') {
            let start = self.reader.at;
            self.object(0)?;
            if !self.found {
                let expected = if self.geographic {
                    "a LineString or a MultiLineString"
                } else {
                    "a property named points"
                };
                return Err(Error::BadText(self.reader.text.bad(start, expected)));
            }
        } else {
            let flat = self.lines()?;
            self.push_flat(flat, 2.0)?;
        }
        self.reader.blank();
        if self.reader.at < self.reader.text.all.len() {
            return Err(self.reader.expected("the end of the text"));
        }
        if !self.times.is_empty() {
            let outcome = self.track.set_times(self.times);
            let outcome = outcome.map_err(|expected| self.reader.text.bad(self.times_at, expected));
            self.track.take_in(outcome)?;
        }
        Ok(self.track.finish())
    }

    /// An object of GeoJSON, or one that has points.
    fn object(&mut self, depth: u32) -> Result<(), Error> {
        if depth > DEPTH_LIMIT {
            return Err(self.reader.expected("objects that lie less deep in one another"));
        }
        let kind = self.reader.look_up("type")?;
        match kind {
            Some("Feature" | "FeatureCollection" | "GeometryCollection") => self.collection(depth),
            Some("Point" | "MultiPolygon") => {
                self.geographic = true;
                self.reader.skip(0)
            }
            Some("LineString" | "MultiLineString" | "MultiPoint" | "Polygon") => {
                self.geographic = true;
                self.points_object()
            }
            _ => self.points_object(),
        }
    }

    fn collection(&mut self, depth: u32) -> Result<(), Error> {
        self.geographic = true;
        let (points, times) = (self.track.count(), self.times.len());
        let mut properties = self.reader.properties();
        while let Some(name) = properties.next(&mut self.reader)? {
            match (name, self.reader.peek()) {
                ("geometry", Some(b'{')) => self.object(depth + 1)?,
                ("features" | "geometries", Some(b'[')) => {
                    let mut list = self.reader.list();
                    while list.next(&mut self.reader)? {
                        if self.reader.peek() != Some(b'{') {
                            return Err(self.reader.expected("an object"));
                        }
                        self.object(depth + 1)?;
                    }
                }
                ("properties", Some(b'{')) => {
                    let mut inner = self.reader.properties();
                    while let Some(name) = inner.next(&mut self.reader)? {
                        self.times_or_other(name)?;
                    }
                }
                _ => self.reader.skip(0)?,
            }
        }
        // The times of what is passed over.
        if self.track.count() == points {
            self.times.truncate(times);
        }
        Ok(())
    }

    /// An object with `points` or `coordinates`.
    fn points_object(&mut self) -> Result<(), Error> {
        let mut found = false;
        let mut dimension = 2.0;
        let mut flat = None;
        let mut properties = self.reader.properties();
        while let Some(name) = properties.next(&mut self.reader)? {
            match name {
                "points" | "coordinates" if !found => {
                    found = true;
                    flat = self.lines()?;
                }
                "dimension" => dimension = self.reader.number()?,
                "closed" => {
                    let closed = self.reader.truth()?;
                    self.track.close(closed);
                }
                _ => self.times_or_other(name)?,
            }
        }
        self.found |= found;
        self.push_flat(flat, dimension)
    }

    /// The value of a property that may be a list of times, in lists for each line or not.
    fn times_or_other(&mut self, name: &str) -> Result<(), Error> {
        if !matches!(name, "times" | "coordTimes") || self.reader.peek() != Some(b'[') {
            return self.reader.skip(0);
        }
        self.times_at = self.reader.at;
        let mut list = self.reader.list();
        while list.next(&mut self.reader)? {
            if self.reader.peek() != Some(b'[') {
                self.times.push(self.reader.time()?);
                continue;
            }
            let mut line = self.reader.list();
            while line.next(&mut self.reader)? {
                self.times.push(self.reader.time()?);
            }
        }
        Ok(())
    }

    /// Makes points of a flat list, once the dimension is known.
    fn push_flat(&mut self, flat: Flat, dimension: f64) -> Result<(), Error> {
        let Some((start, numbers)) = flat else { return Ok(()) };
        let refuse = |expected| Error::BadText(self.reader.text.bad(start, expected));
        if dimension != 2.0 && dimension != 3.0 {
            return Err(refuse("a dimension of 2 or 3"));
        }
        let size = dimension as usize;
        if !numbers.len().is_multiple_of(size) {
            return Err(refuse(
                ["two numbers for each point", "three numbers for each point"][size - 2],
            ));
        }
        for point in numbers.chunks_exact(size) {
            let [x, y, z] = [0, 1, 2].map(|axis| point.get(axis).copied());
            let row = Row { x, y, z, time: None, geographic: self.geographic };
            self.track.push(row).map_err(refuse)?;
        }
        Ok(())
    }

    /// Reads a list of points, or a list of such lists.
    fn lines(&mut self) -> Result<Flat, Error> {
        let start = self.reader.at;
        let nested =
            self.reader.take(b'[') && self.inner() && self.reader.take(b'[') && self.inner();
        self.reader.at = start + usize::from(nested);
        loop {
            self.reader.blank();
            self.track.begin_line();
            let flat = self.points()?;
            if !nested {
                return Ok(flat);
            }
            if let Some((start, _)) = flat {
                return Err(Error::BadText(
                    self.reader.text.bad(start, "points as lists or objects"),
                ));
            }
            self.reader.blank();
            if self.reader.take(b']') {
                return Ok(None);
            }
            if !self.reader.take(b',') {
                return Err(self.reader.expected("a comma or the end of the list"));
            }
        }
    }

    /// Passes over blanks; true where a list or an object begins.
    fn inner(&mut self) -> bool {
        self.reader.blank();
        matches!(self.reader.peek(), Some(b'[' | b'{'))
    }

    /// Reads a list of points into the track, or, if they are bare numbers, as those.
    fn points(&mut self) -> Result<Flat, Error> {
        let mut flat = Vec::new();
        let start = self.reader.at;
        if self.reader.peek() != Some(b'[') {
            return Err(self.reader.expected("a list of points"));
        }
        let mut list = self.reader.list();
        while list.next(&mut self.reader)? {
            let begin = self.reader.at;
            if !matches!(self.reader.peek(), Some(b'[' | b'{')) {
                flat.push(self.reader.number()?);
                continue;
            }
            let outcome = match self.point() {
                Ok(row) => {
                    self.track.push(row).map_err(|expected| self.reader.text.bad(begin, expected))
                }
                Err(Error::BadText(bad)) => Err(bad),
                Err(other) => return Err(other),
            };
            if outcome.is_err() && self.keep_good {
                // What is no JSON at all cannot be passed over.
                self.reader.at = begin;
                self.reader.skip(0)?;
            }
            self.track.take_in(outcome)?;
        }
        Ok((!flat.is_empty()).then_some((start, flat)))
    }

    /// `[x, y]`, `[x, y, z]` or an object with such names.
    fn point(&mut self) -> Result<Row, Error> {
        if self.reader.peek() == Some(b'{') {
            return self.point_object();
        }
        let mut row = Row { geographic: self.geographic, ..Row::default() };
        self.reader.take(b'[');
        for slot in [&mut row.x, &mut row.y, &mut row.z] {
            self.reader.blank();
            if self.reader.peek() == Some(b']') {
                break;
            }
            *slot = Some(self.reader.number()?);
            self.reader.blank();
            if !self.reader.take(b',') {
                break;
            }
        }
        self.reader.blank();
        if self.reader.take(b']') {
            Ok(row)
        } else {
            Err(self.reader.expected("the end of the point"))
        }
    }

    fn point_object(&mut self) -> Result<Row, Error> {
        let mut slots = Slots::default();
        let mut properties = self.reader.properties();
        while let Some(name) = properties.next(&mut self.reader)? {
            match column(name) {
                // A receiver without a value says null.
                None | Some((_, Slot::Z | Slot::Time, _)) if self.reader.peek() == Some(b'n') => {
                    self.reader.skip(0)?
                }
                None => self.reader.skip(0)?,
                Some((_, Slot::Time, _)) => slots.set(Slot::Time, self.reader.time()?),
                Some((_, slot, _)) => slots.set(slot, self.reader.number()?),
            }
        }
        Ok(slots.row())
    }
}
