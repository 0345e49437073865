//! One knob from jagged to smooth.

use crate::error::Error;
use crate::measure::measure;
use crate::param::{Algorithm, CLOSED, Param, Values, WithValues};
use crate::points::{Point, check, check_size};
use crate::setters::setters;
use crate::smooth::chaikin::{Chaikin, chaikin};
use crate::smooth::simplify::{Simplify, simplify};

const WEIGHT: Param =
    Param::number("weight", "Weight", "").control(0.0, 1.0, 0.05).accepts(0.0, 1.0).default(0.5);

/// Rounds of corner cutting: enough that no corner shows at a screen's resolution.
const PASSES: u32 = 4;

/// Softening as the controls see it.
pub(crate) static SOFTEN: Algorithm =
    Algorithm { id: "soften", label: "By weight", params: &[WEIGHT, CLOSED] };

/// How soft [`soften`] makes a line.
#[derive(Debug, Clone, Copy, PartialEq)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(default))]
pub struct Soften {
    /// 0 leaves the polyline as it is, 1 makes it as smooth as this goes; ½ by default.
    pub weight: f64,
    /// Whether the last point leads back to the first; not by default.
    pub closed: bool,
}

impl Soften {
    /// Half way, of an open polyline.
    #[must_use]
    pub const fn new() -> Self {
        Self { weight: WEIGHT.default, closed: false }
    }

    setters! {
        weight: f64,
        closed: bool,
    }
}

/// What [`Soften::new`] gives.
impl Default for Soften {
    fn default() -> Self {
        Self::new()
    }
}

impl WithValues for Soften {
    fn with_values(self, values: &[f64]) -> Result<Self, Error> {
        let values = Values::new(&SOFTEN, values)?;
        Ok(Self { weight: values.number(&WEIGHT)?, closed: values.flag(&CLOSED)? })
    }
}

/// Makes a jagged polyline smooth by one weight from 0 to 1, dropping and adding points as it needs.
///
/// The weight sets two things: [`simplify`]'s tolerance, to `weight` times the mean length of a
/// segment, and the ratio of four passes of [`chaikin`], to a quarter of `weight`. On a path over
/// grid cells, stairs one cell high become straight lines from a weight of about 0.71. A weight of 0
/// returns the points as they are. The work of both, O(n log n + result) on most lines.
///
/// # Errors
/// [`Error::BadArgument`] for a weight outside 0 to 1 or coordinates that are not finite,
/// [`Error::TooLarge`] for a result of more than [`NUMBER_LIMIT`](crate::NUMBER_LIMIT) numbers.
///
/// ```
/// use meander_core::{Soften, glam::dvec2, measure, soften};
/// let stairs = [dvec2(0.0, 0.0), dvec2(1.0, 0.0), dvec2(1.0, 1.0), dvec2(2.0, 1.0), dvec2(2.0, 2.0)];
/// let sharpest = |weight| -> Result<f64, meander_core::Error> {
///     Ok(measure(&soften(&stairs, &Soften::new().weight(weight))?, false)?.max_turn)
/// };
/// assert_eq!(sharpest(0.0)?, 90.0);
/// assert!(sharpest(0.4)? < 60.0);
/// assert_eq!(sharpest(1.0)?, 0.0);
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn soften<P: Point>(points: &[P], options: &Soften) -> Result<Vec<P>, Error> {
    WEIGHT.check(options.weight)?;
    check("points", points)?;
    if options.weight <= 0.0 || points.len() < 2 {
        check_size::<P>("points", points.len() as f64)?;
        return Ok(points.to_vec());
    }
    let mean = measure(points, false)?.length / (points.len() - 1) as f64;
    let closed = options.closed;
    let tolerance = options.weight * mean;
    let fewer = simplify(points, &Simplify::new(tolerance).closed(closed))?;
    chaikin(&fewer, &Chaikin::new().passes(PASSES).ratio(options.weight / 4.0).closed(closed))
}

pub(crate) fn run<P: Point>(points: &[P], values: &[f64]) -> Result<Vec<P>, Error> {
    soften(points, &Soften::from_values(values)?)
}
