//! `meander-core` for JavaScript: convert, call, convert. It decides nothing: `www/engine/` passes every argument, and
//! the core checks it. `table.rs` describes the parameters for controls.
//!
//! The same code makes two modules. With the feature `whole`, it exports everything; without it, only the functions
//! below that a plain figure begins with, and `follower.rs` leaves out space.

pub mod carving;
pub mod connections;
mod convert;
pub mod curves;
mod flat;
pub mod follower;
mod grid;
pub mod measures;
mod points;
pub mod seed;
pub mod table;
pub mod walls;

#[cfg(not(feature = "whole"))]
mod few_cells;
#[cfg(not(feature = "whole"))]
use few_cells::{FewCells as Map, GivenLists, read_kept, read_map};
#[cfg(feature = "whole")]
mod map;
#[cfg(feature = "whole")]
use map::{GivenLists, Map, read_map, read_map as read_kept};

#[cfg(feature = "whole")]
pub mod carving_job;
#[cfg(feature = "whole")]
pub mod curve;
#[cfg(feature = "whole")]
pub mod grid_map;
#[cfg(feature = "whole")]
pub mod line_index;
#[cfg(feature = "whole")]
pub mod more_curves;
#[cfg(feature = "whole")]
pub mod more_measures;
#[cfg(feature = "whole")]
pub mod parallels;
#[cfg(feature = "whole")]
pub mod routes;
#[cfg(feature = "whole")]
mod space;
#[cfg(feature = "whole")]
pub mod stroke;
#[cfg(feature = "whole")]
pub mod tracks;
