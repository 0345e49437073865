//! The numbers that an argument may be.

use crate::error::{Allowed, Error};

/// From one number to another, both included.
pub(crate) struct Range {
    argument: &'static str,
    low: f64,
    high: f64,
    allowed: Allowed,
}

impl Range {
    pub(crate) const fn number(argument: &'static str, low: f64, high: f64) -> Self {
        Self { argument, low, high, allowed: Allowed::Number { low, high } }
    }

    pub(crate) const fn whole(argument: &'static str, low: u32, high: u32) -> Self {
        let (low, high) = (low as f64, high as f64);
        Self { argument, low, high, allowed: Allowed::Whole { low, high } }
    }

    /// Returns the value if it is in the range, which NaN is not.
    pub(crate) fn check<T: Copy + Into<f64>>(&self, value: T) -> Result<T, Error> {
        let given = value.into();
        if given >= self.low && given <= self.high {
            Ok(value)
        } else {
            Err(Error::outside(self.argument, given, self.allowed))
        }
    }
}
