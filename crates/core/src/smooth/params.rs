//! Parameters that several smoothers share.

use crate::error::Error;
use crate::param::{Param, Values};

pub(super) const PASSES: Param =
    Param::whole("passes", "Passes", "").control(0.0, 6.0, 1.0).accepts(0.0, 24.0).default(1.0);

pub(super) const SUBDIVISIONS: Param = Param::whole("subdivisions", "Subdivisions", "")
    .control(1.0, 16.0, 1.0)
    .accepts(1.0, 16_777_216.0)
    .default(8.0);

/// How many points a simplifier keeps; by default as many as its tolerance or area says.
pub(super) const COUNT: Param = Param::whole("count", "Points", "")
    .control(2.0, 1000.0, 1.0)
    .accepts(2.0, u32::MAX as f64)
    .default(u32::MAX as f64);

/// A count as a parameter's value says it.
pub(super) fn count_in(values: &Values<'_>) -> Result<Option<u32>, Error> {
    Ok(Some(values.whole(&COUNT)?).filter(|count| f64::from(*count) < COUNT.default))
}

pub(super) fn check_count(count: Option<u32>) -> Result<(), Error> {
    count.map_or(Ok(()), |count| COUNT.check(f64::from(count)).map(|_| ()))
}

/// Of a polynomial span.
pub(super) const HIGHEST_DEGREE: usize = 5;
