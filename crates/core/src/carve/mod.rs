//! Carving a random path: remove random nodes unless that would disconnect the terminals.
//!
//! ```text
//!   chisel(graph, options) ── CarvingJob: which of the engines, in portions
//!                               │
//!     wiggliness 1              ├── flooding      visits nodes by priority, removes nothing
//!     early stops, articulation,│
//!     other wigglinesses        └── stepping      the published algorithm, a decision at a time; Chiseler
//!                                     └── incremental   on grids: distances updated, not measured again
//!
//!   blob(graph, options)  a connected set of a given size: Erosion draws from a SumTree; on grids, whether a cell
//!                         can go is told by incremental, elsewhere by a NeighborSearch
//! ```
//!
//! Beside them: the options and their checks, the order of removal (`priority`), draws by weight (`sum_tree`), and the
//! search for a length (`length`). All engines give the same nodes for the same options, which tests compare.
//!
//! - *terminal*: a node that has to stay connected with the others
//! - *open*, *blocked*, *forced*: not decided; a wall or removed; kept
//! - *witness*: a known set of paths between the terminals
//! - *wiggliness*: how likely a node on the witness is tried, compared with others
//! - *priority*, *rank*: when a node is removed; priority and index as one number, without ties
//! - *side*, *group*: the part of a flood that starts from one terminal; sides that have met
//! - *time*: position and side of a visited node
//! - *site*: a cell's index in a grid with a border
//! - *bound*: the least that is left to walk from a site to a terminal
//! - *cut vertex*: a node without which others are disconnected

mod blob;
mod carving;
mod components;
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
pub use stepping::{Chiseler, Outcome, Step};
