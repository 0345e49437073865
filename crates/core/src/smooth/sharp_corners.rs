//! Corners cut where they are sharp.

use super::derived::Origin;
use crate::heading::turns;
use crate::points::Point;

/// Where a segment is cut, from either end.
pub(super) const RATIO: f64 = 0.25;

/// One pass over a polyline: where each of its points comes from.
pub(super) fn cuts<P: Point>(path: &[P], angle_limit: f64, closed: bool) -> Vec<Origin> {
    let mut cuts = Vec::with_capacity(2 * path.len());
    let last = path.len() - 1;
    let turns = turns(path, closed);
    for (index, &turn) in turns.iter().enumerate() {
        if turn < angle_limit {
            cuts.push(Origin::vertex(index as u32));
            continue;
        }
        // An end of an open polyline stays, and is cut on the side that it has.
        let before = index.checked_sub(1).or(closed.then_some(last));
        let after = Some(index + 1).filter(|&next| next <= last).or(closed.then_some(0));
        let (index, end) = (index as u32, Origin::vertex(index as u32));
        cuts.push(before.map_or(end, |before| Origin::between(before as u32, index, 1.0 - RATIO)));
        cuts.push(after.map_or(end, |after| Origin::between(index, after as u32, RATIO)));
    }
    if closed && turns[0] >= angle_limit {
        // Chaikin's list starts on the first segment; so does this one.
        cuts.rotate_left(1);
    }
    cuts
}
