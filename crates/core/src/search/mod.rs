//! Paths through a graph.

mod articulation;
mod astar;
mod branches;
mod breadth_first;
mod manhattan;
mod radix_heap;
mod reachability;
mod route;
mod shortest_path_dag;

pub(crate) use articulation::Articulation;
pub(crate) use astar::ASTAR;
pub use astar::{Astar, astar};
pub use branches::{branches, branches_off, longest_path};
pub(crate) use breadth_first::BreadthFirst;
pub use reachability::unreachable_terminals;
pub use route::{Route, route};
pub(crate) use shortest_path_dag::walk_back;
