//! `meander-core` for JavaScript: convert, call, convert. No defaults and no choices of its own:
//! `www/engine.js` gives every argument, and the core says what is allowed.
//!
//! It makes two modules: the whole one, and without the feature `whole` the one that a figure begins with,
//! whose functions are some of the other's and take and give the same.

#[cfg(feature = "whole")]
pub mod carve;
pub mod cells;
#[cfg(feature = "whole")]
pub mod chiseler;
#[cfg(feature = "whole")]
mod convert;
#[cfg(feature = "whole")]
pub mod curves;
mod flat;
#[cfg(feature = "whole")]
pub mod into;
#[cfg(feature = "whole")]
pub mod measures;
#[cfg(feature = "whole")]
pub mod paint;
#[cfg(not(feature = "whole"))]
pub mod plane;
#[cfg(feature = "whole")]
mod points;
#[cfg(feature = "whole")]
pub mod routes;
#[cfg(feature = "whole")]
pub mod tracks;

/// A tenth of the size of the standard one, and constant time for every call.
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();
