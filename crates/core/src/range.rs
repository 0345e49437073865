//! Ranges of numbers that arguments allow.

use crate::error::{Allowed, Error};

/// From `low` to `high`, both included.
pub(crate) struct Range {
    argument: &'static str,
    low: f64,
    high: f64,
    is_whole: bool,
}

impl Range {
    pub(crate) const fn number(argument: &'static str, low: f64, high: f64) -> Self {
        Self { argument, low, high, is_whole: false }
    }

    pub(crate) const fn whole(argument: &'static str, low: u32, high: u32) -> Self {
        Self { argument, low: low as f64, high: high as f64, is_whole: true }
    }

    /// Returns the value if it is in the range. NaN never is.
    pub(crate) fn check<T: Copy + Into<f64>>(&self, value: T) -> Result<T, Error> {
        let (given, low, high) = (value.into(), self.low, self.high);
        if given >= low && given <= high {
            return Ok(value);
        }
        let allowed = if self.is_whole {
            Allowed::Whole { low, high }
        } else {
            Allowed::Number { low, high }
        };
        Err(Error::outside(self.argument, given, allowed))
    }
}
