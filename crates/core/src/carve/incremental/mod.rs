//! Keeps shortest paths on a grid up to date while cells go. That makes wigglinesses other than 1 fast.
//!
//! Each time carving removes a cell of the witness, it needs a new random shortest path, and an answer to "would the
//! terminals be disconnected?". On a grid neither takes a search:
//!
//! ```text
//!                    block(cell), update(), nearer(cell)
//!                                      │
//!                      DynamicGrid: which distances have changed
//!                       ┌──────────────┴───────────────┐
//!                 Connectivity               UpdateQueue ─── LowerBound
//!             sets of blocked cells:         nearest first     which updates can wait
//!             would this one close
//!             a ring?
//! ```
//!
//! All of them use the sites of a [`PaddedGrid`](padded_grid::PaddedGrid), where every cell has eight neighbours.
//! `docs/decisions/flooding.md` compares this with raising distances step by step.

mod connectivity;
mod dynamic_grid;
mod lower_bound;
mod padded_grid;
mod update_queue;

pub(super) use connectivity::Connectivity;
pub(super) use dynamic_grid::DynamicGrid;
