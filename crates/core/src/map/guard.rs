//! Keeping smoothed curves off walls.

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
    /// Keeps a smoothed curve off walls, and no sharper than `raw`, the path over open cells that it came from. Where
    /// the curve comes too near to a wall, leaves the grid or turns too sharply, it takes a detour along that path,
    /// pulled tight and rounded with arcs; elsewhere it stays as it is.
    ///
    /// `smoothed` is any smoother's result for `raw`: open with the same ends, or closed if `raw` is. The result
    /// - crosses no wall and stays in the grid, as [`GridMap::crossings`] says;
    /// - stays `radius` cells away from walls and the rim of the grid, or as far as `raw` if that is less;
    /// - has no sharper turn than `raw`, as [`measure`](crate::measure::measure()) says; a closed line turns at its
    ///   first point, too;
    /// - has the ends of `raw`, unless it is closed.
    ///
    /// A curve that needs no detour comes back unchanged. Detours leave and join the curve without a kink. Each starts
    /// ¼ cell before the bad part; if it does not fit, twice as far, until it replaces the whole curve. If even that is
    /// sharper than `raw`, the result is `raw`. Detours may be longer than the part they replace. They need not pass
    /// through the points of `raw`, not even the posts of a patrol, but come within about two cells of them;
    /// [`nearest`](crate::measure::nearest()) says how near.
    ///
    /// O(n log n) in the points of both lines and the cells within `radius` of them, if detours are short or few.
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
            false => {
                let mut route = raw.to_vec();
                route.dedup();
                Some(unit_path([&[], &route, &[]], self, radius))
            }
        };
        let detours = Curve::new(smoothed, raw, self, radius, limit);
        let line = detours.and_then(|curve| curve.with_detours()).and_then(fine);
        let line = line.or_else(|| whole().and_then(fine)).unwrap_or_else(|| raw.clone());
        check_size::<DVec2>("smoothed", line.len() as f64)?;
        Ok(line)
    }

    /// Whether a line, or a single point, crosses no wall and stays this far from walls and the rim.
    fn keeps_line(&self, line: &Polyline, distance: f64) -> bool {
        line.segments().all(|(from, to)| self.keeps(from, to, distance))
    }

    /// The unit path along a closed route. Its corners include the first point and the point furthest from that.
    fn round_path(&self, raw: &Polyline, radius: f64) -> Option<Vec<DVec2>> {
        let kept = self.in_sight(raw, MOST_STRAY, radius);
        let mut corners: Vec<DVec2> = kept.into_iter().map(|at| raw[at as usize]).collect();
        corners.extend(corners.first().copied());
        corners.dedup();
        let [first, second, ..] = corners[..] else { return None };
        // Begin and end in the middle of the first leg, so that the first corner becomes an arc, too.
        corners[0] = first.midpoint(second);
        corners.push(corners[0]);
        let mut line = rounded(&corners, self, radius);
        line.pop();
        Some(line)
    }
}
