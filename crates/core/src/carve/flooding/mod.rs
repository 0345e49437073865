//! Wiggliness 1: floods find the nodes that carving would keep, without removing any.
//!
//! ```text
//!             FloodingJob::begin(graph, options), advance(portion)
//!                   │
//!                 Flood ── visits the node of the largest priority next, in portions
//!                   ├── BucketQueues   which node is next
//!                   │
//!                   ├── two ends, a side each: where both sides have met; done
//!                   │
//!                   └── more ends, one side: SteinerTree, what connects them
//!                         ├── Visited        what the flood has visited, by number
//!                         └── SpanningTree   of that, changed by each node that stays
//! ```
//!
//! However many ends there are, it is one flood. `docs/flood.md` in the repository explains it with pictures;
//! property tests compare it with the published algorithm.

mod bucket_queue;
mod flood;
mod flooding_job;
mod spanning_tree;
mod steiner_tree;
mod visited;

pub(super) use flooding_job::FloodingJob;
