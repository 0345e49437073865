//! The table of algorithms: one row makes an algorithm known to every caller.

use glam::{DVec2, DVec3};

use crate::chisel::{BLOB, CHISEL};
use crate::combine::soften;
use crate::error::Error;
use crate::map::ASTAR;
use crate::param::Algorithm;
use crate::smooth::{bspline, catmull_rom, chaikin, refine, simplify, visvalingam};

/// What a smoother does to points of the type `P`, given its parameters' values in order.
pub type Run<P> = fn(&[P], &[f64]) -> Result<Vec<P>, Error>;

/// One row of the table.
#[derive(Debug, Clone, Copy)]
pub struct Entry {
    /// What the algorithm is called and which parameters it has.
    pub algorithm: &'static Algorithm,
    /// For smoothers, how to run it on points of the plane and of space.
    pub smooth: Option<(Run<DVec2>, Run<DVec3>)>,
}

impl Entry {
    /// How to run it as a smoother, on points of the plane and of space.
    ///
    /// # Errors
    /// [`Error::BadArgument`] if it is none.
    pub fn smoother(&self) -> Result<(Run<DVec2>, Run<DVec3>), Error> {
        self.smooth.ok_or(Error::rule("algorithm", "the id of a smoother"))
    }
}

const fn other(algorithm: &'static Algorithm) -> Entry {
    Entry { algorithm, smooth: None }
}

const fn smoother(algorithm: &'static Algorithm, plane: Run<DVec2>, space: Run<DVec3>) -> Entry {
    Entry { algorithm, smooth: Some((plane, space)) }
}

/// Every algorithm there is.
pub static ALGORITHMS: &[Entry] = &[
    other(&CHISEL),
    other(&BLOB),
    other(&ASTAR),
    smoother(&chaikin::CHAIKIN, chaikin::run, chaikin::run),
    smoother(&refine::REFINE, refine::run, refine::run),
    smoother(&simplify::SIMPLIFY, simplify::run, simplify::run),
    smoother(&catmull_rom::CATMULL_ROM, catmull_rom::run, catmull_rom::run),
    smoother(&soften::SOFTEN, soften::run, soften::run),
    smoother(&visvalingam::VISVALINGAM, visvalingam::run, visvalingam::run),
    smoother(&bspline::BSPLINE, bspline::run, bspline::run),
];

/// The row with this id.
///
/// # Errors
/// [`Error::BadArgument`] if there is none.
///
/// ```
/// let entry = meander_core::interop::algorithm("chaikin")?;
/// assert_eq!(entry.algorithm.params[0].id, "passes");
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn algorithm(id: &str) -> Result<&'static Entry, Error> {
    ALGORITHMS
        .iter()
        .find(|entry| entry.algorithm.id == id)
        .ok_or(Error::rule("algorithm", "the id of an algorithm in the table"))
}

/// The row at this index.
///
/// # Errors
/// [`Error::BadArgument`] if there is none.
pub fn algorithm_at(index: u32) -> Result<&'static Entry, Error> {
    let missing = Error::rule("algorithm", "the index of an algorithm in the table");
    ALGORITHMS.get(index as usize).ok_or(missing)
}
