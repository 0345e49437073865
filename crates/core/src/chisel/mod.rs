//! Carving a random path: remove random nodes unless that would separate the terminals.

mod agenda;
mod blob;
mod carver;
mod chiseler;
mod flood;
mod frontier;
mod ground;
mod hindsight;
mod job;
mod joints;
mod lattice;
mod levels;
mod meeting;
mod one_shot;
mod options;
mod order;
mod outlook;
mod picker;
mod pockets;
mod rings;
mod shortest;
mod sort;
mod split;
mod spread;
mod sum_tree;
mod ways;
mod witness;

pub(crate) use blob::BLOB;
pub use blob::{Blob, blob};
pub use carver::{Outcome, Step};
pub use chiseler::Chiseler;
pub use job::CarvingJob;
pub use one_shot::{Carving, chisel};
pub(crate) use options::CHISEL;
pub use options::Chisel;

use one_shot::carving;
