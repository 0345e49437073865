//! How close a segment comes to walls.

use glam::DVec2;

use super::walls::WallGrid;
use crate::segment::distance_squared;

/// Distances are compared to within this much, in cells: rounding must not refuse what fits exactly.
const ROUNDING: f64 = 1e-9;

impl WallGrid<'_> {
    /// Whether a segment crosses no wall and stays at least `distance` away from blocked cells and from
    /// what is beyond the grid. O(cells within that distance).
    pub(crate) fn is_clear(&self, from: DVec2, to: DVec2, distance: f64) -> bool {
        !self.blocks(from, to)
            && (distance <= 0.0 || self.clearance(from, to, distance) >= distance - ROUNDING)
    }

    /// How far a segment stays from blocked cells and from what is beyond the grid, or `most` if that is less.
    pub(crate) fn clearance(&self, from: DVec2, to: DVec2, most: f64) -> f64 {
        let size = DVec2::new(f64::from(self.grid.width()), f64::from(self.grid.height()));
        let (low, high) = (from.min(to), from.max(to));
        let mut least = most.min(low.min_element()).min((size - high).min_element()).max(0.0);
        // What is further than a side reaches is no nearer than what is beyond the grid.
        let rows = span(low.y - least, high.y + least, size.y);
        for row in rows {
            let (top, bottom) = (f64::from(row) - least, f64::from(row) + 1.0 + least);
            let (start, end) = (at_height(from, to, top), at_height(from, to, bottom));
            let columns = span(start.x.min(end.x) - least, start.x.max(end.x) + least, size.x);
            for column in columns {
                if self.blocked[(row * self.grid.width() + column) as usize] {
                    let corner = DVec2::new(f64::from(column), f64::from(row));
                    least = least.min(cell_distance(corner, from, to));
                }
            }
        }
        least
    }

    /// Whether a segment passes exactly through the corner at which two walls touch.
    pub(crate) fn squeezes(&self, from: DVec2, to: DVec2) -> bool {
        let step = to - from;
        if step.x == 0.0 || step.y == 0.0 {
            return false;
        }
        let (left, right) = (from.x.min(to.x).ceil(), from.x.max(to.x).floor());
        let columns = left as i32..=right as i32;
        columns.into_iter().any(|column| {
            let y = from.y + step.y * ((f64::from(column) - from.x) / step.x);
            let row = y.round();
            if (y - row).abs() > ROUNDING {
                return false;
            }
            let row = row as i32;
            // The two cells beside the way: those on the other diagonal than the segment's.
            let (above, below) =
                if step.x * step.y > 0.0 { (column, column - 1) } else { (column - 1, column) };
            self.is_blocked(above, row - 1) && self.is_blocked(below, row)
        })
    }
}

/// The cells, of `count` in a row or column, that a span touches.
fn span(low: f64, high: f64, count: f64) -> std::ops::Range<u32> {
    low.floor().max(0.0) as u32..high.ceil().min(count) as u32
}

/// The point of a segment at this height, or its nearest end.
fn at_height(from: DVec2, to: DVec2, height: f64) -> DVec2 {
    let rise = to.y - from.y;
    if rise == 0.0 {
        return if height < from.y { from } else { to };
    }
    from + (to - from) * ((height - from.y) / rise).clamp(0.0, 1.0)
}

/// The distance of a segment from the cell whose least corner this is.
fn cell_distance(corner: DVec2, from: DVec2, to: DVec2) -> f64 {
    let opposite = corner + DVec2::ONE;
    let outside = |point: DVec2| point.distance(point.clamp(corner, opposite));
    let corners =
        [corner, DVec2::new(opposite.x, corner.y), opposite, DVec2::new(corner.x, opposite.y)];
    let beside = corners.map(|point| distance_squared(point, from, to));
    // A segment that goes through the cell has corners on both sides and its ends outside.
    let sides = corners.map(|point| (to - from).perp_dot(point - from));
    let through = sides.iter().any(|&side| side > 0.0)
        && sides.iter().any(|&side| side < 0.0)
        && overlaps(corner, opposite, from.min(to), from.max(to));
    if through {
        return 0.0;
    }
    let nearest = beside.into_iter().fold(f64::INFINITY, f64::min).sqrt();
    nearest.min(outside(from)).min(outside(to))
}

fn overlaps(low: DVec2, high: DVec2, other_low: DVec2, other_high: DVec2) -> bool {
    low.cmple(other_high).all() && other_low.cmple(high).all()
}
