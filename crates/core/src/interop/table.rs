//! The table of algorithms: one row makes an algorithm known to every caller.

use glam::{DVec2, DVec3};

use crate::chisel::{BLOB, CHISEL};
use crate::error::Error;
use crate::map::ASTAR;
use crate::measure::resample::{RESAMPLE, Resample};
use crate::param::{Algorithm, WithValues};
use crate::points::Point;
use crate::smooth::bspline::{BSPLINE, Bspline};
use crate::smooth::catmull_rom::{CATMULL_ROM, CatmullRom};
use crate::smooth::chaikin::{CHAIKIN, Chaikin};
use crate::smooth::derived::{Derived, Smoother};
use crate::smooth::refine::{REFINE, Refine};
use crate::smooth::simplify::{SIMPLIFY, Simplify};
use crate::smooth::visvalingam::{VISVALINGAM, Visvalingam};

/// What a smoother does to points of the type `P`, given its parameters' values in order.
pub type Run<P> = fn(&[P], &[f64]) -> Result<Vec<P>, Error>;
/// The same with the origin of each point.
pub type Derive<P> = fn(&[P], &[f64]) -> Result<Derived<P>, Error>;

/// One row of the table.
#[derive(Debug, Clone, Copy)]
pub struct Entry {
    /// What the algorithm is called and which parameters it has.
    pub algorithm: &'static Algorithm,
    /// For smoothers, how to run it on points of the plane and of space.
    pub smooth: Option<(Run<DVec2>, Run<DVec3>)>,
    /// The same with the origin of each point.
    pub derive: Option<(Derive<DVec2>, Derive<DVec3>)>,
}

impl Entry {
    /// How to run it as a smoother, on points of the plane and of space.
    ///
    /// # Errors
    /// [`Error::BadArgument`] if it is none.
    pub fn smoother(&self) -> Result<(Run<DVec2>, Run<DVec3>), Error> {
        self.smooth.ok_or(Error::rule("algorithm", "the id of a smoother"))
    }

    /// The same with the origin of each point.
    ///
    /// # Errors
    /// As [`Entry::smoother`].
    pub fn deriver(&self) -> Result<(Derive<DVec2>, Derive<DVec3>), Error> {
        self.derive.ok_or(Error::rule("algorithm", "the id of a smoother"))
    }
}

const fn other(algorithm: &'static Algorithm) -> Entry {
    Entry { algorithm, smooth: None, derive: None }
}

const fn smoother<S: Smoother + WithValues + Default>(algorithm: &'static Algorithm) -> Entry {
    let smooth = Some((smooth::<S, DVec2> as Run<DVec2>, smooth::<S, DVec3> as Run<DVec3>));
    let derive = Some((derive::<S, DVec2> as Derive<DVec2>, derive::<S, DVec3> as Derive<DVec3>));
    Entry { algorithm, smooth, derive }
}

fn smooth<S: Smoother + WithValues + Default, P: Point>(
    points: &[P],
    values: &[f64],
) -> Result<Vec<P>, Error> {
    S::from_values(values)?.smooth(points)
}

fn derive<S: Smoother + WithValues + Default, P: Point>(
    points: &[P],
    values: &[f64],
) -> Result<Derived<P>, Error> {
    S::from_values(values)?.derive(points)
}

/// Every algorithm there is.
pub static ALGORITHMS: &[Entry] = &[
    other(&CHISEL),
    other(&BLOB),
    other(&ASTAR),
    smoother::<Chaikin>(&CHAIKIN),
    smoother::<Refine>(&REFINE),
    smoother::<Simplify>(&SIMPLIFY),
    smoother::<CatmullRom>(&CATMULL_ROM),
    smoother::<Visvalingam>(&VISVALINGAM),
    smoother::<Bspline>(&BSPLINE),
    smoother::<Resample>(&RESAMPLE),
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
