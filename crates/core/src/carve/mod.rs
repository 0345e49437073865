//! Carving a random path: remove random nodes unless that would disconnect the terminals.
//!
//! - *terminal*: a cell that has to stay connected with the others
//! - *open*, *blocked*, *forced*: undecided; a wall or removed; kept for good
//! - *witness*: cells known to connect the terminals
//! - *wiggliness*: how much likelier carving is to try a cell on the witness than another one

// Three engines, which tests compare. `flooding` is for wiggliness 1: it visits nodes by priority and removes nothing.
// `stepping` is the published algorithm, one decision at a time. On grids it uses `incremental`, which updates
// distances instead of measuring them again.
//
// - *priority*, *rank*: the number that decides when a node goes; priority and index as one number, without ties
// - *side*: the part of a flood that starts from one of two terminals
// - *time*: position and side of a visited node
// - *site*: a cell's index in a grid with a border
// - *bound*: the fewest steps that may remain from a site to a terminal

mod blob;
mod carving;
mod distances;
mod erosion;
mod flooding;
mod growth;
mod incremental;
mod length;
mod neighbor_search;
mod options;
mod priority;
mod stepping;
mod sum_tree;

pub use blob::{Blob, blob};
pub use carving::{CarvingJob, chisel};
pub use length::{Fitted, LengthSearch, chisel_to_length};
pub use options::{Carving, Chisel, Removal};
pub use stepping::{Chiseler, Step};
