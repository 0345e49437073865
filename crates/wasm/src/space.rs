//! Points of the plane as points of space at height 0: one compiled form of what is made once serves both.

use meander_core::Error;
use meander_core::glam::DVec3;

use crate::flat::to_flat;
use crate::more_measures::one_point;
use crate::points::Points;

/// How many coordinates the caller's points have.
#[derive(Clone, Copy)]
pub(crate) struct Space(usize);

impl Space {
    /// Reads points.
    pub(crate) fn read(size: f64, flat: &[f64]) -> Result<(Self, Vec<DVec3>), Error> {
        Ok(match Points::read("points", size, flat)? {
            Points::Plane(points) => {
                (Self(2), points.iter().map(|point| point.extend(0.0)).collect())
            }
            Points::Space(points) => (Self(3), points.to_vec()),
        })
    }

    /// Reads one point.
    pub(crate) fn one(self, argument: &'static str, flat: &[f64]) -> Result<DVec3, Error> {
        if self.is_plane() {
            one_point(argument, flat).map(|point: meander_core::glam::DVec2| point.extend(0.0))
        } else {
            one_point(argument, flat)
        }
    }

    pub(crate) const fn is_plane(self) -> bool {
        self.0 == 2
    }

    /// The coordinates of points.
    pub(crate) fn flat(self, points: &[DVec3]) -> Vec<f64> {
        if self.is_plane() {
            points.iter().flat_map(|point| [point.x, point.y]).collect()
        } else {
            to_flat(points)
        }
    }
}
