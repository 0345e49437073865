//! Random winding paths carved out of grids, A* routes, and the curves that make them smooth.
//!
//! ```
//! use meander_core::{CatmullRom, Chisel, Grid, catmull_rom, cells_to_points, chisel, measure};
//!
//! let grid = Grid::new(20, 20)?;
//! let carving = chisel(grid, &Chisel::new(&[21, 378]).seed(7))?;
//! let path = carving.map(|carving| carving.path).unwrap_or_default();
//! let corners = cells_to_points(20, &path)?;
//! let road = catmull_rom(&corners, &CatmullRom::new())?;
//! assert!(measure(&road, false)?.max_turn < measure(&corners, false)?.max_turn);
//! # Ok::<(), meander_core::Error>(())
//! ```
//!
//! <figure style="max-width:36em;margin:1em 0">
#![doc = include_str!("../examples/river.svg")]
//! <figcaption><code>examples/river.rs</code>: a river carved between mountains, and another that flows into it</figcaption></figure>
//!
//! - **Carve** a path on a [`Grid`] with [`chisel`], watch it happen with [`Chiseler`], or spread the work with
//!   [`CarvingJob`]: random cells are removed unless that would disconnect the ends. [`branches`] takes a carving with
//!   many ends apart into paths; [`blob`] carves a connected shape. [`on_graph`] does so on any [`Graph`].
//! - **Route** across a grid with [`astar`], with a [`GridMap`] many times, or for units that have a width; across any graph with
//!   [`route`] and, where steps cost more or less, [`cheapest_route`]. [`cell_roles`] tells what a route cannot do
//!   without, [`reachable`] what lies on this side of the walls.
//! - **Smooth** what comes out jagged, each with its options: [`chaikin`] ([`Chaikin`]), [`refine`] ([`Refine`]:
//!   Chaikin with an angle limit), [`simplify`] ([`Simplify`]: Ramer-Douglas-Peucker),
//!   [`visvalingam`] ([`Visvalingam`]), [`catmull_rom`] ([`CatmullRom`]), [`bspline`] ([`Bspline`]), or [`fillet`] by
//!   arcs of a radius. A [`Stroke`] is smoothed while it grows. [`Smoother::derive`] tells where each point comes from,
//!   so that times, widths and heights can follow. On a grid, [`simplify_on_grid`] keeps every leg in sight, and
//!   [`guard`] keeps a smooth curve off the walls.
//! - **Clean** a recorded track with [`reject_outliers()`], by its turns and by speed.
//! - **Widen** a line to a road: [`offset`] draws the parallel line, without overlap.
//! - **Measure** the result: [`measure`], [`deviation`], [`curvature`], [`nearest`] ([`LineIndex`] for many places),
//!   [`wall_crossings`].
//! - **Travel** along it at constant speed with a [`Follower`], or ask the smooth [`Curve`] itself for places, tangents,
//!   lengths and curvature.
//! - **Read and write** recorded lines with the crate `meander-tracks`.
//!
//! Options begin with `new`, whose arguments are what is required. Each field has a method of its name for what should
//! differ from its default, such as [`Chisel::seed`], and can be assigned, too. Walls, ends and stops are [`Cells`]:
//! indexes, [`Cell`]s or a [`CellSet`].
//!
//! The same input and seed return the same bytes on every platform: one portable generator makes all randomness, and no
//! floating-point operation depends on the target.
//! No call panics: for bad input it returns an [`Error`] that names the argument, what it was and what is allowed. A
//! request that has no answer is not an error: it returns `Ok(None)`, for example where walls separate the ends. Only
//! [`Chiseler::new`], which would have nothing to step through, returns [`Error::NoPath`].
//!
//! With the feature `serde`, cells, grids, results and options that own their data can be written and read, points by
//! glam; with the feature `mint`, points become the vectors of other crates and back. No feature changes a result.
//!
//! <div style="display:flex;flex-wrap:wrap;gap:1em;margin-bottom:1em">
//! <figure style="flex:1 1 18em;margin:0">
#![doc = include_str!("../examples/hex.svg")]
//! <figcaption><code>examples/hex.rs</code>: a road carved on hexagons, as on any other graph</figcaption></figure>
//! <figure style="flex:1 1 18em;margin:0">
#![doc = include_str!("../examples/patrol.svg")]
//! <figcaption><code>examples/patrol.rs</code>: A* routes pulled tight, smoothed, kept off the walls, and walked at 60 frames a second</figcaption></figure>
//! <figure style="flex:1 1 18em;margin:0">
#![doc = include_str!("../examples/gps.svg")]
//! <figcaption><code>examples/gps.rs</code>: a recorded walk, cleaned by speed and angle, smoothed and written back with its times</figcaption></figure>
//! <figure style="flex:1 1 18em;margin:0">
#![doc = include_str!("../examples/island.svg")]
//! <figcaption><code>examples/island.rs</code>: an island, its coast, and a wood on it</figcaption></figure>
//! </div>

mod arc;
mod bounding_box;
mod cell_set;
mod cells;
mod chisel;
mod combine;
mod error;
mod graph;
mod grid;
mod heading;
mod map;
mod measure;
mod memory;
mod offset;
pub mod on_graph;
mod points;
mod range;
mod rng;
mod search;
mod segment;
#[cfg(feature = "serde")]
mod serial;
mod setters;
mod smooth;
mod sort;
mod travel;

pub use glam;

pub use cell_set::CellSet;
pub use cells::Cells;
pub use chisel::{
    Blob, Carving, CarvingJob, Chisel, Chiseler, Fitted, LengthSearch, Outcome, Removal, Step,
    blob, chisel, chisel_to_length,
};
pub use combine::{Guard, SimplifyOnGrid, guard, simplify_on_grid, simplify_on_grid_indices};
pub use error::{Allowed, BadText, Error};
pub use graph::Graph;
pub use grid::{CELL_LIMIT, Cell, CellId, CellState, Corners, Grid, Neighborhood};
pub use map::{Astar, GridMap, GridRoute, RouteQuery, UnitPath, astar};
pub use measure::{
    CornerCut, Follower, LineIndex, Nearest, Position, Resample, Shape, WallCrossings, corner_cuts,
    curvature, deviation, first_wall_hit, measure, nearest, resample, turn_angles, wall_crossings,
    walls_crossed,
};
pub use offset::{Join, Offset, OffsetLine, offset};
pub use points::{COORDINATE_LIMIT, NUMBER_LIMIT, Point, cells_to_points};
pub use search::{
    CellRoles, Route, branches, branches_off, cell_roles, cheapest_route, longest_path, reachable,
    route, unreachable_terminals,
};
pub use smooth::bspline::{Bspline, bspline, bspline_curve};
pub use smooth::catmull_rom::{CatmullRom, catmull_rom, catmull_rom_bezier, catmull_rom_curve};
pub use smooth::chaikin::{Chaikin, chaikin};
pub use smooth::curve::Curve;
pub use smooth::curve_queries::{Bend, NearestOnCurve};
pub use smooth::derived::{Derived, Origin, Smoother};
pub use smooth::fillet::{Fillet, Filleted, TightCorner, fillet};
pub use smooth::outlier::reject::{RejectOutliers, reject_outliers};
pub use smooth::refine::{Refine, refine};
pub use smooth::simplify::{Simplify, simplify};
pub use smooth::stroke::{Growth, Stroke};
pub use smooth::visvalingam::{Visvalingam, visvalingam};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
