//! Smoothing that keeps off the walls.

use glam::DVec2;

use super::bridge::{Lines, NEAR};
use super::room::Room;
use super::rounding::{Bounds, Rounded, rounded};
use super::seam::{begin_at, cut_open};
use super::simplify_on_grid::RADIUS;
use super::taut::Legs;
use crate::cells::{Cells, NodeRange};
use crate::error::Error;
use crate::grid::Grid;
use crate::heading::turn;
use crate::measure::{WallGrid, deviation, measure};
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
        Self { walls: Cells::NONE, radius: RADIUS.default, closed: false }
    }

    converting_setters! {
        walls: Cells<'a>,
    }

    setters! {
        radius: f64,
        closed: bool,
    }
}

/// How much of the deviation that a curve has its straight parts may take; the rest is for corners.
const STRAIGHT: f64 = 0.8;

/// Keeps a smoothed curve on a grid's open cells and no sharper than the path that it was made from. Where it
/// would cut through a wall or turn too sharply, it follows that path instead, pulled straight and with corners as
/// round as there is room for; it goes over into that without a kink. Elsewhere it stays as it is.
///
/// `raw` keeps to open cells itself; `smoothed` is any smoother's result for it, with the same ends. Of the result
/// holds:
/// - [`first_wall_hit`](crate::first_wall_hit) finds nothing;
/// - its sharpest turn is not sharper than that of `raw`, as [`measure`](crate::measure()) tells, for closed lines
///   round the end too;
/// - its [`deviation`](crate::deviation()) from `raw` is not more than that of the curve;
/// - with a radius, it keeps that distance from walls and from what is beyond the grid, or the least distance that
///   `raw` keeps if that is less.
///
/// Points of `raw` are not kept, not even the posts of a patrol: the result may pass them as far away as its deviation
/// says. [`nearest`](crate::nearest()) tells how far.
///
/// A curve that is clear of walls by the radius and not too sharp comes back unchanged; otherwise the result may
/// have fewer points or more. Where nothing else holds all this, the result is `raw`.
/// About O(n log n) in the number of points of both, where few legs of `raw` could be straightened further.
///
#[doc = include_str!("../../pictures/guard.svg")]
///
/// # Errors
/// [`Error::BadArgument`] if `raw` itself crosses a wall or leaves the grid, for walls outside the
/// grid, for a negative radius and coordinates that are not finite; [`Error::TooLarge`] for a result of more than
/// [`NUMBER_LIMIT`](crate::NUMBER_LIMIT) numbers.
///
/// ```
/// use meander_core::{Grid, Guard, Simplify, first_wall_hit, glam::dvec2, guard, simplify};
/// // . . .
/// // . # .     the path goes round the wall
/// let grid = Grid::new(3, 2)?;
/// let raw = [dvec2(0.5, 1.5), dvec2(0.5, 0.5), dvec2(2.5, 0.5), dvec2(2.5, 1.5)];
/// let short = simplify(&raw, &Simplify::new(5.0))?;
/// assert_eq!(first_wall_hit(&short, &grid, &[4])?, Some(0));
/// let kept = guard(&raw, &short, &grid, &Guard::new().walls(&[4]))?;
/// assert_eq!(first_wall_hit(&kept, &grid, &[4])?, None);
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
    let room = Room { walls: WallGrid { grid: *grid, blocked: &blocked }, radius };
    let raw_round = round(raw, options.closed);
    if !keeps(&room, &raw_round, 0.0) {
        return Err(Error::rule("raw", "a path over open cells"));
    }
    let path = kept_off(raw, &raw_round, smoothed, &room, options.closed)?;
    check_size::<DVec2>("smoothed", path.len() as f64)?;
    Ok(path)
}

fn kept_off(
    raw: &[DVec2],
    raw_round: &[DVec2],
    smoothed: &[DVec2],
    room: &Room<'_>,
    closed: bool,
) -> Result<Vec<DVec2>, Error> {
    let limit = sharpest(raw_round, closed)?;
    let curve = round(smoothed, closed);
    let is_fine = sharpest(&curve, closed)? <= limit && keeps(room, &curve, room.radius);
    if is_fine || raw.len() < 2 || smoothed.len() < 2 {
        return Ok(smoothed.to_vec());
    }
    let mut path = raw_round.to_vec();
    path.dedup_by(|one, other| one.distance(*other) < NEAR);
    let mut curve = curve;
    curve.dedup_by(|one, other| one.distance(*other) < NEAR);
    if path.len() < 2 || curve.len() < 2 {
        return Ok(raw.to_vec());
    }
    let allowed = deviation(smoothed, raw, closed)?;
    let bounds = Bounds { turn: limit, deviation: allowed, closed };
    let safe = safe_line(&path, room, bounds);
    let least = room.distances(&path).into_iter().fold(room.radius, f64::min);
    let spliced = if closed {
        let stays: Vec<bool> = (1..curve.len())
            .map(|at| {
                let after = curve[if at + 1 < curve.len() { at + 1 } else { 1 }];
                keeps(room, &curve[at - 1..=at], room.radius)
                    && turn(curve[at] - curve[at - 1], after - curve[at]) <= limit
            })
            .collect();
        cut_open(&curve, &stays, &safe)
            .and_then(|(curve, safe)| Lines::new(&curve, &safe, room, limit).spliced(true))
    } else {
        Lines::new(&curve, &safe, room, limit).spliced(false)
    };
    for mut line in spliced.into_iter().chain([safe.points]) {
        if keeps(room, &line, least) && sharpest(&line, closed)? <= limit {
            if closed {
                line.pop();
                begin_at(&mut line, smoothed[0]);
            }
            if deviation(&line, raw, closed)? <= allowed {
                return Ok(line);
            }
        }
    }
    Ok(raw.to_vec())
}

/// The path pulled as straight as the bounds allow, with rounded corners.
fn safe_line(path: &[DVec2], room: &Room<'_>, bounds: Bounds) -> Rounded {
    let tolerance = bounds.deviation * STRAIGHT;
    let distances = room.distances(path);
    let legs = Legs { points: path, distances: &distances, room, limit: tolerance * tolerance };
    let mut chain = vec![0];
    chain.extend(legs.taut(0, path.len() - 1));
    rounded(&legs, chain, bounds)
}

/// A line with its first point at its end again if it is closed.
fn round(points: &[DVec2], closed: bool) -> Vec<DVec2> {
    points.iter().chain(points.first().filter(|_| closed)).copied().collect()
}

fn keeps(room: &Room<'_>, line: &[DVec2], distance: f64) -> bool {
    line.windows(2).all(|pair| room.walls.is_clear(pair[0], pair[1], distance))
}

/// The sharpest turn of a line, which for a closed one ends where it began.
fn sharpest(line: &[DVec2], closed: bool) -> Result<f64, Error> {
    let distinct = line.len().saturating_sub(usize::from(closed));
    Ok(measure(&line[..distinct], closed)?.max_turn)
}
