//! Travelling along polylines.

use meander_core::glam::DVec2;
#[cfg(feature = "whole")]
use meander_core::glam::DVec3;
use meander_core::measure::Position;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::convert::or_throw;
use crate::flat::{flattened, to_flat};
use crate::points::Line;
#[cfg(not(feature = "whole"))]
use crate::table::refused;

/// A line measured once, for positions by arc length.
#[wasm_bindgen]
pub struct Follower(Inner);

enum Inner {
    Plane(meander_core::measure::Follower<DVec2>),
    /// The small module is never called for lines in space.
    #[cfg(feature = "whole")]
    Space(meander_core::measure::Follower<DVec3>),
}

#[wasm_bindgen]
impl Follower {
    /// Measures a line.
    #[wasm_bindgen(constructor)]
    pub fn new(size: f64, flat: Vec<f64>, closed: bool, turning: f64) -> Result<Self, JsValue> {
        or_throw(|| {
            Ok(Self(match Line::read(size, flat, closed)? {
                Line::Plane(line) => {
                    Inner::Plane(meander_core::measure::Follower::new(&line).with_turning(turning)?)
                }
                #[cfg(feature = "whole")]
                Line::Space(line) => {
                    Inner::Space(meander_core::measure::Follower::new(&line).with_turning(turning)?)
                }
                #[cfg(not(feature = "whole"))]
                Line::Space(_) => {
                    return Err(refused("dimension", "2 until the whole module is loaded"));
                }
            }))
        })
    }

    /// The length of the line.
    #[wasm_bindgen(getter)]
    pub fn length(&self) -> f64 {
        match &self.0 {
            Inner::Plane(follower) => follower.length(),
            #[cfg(feature = "whole")]
            Inner::Space(follower) => follower.length(),
        }
    }

    /// Returns the point at a distance, then the heading, then the segment; empty without points.
    pub fn at(&self, distance: f64) -> Vec<f64> {
        match &self.0 {
            Inner::Plane(follower) => follower.at(distance).map(numbers),
            #[cfg(feature = "whole")]
            Inner::Space(follower) => follower.at(distance).map(numbers),
        }
        .into_iter()
        .flatten()
        .collect()
    }

    /// Returns the coordinates of the rest of the line.
    pub fn rest(&self, distance: f64) -> Vec<f64> {
        match &self.0 {
            Inner::Plane(follower) => flattened(follower.rest(distance)),
            #[cfg(feature = "whole")]
            Inner::Space(follower) => flattened(follower.rest(distance)),
        }
    }
}

fn numbers<P: meander_core::Point>(position: Position<P>) -> Vec<f64> {
    let mut numbers = to_flat(&[position.point, position.heading]);
    numbers.push(f64::from(position.segment));
    numbers
}
