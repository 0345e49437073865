//! Carving a random path: remove random nodes unless that would disconnect the terminals.
//!
//! - *terminal*: a cell that has to stay connected with the others
//! - *open*, *blocked*, *forced*: not decided; a wall or removed; kept
//! - *witness*: cells known to connect the terminals
//! - *wiggliness*: how likely a cell on the witness is tried, compared with others

// CarvingJob chooses one of three engines, which tests compare: `flooding` at wiggliness 1, which visits nodes by
// priority and removes nothing; else `stepping`, the published algorithm, a decision at a time; and on grids, below it,
// `incremental`, which updates distances where that would measure them again.
//
// - *priority*, *rank*: when a node is removed; priority and index as one number, without ties
// - *side*: the part of a flood that starts from one of two terminals
// - *time*: position and side of a visited node
// - *site*: a cell's index in a grid with a border
// - *bound*: the least that is left to walk from a site to a terminal

mod blob;
mod carving;
mod components;
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
