//! Random winding paths carved out of grids, A* routes, and the curves that make them smooth.
//!
#![doc = include_str!("../pictures/chisel.svg")]
//!
//! - **Carve** a path on a [`Grid`] or any [`Graph`] with [`chisel`], watch it happen with [`Chiseler`], or spread
//!   the work with [`CarvingJob`]: random cells are removed unless that would disconnect the ends. [`branches`]
//!   takes a carving with many ends apart into paths; [`blob`] carves a connected shape.
//! - **Route** across a grid with [`astar`], across any graph with [`route`].
//! - **Smooth** what comes out jagged, each with its options: [`chaikin`] ([`Chaikin`]), [`refine`] ([`Refine`]:
//!   Chaikin with an angle limit and outlier rejection), [`simplify`] ([`Simplify`]: Ramer-Douglas-Peucker),
//!   [`visvalingam`] ([`Visvalingam`]), [`catmull_rom`] ([`CatmullRom`]), [`bspline`] ([`Bspline`]), or [`soften`] by one weight. [`guard`] keeps a smooth curve off the walls.
//! - **Measure** the result: [`measure`], [`deviation`], [`curvature`], [`wall_crossings`].
//! - **Travel** along it at constant speed with a [`Follower`].
//! - **Read and write** tracks: [`read_csv`], [`read_json`], [`read_svg_path`] and their writers.
//!
//! ```
//! use meander_core::{CatmullRom, Chisel, Grid, catmull_rom, cells_to_points, chisel, measure};
//!
//! let grid = Grid::new(20, 20)?;
//! let carving = chisel(grid, &Chisel { seed: 7, ..Chisel::new(&[21, 378]) })?;
//! let path = carving.map(|carving| carving.path).unwrap_or_default();
//! let corners = cells_to_points(20, &path)?;
//! let road = catmull_rom(&corners, &CatmullRom::default())?;
//! assert!(measure(&road)?.max_turn < measure(&corners)?.max_turn);
//! # Ok::<(), meander_core::Error>(())
//! ```
//!
//! The same input and seed give the same bytes on every platform: all randomness comes from one
//! portable generator, and no floating-point operation is used whose result depends on the target.
//! No call panics: bad input is an [`Error`] that names the argument, what it was and what is allowed.
//!
//! Bindings to other languages and generated controls find what they need in [`interop`].

mod chisel;
mod combine;
mod error;
mod graph;
mod grid;
mod heading;
pub mod interop;
mod measure;
mod param;
mod points;
mod rng;
mod search;
mod segment;
mod smooth;
mod track;

pub use glam;

pub use chisel::{Blob, Carving, CarvingJob, Chisel, Chiseler, Outcome, Step, blob, chisel};
pub use combine::guard;
pub use combine::soften::{Soften, soften};
pub use error::{Allowed, BadText, Error};
pub use graph::Graph;
pub use grid::{CELL_LIMIT, Cell, CellState, Grid, Neighborhood};
pub use measure::{
    CornerCut, Follower, Position, Shape, WallCrossings, corner_cuts, curvature, deviation,
    first_wall_hit, measure, resample, turn_angles, wall_crossings, walls_crossed,
};
pub use points::{COORDINATE_LIMIT, NUMBER_LIMIT, Point, cells_to_points};
pub use search::{
    Astar, Route, astar, branches, branches_off, longest_path, route, unreachable_terminals,
};
pub use smooth::bspline::{Bspline, bspline};
pub use smooth::catmull_rom::{CatmullRom, catmull_rom, catmull_rom_bezier};
pub use smooth::chaikin::{Chaikin, chaikin};
pub use smooth::refine::{Refine, refine, refine_rejected};
pub use smooth::simplify::{Simplify, simplify, simplify_indices};
pub use smooth::visvalingam::{Visvalingam, visvalingam};
pub use track::{
    Reading, Track, read_csv, read_json, read_svg_path, write_csv, write_json, write_svg_path,
};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
