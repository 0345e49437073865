//! Wiggliness 1: floods find the nodes that carving would keep, without removing any.
//!
//! ```text
//!             FloodingJob::begin(graph, options), advance(portion)
//!                   │
//!                 Flood ── up to 32 ends take turns; visits the node of the largest priority next, in portions
//!                   ├── Sides          whose turn it is, and which sides have met
//!                   ├── BucketQueues   which node is next
//!                   │
//!                   ├── two ends: where both sides have met; done
//!                   ├── more ends: Completion, how far to go on, and in which order a tree takes in the nodes
//!                   │
//!                   └── SteinerTree, what connects the ends
//!                         ├── Visited        what the flood has visited, by number
//!                         └── SpanningTree   of that, changed by each node that stays
//! ```
//!
//! However many ends there are, it is one flood. `docs/flood.md` in the repository explains it with pictures;
//! property tests compare it with the published algorithm.

mod bucket_queue;
mod completion;
mod flood;
mod flooding_job;
mod sides;
mod spanning_tree;
mod steiner_tree;
mod visited;

pub(super) use flooding_job::FloodingJob;
