//! The second judge: how fast somebody would have to be.

use super::line::Line;
use crate::error::Error;
use crate::points::{FINITE, allowed};

/// When each point was recorded, and how fast it may have been reached.
#[derive(Debug, Clone, Copy)]
pub(in crate::smooth) struct Times<'a> {
    times: &'a [f64],
    max_speed: f64,
}

impl<'a> Times<'a> {
    pub(in crate::smooth) fn new(
        times: &'a [f64],
        count: usize,
        max_speed: f64,
    ) -> Result<Self, Error> {
        if times.len() != count {
            return Err(Error::value("times", times.len() as f64, "one number for each point"));
        }
        let mut last = f64::NEG_INFINITY;
        for (index, &time) in times.iter().enumerate() {
            if !allowed(time) {
                return Err(Error::element("times", index, time, FINITE));
            }
            if time < last {
                return Err(Error::element("times", index, time, "no less than the one before"));
            }
            last = time;
        }
        Ok(Self { times, max_speed })
    }

    pub(in crate::smooth) fn to_vec(self) -> Vec<f64> {
        self.times.to_vec()
    }

    /// Whether going from one place to a later one takes more than the greatest speed.
    pub(super) fn too_fast(&self, line: &Line, from: usize, to: usize) -> bool {
        let (left, reached) = (line.ends(from).1, line.ends(to).0);
        // Over the end of a closed line no time is known.
        left < reached
            && line.distance(from, to) > self.max_speed * (self.times[reached] - self.times[left])
    }
}
