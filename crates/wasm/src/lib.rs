//! `meander-core` for JavaScript: convert, call, convert. No defaults and no choices of its own:
//! `www/engine.js` gives every argument, and the core says what is allowed.

pub mod carve;
mod convert;
pub mod curves;
pub mod entropy;
pub mod measures;
mod points;
pub mod table;
pub mod tracks;
