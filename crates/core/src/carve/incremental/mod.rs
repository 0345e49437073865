//! Shortest paths on a grid, maintained while cells go: what makes other wigglinesses than 1 fast.
//!
//! Each time a cell of the witness is removed, a new random shortest path is needed, and an answer to "would
//! the terminals be disconnected?". On a grid neither takes a search:
//!
//! ```text
//!                    block(cell), update(), walk_back(terminal)
//!                                      │
//!                                 DynamicGrid
//!                  ┌───────────────────┼──────────────────────┐
//!            Connectivity      IncrementalDistances    ComponentSearch
//!      sets of blocked cells:   which distances have    which cells are
//!      would this one close      changed, and to what    now cut off
//!      a ring?                         │
//!            │                    UpdateQueue ─── LowerBound
//!      NeighborMasks              nearest first     which updates can wait
//! ```
//!
//! All of them count in the sites of a [`PaddedGrid`](padded_grid::PaddedGrid), where every cell has eight
//! neighbours. `docs/decisions/flooding.md` compares this with raising distances step by step.

mod connectivity;
mod dynamic_grid;
mod incremental_distances;
mod lower_bound;
mod neighbor_masks;
mod open_set;
mod padded_grid;
mod update_queue;

pub(super) use dynamic_grid::DynamicGrid;
pub(super) use open_set::OpenSet;
