//! Simplifying a path across a grid so that walkers have room for every leg.

use glam::DVec2;

use super::pull::Legs;
use crate::cells::{Cells, NodeRange};
use crate::error::Error;
use crate::grid::Grid;
use crate::measure::{WallGrid, there_and_home};
use crate::points::{check_count, check_size};
use crate::range::Range;
use crate::setters::{converting_setters, setters};
use crate::smooth::{Simplify, TOLERANCE, indices};

pub(crate) const RADIUS: Range = Range::number("radius", 0.0, f64::INFINITY);

/// How much [`simplify_on_grid`] drops, and what is in the way.
#[derive(Debug, Clone, Copy, PartialEq)]
#[non_exhaustive]
pub struct SimplifyOnGrid<'a> {
    /// How far a dropped point may lie from the leg that replaces it, in cells; infinite, the path is pulled
    /// tight.
    pub tolerance: f64,
    /// Cells that no leg may cross; none by default.
    pub walls: Cells<'a>,
    /// How far from walls legs stay, in cells: the radius of whoever walks there; 0 by default.
    pub radius: f64,
    /// Whether the last point leads back to the first; not by default.
    pub closed: bool,
}

impl<'a> SimplifyOnGrid<'a> {
    /// An open path of a walker that is a point, by this tolerance, on a grid without walls.
    #[must_use]
    pub const fn new(tolerance: f64) -> Self {
        Self { tolerance, walls: Cells::NONE, radius: 0.0, closed: false }
    }

    converting_setters! {
        walls: Cells<'a>,
    }

    setters! {
        tolerance: f64,
        radius: f64,
        closed: bool,
    }
}

/// Drops points of a path across a grid so that every leg of the result is within `tolerance` of the points it
/// replaces and crosses no wall. The line is short, and never longer than the path; a shorter one may exist.
///
/// A leg crosses a wall where [`first_wall_hit`](crate::measure::first_wall_hit) says so, and where it passes exactly
/// through the corner at which two walls touch. With a radius, it also stays that far from walls and from the grid's
/// rim, or at least as far as the part of the path that it replaces. The path's own legs may always
/// stay. Of an open path both ends stay; of a closed one the first point and the one furthest from it.
/// To keep the stops of a route, simplify each part between two of them by itself.
///
/// Without walls in the way this is not [`simplify`](crate::smooth::simplify), which does not look for a short line.
/// Legs over 1, 2, 4 … 128 steps are compared; then corners move along the path while that shortens the line, and legs
/// join. About 8·n legs are looked at, one if the straight line from end to end is clear; each takes as long as there are
/// cells within the radius of it, and with a finite tolerance points between its ends.
///
/// # Errors
/// [`Error::BadArgument`] for a negative tolerance or radius, NaN, walls outside the grid, and coordinates that are
/// not finite; [`Error::TooLarge`] for a result of more than [`NUMBER_LIMIT`](crate::NUMBER_LIMIT) numbers.
///
/// ```
/// use meander_core::{Grid, SimplifyOnGrid, cells_to_points, simplify_on_grid_indices};
/// // . . . .
/// // . # . .     the route goes up, then right
/// // . . . .
/// let grid = Grid::new(4, 3)?;
/// let route = cells_to_points(4, &[8, 4, 0, 1, 2, 3])?;
/// let options = SimplifyOnGrid::new(f64::INFINITY).walls(&[5]);
/// assert_eq!(simplify_on_grid_indices(&route, &grid, &options)?, [0, 1, 3, 5]);
/// // With radius 0.5 the path keeps off the corners of the wall.
/// let wide = options.radius(0.5);
/// assert_eq!(simplify_on_grid_indices(&route, &grid, &wide)?, [0, 2, 5]);
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn simplify_on_grid(
    points: &[DVec2],
    grid: &Grid,
    options: &SimplifyOnGrid<'_>,
) -> Result<Vec<DVec2>, Error> {
    let kept = simplify_on_grid_indices(points, grid, options)?;
    check_size::<DVec2>("points", kept.len() as f64)?;
    Ok(kept.into_iter().map(|index| points[index as usize]).collect())
}

/// The indexes of the points that [`simplify_on_grid`] keeps, ascending.
///
/// # Errors
/// As [`simplify_on_grid`].
pub fn simplify_on_grid_indices(
    points: &[DVec2],
    grid: &Grid,
    options: &SimplifyOnGrid<'_>,
) -> Result<Vec<u32>, Error> {
    RADIUS.check(options.radius)?;
    let blocked = NodeRange::of(grid).mask("walls", options.walls)?;
    let kept = in_sight(points, &WallGrid { grid: *grid, blocked: &blocked }, options)?;
    check_count("points", kept.len() as f64)?;
    Ok(kept)
}

/// The indexes of the points that stay, with these walls instead of the options'.
pub(super) fn in_sight(
    points: &[DVec2],
    walls: &WallGrid<'_>,
    options: &SimplifyOnGrid<'_>,
) -> Result<Vec<u32>, Error> {
    let closed = options.closed;
    // Which points stay in any case.
    let mut ends = indices(points, &Simplify::new(f64::INFINITY).closed(closed))?;
    TOLERANCE.check(options.tolerance)?;
    if closed {
        ends.push(points.len() as u32);
    }
    let round = there_and_home(points, closed);
    let legs = Legs::new(&round, walls, options.radius, options.tolerance);
    let mut kept: Vec<u32> = ends.first().copied().into_iter().collect();
    for pair in ends.windows(2) {
        let pulled = legs.pulled(pair[0] as usize..pair[1] as usize + 1);
        kept.extend(pulled.into_iter().skip(1).map(|index| index as u32));
    }
    if closed {
        kept.pop();
    }
    Ok(kept)
}
