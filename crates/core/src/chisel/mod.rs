//! Carving a random path: remove random nodes unless that would separate the terminals.

mod blob;
mod carver;
mod chiseler;
mod flood;
mod frontier;
mod job;
mod joints;
mod one_shot;
mod options;
mod order;
mod picker;
mod sort;
mod split;
mod sum_tree;
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
