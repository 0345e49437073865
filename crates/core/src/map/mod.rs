//! A grid with its walls and costs, and every call that needs them.
//!
//! | file | what a [`GridMap`] does there |
//! |---|---|
//! | `grid_map`, `searchers` | reads walls and costs, and changes them; keeps memory for searches |
//! | `routes`, `room` | finds cheapest routes, for a radius only over cells with enough room |
//! | `crossings`, `clearance` | finds where a line crosses walls, and how near it comes to them |
//! | `pull` | shortens a line as far as walls allow |
//! | `unit_path` | rounds the corners of a pulled route |
//! | `guard`, `detours` | leads a smoothed curve round walls |
//!
//! - *room*: the distance from a position or a leg to the nearest wall or the rim, at most the radius
//! - *rim*: the outside of the grid's outermost cells
//! - *leg*: a straight line that replaces a stretch of a route
//! - *detour*: a part of the route, rounded with arcs, that replaces a part of a curve

mod clearance;
mod crossings;
mod detours;
mod grid_map;
mod guard;
mod pull;
mod room;
mod routes;
mod searchers;
mod unit_path;

pub use crossings::WallCrossings;
pub use grid_map::GridMap;
pub use routes::{GridRoute, RouteQuery};
pub use unit_path::UnitPath;

use crate::error::Range;

/// Differences in length below this, in cells, are rounding: it must not refuse a leg or a cell that fits exactly.
const ROUNDING: f64 = 1e-9;

const RADIUS: Range = Range::number("radius", 0.0, f64::INFINITY);
