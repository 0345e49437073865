//! Calls every public function of meander-core with arbitrary arguments. It must return what its documentation
//! promises, or an error that names one of its arguments, and never panic.

/// Rows of `function: type of its arguments, names in its errors`.
macro_rules! targets {
    ($($call:ident: $type:ty, $($argument:ident)*;)*) => {
        &[$($crate::Target {
            name: stringify!($call),
            arguments: &[$(stringify!($argument)),*],
            run: |bytes| $crate::run::<$type>(bytes, $call),
        }),*]
    };
}

mod arguments;
mod grids;
mod lines;
mod texts;

use std::fmt::Debug;

use arbitrary::{Arbitrary, Unstructured};
use meander_core::{Allowed, Error};

type Outcome = Result<(), Error>;

/// One public call, and the checks of its result.
#[derive(Debug, Clone, Copy)]
pub struct Target {
    /// The function, or the type whose methods it calls, in snake case.
    pub name: &'static str,
    /// The names of arguments that its errors may have.
    pub arguments: &'static [&'static str],
    run: fn(&mut Unstructured<'_>) -> arbitrary::Result<Outcome>,
}

impl Target {
    /// Calls with arguments made of these bytes; returns whether the call accepted them.
    ///
    /// # Panics
    /// If the call breaks a promise. The panic prints the arguments.
    #[must_use]
    pub fn call(&self, bytes: &[u8]) -> bool {
        match (self.run)(&mut Unstructured::new(bytes)) {
            Ok(Err(error)) => {
                self.check(&error);
                false
            }
            outcome => outcome.is_ok(),
        }
    }

    fn check(&self, error: &Error) {
        let (argument, sound) = match *error {
            Error::BadArgument { argument, allowed, .. } => {
                (argument, allowed != Allowed::Rule(""))
            }
            Error::TooLarge { argument, given, limit, .. } => (argument, given > limit),
            Error::NoRoom { argument, radius, .. } => (argument, radius > 0.0),
            _ => ("", false),
        };
        // Errors may name a part of an argument, such as `origin.latitude`.
        let argument = argument.split('.').next().unwrap_or_default();
        assert!(sound && self.arguments.contains(&argument), "{}: {error}", self.name);
    }
}

/// All targets.
pub fn targets() -> impl Iterator<Item = &'static Target> {
    [grids::TARGETS, lines::TARGETS, texts::TARGETS].into_iter().flatten()
}

/// Makes arguments and passes them to a call; prints them if it panics.
fn run<'a, T: Arbitrary<'a> + Debug>(
    bytes: &mut Unstructured<'a>,
    call: fn(&T) -> Outcome,
) -> arbitrary::Result<Outcome> {
    struct OnPanic<T: Debug>(T);
    impl<T: Debug> Drop for OnPanic<T> {
        #[expect(clippy::print_stderr, reason = "the panic that is under way cannot carry it")]
        fn drop(&mut self) {
            if std::thread::panicking() {
                eprintln!("{:?}", self.0);
            }
        }
    }
    let arguments = OnPanic(bytes.arbitrary()?);
    Ok(call(&arguments.0))
}

/// The bytes of a call without a fuzzer: up to 1 kB, which is enough for most calls.
#[must_use]
pub fn seeded_bytes(call: u64) -> Vec<u8> {
    let mut state = call;
    let mut next = || {
        // SplitMix64.
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    };
    let count = next() % 1024;
    std::iter::repeat_with(|| next().to_le_bytes()).flatten().take(count as usize).collect()
}
