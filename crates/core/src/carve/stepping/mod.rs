//! The published algorithm (Boris the Brave, "Chiseled Paths Revisited"), one decision at a time.
//!
//! ```text
//!              Chiseler: step, seek, states, witness
//!               │                       │
//!             Carver                 History  decisions and draws, for going back
//!               ├── Picker      which open node is tried next: by order, in two groups, by weight
//!               │                  │
//!               │   on the witness? no: block it
//!               │                  │ yes
//!               ├── Distances   block it and update; terminals disconnected? force it
//!               └── Witness     else a new random shortest path, walked back along the distances
//! ```
//!
//! Carving blocks a node off the witness, a known path between the terminals, without a search. With wiggliness 0 the
//! first witness is the result (`witness::shortest`).

mod carver;
mod chiseler;
mod history;
mod picker;
mod witness;

pub use chiseler::Chiseler;
pub use history::Step;
pub(super) use witness::shortest;
