//! Which location on one line corresponds to which point of another, in order from end to end.

use std::ops::Range;

use glam::DVec2;

use crate::segment::nearest_share;

/// So many pairs of a segment and a point are all compared; of more, only those near what coarser copies
/// of the lines say.
const PAIRS: usize = 1 << 18;
/// How far from there, in segments of the coarser copy.
const MARGIN: usize = 6;

/// The location on the line for each point, which is a segment's index plus the share of it, so that locations
/// never run backwards and the sum of the squared distances is least, or nearly so for long lines. The ends
/// belong together. Both have at least two points. O(n) in the sum of their lengths.
pub(super) fn locations(line: &[DVec2], points: &[DVec2]) -> Vec<f64> {
    let segments = line.len() - 1;
    if segments * points.len() <= PAIRS || segments < 4 * MARGIN || points.len() < 4 * MARGIN {
        return within(line, points, &vec![0..segments; points.len()]);
    }
    let coarse = locations(&every_second(line), &every_second(points));
    let bands: Vec<Range<usize>> = (0..points.len())
        .map(|row| {
            let at = |row: usize| 2.0 * coarse[row.min(coarse.len() - 1)];
            let low = (at((row / 2).saturating_sub(1)) as usize).saturating_sub(2 * MARGIN);
            let high = at(row / 2 + 2) as usize + 2 * MARGIN;
            low.min(segments - 1)..high.min(segments)
        })
        .collect();
    within(line, points, &bands)
}

/// Half of the points, both ends among them.
fn every_second(points: &[DVec2]) -> Vec<DVec2> {
    let mut half: Vec<DVec2> = points.iter().copied().step_by(2).collect();
    if points.len().is_multiple_of(2) {
        half.extend(points.last());
    }
    half
}

/// The same with the location of each point on one of a band of segments. Bands never run backwards and
/// each overlaps the next.
fn within(line: &[DVec2], points: &[DVec2], bands: &[Range<usize>]) -> Vec<f64> {
    let segments = line.len() - 1;
    // `best[s]`: the least sum with the current point on segment `s` or before, in the band. `moved` tells
    // for each point and segment whether that least sum puts the point on an earlier segment.
    let mut best = vec![0.0; segments];
    let starts: Vec<usize> = bands
        .iter()
        .scan(0, |sum, band| {
            let start = *sum;
            *sum += band.len();
            Some(start)
        })
        .collect();
    let mut moved = vec![false; bands.iter().map(ExactSizeIterator::len).sum()];
    let mut end = bands[0].end;
    for ((&point, band), &start) in points.iter().zip(bands).zip(&starts) {
        // What the band before did not come to costs what its last segment does.
        let known = best[end - 1];
        best[end..band.end.max(end)].fill(known);
        end = band.end;
        let mut least = f64::INFINITY;
        for segment in band.clone() {
            let here = best[segment] + nearest(line, segment, point).1;
            if here < least {
                least = here;
            } else {
                moved[start + segment - band.start] = true;
            }
            best[segment] = least;
        }
    }
    let mut locations = vec![0.0; points.len()];
    let mut segment = segments - 1;
    for row in (0..points.len()).rev() {
        let (band, start) = (&bands[row], starts[row]);
        segment = segment.min(band.end - 1).max(band.start);
        while segment > band.start && moved[start + segment - band.start] {
            segment -= 1;
        }
        locations[row] = segment as f64 + nearest(line, segment, points[row]).0;
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
fn nearest(line: &[DVec2], segment: usize, point: DVec2) -> (f64, f64) {
    let (start, along) = (line[segment], line[segment + 1] - line[segment]);
    let share = nearest_share(point, start, line[segment + 1]);
    (share, (point - (start + along * share)).length_squared())
}
