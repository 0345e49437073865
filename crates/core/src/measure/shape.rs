//! The length, the turns and the curvature of a polyline.

use crate::heading::turn;
use crate::points::{Point, length, unit};
use crate::polyline::Polyline;

/// The result of [`measure`].
#[derive(Debug, Clone, Copy, PartialEq, Default)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Shape {
    /// The number of points.
    pub points: u32,
    /// The sum of the segments' lengths, in the points' unit.
    pub length: f64,
    /// The largest turn between successive headings, in degrees.
    pub max_turn: f64,
    /// The mean of those turns, in degrees.
    pub mean_turn: f64,
}

/// Measures a polyline in one pass. Skips segments without length, because they have no heading; with fewer than two
/// headings, the turns are 0. O(n).
///
/// ```
/// use meander_core::{Polyline, measure::measure};
/// let corner = [[0.0, 0.0], [3.0, 0.0], [3.0, 4.0]];
/// let shape = measure(&Polyline::open(corner)?);
/// assert_eq!((shape.points, shape.length, shape.max_turn), (3, 7.0, 90.0));
/// assert_eq!(measure(&Polyline::closed(corner)?).length, 12.0);
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn measure<P: Point>(line: &Polyline<P>) -> Shape {
    let mut shape = Shape { points: line.len() as u32, ..Shape::default() };
    let (mut first, mut heading) = (None, None);
    let (mut turns, mut sum) = (0.0, 0.0);
    let mut turn_to = |from: Option<P>, to: P| {
        if let Some(from) = from {
            let angle = turn(from, to);
            shape.max_turn = shape.max_turn.max(angle);
            sum += angle;
            turns += 1.0;
        }
    };
    for (start, end) in line.segments().filter(|(start, end)| start != end) {
        let step = end - start;
        shape.length += length(step);
        turn_to(heading, step);
        first = first.or(Some(step));
        heading = Some(step);
    }
    if line.is_closed()
        && let Some(first) = first
    {
        turn_to(heading, first);
    }
    if turns > 0.0 {
        shape.mean_turn = sum / turns;
    }
    shape
}

/// Returns the turn at each point in degrees: 0 straight on, 180 straight back; 0 at the ends of an open polyline and
/// beside repeated points. O(n).
///
/// ```
/// use meander_core::{Polyline, measure::turn_angles};
/// let corner = Polyline::open([[0.0, 0.0], [3.0, 0.0], [3.0, 4.0]])?;
/// assert_eq!(turn_angles(&corner), [0.0, 90.0, 0.0]);
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn turn_angles<P: Point>(line: &Polyline<P>) -> Vec<f64> {
    at_corners(line, |before, at, after| turn(at - before, after - at))
}

/// Returns the curvature at each point, in 1 / the points' unit: one over the radius of the circle through it and its
/// neighbours (Menger's curvature), exact on a circle. 0 on a straight line, at the ends of an open polyline and beside
/// repeated points; infinite where the line turns straight back. O(n).
///
/// ```
/// use meander_core::{Polyline, measure::curvature};
/// let half_circle = Polyline::open([[-2.0, 0.0], [0.0, 2.0], [2.0, 0.0]])?;
/// let bend = curvature(&half_circle);
/// assert!((bend[1] - 1.0 / 2.0).abs() < 1e-15);
/// assert_eq!((bend[0], bend[2]), (0.0, 0.0));
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn curvature<P: Point>(line: &Polyline<P>) -> Vec<f64> {
    at_corners(line, of_circle)
}

/// Four times the triangle's area over the product of its sides.
fn of_circle<P: Point>(before: P, at: P, after: P) -> f64 {
    let (first, second, across) = (at - before, after - at, after - before);
    let sides = length(first) * length(second);
    if sides <= 0.0 {
        return 0.0;
    }
    // By the sine of the turn, so that nothing overflows.
    let sine = unit(first).cross_length(unit(second));
    let chord = length(across);
    if chord > 0.0 { 2.0 * sine / chord } else { f64::INFINITY }
}

/// Returns `number` of each point and its two neighbours, 0 at the ends of an open polyline. O(n).
fn at_corners<P: Point>(line: &Polyline<P>, number: impl Fn(P, P, P) -> f64) -> Vec<f64> {
    let count = line.len();
    let at = |index: usize| {
        if !line.is_closed() && (index == 0 || index + 1 == count) {
            return 0.0;
        }
        number(line[(index + count - 1) % count], line[index], line[(index + 1) % count])
    };
    (0..count).map(at).collect()
}
