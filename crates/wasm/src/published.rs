//! Refines exactly as the listing in "Chaikin It Easy" does.

use std::collections::BTreeSet;

use meander_core::glam::DVec3;
use meander_core::{
    Derived, Error, Origin, Point, Polyline, Smoother, measure::turn_angles, smooth::Refine,
};

/// Where the listing cuts a segment, as a share of its length from either end.
const RATIO: f64 = 0.25;

/// The core's [`Refine`], or the listing instead, which treats closed lines as open ones.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Refining {
    /// As in the core.
    pub passes: u32,
    /// As in the core.
    pub angle_limit: f64,
    /// As in the core.
    pub outlier_angle: f64,
    /// Whether to follow the listing.
    pub published: bool,
}

impl Default for Refining {
    fn default() -> Self {
        let Refine { passes, angle_limit, outlier_angle, .. } = Refine::new();
        Self { passes, angle_limit, outlier_angle, published: false }
    }
}

impl Refining {
    fn refine(&self) -> Refine {
        Refine::new()
            .passes(self.passes)
            .angle_limit(self.angle_limit)
            .outlier_angle(self.outlier_angle)
    }
}

impl Smoother for Refining {
    fn smooth<P: Point>(&self, line: &Polyline<P>) -> Result<Polyline<P>, Error> {
        if self.published { Ok(self.derive(line)?.line) } else { self.refine().smooth(line) }
    }

    fn derive<P: Point>(&self, line: &Polyline<P>) -> Result<Derived<P>, Error> {
        if !self.published {
            return self.refine().derive(line);
        }
        let mut rejected = None;
        let mut derived = Derived::by_cuts(line, self.passes, |path| {
            // Compiled once for the plane and space.
            let path: Vec<_> = path.iter().map(|point| point.coordinates().into()).collect();
            let (cuts, lost) = pass(&path, self.angle_limit, self.outlier_angle);
            rejected.get_or_insert(lost);
            cuts
        })?;
        derived.rejected = rejected.unwrap_or_default();
        Ok(derived)
    }
}

/// One pass: the cuts that make the refined points, and the indexes of the points that it drops: each outlier, and the
/// point before it.
fn pass(path: &[DVec3], limit: f64, outlier: f64) -> (Vec<Origin>, Vec<u32>) {
    let place = |Origin { from, to, fraction }| {
        let [start, end] = [from, to].map(|index: u32| path[index as usize]);
        if from == to { start } else { start * (1.0 - fraction) + end * fraction }
    };
    let (mut cuts, mut rejected) = (Vec::new(), Vec::new());
    let Some(last) = path.len().checked_sub(1) else { return (cuts, rejected) };
    // The listing's `ret`, which it searches before it writes a vertex.
    let mut written = BTreeSet::new();
    let mut write = |from: usize, to: usize, fraction| {
        let cut = Origin { from: from as u32, to: to as u32, fraction };
        if written.insert(key(place(cut))) || from != to || from == 0 {
            cuts.push(cut);
        }
    };
    write(0, 0, 0.0);
    let mut previous = path[0];
    let mut at = 1;
    // The queue holds `path[at..]`; the listing stops when one point is left in it.
    while path.len() - at > 1 {
        let (index, current, next) = (at, path[at], path[at + 1]);
        at += 1;
        // Cannot fail: these points come from a line.
        let corner = Polyline::new([previous, current, next], false);
        let angle = corner.map_or(0.0, |corner| turn_angles(&corner)[1]);
        previous = current;
        if angle < limit {
            write(index, index, 0.0);
        } else if angle >= outlier {
            // The listing writes neither `current` nor the point after it.
            rejected.extend([index as u32, at as u32]);
            at += 1;
        } else {
            write(index, at, RATIO);
            write(index, at, 1.0 - RATIO);
            previous = place(Origin { from: index as u32, to: at as u32, fraction: 1.0 - RATIO });
        }
    }
    if last > 0 {
        write(last, last, 0.0);
    }
    (cuts, rejected)
}

/// Equal points have the same key: adding 0 turns -0 into 0.
fn key(point: DVec3) -> [u64; 3] {
    point.to_array().map(|coordinate| (coordinate + 0.0).to_bits())
}
