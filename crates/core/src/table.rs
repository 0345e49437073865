//! The table of algorithms: one row makes an algorithm known to every caller.

use glam::{DVec2, DVec3};

use crate::chisel::{BLOB, CHISEL};
use crate::combine::soften;
use crate::error::Error;
use crate::param::{Algorithm, Param, Values};
use crate::search::ASTAR;
use crate::smooth::{catmull_rom, chaikin, refine, simplify};

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

    /// The parameter with this id.
    ///
    /// # Errors
    /// [`Error::BadArgument`] if there is none.
    pub fn param(&self, id: &str) -> Result<&'static Param, Error> {
        let param = self.algorithm.params.iter().find(|param| param.id == id);
        param.ok_or(Error::rule("param", "the id of a parameter of the algorithm"))
    }

    /// One parameter's value among those of a call.
    ///
    /// # Errors
    /// [`Error::BadArgument`] unless there is one value for each parameter, for an unknown id, and
    /// for a value outside what the parameter accepts.
    pub fn value(&self, id: &str, values: &[f64]) -> Result<f64, Error> {
        let values = Values::new(self.algorithm, values)?;
        values.number(self.param(id)?)
    }
}

/// Where the plain smoothers stand in [`ALGORITHMS`].
pub mod place {
    /// Chaikin.
    pub const CHAIKIN: u32 = 3;
    /// Ramer-Douglas-Peucker.
    pub const SIMPLIFY: u32 = 5;
    /// Catmull-Rom.
    pub const CATMULL_ROM: u32 = 6;
}

/// Every algorithm there is.
pub static ALGORITHMS: &[Entry] = &[
    Entry { algorithm: &CHISEL, smooth: None },
    Entry { algorithm: &BLOB, smooth: None },
    Entry { algorithm: &ASTAR, smooth: None },
    Entry { algorithm: &chaikin::CHAIKIN, smooth: Some((chaikin::run, chaikin::run)) },
    Entry { algorithm: &refine::REFINE, smooth: Some((refine::run, refine::run)) },
    Entry { algorithm: &simplify::SIMPLIFY, smooth: Some((simplify::run, simplify::run)) },
    Entry {
        algorithm: &catmull_rom::CATMULL_ROM,
        smooth: Some((catmull_rom::run, catmull_rom::run)),
    },
    Entry { algorithm: &soften::SOFTEN, smooth: Some((soften::run, soften::run)) },
];

/// The row with this id.
///
/// # Errors
/// [`Error::BadArgument`] if there is none.
///
/// ```
/// let entry = meander_core::algorithm("chaikin")?;
/// assert_eq!(entry.algorithm.params[0].id, "passes");
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn algorithm(id: &str) -> Result<&'static Entry, Error> {
    ALGORITHMS
        .iter()
        .find(|entry| entry.algorithm.id == id)
        .ok_or(Error::rule("algorithm", "the id of an algorithm in the table"))
}

/// The row at this place.
///
/// # Errors
/// [`Error::BadArgument`] if there is none.
pub fn algorithm_at(place: u32) -> Result<&'static Entry, Error> {
    let missing = Error::rule("algorithm", "the place of an algorithm in the table");
    ALGORITHMS.get(place as usize).ok_or(missing)
}

#[cfg(test)]
mod tests {
    use super::{ALGORITHMS, place};

    #[test]
    fn places_are_those_of_the_table() {
        let plain = [place::CHAIKIN, place::SIMPLIFY, place::CATMULL_ROM];
        let ids = plain.map(|place| ALGORITHMS[place as usize].algorithm.id);
        assert_eq!(ids, ["chaikin", "simplify", "catmull_rom"]);
    }
}
