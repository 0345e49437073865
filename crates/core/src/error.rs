//! The crate's errors, in one small enum.

use std::fmt;

/// Why a call failed. A call that fails changes nothing.
///
/// ```
/// use meander_core::{Error, Grid, GridMap};
/// let error = GridMap::new(&Grid::new(3, 3)?).with_walls(&[4, 9]).unwrap_err();
/// assert!(matches!(error, Error::BadArgument { argument: "walls", index: Some(1), .. }));
/// let says = "walls[1] was 9; it must be a whole number from 0 to 8";
/// assert_eq!(error.to_string(), says);
/// # Ok::<(), Error>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq)]
#[non_exhaustive]
pub enum Error {
    /// An argument has a value that is not allowed.
    BadArgument {
        /// The argument's name.
        argument: &'static str,
        /// The index of the element at fault, if the argument is a list.
        index: Option<usize>,
        /// The given value, if it is a single number.
        given: Option<f64>,
        /// The allowed values.
        allowed: Allowed,
    },
    /// The grid or the result would be larger than the crate's limits.
    TooLarge {
        /// The argument that makes it too large.
        argument: &'static str,
        /// The size asked for.
        given: f64,
        /// The unit of both sizes, in the plural.
        unit: &'static str,
        /// The largest size allowed.
        limit: f64,
    },
    /// No route stays this far from walls and the rim, though one may exist for a smaller radius.
    NoRoom {
        /// The name of the stop that has too little room, or that no route with enough room reaches.
        argument: &'static str,
        /// The index of the stop, if the argument is a list.
        index: Option<usize>,
        /// The radius asked for.
        radius: f64,
    },
    /// There is too little memory for the call.
    NoMemory,
}

/// The allowed values of an argument, in an [`Error`].
#[derive(Debug, Clone, Copy, PartialEq)]
#[non_exhaustive]
pub enum Allowed {
    /// Any number from `low` to `high`, both included.
    Number {
        /// The least.
        low: f64,
        /// The greatest; may be infinite.
        high: f64,
    },
    /// A whole number from `low` to `high`, both included.
    Whole {
        /// The least.
        low: f64,
        /// The greatest.
        high: f64,
    },
    /// As many elements as there are points or cells.
    Length {
        /// The number of elements needed.
        count: usize,
        /// The thing that each element belongs to, such as `cell`.
        each: &'static str,
    },
    /// A coordinate from 0 to `high`.
    Coordinate {
        /// Its name.
        axis: &'static str,
        /// The greatest.
        high: f64,
    },
    /// A neighbour that lists the node, too.
    Mutual,
    /// Anything else, in words that follow "it must be".
    Rule(&'static str),
}

/// A count, a width or a cost.
pub(crate) const POSITIVE: Allowed = Allowed::Whole { low: 1.0, high: u32::MAX as f64 };

impl Error {
    pub(crate) const fn rule(argument: &'static str, rule: &'static str) -> Self {
        Self::BadArgument { argument, index: None, given: None, allowed: Allowed::Rule(rule) }
    }

    pub(crate) const fn value(argument: &'static str, given: f64, rule: &'static str) -> Self {
        Self::outside(argument, given, Allowed::Rule(rule))
    }

    pub(crate) const fn outside(argument: &'static str, given: f64, allowed: Allowed) -> Self {
        Self::BadArgument { argument, index: None, given: Some(given), allowed }
    }

    pub(crate) const fn length(
        argument: &'static str,
        given: usize,
        count: usize,
        each: &'static str,
    ) -> Self {
        Self::outside(argument, given as f64, Allowed::Length { count, each })
    }

    /// An index outside of `count` cells or nodes.
    pub(crate) fn index(argument: &'static str, given: u32, count: u32) -> Self {
        let (low, high) = (0.0, f64::from(count) - 1.0);
        let none = Allowed::Rule("a node of the graph, which has none");
        let allowed = if count == 0 { none } else { Allowed::Whole { low, high } };
        Self::outside(argument, f64::from(given), allowed)
    }

    /// Adds the index of the bad element in a list.
    pub(crate) const fn at(self, at: Option<usize>) -> Self {
        match self {
            Self::BadArgument { argument, given, allowed, .. } => {
                Self::BadArgument { argument, index: at, given, allowed }
            }
            other => other,
        }
    }
}

/// The numbers that an argument allows: from `low` to `high`, both included.
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

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::BadArgument {
                argument,
                index: Some(node),
                given: Some(next),
                allowed: Allowed::Mutual,
            } => {
                let graph = argument;
                write!(f, "{graph}[{next}] must list {node}, because {graph}[{node}] lists {next}")
            }
            Self::BadArgument { argument, index, given, allowed } => {
                f.write_str(argument)?;
                if let Some(index) = index {
                    write!(f, "[{index}]")?;
                }
                match allowed {
                    Allowed::Length { .. } => f.write_str(".len()")?,
                    Allowed::Coordinate { axis, .. } => write!(f, ".{axis}")?,
                    _ => {}
                }
                match given.map(Short) {
                    Some(given) => write!(f, " was {given}; it must be {allowed}"),
                    None => write!(f, " must be {allowed}"),
                }
            }
            Self::TooLarge { argument, given, unit, limit } => {
                let given = Short(given);
                write!(f, "{argument} asks for {given} {unit}; at most {limit} are allowed")
            }
            Self::NoRoom { argument, index, radius } => {
                f.write_str(argument)?;
                if let Some(index) = index {
                    write!(f, "[{index}]")?;
                }
                write!(f, " is out of reach with a radius of {}", Short(radius))
            }
            Self::NoMemory => f.write_str("there is too little memory"),
        }
    }
}

/// Displays a number without a long row of zeros.
struct Short(f64);

impl fmt::Display for Short {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(number) = *self;
        if number == 0.0 || (1e-6..1e16).contains(&number.abs()) {
            write!(f, "{number}")
        } else {
            write!(f, "{number:e}")
        }
    }
}

impl fmt::Display for Allowed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (kind, low, high) = match *self {
            Self::Number { low, high } => ("a number", low, high),
            Self::Whole { low, high } => ("a whole number", low, high),
            Self::Coordinate { high, .. } => ("a number", 0.0, high),
            Self::Length { count, each } => return write!(f, "{count}, one for each {each}"),
            Self::Mutual => return f.write_str("a neighbour in both directions"),
            Self::Rule(rule) => return f.write_str(rule),
        };
        if high.is_infinite() {
            write!(f, "{kind} of {low} or more")
        } else {
            write!(f, "{kind} from {low} to {high}")
        }
    }
}

impl std::error::Error for Error {}
