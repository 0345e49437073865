//! `proptest!` with one runner for all properties: one for each made up a third of this program.
use std::any::Any;
use std::fmt::Debug;
use std::panic::Location;

use proptest::prelude::*;
use proptest::test_runner::{TestCaseResult, TestRunner};

/// Tests that hold for any arguments: `fn name(pattern in strategy, …) { … }`.
macro_rules! properties {
    (#![cases($cases:expr)] $(
        $(#[$meta:meta])*
        fn $name:ident($($argument:pat in $strategy:expr),+ $(,)?) $body:block
    )*) => {$(
        $(#[$meta])*
        fn $name() {
            crate::property::check($cases, ($(Strategy::boxed($strategy),)+), |($($argument,)+)| {
                $body
                Ok(())
            });
        }
    )*};
    ($($tests:tt)*) => { crate::property::properties! { #![cases(256)] $($tests)* } };
}
pub(crate) use properties;

trait Arguments: Any + Debug {}
impl<T: Any + Debug> Arguments for T {}

#[track_caller]
pub(crate) fn check<S: Strategy<Value: 'static> + 'static>(
    cases: u32,
    arguments: S,
    property: fn(S::Value) -> TestCaseResult,
) {
    let any = arguments.prop_map(|arguments| -> Box<dyn Arguments> { Box::new(arguments) });
    let file = Location::caller().file();
    run(cases, file, &any.boxed(), &|any| property(*(any as Box<dyn Any>).downcast().unwrap()));
}

fn run(
    cases: u32,
    file: &'static str,
    arguments: &BoxedStrategy<Box<dyn Arguments>>,
    property: &dyn Fn(Box<dyn Arguments>) -> TestCaseResult,
) {
    let config = ProptestConfig { source_file: Some(file), ..ProptestConfig::with_cases(cases) };
    if let Err(failure) = TestRunner::new(config).run(arguments, property) {
        panic!("{failure}");
    }
}
