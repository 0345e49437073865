//! Corner cutting (G. Chaikin, "An algorithm for high-speed curve generation", 1974).

use crate::error::Error;
use crate::param::{Algorithm, Param, Values};
use crate::points::{Point, check, check_size, mix};

#[cfg(feature = "fast")]
use super::cutting::cut;
use super::params::{CLOSED, PASSES};

const RATIO: Param =
    Param::number("ratio", "Ratio", "").control(0.05, 0.5, 0.01).accepts(0.0, 0.5).default(0.25);

/// About so many points are handed over at once: a quarter of a megabyte, which a processor has room for nearby.
#[cfg(feature = "fast")]
const HANDED: usize = 1 << 14;

/// Fewer points are made faster one pass after another.
#[cfg(feature = "fast")]
const MANY: usize = 1024;

/// Chaikin as the controls see it.
pub(crate) static CHAIKIN: Algorithm =
    Algorithm { id: "chaikin", label: "Chaikin", params: &[PASSES, RATIO, CLOSED] };

/// How to cut corners.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Chaikin {
    /// Rounds of cutting, 0 to 24.
    pub passes: u32,
    /// Where each segment is cut, as a share of its length from either end; 0 to ½.
    pub ratio: f64,
    /// Whether the last point leads back to the first.
    pub closed: bool,
}

impl Default for Chaikin {
    fn default() -> Self {
        Self { passes: 1, ratio: RATIO.default, closed: false }
    }
}

impl Chaikin {
    /// Options from values in the order of the algorithm's parameters in the table.
    ///
    /// # Errors
    /// [`Error::BadArgument`] for a value outside what its parameter accepts.
    pub fn from_values(values: &[f64]) -> Result<Self, Error> {
        let values = Values::new(&CHAIKIN, values)?;
        Ok(Self {
            passes: values.whole(&PASSES)?,
            ratio: values.number(&RATIO)?,
            closed: values.flag(&CLOSED)?,
        })
    }

    /// How many points [`chaikin`] makes of so many.
    ///
    /// # Errors
    /// [`Error::BadArgument`] for passes or a ratio outside what is allowed, [`Error::TooLarge`] for more than
    /// [`NUMBER_LIMIT`](crate::NUMBER_LIMIT) numbers.
    pub fn count<P: Point>(&self, points: usize) -> Result<usize, Error> {
        self.check()?;
        self.size::<P>(points)
    }

    fn size<P: Point>(&self, points: usize) -> Result<usize, Error> {
        if points < 3 {
            return Ok(points);
        }
        let size = points as f64 * f64::from(1u32 << self.passes);
        check_size::<P>("passes", size)?;
        Ok(size as usize)
    }

    #[cfg(feature = "fast")]
    fn cut<P: Point>(&self, points: &[P], handed: usize, take: &mut dyn FnMut(&[P])) {
        cut(points, self.passes, self.ratio, self.closed, handed, take);
    }

    fn check(&self) -> Result<(), Error> {
        PASSES.check(f64::from(self.passes))?;
        RATIO.check(self.ratio).map(|_| ())
    }
}

/// Cuts the corners of a polyline: each pass puts two points on every segment, at `ratio` and
/// `1 - ratio` of its length, in place of the segment's ends.
///
/// An open polyline keeps its end points. Both kinds have twice as many points after each pass; the
/// limit, for the usual ratio of ¼, is the quadratic B-spline of the given points. Fewer than three
/// points are returned as they are. O(result) time and memory.
///
#[doc = include_str!("../../pictures/chaikin.svg")]
///
/// # Errors
/// [`Error::BadArgument`] for passes, a ratio or coordinates outside what is allowed,
/// [`Error::TooLarge`] for a result of more than [`NUMBER_LIMIT`](crate::NUMBER_LIMIT) numbers.
///
/// ```
/// use meander_core::{Chaikin, chaikin, glam::dvec2};
/// let corner = [dvec2(0.0, 0.0), dvec2(4.0, 0.0), dvec2(4.0, 4.0)];
/// let cut = chaikin(&corner, &Chaikin::default())?;
/// assert_eq!(
///     cut,
///     [
///         dvec2(0.0, 0.0), dvec2(1.0, 0.0), dvec2(3.0, 0.0),
///         dvec2(4.0, 1.0), dvec2(4.0, 3.0), dvec2(4.0, 4.0),
///     ]
/// );
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn chaikin<P: Point>(points: &[P], options: &Chaikin) -> Result<Vec<P>, Error> {
    options.check()?;
    check("points", points)?;
    let size = options.size::<P>(points.len())?;
    if size == points.len() {
        return Ok(points.to_vec());
    }
    #[cfg(feature = "fast")]
    if options.passes > 1 && size >= MANY {
        let mut path = Vec::with_capacity(size);
        // What comes of each run at once: then it is as near as can be.
        options.cut(points, 1, &mut |run| path.extend_from_slice(run));
        return Ok(path);
    }
    Ok(cut_plainly(points, options, size))
}

/// What [`chaikin`] gives, handed over run by run, in order, to be put where it belongs while it is still in
/// the processor's cache. A run is up to some ten thousand points, or what becomes of two, whichever is more, and
/// there is memory for no more than one; of a single pass it is the whole path.
///
/// # Errors
/// As [`chaikin`]; then nothing was handed over.
///
/// ```
/// use meander_core::{Chaikin, chaikin, chaikin_in_runs, glam::DVec2};
/// let line: Vec<_> = (0..1000).map(|i| DVec2::new(f64::from(i), f64::from(i % 2))).collect();
/// let options = Chaikin { passes: 5, ..Chaikin::default() };
/// let mut target = Vec::with_capacity(options.count::<DVec2>(line.len())?);
/// chaikin_in_runs(&line, &options, |run| target.extend_from_slice(run))?;
/// assert_eq!(target, chaikin(&line, &options)?);
/// # Ok::<(), meander_core::Error>(())
/// ```
#[cfg(feature = "fast")]
pub fn chaikin_in_runs<P: Point>(
    points: &[P],
    options: &Chaikin,
    mut take: impl FnMut(&[P]),
) -> Result<(), Error> {
    options.check()?;
    check("points", points)?;
    let size = options.size::<P>(points.len())?;
    if size == points.len() {
        take(points);
        return Ok(());
    }
    if options.passes == 1 || size < MANY {
        take(&cut_plainly(points, options, size));
        return Ok(());
    }
    options.cut(points, HANDED, &mut take);
    Ok(())
}

/// Pass by pass, in one list, large enough for the last, in which every pass spreads the one before.
fn cut_plainly<P: Point>(points: &[P], options: &Chaikin, size: usize) -> Vec<P> {
    let mut path = Vec::with_capacity(size);
    path.extend_from_slice(points);
    for _ in 0..options.passes {
        pass(&mut path, options);
    }
    path
}

/// From the back, so that nothing is overwritten that is still to be read.
fn pass<P: Point>(path: &mut Vec<P>, options: &Chaikin) {
    let count = path.len();
    let (first, last) = (path[0], path[count - 1]);
    path.resize(2 * count, last);
    let (segments, mut to) = if options.closed { (count, first) } else { (count - 1, last) };
    for index in (0..segments).rev() {
        let from = path[index];
        // An open polyline's first point stays in front.
        let place = 2 * index + usize::from(!options.closed);
        path[place] = mix(from, to, options.ratio);
        path[place + 1] = mix(from, to, 1.0 - options.ratio);
        to = from;
    }
}

pub(crate) fn run<P: Point>(points: &[P], values: &[f64]) -> Result<Vec<P>, Error> {
    chaikin(points, &Chaikin::from_values(values)?)
}

#[cfg(all(test, feature = "fast"))]
mod tests {
    use super::*;
    use glam::{DVec2, DVec3};

    const LINES: [(f64, bool); 4] = [(0.25, false), (0.25, true), (0.1, false), (0.3, true)];

    fn side_by_side<P: Point>(points: &[P], options: &Chaikin, handed: usize) -> Vec<P> {
        let mut path = Vec::new();
        options.cut(points, handed, &mut |run| path.extend_from_slice(run));
        path
    }

    /// Lengths around those of a run, ends on either side of one.
    #[test]
    fn side_by_side_the_passes_make_what_they_make_one_after_another() {
        let wave = |i: u32, by: f64| libm::sin(f64::from(i) * by) * 50.0;
        for passes in 2..=11 {
            for count in
                (3..40).chain([63, 64, 65, 127, 128, 129, 255, 256, 257, 511, 512, 513, 1025])
            {
                let plane: Vec<_> =
                    (0..count).map(|i| DVec2::new(wave(i, 1.7), wave(i, 0.3))).collect();
                let space: Vec<_> = plane.iter().map(|p| DVec3::new(p.x, p.y, p.x * p.y)).collect();
                for (ratio, closed) in LINES {
                    let options = Chaikin { passes, ratio, closed };
                    let size = (count as usize) << passes;
                    for handed in [1, 1 << 12] {
                        let found = side_by_side(&plane, &options, handed);
                        assert_eq!(found, cut_plainly(&plane, &options, size));
                    }
                    assert_eq!(
                        side_by_side(&space, &options, 1),
                        cut_plainly(&space, &options, size)
                    );
                }
            }
        }
    }

    /// Where products of quarters are rounded twice, and where halves are no longer exact.
    #[test]
    fn next_to_nothing_and_far_away_are_rounded_alike() {
        let bits = |points: &[DVec2]| -> Vec<_> {
            points.iter().map(|p| [p.x.to_bits(), p.y.to_bits()]).collect()
        };
        let near =
            [5e-324, -1.5e-323, 3e-310, f64::MIN_POSITIVE, -1e-305, 7.7e-300, 0.0, -0.0, 1e-290];
        let small =
            [2.3e-308, -3.7e-308, 0.0, 5.1e-308, -1.1e-307, 2.9e-308, 7.3e-308, 4.3e-308, 3.1e-308];
        let far = [1e150, -1e150, 3.3e149, 1.0 / 3.0, -2e-16, 1e300_f64.sqrt(), 0.1, -0.0, 4.0];
        for list in [near, small, far] {
            for shift in 0..list.len() {
                let at = |i: usize| list[(i * (shift + 1) + shift) % list.len()];
                let points: Vec<_> = (0..20).map(|i| DVec2::new(at(i), at(i + shift))).collect();
                for passes in [2, 3, 6, 13] {
                    for (ratio, closed) in LINES {
                        let options = Chaikin { passes, ratio, closed };
                        let expected = cut_plainly(&points, &options, points.len() << passes);
                        let found = side_by_side(&points, &options, 1);
                        assert_eq!(bits(&found), bits(&expected), "{options:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn however_many_points_there_are_they_come_in_order_and_all() {
        for count in [0, 1, 2, 3, 15, 16, 17, 300, 5000] {
            let points: Vec<_> =
                (0..count).map(|i| DVec2::new(f64::from(i), f64::from(i % 3))).collect();
            for passes in [0, 1, 2, 5, 6] {
                for (ratio, closed) in LINES {
                    let options = Chaikin { passes, ratio, closed };
                    let expected = cut_plainly(
                        &points,
                        &Chaikin { passes: if count < 3 { 0 } else { passes }, ..options },
                        0,
                    );
                    let mut path = Vec::new();
                    let done =
                        chaikin_in_runs(&points, &options, |run| path.extend_from_slice(run));
                    assert_eq!(done, Ok(()));
                    assert_eq!(path, expected);
                    assert_eq!(chaikin(&points, &options), Ok(expected));
                }
            }
        }
    }
}
