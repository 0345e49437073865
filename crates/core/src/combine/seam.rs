//! Where to cut closed lines open, so that what works on open ones serves for them too.

use glam::DVec2;

use super::rounding::Rounded;
use crate::segment::distance_squared;

/// A closed curve and its safe line, both with the same ends, at a place where the curve may stay. None: it
/// may stay nowhere. `stays` tells that of each segment of the curve, whose last point is its first.
pub(super) fn cut_open(
    curve: &[DVec2],
    stays: &[bool],
    safe: &Rounded,
) -> Option<(Vec<DVec2>, Rounded)> {
    let seam = middle_of_longest_run(stays)?;
    let last = curve.len() - 1;
    let opened: Vec<DVec2> = curve[seam..last].iter().chain(&curve[..=seam]).copied().collect();
    let (segment, place) = nearest(&safe.points, curve[seam]);
    let end = safe.points.len() - 1;
    let turned = &safe.points[segment + 1..end];
    let mut points = vec![place];
    points.extend(turned.iter().chain(&safe.points[..=segment]));
    points.push(place);
    let mut distances = safe.distances[segment..].to_vec();
    distances.extend(&safe.distances[..=segment]);
    Some((opened, Rounded { points, distances }))
}

/// The same closed line, beginning with this point if it is one of its own.
pub(super) fn begin_at(line: &mut [DVec2], first: DVec2) {
    if let Some(at) = line.iter().position(|&point| point == first) {
        line.rotate_left(at);
    }
}

/// The point in the middle of the longest run of segments that stay, around the end too.
fn middle_of_longest_run(stays: &[bool]) -> Option<usize> {
    let count = stays.len();
    let bad = stays.iter().position(|&stays| !stays)?;
    let (mut best, mut run) = ((0, 0), 0);
    for at in bad..=bad + count {
        if stays[at % count] {
            run += 1;
            best = best.max((run, at));
        } else {
            run = 0;
        }
    }
    let (longest, end) = best;
    (longest > 1).then(|| (end + 1 - longest / 2) % count)
}

/// The segment of a line that is nearest to a point, and the nearest place on it.
fn nearest(line: &[DVec2], point: DVec2) -> (usize, DVec2) {
    let distance = |pair: &[DVec2]| distance_squared(point, pair[0], pair[1]);
    let (mut best, mut least) = (0, f64::INFINITY);
    for (segment, pair) in line.windows(2).enumerate() {
        if distance(pair) < least {
            (best, least) = (segment, distance(pair));
        }
    }
    let (start, along) = (line[best], line[best + 1] - line[best]);
    let share = (point - start).dot(along) / along.length_squared();
    (best, start + along * share.clamp(0.0, 1.0))
}
