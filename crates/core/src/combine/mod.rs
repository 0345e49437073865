//! Several algorithms in one call.

mod guard;
mod matching;
pub(crate) mod soften;

pub use guard::guard;
