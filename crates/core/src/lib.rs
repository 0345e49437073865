//! Random winding paths carved out of grids, A* routes, and the curves that make them smooth.
//!
//! ```
//! use meander_core::{Grid, carve::{Chisel, chisel}, cells_to_points, measure::measure, smooth::{CatmullRom, catmull_rom}};
//!
//! let grid = Grid::new(20, 20)?;
//! let carving = chisel(grid, &Chisel::new(&[21, 378]).seed(7))?;
//! let path = carving.map(|carving| carving.path).unwrap_or_default();
//! let corners = cells_to_points(20, &path)?;
//! let road = catmull_rom(&corners, &CatmullRom::new())?;
//! assert!(measure(&road).max_turn < measure(&corners).max_turn);
//! # Ok::<(), meander_core::Error>(())
//! ```
//!
//! <figure style="max-width:36em;margin:1em 0">
#![doc = include_str!("../examples/river.svg")]
//! <figcaption><code>examples/river.rs</code>: a river carved between mountains, and another that flows into it</figcaption></figure>
//!
//! - **Carve** a path on a [`Grid`] with [`chisel`], watch it happen with [`Chiseler`], or spread the work with
//!   [`CarvingJob`]: random cells are removed unless that would disconnect the ends. [`branches`] splits a carving with
//!   many ends into paths; [`blob`] carves a connected shape. All of them work on any [`Graph`], as [`OnGraph`].
//!   [`outlines`] returns the lines around cells, such as a coast.
//! - **Route** across a grid with a [`GridMap`], which prepares walls and costs once for many calls and leaves room for
//!   wide units; across any graph with [`route`] or, if steps have costs, [`cheapest_route`]. [`cell_roles`] finds the
//!   cells that every route needs, [`reachable`] the cells on this side of the walls.
//! - Make a [`Polyline`] of points, open or closed: the functions below take and return lines.
//! - **Smooth** a jagged line: [`chaikin`], [`refine`] (Chaikin with an angle limit), [`simplify`]
//!   (Ramer-Douglas-Peucker), [`visvalingam`], [`catmull_rom`], [`bspline`], each with options of its name such as
//!   [`Chaikin`], or round its corners with arcs by [`fillet`]. A [`Stroke`] smooths a line while it grows.
//!   [`Smoother::derive`] returns where each point comes from, so that times, widths and heights can follow. On a grid,
//!   [`GridMap::pull`] pulls a line tight between walls, and [`GridMap::guard`] keeps a smooth curve off them.
//! - **Clean** a recorded track with [`reject_outliers`], by its turns and by speed.
//! - **Widen** a line to a road: [`offset`] draws the parallel line, without overlap.
//! - **Measure** the result: [`measure`](measure()), [`deviation`], [`curvature`], [`nearest`] ([`LineIndex`] for many
//!   queries), [`GridMap::crossings`].
//! - **Travel** along it at constant speed with a [`Follower`], or ask the smooth [`Curve`] itself for positions,
//!   tangents, lengths and curvature.
//! - **Read and write** recorded lines with the crate `meander-tracks`.
//!
//! Make options with `new`, which takes the required ones. To change another, call the method with the name of its
//! field, such as [`Chisel::seed`], or assign to the field. Walls, ends and stops are [`Cells`]: indexes, [`Cell`]s or
//! a mask.
//!
//! The same input and seed return the same bytes on every platform: all randomness comes from one portable generator,
//! and no floating-point operation depends on the target. No function panics: for bad input it returns an [`Error`]
//! that names the argument, its value and the values allowed. No result has more than [`NUMBER_LIMIT`] numbers: beyond
//! that, the error is [`Error::TooLarge`]. If something does not exist, such as a route between separated cells, the
//! result is `Ok(None)`.
//!
//! The feature `serde` reads and writes cells, grids, lines, results and options that own their data; glam does the
//! same for points. The feature `mint` converts points to the vectors of other crates and back. No feature changes a
//! result.
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

mod bounding_box;
pub mod carve;
mod cells;
mod derived;
mod error;
mod graph;
mod grid;
mod heading;
#[cfg(feature = "serde")]
mod infinite;
mod map;
pub mod measure;
mod outlines;
mod points;
mod polyline;
mod rng;
pub mod search;
mod setters;
pub mod smooth;
mod sort;

// For the links above.
#[cfg(doc)]
use self::{carve::*, measure::*, search::*, smooth::*};

pub use glam;

pub use cells::Cells;
pub use derived::{Derived, Origin, Smoother};
pub use error::{Allowed, Error};
pub use graph::{AnyMap, Graph, Map, OnGraph};
pub use grid::{CELL_LIMIT, Cell, CellId, CellState, Corners, Grid, Neighborhood};
pub use map::{GridMap, GridRoute, RouteQuery, UnitPath, WallCrossings};
pub use outlines::outlines;
pub use points::{COORDINATE_LIMIT, NUMBER_LIMIT, Point};
pub use polyline::{Polyline, cells_to_points};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
