//! What bindings to other languages and generated controls need; a Rust program that calls the algorithms by name
//! does not.
//!
//! - [`ALGORITHMS`] lists every algorithm with its [`Param`]eters as data: labels, ranges and defaults for controls,
//!   and how to run a smoother that is known only by its id.
//! - [`WithValues`] makes options of plain numbers in the order of those parameters, each checked.
//! - [`LengthSearch`] says what [`chisel_to_length`](crate::chisel_to_length) tries next.
//! - [`from_flat`] and [`to_flat`] carry points as interleaved coordinates.
//! - [`Map`] is a grid or any other graph, known at run time.
//!
//! ```
//! use meander_core::glam::{DVec2, dvec2};
//! use meander_core::interop::{algorithm, from_flat, to_flat};
//!
//! let (plane, _) = algorithm("chaikin")?.smoother()?;
//! let corner: Vec<DVec2> = from_flat("points", &[0.0, 0.0, 4.0, 0.0, 4.0, 4.0])?;
//! let (passes, ratio, closed) = (1.0, 0.25, 0.0);
//! let cut = plane(&corner, &[passes, ratio, closed])?;
//! assert_eq!(to_flat(&cut)[2..6], [1.0, 0.0, 3.0, 0.0]);
//! # Ok::<(), meander_core::Error>(())
//! ```

mod flat;
mod map;
mod table;

pub use crate::chisel::{BLOB, CHISEL, LengthSearch};
pub use crate::map::ASTAR;
pub use crate::param::{Algorithm, Kind, Param, Values, WithValues};
pub use flat::{check_flat, dimension, from_flat, to_flat};
pub use map::Map;
pub use table::{ALGORITHMS, Derive, Entry, Run, algorithm, algorithm_at};
