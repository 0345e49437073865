//! Smoothing that keeps off the walls.

use glam::DVec2;

use super::RADIUS;
use super::detours::{Curve, MOST_STRAY};
use super::grid_map::GridMap;
use super::unit_path::{rounded, unit_path};
use crate::error::Error;
use crate::measure::measure;
use crate::points::check_size;
use crate::polyline::Polyline;

impl GridMap {
    /// Keeps a smoothed curve off the walls of a grid. Where it comes too near to one, or turns more sharply than `raw`
    /// anywhere does, it takes a detour along `raw`, pulled tight and with arcs for corners; elsewhere it stays as it is.
    ///
    /// `raw` keeps to open cells itself; `smoothed` is any smoother's result for it, open with the same ends, or closed
    /// as `raw` is. The result
    /// - has no segment that [`GridMap::crossings`] finds;
    /// - keeps `radius` from walls and from the grid's rim, or the least distance that `raw` keeps if that is less;
    /// - turns nowhere more sharply than `raw`, as [`measure`](crate::measure::measure()) says, closed lines at their first point too;
    /// - begins and ends where `raw` does, unless it is closed.
    ///
    /// A curve that is far enough from walls and not too sharp comes back unchanged. A detour begins and ends in the
    /// direction of the curve and has no kinks. It starts ¼ cell before the bad part; where no detour fits, twice as far, until it
    /// replaces the whole curve. Where even that is sharper than `raw`, the result is `raw`. Points of `raw` are not kept, not
    /// even the posts of a patrol, but detours pass them at about two cells at most; a detour may be longer than the part it
    /// replaces. [`nearest`](crate::measure::nearest()) says how far away it passes them.
    ///
    /// O(n log n) in the points of both lines and the cells within `radius` of them, for detours that are short or few.
    ///
    #[doc = include_str!("../../pictures/guard.svg")]
    ///
    /// # Errors
    /// [`Error::BadArgument`] if `raw` itself crosses a wall or leaves the grid, if the open lines have different ends
    /// or only one of them is closed, and for a negative radius.
    ///
    /// ```
    /// use meander_core::{Grid, GridMap, Polyline, smooth::{Simplify, simplify}};
    /// // . . .
    /// // . # .     the path goes round the wall
    /// let map = GridMap::new(&Grid::new(3, 2)?).with_walls(&[4])?;
    /// let raw = Polyline::open([[0.5, 1.5], [0.5, 0.5], [2.5, 0.5], [2.5, 1.5]])?;
    /// let short = simplify(&raw, &Simplify::new(5.0))?;
    /// assert_eq!(map.clear(&short, 0.0)?, Some(0));
    /// let kept = map.guard(&raw, &short, 0.0)?;
    /// assert_eq!(map.clear(&kept, 0.0)?, None);
    /// # Ok::<(), meander_core::Error>(())
    /// ```
    pub fn guard(
        &self,
        raw: &Polyline,
        smoothed: &Polyline,
        radius: f64,
    ) -> Result<Polyline, Error> {
        let (radius, closed) = (RADIUS.check(radius)?, raw.is_closed());
        if !self.keeps_line(raw, 0.0) {
            return Err(Error::rule("raw", "a path over open cells"));
        }
        if closed != smoothed.is_closed() {
            return Err(Error::rule("smoothed", "open or closed as raw is"));
        }
        let same_ends = raw.first() == smoothed.first() && raw.last() == smoothed.last();
        if raw.is_empty() != smoothed.is_empty() || !(closed || same_ends) {
            return Err(Error::rule("smoothed", "a line with the ends of raw"));
        }
        let sharpest = |line: &Polyline| measure(line).max_turn;
        let limit = sharpest(raw);
        let is_fine =
            |line: &Polyline, radius| self.keeps_line(line, radius) && sharpest(line) <= limit;
        if is_fine(smoothed, radius) {
            return Ok(smoothed.clone());
        }
        let rooms = raw.segments().map(|(from, to)| self.room(from, to, radius));
        let least = rooms.fold(radius, f64::min);
        let fine = |points| {
            let line = Polyline::unchecked(points, closed);
            is_fine(&line, least).then_some(line)
        };
        let whole = || match closed {
            true => self.round_path(raw, radius),
            false => Some(unit_path(raw, self, radius)),
        };
        let detours = Curve::new(smoothed, raw, self, radius, limit);
        let line = detours.and_then(|curve| curve.with_detours()).and_then(fine);
        let line = line.or_else(|| whole().and_then(fine)).unwrap_or_else(|| raw.clone());
        check_size::<DVec2>("smoothed", line.len() as f64)?;
        Ok(line)
    }

    /// Whether a line, or the single point that it consists of, crosses no wall and keeps this distance.
    fn keeps_line(&self, line: &Polyline, distance: f64) -> bool {
        line.segments().all(|(from, to)| self.keeps(from, to, distance))
    }

    /// The unit path along a closed route. It turns at the first point, too, and passes the point furthest from that.
    fn round_path(&self, raw: &Polyline, radius: f64) -> Option<Vec<DVec2>> {
        let kept = self.in_sight(raw, MOST_STRAY, radius);
        let mut corners: Vec<DVec2> = kept.into_iter().map(|at| raw[at as usize]).collect();
        corners.extend(corners.first().copied());
        corners.dedup();
        let [first, second, ..] = corners[..] else { return None };
        // From the middle of the first leg all round to there.
        corners[0] = first.midpoint(second);
        corners.push(corners[0]);
        let mut line = rounded(&corners, self, radius);
        line.pop();
        Some(line)
    }
}
