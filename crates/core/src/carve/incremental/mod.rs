//! Shortest paths on a grid, maintained while cells go: what makes other wigglinesses than 1 fast.
//!
//! Each time a cell of the witness is removed, a new random shortest path is needed, and an answer to "would
//! the terminals be disconnected?". On a grid neither takes a search:
//!
//! ```text
//!                    block(cell), update(), walk_back(terminal)
//!                                      │
//!                      DynamicGrid: which distances have changed
//!                       ┌──────────────┴───────────────┐
//!                 Connectivity               UpdateQueue ─── LowerBound
//!             sets of blocked cells:         nearest first     which updates can wait
//!             would this one close
//!             a ring?
//! ```
//!
//! All of them count in the sites of a [`PaddedGrid`](padded_grid::PaddedGrid), where every cell has eight
//! neighbours. `docs/decisions/flooding.md` compares this with raising distances step by step.

mod connectivity;
mod dynamic_grid;
mod lower_bound;
mod padded_grid;
mod update_queue;

pub(super) use connectivity::Connectivity;
pub(super) use dynamic_grid::DynamicGrid;
