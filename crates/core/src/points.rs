//! Points in the plane and in space, and the segments between them.

use std::fmt::Debug;
use std::ops::{Add, Mul, Sub};

use glam::{DVec2, DVec3};

use crate::error::Error;

/// The most numbers that a result may have: 2^24.
pub const NUMBER_LIMIT: usize = 1 << 24;

/// The largest coordinate allowed, without its sign, so that squared distances stay finite.
pub const COORDINATE_LIMIT: f64 = 1e150;

pub(crate) const FINITE: &str = "a finite number between -1e150 and 1e150";

/// A point of two or three coordinates: glam's [`DVec2`] or [`DVec3`].
///
/// Arrays and tuples convert by `From`, glam's vectors of `f32` by `as_dvec2` and back by `as_vec2`, and vectors of
/// other crates by [mint](https://docs.rs/mint) 0.5, with this crate's feature `mint`. The feature `serde` reads and
/// writes points. [`meander_core::glam`](crate::glam) is `glam = "0.34"`.
///
/// ```
/// use meander_core::{Polyline, glam::{Vec2, vec2}, smooth::{Chaikin, chaikin}};
///
/// let corner = [vec2(0.0, 0.0), vec2(4.0, 0.0), vec2(4.0, 4.0)].map(|point| point.as_dvec2());
/// let cut = chaikin(&Polyline::open(corner)?, &Chaikin::new())?;
/// let back: Vec<Vec2> = cut.iter().map(|point| point.as_vec2()).collect();
/// assert_eq!(back[2], vec2(3.0, 0.0));
/// # Ok::<(), meander_core::Error>(())
/// ```
pub trait Point:
    Copy
    + Debug
    + PartialEq
    + Add<Output = Self>
    + Sub<Output = Self>
    + Mul<f64, Output = Self>
    + sealed::Vector
    + 'static
{
    /// The number of coordinates.
    const DIMENSION: usize;

    /// Reads the first coordinates of a slice; missing ones are 0.
    fn from_slice(coordinates: &[f64]) -> Self;

    /// The coordinates; a point in the plane has height 0.
    fn coordinates(self) -> [f64; 3];

    /// The dot product.
    fn dot(self, other: Self) -> f64;

    /// The length of the cross product.
    fn cross_length(self, other: Self) -> f64 {
        sealed::Vector::turn(self, other).abs()
    }
}

/// Methods that boxes around points need, sealed so that no other type can be a point.
mod sealed {
    pub trait Vector: Sized {
        /// The lesser of each coordinate.
        fn lower(self, other: Self) -> Self;

        /// The greater of each coordinate.
        fn upper(self, other: Self) -> Self;

        /// The cross product in the plane, its length in space.
        fn turn(self, other: Self) -> f64;
    }
}

macro_rules! points {
    ($($vector:ident of $dimension:literal: $coordinates:expr, $turn:expr;)+) => {$(
        impl sealed::Vector for $vector {
            fn lower(self, other: Self) -> Self {
                self.min(other)
            }

            fn upper(self, other: Self) -> Self {
                self.max(other)
            }

            fn turn(self, other: Self) -> f64 {
                $turn(self, other)
            }
        }

        impl Point for $vector {
            const DIMENSION: usize = $dimension;

            fn from_slice(coordinates: &[f64]) -> Self {
                let at = |index: usize| coordinates.get(index).copied().unwrap_or(0.0);
                Self::from_array(std::array::from_fn(at))
            }

            fn coordinates(self) -> [f64; 3] {
                $coordinates(self)
            }

            fn dot(self, other: Self) -> f64 {
                self.dot(other)
            }
        }
    )+};
}

points! {
    DVec2 of 2: |point: Self| [point.x, point.y, 0.0], |one: Self, other| one.perp_dot(other);
    DVec3 of 3: |point: Self| point.to_array(), |one: Self, other| one.cross(other).length();
}

/// The largest coordinate of a point, without its sign.
pub(crate) fn largest<P: Point>(point: P) -> f64 {
    point.coordinates().iter().fold(0.0, |most: f64, coordinate| most.max(coordinate.abs()))
}

pub(crate) fn length<P: Point>(vector: P) -> f64 {
    vector.dot(vector).sqrt()
}

/// The vector at length 1.
pub(crate) fn unit<P: Point>(vector: P) -> P {
    vector * (1.0 / length(vector))
}

/// The point at share `t` of the way from `a` to `b`.
pub(crate) fn mix<P: Point>(a: P, b: P, t: f64) -> P {
    a * (1.0 - t) + b * t
}

/// The square of the distance from a point to the segment from `start` to `end`, ends included.
#[inline(always)]
pub(crate) fn distance_squared<P: Point>(point: P, start: P, end: P) -> f64 {
    let off = point - mix(start, end, nearest_share(point, start, end));
    off.dot(off)
}

/// The position on a segment nearest to a point, as a share: 0 at `start`, 1 at `end`.
#[inline(always)]
pub(crate) fn nearest_share<P: Point>(point: P, start: P, end: P) -> f64 {
    let along = end - start;
    let length_squared = along.dot(along);
    if length_squared > 0.0 {
        ((point - start).dot(along) / length_squared).clamp(0.0, 1.0)
    } else {
        0.0
    }
}

/// Whether a point lies on a segment, between its ends; exact on a grid, where rounding may give it a distance all the
/// same.
pub(crate) fn is_between<P: Point>(point: P, start: P, end: P) -> bool {
    let (along, off) = (end - start, point - start);
    let dot = off.dot(along);
    dot > 0.0 && dot < along.dot(along) && off.cross_length(along) == 0.0
}

pub(crate) fn allowed(coordinate: f64) -> bool {
    coordinate.abs() <= COORDINATE_LIMIT
}

/// Refuses points with coordinates that are not finite or too large.
pub(crate) fn check<P: Point>(argument: &'static str, points: &[P]) -> Result<(), Error> {
    for (index, point) in points.iter().enumerate() {
        if let Some(&bad) = point.coordinates().iter().find(|x| !allowed(**x)) {
            return Err(Error::value(argument, bad, FINITE).at(Some(index)));
        }
    }
    Ok(())
}

/// Refuses one point with coordinates that are not finite or too large.
pub(crate) fn check_one<P: Point>(argument: &'static str, point: P) -> Result<(), Error> {
    check(argument, &[point]).map_err(|error| error.at(None))
}

/// Refuses results of more than [`NUMBER_LIMIT`] numbers.
pub(crate) fn check_size<P: Point>(argument: &'static str, points: f64) -> Result<(), Error> {
    let (given, limit) = (points * P::DIMENSION as f64, NUMBER_LIMIT as f64);
    if given <= limit {
        Ok(())
    } else {
        Err(Error::TooLarge { argument, given, unit: "numbers", limit })
    }
}
