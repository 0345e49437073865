//! Finds outliers by speed.

use crate::error::Error;
use crate::points::{FINITE, Point, allowed, length};

/// The most segments in a run that are too fast. This bounds the work: the search compares each piece of the line with
/// as many pieces before it.
const MAX_JUMPS: usize = 1024;

/// Refuses times that are not one ascending number for each point.
pub(super) fn check_times(times: &[f64], count: usize) -> Result<(), Error> {
    if times.len() != count {
        return Err(Error::length("times", times.len(), count, "point"));
    }
    for (index, &time) in times.iter().enumerate() {
        let rule = match index.checked_sub(1) {
            _ if !allowed(time) => FINITE,
            Some(before) if time < times[before] => "no less than the one before",
            _ => continue,
        };
        return Err(Error::value("times", time, rule).at(Some(index)));
    }
    Ok(())
}

/// A segment that needs more than this many times the time it took is a jump, not noise.
const JUMP: f64 = 3.0;

/// The indexes of outliers by their speed, ascending.
///
/// Segments that are too fast cut the line into pieces. A chain of pieces leads from the first to the last; it may skip
/// pieces between two that `max_speed` connects. The chain with the fewest jumps stays. A tie goes to the chain that
/// loses the least time, in dropped points and in segments that are too fast.
pub(super) fn fast<P: Point>(points: &[P], times: &[f64], max_speed: f64) -> Vec<u32> {
    // A segment's duration, and the time that it needs at `max_speed`.
    let taken = |from: usize, to: usize| {
        (times[to] - times[from], length(points[to] - points[from]) / max_speed)
    };
    let too_fast = |from: usize, to: usize| {
        let (took, takes) = taken(from, to);
        takes > took
    };
    // The cost of a segment that stays. Dropping a point that is too fast both ways costs less than its two segments.
    let cost = |to: usize| {
        let (took, takes) = taken(to - 1, to);
        (usize::from(takes > JUMP * took), takes - took / 2.0)
    };
    // The cost of dropped points: half of the time on either side of each.
    let lost =
        |from: usize, to: usize| (times[to] - times[from + 1] + times[to - 1] - times[from]) / 2.0;
    // Each piece ends before the next start.
    let fast = (1..points.len()).filter(|&to| too_fast(to - 1, to));
    let starts: Vec<usize> = std::iter::once(0).chain(fast).chain([points.len()]).collect();
    let pieces = starts.len() - 1;
    // For each piece, the least cost of a chain to it (jumps, then time), and the piece before it.
    let mut chains = vec![(0, 0.0, 0); pieces];
    for piece in 1..pieces {
        let ((jumps, time, _), (jump, more)) = (chains[piece - 1], cost(starts[piece]));
        let mut best = (jumps + jump, time + more, piece - 1);
        for before in piece.saturating_sub(MAX_JUMPS)..piece - 1 {
            let (end, start) = (starts[before + 1] - 1, starts[piece]);
            let (jumps, time, _) = chains[before];
            let time = time + lost(end, start);
            if (jumps, time) < (best.0, best.1) && !too_fast(end, start) {
                best = (jumps, time, before);
            }
        }
        chains[piece] = best;
    }
    let mut kept = vec![false; pieces];
    let before = |&piece: &usize| (piece > 0).then(|| chains[piece].2);
    for piece in std::iter::successors(Some(pieces - 1), before) {
        kept[piece] = true;
    }
    let dropped = (0..pieces).filter(|&piece| !kept[piece]);
    dropped.flat_map(|piece| starts[piece] as u32..starts[piece + 1] as u32).collect()
}
