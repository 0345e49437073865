//! Carves a path whose length is in a range, by trying seeds and wigglinesses.

use std::ops::RangeInclusive;

use super::carving::chisel;
use super::options::{Carving, Chisel, Removal};
use crate::error::Error;
use crate::graph::Map;

/// The most carvings that a search tries.
const TRIES: u32 = 48;
/// The first tries keep the caller's wiggliness: at 1 they are floods, which cost next to nothing.
const TRIES_AS_ASKED: u32 = 8;
/// The difference between the seeds of successive tries: the golden section of all seeds. If it were 1, searches with
/// ten neighbouring seeds would carve the same path.
const STRIDE: u32 = 0x9e37_79b9;
/// The wigglinesses of later tries. From one to the next, paths grow by about as much each.
const RUNGS: [f64; 32] = [
    0.0, 0.02, 0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0, 1.2, 1.4, 1.7, 2.0,
    2.5, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0, 14.0, 20.0, 30.0, 50.0, 100.0, 300.0, 1000.0,
];
/// How many rungs the wiggliness moves at first; each change of direction halves it.
const FIRST_STEP: usize = 8;

/// A path whose length is in the requested range.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Fitted {
    /// The path.
    pub carving: Carving,
    /// The seed: [`chisel`](crate::carve::chisel) with this and the wiggliness carves the same path again.
    pub seed: u32,
    /// The wiggliness to carve it again.
    pub wiggliness: f64,
}

/// Carves a path whose number of cells, both ends included, is in the range.
///
/// Carves up to 48 times and returns the first path that fits. The first eight carvings use your options, with seeds
/// far apart. Later ones raise the wiggliness after a path that was too short and lower it after one that was too long.
/// The same options return the same path.
///
/// Returns `Ok(None)` if nothing connects the terminals, if the shortest path is longer than the range, or if all 48
/// paths missed it. A miss proves nothing. The range may be narrow, or longer than carved paths get: between corners of
/// 20², 50² and 100² cells that is about 150, 770 and 2,600 cells. Or it may contain no possible length: with four
/// neighbours, all paths between two cells have an odd number of cells, or all an even one.
///
/// Between corners, ranges of ±10 % take about ten carvings and ranges of ±3 % about fifteen. At wiggliness 1 the first
/// eight are floods, in O(n); the other 40 cost as much as [`chisel`](crate::carve::chisel) at other wigglinesses.
///
/// # Errors
/// As [`chisel`](crate::carve::chisel); [`Error::BadArgument`] also for an empty range, any other number of terminals
/// than two, and an explicit order, which leaves nothing to try.
///
/// ```
/// use meander_core::{Grid, carve::{Chisel, chisel, chisel_to_length}};
/// let grid = Grid::new(20, 20)?;
/// let options = Chisel::new(&[21, 378]).seed(7);
/// let Some(fitted) = chisel_to_length(grid, &options, 90..=110)? else { panic!() };
/// assert!((90..=110).contains(&fitted.carving.path.len()));
/// let again = options.seed(fitted.seed).wiggliness(fitted.wiggliness);
/// assert_eq!(chisel(grid, &again)?, Some(fitted.carving));
/// assert_eq!(chisel_to_length(grid, &options, 2..=30)?, None);
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn chisel_to_length(
    map: impl Map,
    options: &Chisel<'_>,
    length: RangeInclusive<u32>,
) -> Result<Option<Fitted>, Error> {
    let mut search = LengthSearch::new(options, length)?;
    while let Some((seed, wiggliness)) = search.next_try() {
        let options = options.seed(seed).wiggliness(wiggliness);
        let carving = chisel(&map, &options)?;
        if search.record(carving.as_ref()) {
            return Ok(carving.map(|carving| Fitted { carving, seed, wiggliness }));
        }
    }
    Ok(None)
}

/// The seeds and wigglinesses that [`chisel_to_length`] tries, for bindings that carve in portions.
#[derive(Debug, Clone)]
pub struct LengthSearch {
    length: RangeInclusive<u32>,
    seed: u32,
    wiggliness: f64,
    tries: u32,
    /// Paths below the range minus paths above it.
    too_short: i32,
    rung: usize,
    step: usize,
    rises: bool,
    is_over: bool,
}

impl LengthSearch {
    /// Starts with the seed and the wiggliness of the options.
    ///
    /// # Errors
    /// [`Error::BadArgument`] for an empty range, any other number of terminals than two, and an explicit order.
    pub fn new(options: &Chisel<'_>, length: RangeInclusive<u32>) -> Result<Self, Error> {
        if length.is_empty() {
            return Err(Error::rule("length", "a range of cells, the smaller number first"));
        }
        if options.terminals.len() != 2 {
            return Err(Error::rule("terminals", "two cells where a length is given"));
        }
        if matches!(options.removal, Removal::Ordered(_)) {
            return Err(Error::rule("order", "left out where a length is given"));
        }
        let rung = RUNGS.iter().rposition(|&rung| rung <= options.wiggliness).unwrap_or(0);
        Ok(Self {
            length,
            seed: options.seed,
            wiggliness: options.wiggliness,
            tries: 0,
            too_short: 0,
            rung,
            step: FIRST_STEP,
            rises: false,
            is_over: false,
        })
    }

    /// Returns the next seed and wiggliness; `None` at the end.
    pub fn next_try(&self) -> Option<(u32, f64)> {
        let is_left = !self.is_over && self.tries < TRIES;
        is_left.then(|| (self.seed.wrapping_add(self.tries.wrapping_mul(STRIDE)), self.wiggliness))
    }

    /// Returns the share of tries made, from 0 to 1.
    pub fn progress(&self) -> f64 {
        f64::from(self.tries) / f64::from(TRIES)
    }

    /// Records the carving of this try. Returns true if its length is in the range, which ends the search.
    pub fn record(&mut self, carving: Option<&Carving>) -> bool {
        self.tries += 1;
        let cells = carving.map(|carving| carving.path.len() as u32);
        let fits = cells.is_some_and(|cells| self.length.contains(&cells));
        let is_short = cells.is_some_and(|cells| cells < *self.length.start());
        // No path is shorter than one at wiggliness 0.
        self.is_over = fits || cells.is_none() || (self.wiggliness == 0.0 && !is_short);
        self.too_short += if is_short { 1 } else { -1 };
        if self.tries == TRIES_AS_ASKED {
            self.rises = self.too_short > 0;
        } else if self.tries > TRIES_AS_ASKED && self.rises != is_short {
            self.rises = is_short;
            self.step = (self.step / 2).max(1);
        }
        if self.tries >= TRIES_AS_ASKED && !fits {
            let risen = (self.rung + self.step).min(RUNGS.len() - 1);
            self.rung = if self.rises { risen } else { self.rung.saturating_sub(self.step) };
            self.wiggliness = RUNGS[self.rung];
        }
        fits
    }
}
