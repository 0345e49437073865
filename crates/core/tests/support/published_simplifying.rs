//! Ramer-Douglas-Peucker that computes every distance. It does not check arguments.

use meander_core::{Point, Polyline, smooth::Simplify};

/// The indexes of the points that stay, ascending.
pub(crate) fn simplify_as_published<P: Point>(
    points: &Polyline<P>,
    options: &Simplify,
) -> Vec<u32> {
    let Some(last) = points.len().checked_sub(1) else { return Vec::new() };
    let limit = options.tolerance * options.tolerance;
    let mut ends = vec![last];
    if points.is_closed() {
        // The index one past the last point is the first point again.
        ends[0] = last + 1;
        ends.extend(furthest(points, 1..last + 1, points[0], points[0], -1.0));
    }
    let mut kept = vec![0];
    let mut first = 0;
    while let Some(&end) = ends.last() {
        let (from, to) = (points[first], points[end % points.len()]);
        if let Some(index) = furthest(points, first + 1..end, from, to, limit) {
            ends.push(index);
        } else {
            kept.push(end as u32);
            first = end;
            ends.pop();
        }
    }
    if points.is_closed() || last == 0 {
        kept.pop();
    }
    kept
}

/// The indexes of `count` points, ascending: it splits the segment with the furthest point there, again and again, and
/// computes every distance each time.
pub(crate) fn split_to_count<P: Point>(points: &Polyline<P>, count: usize) -> Vec<u32> {
    let closed = points.is_closed();
    let Some(last) = points.len().checked_sub(1) else { return Vec::new() };
    let mut ends = if closed { vec![0, last + 1] } else { vec![0, last] };
    let points_of = |ends: &[usize]| if closed || last == 0 { ends.len() - 1 } else { ends.len() };
    while points_of(&ends) < count {
        let mut best: Option<(f64, usize, usize)> = None;
        for (at, pair) in (1..).zip(ends.windows(2)) {
            let (from, to) = (points[pair[0]], points[pair[1] % points.len()]);
            let found = furthest(points, pair[0] + 1..pair[1], from, to, -1.0);
            let distance = |index: usize| rank(points, index, from, to);
            if let Some(index) = found
                && best.is_none_or(|(most, ..)| distance(index) > most)
            {
                best = Some((distance(index), index, at));
            }
        }
        let Some((_, index, at)) = best else { break };
        ends.insert(at, index);
    }
    ends.truncate(points_of(&ends));
    ends.iter().map(|&index| index as u32).collect()
}

/// The first of the furthest points from a segment, if its squared distance is above `limit`.
fn furthest<P: Point>(
    points: &[P],
    range: std::ops::Range<usize>,
    start: P,
    end: P,
    limit: f64,
) -> Option<usize> {
    let (mut index, mut most) = (None, limit);
    for at in range {
        let distance =
            if limit > 0.0 { square(points[at], start, end) } else { rank(points, at, start, end) };
        if distance > most {
            (index, most) = (Some(at), distance);
        }
    }
    index
}

/// The squared distance of a point from a segment; 0 on it, and between its neighbours, of which one is as far away.
fn rank<P: Point>(points: &[P], at: usize, start: P, end: P) -> f64 {
    let is_inside = is_between(points[at], start, end)
        || is_between(points[at], points[at - 1], points[(at + 1) % points.len()]);
    if is_inside { 0.0 } else { square(points[at], start, end) }
}

/// Whether a point lies on a segment, between its ends.
fn is_between<P: Point>(point: P, start: P, end: P) -> bool {
    let (along, off) = (end - start, point - start);
    let share = off.dot(along);
    share > 0.0 && share < along.dot(along) && off.cross_length(along) == 0.0
}

/// The squared distance from a segment.
fn square<P: Point>(point: P, start: P, end: P) -> f64 {
    let along = end - start;
    let length_squared = along.dot(along);
    let nearest = if length_squared > 0.0 {
        let share = ((point - start).dot(along) / length_squared).clamp(0.0, 1.0);
        start * (1.0 - share) + end * share
    } else {
        start
    };
    (point - nearest).dot(point - nearest)
}
