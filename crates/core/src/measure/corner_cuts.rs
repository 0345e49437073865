//! Where the points come from that a pass of corner cutting makes.

use super::shape::turn_angles;
use crate::points::{Point, length};
use crate::polyline::Polyline;
use crate::segment::distance_squared;

/// Turns of fewer degrees are no corners: a millionth of a radian.
const STRAIGHT: f64 = 1e-6 * 180.0 / std::f64::consts::PI;
/// Points nearer than this to a vertex are that vertex.
const SAME: f64 = 1e-6;
/// A pass goes along the polyline, so the segment of a point is one of the next few.
const AHEAD: usize = 12;

/// A new point that a pass of corner cutting made, as [`corner_cuts`] finds it.
#[derive(Debug, Clone, Copy, PartialEq)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct CornerCut<P> {
    /// The point itself.
    pub point: P,
    /// The segment that it lies on: the index of the vertex where that begins.
    pub segment: u32,
    /// Whether it is nearer to the segment's end, where it cuts the corner, than to its start.
    pub is_near_end: bool,
}

/// Tells for each new point that one pass of corner cutting makes which segment of the polyline it lies on, and
/// which end of that it is nearer to: what a drawing of the construction shows.
///
/// `pass` is what [`chaikin`](crate::smooth::chaikin) or [`refine`](crate::smooth::refine) makes of the line in one pass. Points
/// that are vertices of the polyline, and those whose nearer vertex is no corner, are left out. O(pass).
///
/// ```
/// use meander_core::{Polyline, glam::dvec2, measure::corner_cuts, smooth::{Chaikin, chaikin}};
/// let corner = Polyline::open([[0.0, 0.0], [4.0, 0.0], [4.0, 4.0]])?;
/// let cuts = corner_cuts(&corner, &chaikin(&corner, &Chaikin::new())?);
/// let found: Vec<_> = cuts.iter().map(|cut| (cut.point, cut.segment, cut.is_near_end)).collect();
/// // The points beside the two ends cut no corner.
/// assert_eq!(found, [(dvec2(3.0, 0.0), 0, true), (dvec2(4.0, 1.0), 1, false)]);
/// # Ok::<(), meander_core::Error>(())
/// ```
#[must_use]
pub fn corner_cuts<P: Point>(line: &Polyline<P>, pass: &Polyline<P>) -> Vec<CornerCut<P>> {
    let turns = turn_angles(line);
    let count = line.len();
    let Some(last) = count.checked_sub(1) else { return Vec::new() };
    let segments = if line.is_closed() { count } else { last };
    let mut cuts = Vec::new();
    let mut from = 0;
    for &point in pass.iter() {
        from = nearest_segment(line, from, segments, point);
        let to = (from + 1) % count;
        let (before, after) = (length(point - line[from]), length(point - line[to]));
        if before < SAME || after < SAME {
            continue;
        }
        let is_near_end = before > after;
        if turns[if is_near_end { to } else { from }] > STRAIGHT {
            cuts.push(CornerCut { point, segment: from as u32, is_near_end });
        }
    }
    cuts
}

/// The first of the nearest segments, from `first` on.
fn nearest_segment<P: Point>(points: &[P], first: usize, segments: usize, point: P) -> usize {
    let squared =
        |&at: &usize| distance_squared(point, points[at], points[(at + 1) % points.len()]);
    let near = (first..segments.min(first + AHEAD)).map(|at| (squared(&at), at));
    near.min_by(|one, other| one.0.total_cmp(&other.0)).map_or(first, |(_, segment)| segment)
}
