//! Texts that cannot be read, and tracks that cannot be written.

use std::fmt;

use meander_core::{Allowed, Error};

/// Where a text cannot be read, and what the reader expected there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct BadText {
    /// The line, from 1.
    pub line: u32,
    /// The character in that line, from 1.
    pub column: u32,
    /// A description of the text that the reader expected there.
    pub expected: &'static str,
}

impl fmt::Display for BadText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: expected {}", self.line, self.column, self.expected)
    }
}

impl std::error::Error for BadText {}

pub(crate) const fn refusal(
    argument: &'static str,
    index: Option<usize>,
    given: Option<f64>,
    rule: &'static str,
) -> Error {
    Error::BadArgument { argument, index, given, allowed: Allowed::Rule(rule) }
}
