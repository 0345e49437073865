//! Simplifying a path across a grid so that walkers have room for every leg.

use glam::DVec2;

use super::room::Room;
use super::taut::Legs;
use crate::cells::{Cells, NodeRange};
use crate::error::Error;
use crate::grid::Grid;
use crate::measure::WallGrid;
use crate::param::Param;
use crate::points::{check_count, check_size};
use crate::setters::{converting_setters, setters};
use crate::smooth::simplify::{Simplify, TOLERANCE, indices};

pub(super) const RADIUS: Param = Param::number("radius", "Radius", "cells");

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
        Self { tolerance, walls: Cells::NONE, radius: RADIUS.default, closed: false }
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

/// Drops points of a path across a grid so that every leg of the result is within `tolerance` of what it
/// replaces and crosses no wall: the line over some of the points that costs least, where a leg costs its
/// length and a quarter of a cell.
///
/// A leg crosses a wall where [`first_wall_hit`](crate::first_wall_hit) says so, and where it passes exactly
/// through the corner at which two walls touch. With a radius, it also stays that far from walls and from what is
/// beyond the grid, or at least as far as the part of the path that it replaces. The path's own legs may always
/// stay. Of an open path both ends stay; of a closed one the first point and the one furthest from it;
/// stops of a route stay where each leg between two of them is simplified by itself.
///
/// Without walls in the way this is not [`simplify`](crate::simplify), which does not look for the shortest line.
/// Legs over up to 128 points are compared; longer ones come about where those join. O(n) legs are looked
/// at where most are clear, 128·n at worst; each takes as long as there are cells within the radius of it, and with a
/// finite tolerance points between its ends.
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
/// // One who is half a cell wide cannot cut the corners of the wall.
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
    let SimplifyOnGrid { tolerance, walls, radius, closed } = *options;
    let radius = RADIUS.check(radius)?;
    let blocked = NodeRange::of(grid).mask("walls", walls)?;
    // Which points stay in any case.
    let kept = indices(points, &Simplify::new(f64::INFINITY).closed(closed))?;
    TOLERANCE.check(tolerance)?;
    let room = Room { walls: WallGrid { grid: *grid, blocked: &blocked }, radius };
    let kept = in_sight(points, &kept, &room, tolerance, closed);
    check_count("points", kept.len() as f64)?;
    Ok(kept)
}

/// The points that stay, those that are kept in any case among them.
fn in_sight(
    points: &[DVec2],
    kept: &[u32],
    room: &Room<'_>,
    tolerance: f64,
    closed: bool,
) -> Vec<u32> {
    let mut round = points.to_vec();
    let mut ends = kept.to_vec();
    if closed {
        round.extend(points.first());
        ends.push(points.len() as u32);
    }
    let distances = room.distances(&round);
    let legs = Legs { points: &round, distances: &distances, room, limit: tolerance * tolerance };
    let mut result: Vec<u32> = kept.first().copied().into_iter().collect();
    for pair in ends.windows(2) {
        let chain = legs.taut(pair[0] as usize, pair[1] as usize);
        result.extend(chain.into_iter().map(|index| index as u32));
    }
    if closed {
        result.pop();
    }
    result
}
