//! Paths through a graph.
//!
//! - *node*: a cell of a grid, or a node of any other graph
//! - *route*: nodes in order, each a neighbour of the one before
//! - *stop*: a node that a route passes; *leg*: its part from one stop to the next
//! - *distance*: the cost of the cheapest route to a node; in steps if every step costs the same
//! - *estimate*: a lower bound on the remaining cost, by which A* chooses its next node
//! - *tie*: one of several routes of equal cost

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
pub use graph_route::{GraphRoute, Route, cheapest_route, route};
pub(crate) use grid_search::{GridSearch, Request, Terrain};
pub(crate) use legs::join_legs;
pub(crate) use reachability::flood;
pub use reachability::{Terminals, reachable, unreachable_terminals};
pub(crate) use shortest_path_dag::walk_back;
