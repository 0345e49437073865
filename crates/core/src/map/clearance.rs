//! How close a segment comes to walls.

use glam::DVec2;

use super::crossings::touched;
use super::grid_map::GridMap;
use super::{RADIUS, ROUNDING};
use crate::error::Error;
use crate::polyline::Polyline;

/// How much further than needed `least_room` looks, in cells, so that rounding hides no cell from it.
const MARGIN: f64 = 1e-6;

impl GridMap {
    /// Returns the index of the first segment that crosses a wall, leaves the grid or comes nearer than `radius` to
    /// either; `None` if the line is clear. With radius 0 it may touch walls and the rim, as in [`GridMap::crossings`].
    /// For a single point: `None` if a unit can stand there, else 0. O(cells under the line and within `radius` of it).
    ///
    /// # Errors
    /// [`Error::BadArgument`] for a negative radius.
    pub fn clear(&self, line: &Polyline, radius: f64) -> Result<Option<u32>, Error> {
        let radius = RADIUS.check(radius)?;
        let hit = line.segments().position(|(from, to)| !self.keeps(from, to, radius));
        Ok(hit.map(|segment| segment as u32))
    }

    /// Whether a segment crosses no wall, passes through no corner where two walls touch, and stays at least `distance`
    /// away from blocked cells and from the grid's rim. O(cells within that distance).
    pub(super) fn is_clear(&self, from: DVec2, to: DVec2, distance: f64) -> bool {
        let enough = distance - ROUNDING;
        self.least_room(from, to, distance, enough) >= enough.max(0.0)
    }

    /// The least distance of a segment from blocked cells and from the grid's rim, or `most` if that is less; negative
    /// if the segment crosses a wall, leaves the grid, or passes through a corner where two walls touch.
    pub(super) fn room(&self, from: DVec2, to: DVec2, most: f64) -> f64 {
        self.least_room(from, to, most, 0.0)
    }

    /// Like [`room`](Self::room), but returns any number below `enough` if the room is less than that.
    #[inline(never)]
    fn least_room(&self, from: DVec2, to: DVec2, most: f64, enough: f64) -> f64 {
        let (width, height) = (self.grid.width() as i32, self.grid.height() as i32);
        let leg = Leg::new(from, to);
        let mut least = most.min(leg.low.min_element()).min((self.size() - leg.high).min_element());
        if least < enough.max(0.0) {
            return if least < 0.0 { -1.0 } else { least };
        }
        let mut touches = false;
        let reach = least + MARGIN;
        for row in touched(leg.low.y - reach, leg.high.y + reach, height) {
            let reach = least + MARGIN;
            let (start, end) = leg.span(f64::from(row) - reach, f64::from(row) + 1.0 + reach);
            for column in touched(start - reach, end + reach, width) {
                if !self.walls[(row * width + column) as usize] {
                    continue;
                }
                let distance = leg.distance_to_cell(f64::from(column), f64::from(row));
                if distance < enough {
                    return distance;
                }
                least = least.min(distance);
                if distance <= ROUNDING
                    && !std::mem::replace(&mut touches, true)
                    && (self.blocks(from, to) || self.squeezes(from, to))
                {
                    return -1.0;
                }
            }
        }
        least
    }

    /// Whether a segment passes exactly through a corner where two walls touch.
    fn squeezes(&self, from: DVec2, to: DVec2) -> bool {
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
            // The two cells beside the segment at this corner.
            let (above, below) =
                if step.x * step.y > 0.0 { (column, column - 1) } else { (column - 1, column) };
            self.is_blocked(above, row - 1) && self.is_blocked(below, row)
        })
    }
}

/// A segment, with the values that all its distances to cells share.
struct Leg {
    from: DVec2,
    to: DVec2,
    low: DVec2,
    high: DVec2,
    step: DVec2,
    /// How far right it goes for each cell down.
    slope: f64,
    length_squared: f64,
}

impl Leg {
    fn new(from: DVec2, to: DVec2) -> Self {
        let step = to - from;
        let slope = if step.y == 0.0 { 0.0 } else { step.x / step.y };
        let length_squared = step.length_squared();
        Self { from, to, low: from.min(to), high: from.max(to), step, slope, length_squared }
    }

    /// The least and the greatest x of the segment between two heights, or twice the x of its end nearest to them.
    fn span(&self, top: f64, bottom: f64) -> (f64, f64) {
        if self.step.y == 0.0 {
            return (self.low.x, self.high.x);
        }
        let at = |height: f64| {
            self.from.x + (height.clamp(self.low.y, self.high.y) - self.from.y) * self.slope
        };
        let (start, end) = (at(top), at(bottom));
        (start.min(end), start.max(end))
    }

    fn distance_to_cell(&self, column: f64, row: f64) -> f64 {
        let corner = DVec2::new(column, row);
        let (middle, opposite) = (corner + 0.5, corner + 1.0);
        // Distances across the segment, times its length: of the cell's middle, and from there to a corner.
        let beside = self.step.perp_dot(middle - self.from);
        let half = 0.5 * (self.step.x.abs() + self.step.y.abs());
        let gap = beside.abs() - half;
        if gap <= 0.0 && self.low.cmple(opposite).all() && corner.cmple(self.high).all() {
            return 0.0;
        }
        let from_end = |end: DVec2| end.distance_squared(end.clamp(corner, opposite));
        let mut least = from_end(self.from).min(from_end(self.to));
        if gap > 0.0 {
            // The cell's corner nearest to the line through the segment.
            let outwards = self.step.perp() * -beside.signum();
            let nearest =
                middle + DVec2::new(0.5f64.copysign(outwards.x), 0.5f64.copysign(outwards.y));
            let along = self.step.dot(nearest - self.from);
            if along > 0.0 && along < self.length_squared {
                least = least.min(gap * gap / self.length_squared);
            }
        }
        least.sqrt()
    }
}
