//! Corner cutting that leaves gentle turns alone and throws outliers out.

use super::outlier::outliers;
use super::params::{CLOSED, PASSES};
use super::published;
use crate::error::Error;
use crate::heading::turns;
use crate::param::{Algorithm, Param, Values, WithValues};
use crate::points::{Point, check, check_size, mix};

const ANGLE_LIMIT: Param =
    Param::number("angle_limit", "Angle limit", "°").control(0.0, 180.0, 1.0).default(30.0);
const OUTLIER_ANGLE: Param =
    Param::number("outlier_angle", "Outlier angle", "°").control(0.0, 180.0, 1.0).default(90.0);
const PUBLISHED: Param = Param::flag("published", "As published");

/// Where a segment is cut, from either end.
const RATIO: f64 = 0.25;

/// Refining as the controls see it.
pub(crate) static REFINE: Algorithm = Algorithm {
    id: "refine",
    label: "Chaikin, refined",
    params: &[PASSES, ANGLE_LIMIT, OUTLIER_ANGLE, CLOSED, PUBLISHED],
};

/// How to refine. Angles are turns between headings in degrees: 0 straight on, 180 a reversal.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Refine {
    /// Rounds of refining, 0 to 24.
    pub passes: u32,
    /// Corners that turn by less than this stay as they are; 0 cuts all.
    pub angle_limit: f64,
    /// A turn of at least this much marks an outlier; infinity rejects nothing.
    pub outlier_angle: f64,
    /// Whether the last point leads back to the first.
    pub closed: bool,
    /// Do as the article's listing does, to the letter. It knows nothing of closed polylines, so
    /// `closed` has no effect on it.
    pub published: bool,
}

impl Default for Refine {
    fn default() -> Self {
        Self {
            passes: 1,
            angle_limit: ANGLE_LIMIT.default,
            outlier_angle: OUTLIER_ANGLE.default,
            closed: false,
            published: false,
        }
    }
}

impl WithValues for Refine {
    fn with_values(self, values: &[f64]) -> Result<Self, Error> {
        let values = Values::new(&REFINE, values)?;
        Ok(Self {
            passes: values.whole(&PASSES)?,
            angle_limit: values.number(&ANGLE_LIMIT)?,
            outlier_angle: values.number(&OUTLIER_ANGLE)?,
            closed: values.flag(&CLOSED)?,
            published: values.flag(&PUBLISHED)?,
        })
    }
}

/// Cuts the corners of a polyline that turn by at least `angle_limit`, after throwing out points
/// that are plainly wrong.
///
/// Each pass first drops the outliers: points into which the polyline turns by at least
/// `outlier_angle`, where going straight on to the next point would not. The first and the last
/// point always stay. Then a corner that turns by at least `angle_limit` gives way to a point a
/// quarter of the way before it and one a quarter after. With an angle limit of 0 and an infinite
/// outlier angle that is [`chaikin`](crate::chaikin). Fewer than three points are returned as they
/// are. O(result) time and memory.
///
/// With `published`, the listing of the article "Chaikin It Easy" instead, its quirks included: it
/// loses the vertex before an outlier, cuts only the far side of a corner, and drops a point whose
/// coordinates it has already written, and with that the end of a closed patrol.
///
#[doc = include_str!("../../pictures/refine.svg")]
///
/// # Errors
/// [`Error::BadArgument`] for passes, angles or coordinates outside what is allowed,
/// [`Error::TooLarge`] for a result of more than [`NUMBER_LIMIT`](crate::NUMBER_LIMIT) numbers.
///
/// ```
/// use meander_core::{Refine, glam::dvec2, refine};
/// // A gentle bend, then a right angle: only the right angle is cut.
/// let path = [dvec2(0.0, 0.0), dvec2(4.0, 0.0), dvec2(8.0, 1.0), dvec2(7.0, 5.0)];
/// let refined = refine(&path, &Refine::default())?;
/// assert_eq!(
///     refined,
///     [dvec2(0.0, 0.0), dvec2(4.0, 0.0), dvec2(7.0, 0.75), dvec2(7.75, 2.0), dvec2(7.0, 5.0)]
/// );
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn refine<P: Point>(points: &[P], options: &Refine) -> Result<Vec<P>, Error> {
    check_options(points, options)?;
    let mut path = points.to_vec();
    let mut left = options.passes;
    loop {
        check_size::<P>("passes", path.len() as f64)?;
        if left == 0 {
            return Ok(path);
        }
        left -= 1;
        path = if options.published {
            published::pass(&path, options.angle_limit, options.outlier_angle).0
        } else {
            pass(&path, options)
        };
    }
}

/// The indexes of the points that the first pass of [`refine`] throws out, ascending.
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
/// assert_eq!(refine_rejected(&track, &Refine::default())?, [3]);
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn refine_rejected<P: Point>(points: &[P], options: &Refine) -> Result<Vec<u32>, Error> {
    check_options(points, options)?;
    Ok(if options.passes == 0 {
        Vec::new()
    } else if options.published {
        published::pass(points, options.angle_limit, options.outlier_angle).1
    } else {
        outliers(points, options.outlier_angle, options.closed)
    })
}

fn check_options<P: Point>(points: &[P], options: &Refine) -> Result<(), Error> {
    PASSES.check(f64::from(options.passes))?;
    ANGLE_LIMIT.check(options.angle_limit)?;
    OUTLIER_ANGLE.check(options.outlier_angle)?;
    check("points", points)
}

fn pass<P: Point>(points: &[P], options: &Refine) -> Vec<P> {
    if points.len() < 3 {
        return points.to_vec();
    }
    let rejected = outliers(points, options.outlier_angle, options.closed);
    let mut rejected = rejected.into_iter().peekable();
    let kept: Vec<P> = (0..)
        .zip(points)
        .filter(|(index, _)| rejected.next_if_eq(index).is_none())
        .map(|(_, &point)| point)
        .collect();
    if kept.len() < 3 {
        return kept;
    }
    cut(&kept, options)
}

fn cut<P: Point>(path: &[P], options: &Refine) -> Vec<P> {
    let mut result = Vec::with_capacity(2 * path.len());
    let last = path.len() - 1;
    let turns = turns(path, options.closed);
    for (index, (&point, &turn)) in path.iter().zip(&turns).enumerate() {
        if turn < options.angle_limit {
            result.push(point);
            continue;
        }
        let (before, after) = (index.checked_sub(1), Some(index + 1).filter(|&next| next <= last));
        let (before, after) = if options.closed {
            (before.or(Some(last)), after.or(Some(0)))
        } else {
            (before, after)
        };
        // An end of an open polyline stays, and is cut on the side that it has.
        result.push(before.map_or(point, |before| mix(path[before], point, 1.0 - RATIO)));
        result.push(after.map_or(point, |after| mix(point, path[after], RATIO)));
    }
    if options.closed && turns[0] >= options.angle_limit {
        // Chaikin's list starts on the first segment; so does this one.
        result.rotate_left(1);
    }
    result
}

pub(crate) fn run<P: Point>(points: &[P], values: &[f64]) -> Result<Vec<P>, Error> {
    refine(points, &Refine::from_values(values)?)
}
