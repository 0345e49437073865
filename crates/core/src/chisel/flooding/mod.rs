//! Wiggliness 1: what would stay is found by visiting nodes, without removing any.
//!
//! ```text
//!             FloodingJob::begin(graph, options), advance(portion)
//!                   │
//!                 Flood ── visits the node of the largest priority next, in portions
//!                   ├── BucketQueues   which node that is
//!                   ├── Meeting        two ends: where the floods from both sides meet; done
//!                   │
//!                   └── all of several ends reached: SteinerTree, the walks back from them
//!                         └── SpanningTree   what the flood has visited, changed by each node that stays
//! ```
//!
//! However many ends there are, it is one flood. `docs/flood.md` in the repository explains it with pictures;
//! property tests compare it with the published algorithm.

mod bucket_queue;
mod completion;
mod disjoint_sets;
mod flood;
mod flooding_job;
mod sides;
mod spanning_tree;
mod steiner_tree;

pub(super) use flooding_job::{FloodingJob, Progress};
