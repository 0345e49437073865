//! Smoothing that keeps off the walls.

use glam::DVec2;

use super::detours;
use super::simplify_on_grid::RADIUS;
use crate::cells::{Cells, NodeRange};
use crate::error::Error;
use crate::grid::Grid;
use crate::measure::WallGrid;
use crate::points::{check, check_size};
use crate::setters::{converting_setters, setters};

/// What [`guard`] keeps a smoothed curve off.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
#[non_exhaustive]
pub struct Guard<'a> {
    /// Cells that the curve may not cross; none by default.
    pub walls: Cells<'a>,
    /// How far from walls the curve stays, in cells: the radius of whoever walks there; 0 by default.
    pub radius: f64,
    /// Whether the last point of both lines leads back to the first; not by default.
    pub closed: bool,
}

impl<'a> Guard<'a> {
    /// Open lines of a walker that is a point, on a grid without walls.
    #[must_use]
    pub const fn new() -> Self {
        Self { walls: Cells::NONE, radius: 0.0, closed: false }
    }

    converting_setters! {
        walls: Cells<'a>,
    }

    setters! {
        radius: f64,
        closed: bool,
    }
}

/// Keeps a smoothed curve off the walls of a grid. Where it comes too near to one, or turns more sharply than `raw`
/// anywhere does, it takes a detour along `raw`, pulled tight and with arcs for corners; elsewhere it stays as it is.
///
/// `raw` keeps to open cells itself; `smoothed` is any smoother's result for it, with the same ends unless both are
/// closed. The result
/// - has no segment that [`first_wall_hit`](crate::measure::first_wall_hit) finds;
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
/// [`Error::BadArgument`] if `raw` itself crosses a wall or leaves the grid, if the open lines have different ends, for
/// walls outside the grid, for a negative radius and coordinates that are not finite; [`Error::TooLarge`] for a result of more than
/// [`NUMBER_LIMIT`](crate::NUMBER_LIMIT) numbers.
///
/// ```
/// use meander_core::{Grid, Guard, glam::dvec2, guard, measure::first_wall_hit, smooth::{Simplify, simplify}};
/// // . . .
/// // . # .     the path goes round the wall
/// let grid = Grid::new(3, 2)?;
/// let raw = [dvec2(0.5, 1.5), dvec2(0.5, 0.5), dvec2(2.5, 0.5), dvec2(2.5, 1.5)];
/// let short = simplify(&raw, &Simplify::new(5.0))?;
/// assert_eq!(first_wall_hit(&short, &grid, &[4], false)?, Some(0));
/// let kept = guard(&raw, &short, &grid, &Guard::new().walls(&[4]))?;
/// assert_eq!(first_wall_hit(&kept, &grid, &[4], false)?, None);
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn guard(
    raw: &[DVec2],
    smoothed: &[DVec2],
    grid: &Grid,
    options: &Guard<'_>,
) -> Result<Vec<DVec2>, Error> {
    check("raw", raw)?;
    check("smoothed", smoothed)?;
    let radius = RADIUS.check(options.radius)?;
    let blocked = NodeRange::of(grid).mask("walls", options.walls)?;
    let walls = WallGrid { grid: *grid, blocked: &blocked };
    let line = detours::guard(raw, smoothed, &walls, radius, options.closed)?;
    check_size::<DVec2>("smoothed", line.len() as f64)?;
    Ok(line)
}
