//! What a text calls coordinates and times, as columns of a table or properties of an object.

use crate::builder::Row;

/// What stands under a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Slot {
    X,
    Y,
    Z,
    Time,
    Longitude,
    Latitude,
}

/// A name, what stands under it, and what is missing where it cannot be read.
pub(crate) type Column = (&'static str, Slot, &'static str);

const COLUMNS: [Column; 16] = [
    ("x", Slot::X, "a number in column x"),
    ("y", Slot::Y, "a number in column y"),
    ("z", Slot::Z, "a number in column z"),
    ("t", Slot::Time, "a number or a date in column t"),
    ("time", Slot::Time, "a number or a date in column time"),
    ("timestamp", Slot::Time, "a number or a date in column timestamp"),
    ("lon", Slot::Longitude, "a number in column lon"),
    ("lng", Slot::Longitude, "a number in column lng"),
    ("long", Slot::Longitude, "a number in column long"),
    ("longitude", Slot::Longitude, "a number in column longitude"),
    ("lat", Slot::Latitude, "a number in column lat"),
    ("latitude", Slot::Latitude, "a number in column latitude"),
    ("ele", Slot::Z, "a number in column ele"),
    ("elevation", Slot::Z, "a number in column elevation"),
    ("alt", Slot::Z, "a number in column alt"),
    ("altitude", Slot::Z, "a number in column altitude"),
];

/// What stands under this name, in any case.
pub(crate) fn column(name: &str) -> Option<Column> {
    COLUMNS.into_iter().find(|column| column.0.eq_ignore_ascii_case(name))
}

/// The values of a row by what they are.
#[derive(Default)]
pub(crate) struct Slots([Option<f64>; 6]);

impl Slots {
    pub(crate) const fn set(&mut self, slot: Slot, value: f64) {
        self.0[slot as usize] = Some(value);
    }

    /// The point: one that has x and y is not asked for its place on the earth.
    pub(crate) const fn row(self) -> Row {
        let [x, y, z, time, longitude, latitude] = self.0;
        if x.is_none() && y.is_none() && latitude.is_some() {
            Row { x: longitude, y: latitude, z, time, geographic: true }
        } else {
            Row { x, y, z, time, geographic: false }
        }
    }
}
