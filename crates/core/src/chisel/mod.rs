//! Carving a random path: remove random nodes unless that would separate the terminals.

#[cfg(feature = "whole")]
mod agenda;
mod blob;
mod carver;
#[cfg(feature = "whole")]
mod chiseler;
#[cfg(feature = "fast")]
mod closing;
mod flood;
#[cfg(not(feature = "whole"))]
mod forth;
mod frontier;
#[cfg(not(feature = "fast"))]
mod glance;
#[cfg(feature = "whole")]
mod ground;
#[cfg(feature = "fast")]
mod hindsight;
mod job;
mod joints;
#[cfg(feature = "whole")]
mod lattice;
#[cfg(feature = "whole")]
mod levels;
mod meeting;
mod one_shot;
mod options;
mod order;
#[cfg(feature = "whole")]
mod outlook;
mod picker;
#[cfg(feature = "whole")]
mod pockets;
mod published;
#[cfg(feature = "whole")]
mod rings;
mod shortest;
mod sort;
mod split;
#[cfg(feature = "whole")]
mod spread;
mod sum_tree;
mod ways;
#[cfg(feature = "fast")]
mod windings;
mod witness;

pub(crate) use blob::BLOB;
pub use blob::{Blob, blob};
pub use carver::{Outcome, Step};
#[cfg(feature = "whole")]
pub use chiseler::Chiseler;
#[cfg(not(feature = "whole"))]
pub use forth::Chiseler;
pub use job::CarvingJob;
pub use one_shot::{Carving, chisel};
pub(crate) use options::CHISEL;
pub use options::Chisel;
pub use published::chisel_published;

use one_shot::carving;
