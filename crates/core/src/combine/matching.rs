//! Which location on one polyline corresponds to which on another, in order from end to end.

use glam::DVec2;

use crate::points::mix;

/// A point of the smoothed curve and the location on the raw path that it stands for.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Pair {
    pub(super) raw: DVec2,
    pub(super) smooth: DVec2,
}

/// Pairs each smooth point with a location on the raw path so that locations never run backwards and the
/// sum of the squared distances is least; then adds a pair for each raw vertex in between, so that
/// the raw path itself is one end of the blend. Both polylines have at least two points.
/// O(raw · smooth) time, one bit of memory for each pair of the two.
pub(super) fn pairs(raw: &[DVec2], smooth: &[DVec2]) -> Vec<Pair> {
    let locations = locations(raw, smooth);
    let mut pairs: Vec<Pair> = Vec::with_capacity(raw.len() + smooth.len());
    let mut before: Option<(f64, DVec2)> = None;
    for (&smooth, location) in smooth.iter().zip(locations) {
        if let Some((start, from)) = before {
            let mut vertex = start.floor() + 1.0;
            while vertex < location {
                let share = (vertex - start) / (location - start);
                pairs.push(Pair { raw: at(raw, vertex), smooth: mix(from, smooth, share) });
                vertex += 1.0;
            }
        }
        pairs.push(Pair { raw: at(raw, location), smooth });
        before = Some((location, smooth));
    }
    pairs
}

/// The point at a location, which is a segment's index plus the share of it.
fn at(raw: &[DVec2], location: f64) -> DVec2 {
    let segment = (location as usize).min(raw.len() - 2);
    mix(raw[segment], raw[segment + 1], location - segment as f64)
}

/// The location on the raw path for each smooth point; the ends belong together.
fn locations(raw: &[DVec2], smooth: &[DVec2]) -> Vec<f64> {
    let segments = raw.len() - 1;
    // `best[s]`: the least sum with the current point on segment `s` or before. `moved` has a bit for
    // each point and segment: whether that least sum puts the point on an earlier segment.
    let mut best = vec![0.0; segments];
    let mut moved = vec![0u64; (smooth.len() * segments).div_ceil(64)];
    for (row, &point) in smooth.iter().enumerate() {
        let mut least = f64::INFINITY;
        for (segment, best) in best.iter_mut().enumerate() {
            let here = *best + nearest(raw, segment, point).1;
            if here < least {
                least = here;
            } else {
                let bit = row * segments + segment;
                moved[bit / 64] |= 1 << (bit % 64);
            }
            *best = least;
        }
    }
    let mut locations = vec![0.0; smooth.len()];
    let mut segment = segments - 1;
    for row in (0..smooth.len()).rev() {
        let was_moved = |segment: usize| {
            let bit = row * segments + segment;
            moved[bit / 64] & (1 << (bit % 64)) != 0
        };
        while segment > 0 && was_moved(segment) {
            segment -= 1;
        }
        locations[row] = segment as f64 + nearest(raw, segment, smooth[row]).0;
    }
    locations[0] = 0.0;
    // Within one segment the nearest locations may still run backwards.
    let mut furthest = 0.0f64;
    for location in &mut locations {
        furthest = furthest.max(*location);
        *location = furthest;
    }
    if let Some(last) = locations.last_mut() {
        *last = segments as f64;
    }
    locations
}

/// The share of a segment that is nearest to a point, and the squared distance there.
fn nearest(raw: &[DVec2], segment: usize, point: DVec2) -> (f64, f64) {
    let (start, along) = (raw[segment], raw[segment + 1] - raw[segment]);
    let length_squared = along.length_squared();
    let share = if length_squared > 0.0 {
        ((point - start).dot(along) / length_squared).clamp(0.0, 1.0)
    } else {
        0.0
    };
    (share, (point - (start + along * share)).length_squared())
}
