//! Parameters as data: one description serves checks, documentation and controls.

use crate::error::{Allowed, Error};

/// How a parameter's value is read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Any number.
    Number,
    /// A whole number.
    Whole,
    /// 0 for no, 1 for yes.
    Flag,
}

/// One parameter of an algorithm: what it is called, what a control offers, what a call accepts.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Param {
    /// Its name in code, snake case.
    pub id: &'static str,
    /// Its name for people.
    pub label: &'static str,
    /// The unit of its value; empty for a plain number.
    pub unit: &'static str,
    /// How its value is read.
    pub kind: Kind,
    /// Where a control starts.
    pub min: f64,
    /// Where a control ends.
    pub max: f64,
    /// A control's step.
    pub step: f64,
    /// The value when none is given.
    pub default: f64,
    /// The least a call accepts.
    pub lowest: f64,
    /// The greatest a call accepts.
    pub highest: f64,
    /// Whether a call has to give it: there is a value to start a control with, but no right one.
    pub required: bool,
}

/// What randomness begins with: of carvings, blobs and routes.
pub(crate) const SEED: Param = Param::whole("seed", "Seed", "").control(0.0, 9999.0, 1.0);
/// Of polylines.
pub(crate) const CLOSED: Param = Param::flag("closed", "Closed");

/// An algorithm as the controls see it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Algorithm {
    /// Its name in code, snake case.
    pub id: &'static str,
    /// Its name for people.
    pub label: &'static str,
    /// Its parameters, in the order in which a call gives their values.
    pub params: &'static [Param],
}

impl Algorithm {
    /// The parameter with this id.
    ///
    /// # Errors
    /// [`Error::BadArgument`] if there is none.
    pub fn param(&self, id: &str) -> Result<&'static Param, Error> {
        let param = self.params.iter().find(|param| param.id == id);
        param.ok_or(Error::rule("param", "the id of a parameter of the algorithm"))
    }

    /// One parameter's value among those of a call.
    ///
    /// # Errors
    /// [`Error::BadArgument`] unless there is one value for each parameter, for an unknown id, and
    /// for a value outside what the parameter accepts.
    pub fn value(&self, id: &str, values: &[f64]) -> Result<f64, Error> {
        Values::new(self, values)?.number(self.param(id)?)
    }
}

impl Param {
    pub(crate) const fn number(id: &'static str, label: &'static str, unit: &'static str) -> Self {
        Self {
            id,
            label,
            unit,
            kind: Kind::Number,
            min: 0.0,
            max: 1.0,
            step: 0.01,
            default: 0.0,
            lowest: 0.0,
            highest: f64::INFINITY,
            required: false,
        }
    }

    pub(crate) const fn whole(id: &'static str, label: &'static str, unit: &'static str) -> Self {
        Self {
            kind: Kind::Whole,
            step: 1.0,
            highest: u32::MAX as f64,
            ..Self::number(id, label, unit)
        }
    }

    pub(crate) const fn flag(id: &'static str, label: &'static str) -> Self {
        Self { kind: Kind::Flag, step: 1.0, highest: 1.0, ..Self::number(id, label, "") }
    }

    pub(crate) const fn control(self, min: f64, max: f64, step: f64) -> Self {
        Self { min, max, step, ..self }
    }

    pub(crate) const fn accepts(self, lowest: f64, highest: f64) -> Self {
        Self { lowest, highest, ..self }
    }

    pub(crate) const fn default(self, default: f64) -> Self {
        Self { default, ..self }
    }

    pub(crate) const fn required(self) -> Self {
        Self { required: true, ..self }
    }

    /// The value itself when it is allowed.
    ///
    /// # Errors
    /// [`Error::BadArgument`] outside `lowest..=highest`, for NaN, and for fractions where a whole
    /// number is asked for.
    pub fn check(&self, value: f64) -> Result<f64, Error> {
        // NaN fails the comparison too.
        let inside = value >= self.lowest && value <= self.highest;
        if inside && (self.kind == Kind::Number || value.fract() == 0.0) {
            return Ok(value);
        }
        let (low, high) = (self.lowest, self.highest);
        let allowed = match self.kind {
            Kind::Number => Allowed::Number { low, high },
            Kind::Whole => Allowed::Whole { low, high },
            Kind::Flag => Allowed::Rule("true or false"),
        };
        Err(Error::BadArgument { argument: self.id, index: None, given: Some(value), allowed })
    }

    /// The value as a whole number when it is allowed.
    ///
    /// # Errors
    /// As [`Param::check`].
    pub fn check_whole(&self, value: f64) -> Result<u32, Error> {
        // In range and whole, as checked, so the cast is exact.
        self.check(value).map(|value| value as u32)
    }
}

/// Options of an algorithm that can be given as values in the order of its parameters in the table.
pub trait WithValues: Sized {
    /// These options with their parameters set from values.
    ///
    /// # Errors
    /// [`Error::BadArgument`] for a value outside what its parameter accepts, and unless there is one value for
    /// each parameter.
    fn with_values(self, values: &[f64]) -> Result<Self, Error>;

    /// Options from values alone, where all options are parameters.
    ///
    /// # Errors
    /// As [`WithValues::with_values`].
    fn from_values(values: &[f64]) -> Result<Self, Error>
    where
        Self: Default,
    {
        Self::default().with_values(values)
    }
}

/// The values of one call, in the order of the algorithm's parameters.
///
/// This is how a caller that knows algorithms only by their description, such as a set of controls,
/// calls them.
#[derive(Debug, Clone, Copy)]
pub struct Values<'a> {
    params: &'static [Param],
    given: &'a [f64],
}

impl<'a> Values<'a> {
    /// Pairs values with the parameters that they belong to.
    ///
    /// # Errors
    /// [`Error::BadArgument`] unless there is one value for each parameter.
    pub const fn new(algorithm: &Algorithm, given: &'a [f64]) -> Result<Self, Error> {
        if given.len() == algorithm.params.len() {
            Ok(Self { params: algorithm.params, given })
        } else {
            Err(Error::rule("values", "one number for each parameter of the algorithm"))
        }
    }

    fn find(&self, id: &str) -> Option<(&'static Param, f64)> {
        let at = self.params.iter().position(|param| param.id == id)?;
        Some((self.params.get(at)?, *self.given.get(at)?))
    }

    pub(crate) fn number(&self, param: &Param) -> Result<f64, Error> {
        let value = self.find(param.id).map_or(param.default, |(_, value)| value);
        param.check(value)
    }

    pub(crate) fn whole(&self, param: &Param) -> Result<u32, Error> {
        self.number(param).map(|value| value as u32)
    }

    pub(crate) fn flag(&self, param: &Param) -> Result<bool, Error> {
        self.number(param).map(|value| value > 0.0)
    }
}
