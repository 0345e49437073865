//! Where a line leaves the open cells of a map.

use glam::DVec2;

use super::grid_map::GridMap;
use crate::polyline::Polyline;
use crate::sort::order_by;

/// Overlaps shorter than this share of a segment are rounding, not crossings.
const TOUCH: f64 = 1e-12;

/// Where a line leaves the open cells of a [`GridMap`].
#[derive(Debug, Clone, PartialEq, Default)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct WallCrossings {
    /// The first segment that crosses a wall or leaves the grid, and the position where it does.
    pub first: Option<(u32, DVec2)>,
    /// The walls that the line crosses, each once, in the order in which the line meets them.
    pub cells: Vec<u32>,
}

impl GridMap {
    /// Finds the walls that a line crosses, and where it first crosses one or leaves the grid.
    ///
    /// Cell `(x, y)` is the square from `(x, y)` to `(x + 1, y + 1)`, its sides included: touching a wall is not crossing
    /// it, but running along between two walls is. Beyond the grid there are no cells. A single point crosses nothing.
    /// O(cells of the grid + cells under the line); [`GridMap::clear`] finds the first segment in O(cells under the line).
    ///
    /// ```
    /// use meander_core::{Grid, GridMap, Polyline, glam::dvec2};
    /// let map = GridMap::new(&Grid::new(4, 1)?).with_walls(&[1, 2])?;
    /// let crossings = map.crossings(&Polyline::open([[3.5, 0.5], [0.5, 0.5], [3.5, 0.5]])?);
    /// assert_eq!(crossings.first, Some((0, dvec2(3.0, 0.5))));
    /// assert_eq!(crossings.cells, [2, 1]);
    /// # Ok::<(), meander_core::Error>(())
    /// ```
    pub fn crossings(&self, line: &Polyline) -> WallCrossings {
        let mut known = vec![false; self.walls.len()];
        let mut crossings = WallCrossings::default();
        let mut here = Vec::new();
        // A single point crosses nothing, even in a wall.
        let segments = line.segments().filter(|_| line.len() > 1);
        for (segment, (from, to)) in segments.enumerate() {
            here.clear();
            self.each_crossed(from, to, &mut |cell, enter| {
                here.push((enter, cell));
                false
            });
            if crossings.first.is_none() {
                let inside = here.iter().map(|&(enter, _)| enter);
                let share = inside.fold(self.leaves(from, to), f64::min);
                if share <= 1.0 {
                    crossings.first = Some((segment as u32, from + (to - from) * share));
                }
            }
            // Shares are not negative, so their bits sort in the same order; adding 0 turns -0 into 0.
            for at in order_by(here.iter().map(|&(enter, _)| (enter + 0.0).to_bits())) {
                let (_, cell) = here[at as usize];
                if !std::mem::replace(&mut known[cell], true) {
                    crossings.cells.push(cell as u32);
                }
            }
        }
        crossings
    }

    /// Whether a segment leaves the open cells.
    pub(super) fn blocks(&self, from: DVec2, to: DVec2) -> bool {
        !self.inside(from) || !self.inside(to) || self.each_crossed(from, to, &mut |_, _| true)
    }

    /// Whether a segment stays on open cells and this far from blocked ones and the rim; with 0 it may touch them.
    pub(super) fn keeps(&self, from: DVec2, to: DVec2, distance: f64) -> bool {
        if distance > 0.0 { self.is_clear(from, to, distance) } else { !self.blocks(from, to) }
    }

    /// Calls `enough` with each blocked cell that a segment crosses, by ascending index, and the share of the segment
    /// before the cell. Stops as soon as `enough` returns true, and returns whether it did.
    fn each_crossed(
        &self,
        from: DVec2,
        to: DVec2,
        enough: &mut dyn FnMut(usize, f64) -> bool,
    ) -> bool {
        let step = to - from;
        if step == DVec2::ZERO && !self.blocks_point(from) {
            return false;
        }
        let (low, high) = (from.min(to), from.max(to));
        let (width, height) = (self.grid.width() as i32, self.grid.height() as i32);
        // A point on a line between rows or columns belongs to both.
        for row in touched(low.y, high.y, height) {
            let (enter, leave) = slab_interval(from.y, step.y, f64::from(row));
            if leave - enter <= TOUCH {
                continue;
            }
            let (start, end) = (from.x + step.x * enter, from.x + step.x * leave);
            for column in touched(start.min(end), start.max(end), width) {
                let (left, right) = slab_interval(from.x, step.x, f64::from(column));
                let (first, last) = (enter.max(left), leave.min(right));
                if last - first > TOUCH
                    && self.is_blocked(column, row)
                    && !self.passes_beside(column, row, from, step)
                    && enough((row * width + column) as usize, first)
                {
                    return true;
                }
            }
        }
        false
    }

    /// The share of a segment at which it leaves the grid; 0 if it begins outside, infinite if it never
    /// leaves.
    fn leaves(&self, from: DVec2, to: DVec2) -> f64 {
        if !self.inside(from) {
            return 0.0;
        }
        if self.inside(to) {
            return f64::INFINITY;
        }
        let bound = DVec2::select(to.cmpgt(from), self.size(), DVec2::ZERO);
        let share = DVec2::select(to.cmpeq(from), DVec2::INFINITY, (bound - from) / (to - from));
        share.min_element()
    }

    fn inside(&self, point: DVec2) -> bool {
        point.cmpge(DVec2::ZERO).all() && point.cmple(self.size()).all()
    }

    pub(super) fn size(&self) -> DVec2 {
        DVec2::new(f64::from(self.grid.width()), f64::from(self.grid.height()))
    }

    fn blocks_point(&self, point: DVec2) -> bool {
        let columns = touched(point.x, point.x, self.grid.width() as i32);
        let rows = touched(point.y, point.y, self.grid.height() as i32);
        !rows.into_iter().any(|row| columns.clone().any(|column| !self.is_blocked(column, row)))
    }

    pub(super) fn is_blocked(&self, column: i32, row: i32) -> bool {
        let (width, height) = (self.grid.width() as i32, self.grid.height() as i32);
        let inside = column >= 0 && row >= 0 && column < width && row < height;
        !inside || self.walls[(row * width + column) as usize]
    }

    /// Whether a segment along one of the cell's sides has an open cell on the other side.
    fn passes_beside(&self, column: i32, row: i32, from: DVec2, step: DVec2) -> bool {
        let across = |fixed: f64, cell: i32| {
            if fixed <= f64::from(cell) { cell - 1 } else { cell + 1 }
        };
        let on_line = |fixed: f64| fixed.fract() == 0.0;
        (step.x == 0.0 && on_line(from.x) && !self.is_blocked(across(from.x, column), row))
            || (step.y == 0.0 && on_line(from.y) && !self.is_blocked(column, across(from.y, row)))
    }
}

/// The rows or columns, of `count`, whose closed span meets `low..=high`.
pub(super) fn touched(low: f64, high: f64, count: i32) -> std::ops::Range<i32> {
    // However far the span reaches, both ends lie within the grid, so that sums with them cannot overflow.
    let (start, end) = ((low.ceil() - 1.0) as i32, (high.floor() as i32).saturating_add(1));
    start.clamp(0, count)..end.clamp(0, count)
}

/// The shares of a segment at which it enters and leaves `line..=line + 1`.
fn slab_interval(from: f64, step: f64, line: f64) -> (f64, f64) {
    if step == 0.0 {
        let inside = from >= line && from <= line + 1.0;
        return if inside { (0.0, 1.0) } else { (1.0, 0.0) };
    }
    let (one, other) = ((line - from) / step, (line + 1.0 - from) / step);
    (one.min(other).max(0.0), one.max(other).min(1.0))
}
