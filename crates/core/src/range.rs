//! Ranges of numbers that arguments allow.

use crate::error::{Allowed, Error};

/// From `low` to `high`, both included.
pub(crate) struct Range {
    argument: &'static str,
    allowed: Allowed,
}

impl Range {
    pub(crate) const fn number(argument: &'static str, low: f64, high: f64) -> Self {
        Self { argument, allowed: Allowed::Number { low, high } }
    }

    pub(crate) const fn whole(argument: &'static str, low: u32, high: u32) -> Self {
        Self { argument, allowed: Allowed::Whole { low: low as f64, high: high as f64 } }
    }

    /// Returns the value if it is in the range. NaN never is.
    pub(crate) fn check<T: Copy + Into<f64>>(&self, value: T) -> Result<T, Error> {
        let given = value.into();
        match self.allowed {
            Allowed::Number { low, high } | Allowed::Whole { low, high }
                if (low..=high).contains(&given) =>
            {
                Ok(value)
            }
            allowed => Err(Error::outside(self.argument, given, allowed)),
        }
    }
}
