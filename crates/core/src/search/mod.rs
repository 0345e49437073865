//! Finding ways through a graph.

mod articulation;
mod astar;
mod branches;
mod breadth_first;
mod monotone;
mod reachability;
mod route;
mod taxicab;
mod walk;

pub(crate) use articulation::Articulation;
pub(crate) use astar::ASTAR;
pub use astar::{Astar, astar};
pub use branches::{branches, branches_off, longest_path};
pub(crate) use breadth_first::BreadthFirst;
pub use reachability::unreachable_terminals;
pub use route::{Route, route};
pub(crate) use walk::walk_back;
