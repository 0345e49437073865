//! Finding ways through a graph.

mod articulation;
mod astar;
mod breadth_first;
mod monotone;
mod route;
mod taxicab;
mod walk;

pub(crate) use articulation::Articulation;
pub(crate) use astar::ASTAR;
pub use astar::{Astar, astar};
pub(crate) use breadth_first::BreadthFirst;
pub use route::{Route, route};
pub(crate) use walk::walk_back;
