//! Cutting sharp corners only.

use super::derived::Origin;
use crate::heading::turns;
use crate::points::Point;

/// Where to cut a segment, as a share of its length from either end.
pub(super) const RATIO: f64 = 0.25;

/// One pass over a polyline: returns the origin of each point after it.
pub(super) fn cuts<P: Point>(path: &[P], angle_limit: f64, closed: bool) -> Vec<Origin> {
    let mut cuts = Vec::with_capacity(2 * path.len());
    let last = path.len() - 1;
    let turns = turns(path, closed);
    for (index, &turn) in turns.iter().enumerate() {
        if turn < angle_limit {
            cuts.push(Origin::vertex(index as u32));
            continue;
        }
        // With an angle limit of 0, an end of an open polyline stays, and a cut follows on its only segment.
        let before = index.checked_sub(1).or(closed.then_some(last));
        let after = Some(index + 1).filter(|&next| next <= last).or(closed.then_some(0));
        let (index, end) = (index as u32, Origin::vertex(index as u32));
        cuts.push(before.map_or(end, |before| Origin::between(before as u32, index, 1.0 - RATIO)));
        cuts.push(after.map_or(end, |after| Origin::between(index, after as u32, RATIO)));
    }
    if closed && turns[0] >= angle_limit {
        // `chaikin` starts on the first segment: start there, too.
        cuts.rotate_left(1);
    }
    cuts
}
