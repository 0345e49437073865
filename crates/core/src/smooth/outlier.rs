//! Points that are plainly wrong.

use crate::heading::turn;
use crate::points::Point;

/// Indexes of the outliers: points into which the polyline turns by at least `limit` degrees, while
/// leaving them out makes it turn by less. The first and the last point are never among them.
///
/// One round, in order, each point judged from those kept so far. Repeated points have no heading of
/// their own, so they neither turn nor are turned into.
pub(super) fn outliers<P: Point>(points: &[P], limit: f64, closed: bool) -> Vec<u32> {
    let mut rejected = Vec::new();
    let Some((&first, &last)) = points.first().zip(points.last()) else { return rejected };
    if limit > 180.0 {
        return rejected;
    }
    let moves = |from: P, to: P| Some(to - from).filter(|_| to != from);
    // The heading with which the last kept point was reached.
    let mut heading = if closed { moves(last, first) } else { None };
    let mut kept = first;
    for index in 1..points.len().saturating_sub(1) {
        let (point, next) = (points[index], points[index + 1]);
        let turns = |to: P| match (heading, moves(kept, to)) {
            (Some(heading), Some(ahead)) => turn(heading, ahead),
            _ => 0.0,
        };
        if turns(point) >= limit && turns(next) < limit {
            rejected.push(index as u32);
        } else {
            heading = moves(kept, point).or(heading);
            kept = point;
        }
    }
    rejected
}
