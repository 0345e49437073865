//! Wiggliness 1: floods find the nodes that carving would keep, without removing any.
//!
//! ```text
//!                 Flood ── visits the node with the largest priority next, in portions
//!                   ├── BucketQueues   which node is next
//!                   │
//!                   ├── two ends, a side each: done where both sides have met
//!                   │
//!                   └── more ends, one side: SteinerTree, the nodes that connect them
//!                         └── SpanningTree   of the visited nodes; each node that stays changes it
//! ```
//!
//! Any number of ends takes a single flood. `docs/flood.md` in the repository explains it with pictures; property tests
//! compare it with the published algorithm.

mod bucket_queue;
mod flood;
mod spanning_tree;
mod steiner_tree;

pub(super) use flood::{Flood, Status};
pub(super) use steiner_tree::SteinerTree;

/// An estimate of the share of work done. Sides usually meet after visiting a fifth to a half of the nodes, and some of
/// these stay.
fn progress(done: usize, open_nodes: u32) -> f64 {
    let rest = 1.0 / (1.0 + 4.0 * done as f64 / f64::from(open_nodes));
    1.0 - rest * rest
}
