//! Corner cutting that leaves gentle turns alone and throws outliers out.

use super::outlier::{Times, outliers};
use super::params::PASSES;
use super::published;
use super::sharp_corners::cut;
use crate::error::Error;
use crate::param::{Algorithm, CLOSED, Param, Values, WithValues};
use crate::points::{Point, check, check_size};
use crate::setters::{optional_setters, setters};

const ANGLE_LIMIT: Param =
    Param::number("angle_limit", "Angle limit", "°").control(0.0, 180.0, 1.0).default(30.0);
const OUTLIER_ANGLE: Param = Param::number("outlier_angle", "Outlier angle", "°")
    .control(0.0, 180.0, 1.0)
    .default(f64::INFINITY);
/// What the published listing throws out unless told otherwise.
const PUBLISHED_OUTLIER_ANGLE: f64 = 90.0;
const MAX_SPEED: Param = Param::number("max_speed", "Greatest speed", "")
    .control(0.0, 100.0, 1.0)
    .default(f64::INFINITY);
const PUBLISHED: Param = Param::flag("published", "As published");

/// Refining as the controls see it.
pub(crate) static REFINE: Algorithm = Algorithm {
    id: "refine",
    label: "Chaikin, refined",
    params: &[PASSES, ANGLE_LIMIT, OUTLIER_ANGLE, CLOSED, PUBLISHED, MAX_SPEED],
};

/// How [`refine`] cuts corners and finds outliers. Angles are turns between headings in degrees: 0 straight on, 180 a reversal.
#[derive(Debug, Clone, Copy, PartialEq)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(default))]
pub struct Refine {
    /// Rounds of refining, 0 to 24; 1 by default.
    pub passes: u32,
    /// Corners that turn by less than this stay as they are, 30 by default; 0 cuts all, infinity none.
    #[cfg_attr(feature = "serde", serde(with = "crate::serial::infinite"))]
    pub angle_limit: f64,
    /// A turn of at least this much that goes when a point is left out marks an outlier; infinity marks none. Not given,
    /// it is infinity, or 90 with `published`, as the article's listing has it.
    pub outlier_angle: Option<f64>,
    /// Whether the last point leads back to the first; not by default.
    pub closed: bool,
    /// Do as the article's listing does, to the letter; off by default. It knows nothing of closed polylines, so
    /// `closed` has no effect on it.
    pub published: bool,
    /// In [`refine_timed`]: points that nobody this fast could have reached and left are outliers,
    /// whatever the outlier angle. Units of length per unit of time, above 0; infinity, the default, rejects none.
    #[cfg_attr(feature = "serde", serde(with = "crate::serial::infinite"))]
    pub max_speed: f64,
}

impl Refine {
    /// One pass over an open polyline that cuts corners of 30° and more and keeps every outlier.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            passes: 1,
            angle_limit: ANGLE_LIMIT.default,
            outlier_angle: None,
            closed: false,
            published: false,
            max_speed: MAX_SPEED.default,
        }
    }

    setters! {
        passes: u32,
        angle_limit: f64,
        closed: bool,
        published: bool,
        max_speed: f64,
    }

    optional_setters! {
        outlier_angle: f64,
    }

    fn rejects_from(&self) -> f64 {
        let usual = if self.published { PUBLISHED_OUTLIER_ANGLE } else { OUTLIER_ANGLE.default };
        self.outlier_angle.unwrap_or(usual)
    }
}

/// What [`Refine::new`] gives.
impl Default for Refine {
    fn default() -> Self {
        Self::new()
    }
}

impl WithValues for Refine {
    fn with_values(self, values: &[f64]) -> Result<Self, Error> {
        let values = Values::new(&REFINE, values)?;
        Ok(Self {
            passes: values.whole(&PASSES)?,
            angle_limit: values.number(&ANGLE_LIMIT)?,
            outlier_angle: Some(values.number(&OUTLIER_ANGLE)?),
            closed: values.flag(&CLOSED)?,
            published: values.flag(&PUBLISHED)?,
            max_speed: values.number(&MAX_SPEED)?,
        })
    }
}

/// Cuts the corners of a polyline that turn by at least `angle_limit`; with an `outlier_angle`, it throws out points that
/// are plainly wrong first.
///
/// **Outliers** are judged once, before the first pass, on the points as given: later passes cut
/// corners only, so that none of them takes a corner that an earlier one has cut. A point is an outlier where the
/// line turns at it by at least `outlier_angle`, and leaving it out heals the turns beside it: they
/// are below 0.47 of that angle then. One to five bad points in succession are found as one, whose
/// turn is the sharpest of theirs or that from the way in to the way out. Points written more than
/// once count as one. The first and the last point of an open line always stay.
/// So does a real corner, however sharp (of a square, of a hairpin road), because without it the points beside it
/// share its turn; and so does a fold whose points are as far apart as those beside it.
/// What keeps turning sharply with no two good points in succession is left as it is: stairs and zigzags.
///
/// **Corners** that turn by at least `angle_limit` give way to a point a quarter of the way before
/// and one a quarter after, in each pass. With an angle limit of 0 and no outlier angle
/// that is [`chaikin`](crate::chaikin). Fewer than three points are returned as they are.
///
/// O(points + result) time and memory.
///
/// With `published`, the listing of the article "Chaikin It Easy" instead, its quirks included: it
/// loses the vertex before an outlier, cuts only the far side of a corner, and drops a point whose
/// coordinates it has already written, and with that the end of a closed patrol.
///
#[doc = include_str!("../../pictures/refine.svg")]
///
/// # Errors
/// [`Error::BadArgument`] for passes, angles or coordinates outside what is allowed and for a finite
/// `max_speed`, which needs [`refine_timed`];
/// [`Error::TooLarge`] for a result of more than [`NUMBER_LIMIT`](crate::NUMBER_LIMIT) numbers.
///
/// ```
/// use meander_core::{Refine, glam::dvec2, refine};
/// // A gentle bend, then a right angle: only the right angle is cut.
/// let path = [dvec2(0.0, 0.0), dvec2(4.0, 0.0), dvec2(8.0, 1.0), dvec2(7.0, 5.0)];
/// let refined = refine(&path, &Refine::new())?;
/// assert_eq!(
///     refined,
///     [dvec2(0.0, 0.0), dvec2(4.0, 0.0), dvec2(7.0, 0.75), dvec2(7.75, 2.0), dvec2(7.0, 5.0)]
/// );
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn refine<P: Point>(points: &[P], options: &Refine) -> Result<Vec<P>, Error> {
    check_options(points, options)?;
    needs_no_times(options)?;
    if options.published {
        let mut path = points.to_vec();
        for _ in 0..options.passes {
            check_size::<P>("passes", path.len() as f64)?;
            path = published::pass(&path, options.angle_limit, options.rejects_from()).0;
        }
        check_size::<P>("passes", path.len() as f64)?;
        return Ok(path);
    }
    Ok(cleaned_and_cut(points, None, options)?.0)
}

/// The indexes of the points that the first pass of [`refine`] throws out, ascending. As published
/// it loses the point before each outlier as well.
///
/// # Errors
/// As [`refine`].
///
/// ```
/// use meander_core::{Refine, glam::dvec2, refine_rejected};
/// let track = [
///     dvec2(0.0, 0.0), dvec2(1.0, 0.0), dvec2(2.0, 0.0),
///     dvec2(0.5, 3.0), // a glitch
///     dvec2(4.0, 0.0), dvec2(5.0, 0.0),
/// ];
/// assert_eq!(refine_rejected(&track, &Refine::new().outlier_angle(90.0))?, [3]);
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn refine_rejected<P: Point>(points: &[P], options: &Refine) -> Result<Vec<u32>, Error> {
    check_options(points, options)?;
    needs_no_times(options)?;
    Ok(if options.passes == 0 {
        Vec::new()
    } else if options.published {
        published::pass(points, options.angle_limit, options.rejects_from()).1
    } else {
        outliers(points, options.rejects_from(), None, options.closed)
    })
}

/// [`refine`] for points with times: the refined points, and the time of each.
///
/// `times` has one number for each point, none less than the one before, in any unit. Points where a corner is cut
/// lie in time where they lie on their segment; on the closing segment of a closed line, for which no time is
/// known, they have the time of the last point.
///
/// With a finite `max_speed`, a point is also an outlier where that speed is not enough to reach it from the point
/// kept before, nor to reach the next one kept from it, but to go from the one to the other without it. Up to five in
/// succession are found as one. Either judge suffices. O(points + result).
///
/// # Errors
/// As [`refine`]; [`Error::BadArgument`] for `times` of another length, that descend or are not
/// finite, for a `max_speed` of 0 or less, and for `published`, which knows nothing of times.
///
/// ```
/// use meander_core::{Refine, glam::dvec2, refine_timed};
/// // Nobody walks forty metres in a second and back in the next.
/// let track = [dvec2(0.0, 0.0), dvec2(1.0, 0.0), dvec2(42.0, 3.0), dvec2(3.0, 0.0), dvec2(4.0, 0.0)];
/// let options = Refine::new().max_speed(10.0);
/// let (points, times) = refine_timed(&track, &[0.0, 1.0, 2.0, 3.0, 4.0], &options)?;
/// assert_eq!(points, [dvec2(0.0, 0.0), dvec2(1.0, 0.0), dvec2(3.0, 0.0), dvec2(4.0, 0.0)]);
/// assert_eq!(times, [0.0, 1.0, 3.0, 4.0]);
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn refine_timed<P: Point>(
    points: &[P],
    times: &[f64],
    options: &Refine,
) -> Result<(Vec<P>, Vec<f64>), Error> {
    check_options(points, options)?;
    let times = timed(points, times, options)?;
    cleaned_and_cut(points, Some(times), options)
}

/// The indexes of the points that [`refine_timed`] throws out, ascending.
///
/// # Errors
/// As [`refine_timed`].
pub fn refine_rejected_timed<P: Point>(
    points: &[P],
    times: &[f64],
    options: &Refine,
) -> Result<Vec<u32>, Error> {
    check_options(points, options)?;
    let times = timed(points, times, options)?;
    if options.passes == 0 {
        return Ok(Vec::new());
    }
    Ok(outliers(points, options.rejects_from(), Some(times), options.closed))
}

fn needs_no_times(options: &Refine) -> Result<(), Error> {
    if options.max_speed.is_finite() {
        return Err(Error::rule("times", "given where max_speed is finite"));
    }
    Ok(())
}

fn timed<'a, P: Point>(
    points: &[P],
    times: &'a [f64],
    options: &Refine,
) -> Result<Times<'a>, Error> {
    if options.published {
        return Err(Error::rule("published", "false where times are given"));
    }
    Times::new(times, points.len(), options.max_speed)
}

fn check_options<P: Point>(points: &[P], options: &Refine) -> Result<(), Error> {
    PASSES.check(f64::from(options.passes))?;
    ANGLE_LIMIT.check(options.angle_limit)?;
    OUTLIER_ANGLE.check(options.rejects_from())?;
    // Not a number is not above 0 either.
    if options.max_speed.is_nan() || options.max_speed <= 0.0 {
        return Err(Error::value("max_speed", options.max_speed, "a number above 0"));
    }
    check("points", points)
}

/// The refined points, and their times where the given ones have some.
fn cleaned_and_cut<P: Point>(
    points: &[P],
    times: Option<Times>,
    options: &Refine,
) -> Result<(Vec<P>, Vec<f64>), Error> {
    let mut path = points.to_vec();
    let mut clock = times.map_or_else(Vec::new, |times| times.to_vec());
    if options.passes > 0 && points.len() > 2 {
        let rejected = outliers(points, options.rejects_from(), times, options.closed);
        leave_out(&mut path, &rejected);
        leave_out(&mut clock, &rejected);
    }
    let mut left = options.passes;
    loop {
        check_size::<P>("passes", path.len() as f64)?;
        if left == 0 {
            return Ok((path, clock));
        }
        left -= 1;
        if path.len() > 2 {
            (path, clock) = cut(&path, &clock, options.angle_limit, options.closed);
        }
    }
}

/// A list without the elements at these indexes, which ascend.
pub(crate) fn leave_out<T>(list: &mut Vec<T>, rejected: &[u32]) {
    let mut rejected = rejected.iter().copied().peekable();
    let mut index = 0..;
    list.retain(|_| index.next() != rejected.peek().copied() || rejected.next().is_none());
}

pub(crate) fn run<P: Point>(points: &[P], values: &[f64]) -> Result<Vec<P>, Error> {
    refine(points, &Refine::from_values(values)?)
}
