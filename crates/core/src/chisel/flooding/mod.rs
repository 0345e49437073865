//! Wiggliness 1: what would stay is found by visiting nodes, without removing any.
//!
//! ```text
//!             FloodingJob::begin(graph, options), advance(portion)
//!                   │
//!                 Flood ── visits the node of the largest priority next, in portions
//!                   ├── BucketQueues   which node that is
//!                   ├── Meeting        two ends: where the floods from both sides meet; done
//!                   │
//!                   └── all of several ends reached: certain_nodes(flood)
//!                         ├── MergeTree   which nodes stay for certain; if all do, done
//!                         └── Replay      whether a node that stays would have changed the flood
//!                               ↺ else the next flood, with what is certain as its terminals
//! ```
//!
//! Two ends take one flood, four about three times as long, hundreds many floods. `docs/flood.md` in the
//! repository explains it with pictures; property tests compare it with the published algorithm.

mod bucket_queue;
mod flood;
mod flooding_job;
mod meeting;
mod merge_tree;
mod replay;

pub(super) use flooding_job::{FloodingJob, Progress};
