//! Every public call of meander-core on arguments made of arbitrary bytes, with what its documentation promises: a
//! sound answer or an error that names an argument of the call, and never a panic.
//!
//! [`TARGETS`] has one row a call. `tests` makes a few calls of each, or `MEANDER_CALLS` of them, and the fuzzer in `fuzz`
//! follows what the bytes reach.

mod bytes;
mod carving;
mod cells;
mod graphs;
mod measuring;
mod on_grid;
mod routes;
mod seeded;
mod smoothing;
mod texts;
mod tracks;
mod travelling;

pub use bytes::Bytes;
pub use seeded::seeded_bytes;

use meander_core::{Allowed, Error};

/// One public call.
#[derive(Debug, Clone, Copy)]
pub struct Target {
    /// The call's own name.
    pub name: &'static str,
    /// What its errors may name.
    pub arguments: &'static [&'static str],
    run: fn(&mut Bytes<'_>) -> Result<(), Error>,
}

impl Target {
    const fn new(
        name: &'static str,
        arguments: &'static [&'static str],
        run: fn(&mut Bytes<'_>) -> Result<(), Error>,
    ) -> Self {
        Self { name, arguments, run }
    }

    /// Makes the call; whether it gave an answer, which is checked, as an error is.
    ///
    /// # Panics
    /// Where the call does something else than its documentation promises.
    #[must_use]
    pub fn call(&self, bytes: &[u8]) -> bool {
        match (self.run)(&mut Bytes::new(bytes)) {
            Ok(()) => true,
            Err(error) => {
                self.check(&error);
                false
            }
        }
    }

    fn check(&self, error: &Error) {
        match *error {
            Error::BadArgument { argument, allowed, .. } => {
                assert!(self.arguments.contains(&argument), "{}: {error}", self.name);
                assert!(allowed != Allowed::Rule(""), "{}: {error}", self.name);
            }
            Error::TooLarge { argument, given, limit, .. } => {
                assert!(self.arguments.contains(&argument), "{}: {error}", self.name);
                assert!(given > limit, "{}: {error}", self.name);
            }
            Error::BadText(place) => {
                assert!(self.arguments.contains(&"text"), "{}: {error}", self.name);
                assert!(place.line > 0 && place.column > 0, "{}: {error}", self.name);
            }
            Error::NoPath => assert_eq!(self.name, "Chiseler"),
            _ => panic!("{}: {error}", self.name),
        }
        assert!(error.to_string().len() > 10);
    }
}

/// The target of a call.
#[must_use]
pub fn target(name: &str) -> Option<&'static Target> {
    targets().find(|target| target.name == name)
}

/// All of them.
pub fn targets() -> impl Iterator<Item = &'static Target> {
    let rooms = [
        cells::TARGETS,
        carving::TARGETS,
        routes::TARGETS,
        graphs::TARGETS,
        smoothing::TARGETS,
        on_grid::TARGETS,
        measuring::TARGETS,
        travelling::TARGETS,
        tracks::TARGETS,
    ];
    rooms.into_iter().flatten()
}
