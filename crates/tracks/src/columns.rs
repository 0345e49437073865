//! Names of coordinates and times, as columns of a table or properties of an object.

use crate::builder::Row;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Slot {
    X,
    Y,
    Z,
    Time,
    Longitude,
    Latitude,
}

/// A name, its meaning, and the expectation to report for a bad value.
pub(crate) type Column = (&'static str, Slot, &'static str);

macro_rules! columns {
    ($($slot:ident, $expected:literal: $($name:literal)+;)+) => {
        &[$($(($name, Slot::$slot, concat!($expected, " in column ", $name)),)+)+]
    };
}

const COLUMNS: &[Column] = columns! {
    X, "a number": "x";
    Y, "a number": "y";
    Z, "a number": "z" "ele" "elevation" "alt" "altitude";
    Time, "a number or a date": "t" "time" "timestamp";
    Longitude, "a number": "lon" "lng" "long" "longitude";
    Latitude, "a number": "lat" "latitude";
};

/// Looks a name up, in any case.
pub(crate) fn column(name: &str) -> Option<Column> {
    COLUMNS.iter().copied().find(|column| column.0.eq_ignore_ascii_case(name))
}

/// The values of a row by their meaning.
#[derive(Default)]
pub(crate) struct Slots([Option<f64>; 6]);

impl Slots {
    pub(crate) const fn set(&mut self, slot: Slot, value: f64) {
        self.0[slot as usize] = Some(value);
    }

    /// The point. A latitude counts only without x and y.
    pub(crate) const fn row(self) -> Row {
        let [x, y, z, time, longitude, latitude] = self.0;
        if x.is_none() && y.is_none() && latitude.is_some() {
            Row { x: longitude, y: latitude, z, time, geographic: true }
        } else {
            Row { x, y, z, time, geographic: false }
        }
    }
}
