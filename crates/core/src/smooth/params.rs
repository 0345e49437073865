//! Parameters that several smoothers share.

use crate::error::{Error, Range};

pub(super) const SUBDIVISIONS: Range = Range::whole("subdivisions", 1, 1 << 24);
const COUNT: Range = Range::whole("count", 2, u32::MAX);

pub(super) fn check_count(count: Option<u32>) -> Result<(), Error> {
    count.map_or(Ok(()), |count| COUNT.check(count).map(|_| ()))
}

/// The highest degree of a polynomial span.
pub(super) const HIGHEST_DEGREE: usize = 5;
