//! The turn between two headings.

use crate::points::{Point, largest};

/// The angle between two headings in degrees: 0 straight on, 180 a reversal. 0 if either is zero.
///
/// From the tangent rather than the cosine, which loses half its digits on nearly straight lines.
pub(crate) fn turn<P: Point>(before: P, after: P) -> f64 {
    let (before, after) = (moderate(before), moderate(after));
    // Adding 0 turns -0 into 0: with -0, a heading of zero would count as a reversal.
    libm::atan2(before.cross_length(after), before.dot(after) + 0.0).to_degrees()
}

/// Scales a heading to a length whose fourth power neither overflows nor vanishes.
fn moderate<P: Point>(mut heading: P) -> P {
    while largest(heading) > 1e60 {
        heading = heading * 1e-100;
    }
    // Four rounds are enough even for the smallest number.
    for _ in 0..4 {
        if largest(heading) < 1e-60 {
            heading = heading * 1e100;
        }
    }
    heading
}

/// The turn at each point of a polyline, 0 at the ends of an open one.
///
/// At repeated points the heading is that of the nearest segment with a length, so that repeating a corner's point does
/// not straighten the corner.
pub(crate) fn turns<P: Point>(points: &[P], closed: bool) -> Vec<f64> {
    let before = headings_before(points, closed);
    // The headings after the points are the headings before them on the reversed line, reversed.
    let reversed: Vec<P> = points.iter().rev().copied().collect();
    let after = headings_before(&reversed, closed);
    before
        .into_iter()
        .zip(after.into_iter().rev())
        .map(|(before, after)| match (before, after) {
            (Some(before), Some(after)) => turn(before, after * -1.0),
            _ => 0.0,
        })
        .collect()
}

/// The heading with which the line reaches each point; `None` before its first segment with a length.
fn headings_before<P: Point>(points: &[P], closed: bool) -> Vec<Option<P>> {
    let zero = |heading: &P| *heading == *heading * 0.0;
    let step = |from: P, to: P| Some(to - from).filter(|heading| !zero(heading));
    let Some(&last) = points.last() else { return Vec::new() };
    let mut heading = None;
    if closed {
        // If the closing segment has no length, the last segment with a length leads into the first point.
        heading = points.windows(2).filter_map(|pair| step(pair[0], pair[1])).last();
    }
    let mut previous = if closed { last } else { points[0] };
    points
        .iter()
        .map(|&point| {
            heading = step(previous, point).or(heading);
            previous = point;
            heading
        })
        .collect()
}
