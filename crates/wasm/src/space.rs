//! Reads points of the plane as points in space at height 0, so that objects such as curves are compiled only once.

use meander_core::glam::DVec3;
use meander_core::{Error, Polyline};

use crate::flat::to_flat;
use crate::more_measures::one_point;
use crate::points::Line;

/// How many coordinates the caller's points have.
#[derive(Clone, Copy)]
pub(crate) struct Space(usize);

impl Space {
    pub(crate) fn read(
        size: f64,
        flat: Vec<f64>,
        closed: bool,
    ) -> Result<(Self, Polyline<DVec3>), Error> {
        Ok(match Line::read(size, flat, closed)? {
            Line::Plane(line) => {
                let points: Vec<DVec3> = line.iter().map(|point| point.extend(0.0)).collect();
                (Self(2), Polyline::new(points, closed)?)
            }
            Line::Space(line) => (Self(3), line),
        })
    }

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
