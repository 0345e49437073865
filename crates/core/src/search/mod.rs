//! Paths through a graph.

mod articulation;
mod best_first;
mod branches;
mod breadth_first;
mod cell_roles;
mod graph_route;
mod grid_search;
mod legs;
mod manhattan;
mod radix_heap;
mod reachability;
mod shortest_path_dag;

pub(crate) use articulation::separating;
pub use branches::branches;
pub(crate) use breadth_first::BreadthFirst;
pub use cell_roles::{CellRoles, cell_roles};
pub use graph_route::{Route, cheapest_route, route};
pub(crate) use grid_search::{GridSearch, Request, Terrain};
pub(crate) use legs::join_legs;
pub(crate) use reachability::flood;
pub use reachability::{Terminals, reachable, unreachable_terminals};
pub(crate) use shortest_path_dag::walk_back;
