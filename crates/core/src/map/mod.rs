//! A grid with its walls and costs, and every call that needs them.

mod astar;
mod grid_map;
mod room;

pub use astar::{Astar, astar};
pub use grid_map::{GridMap, GridRoute, RouteQuery, UnitPath};
