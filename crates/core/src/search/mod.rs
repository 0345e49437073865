//! Paths through a graph.

mod articulation;
mod astar;
mod branches;
mod breadth_first;
mod cell_roles;
mod cheapest_route;
mod legs;
mod manhattan;
mod radix_heap;
mod reachability;
mod route;
mod router;
mod shortest_path_dag;
mod weighted_search;

pub(crate) use articulation::Articulation;
pub use astar::ASTAR;
pub use astar::{Astar, astar};
pub use branches::{branches, branches_off, longest_path};
pub(crate) use breadth_first::BreadthFirst;
pub use cell_roles::{CellRoles, cell_roles};
pub use cheapest_route::cheapest_route;
pub use reachability::{reachable, unreachable_terminals};
pub use route::{Route, route};
pub use router::Router;
pub(crate) use shortest_path_dag::walk_back;
