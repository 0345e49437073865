//! Smoothed lines, with the origin of each point.

use glam::DVec2;

use crate::error::{Error, Range};
use crate::points::{Point, check_size, length, mix};
use crate::polyline::Polyline;

/// The passes that cutting corners may take.
pub(crate) const PASSES: Range = Range::whole("passes", 0, 24);

/// Where a point of a smoothed line comes from: a position between two points of the input.
#[derive(Debug, Clone, Copy, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Origin {
    /// The index of the input point before the position.
    pub from: u32,
    /// The index of the input point after it: on the closing segment, that of the first point kept; at an input point,
    /// `from`.
    pub to: u32,
    /// The position between the two as a fraction, at least 0 and below 1.
    pub fraction: f64,
}

/// A smoothed line, and where each of its points comes from.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Derived<P: Point = DVec2> {
    /// The smoothed line.
    pub line: Polyline<P>,
    /// Where each of its points comes from.
    pub origins: Vec<Origin>,
    /// The indexes of the input points that the smoother threw out as outliers, ascending.
    pub rejected: Vec<u32>,
}

/// A smoother with its options.
///
/// ```
/// use meander_core::{Polyline, Smoother, smooth::CatmullRom};
/// let stops = Polyline::open([[0.0, 0.0], [6.0, 0.0], [6.0, 6.0]])?;
/// let road = CatmullRom::new().subdivisions(2).derive(&stops)?;
/// assert_eq!(road.origins[1].fraction, 0.5);
/// // The width of the road, from the widths at its stops.
/// assert_eq!(road.interpolate(&[1.0, 3.0, 2.0])?, [1.0, 2.0, 3.0, 2.5, 2.0]);
/// # Ok::<(), meander_core::Error>(())
/// ```
pub trait Smoother {
    /// Returns the same line as the function of the smoother's name; closed if `line` is.
    ///
    /// # Errors
    /// The errors of that function.
    fn smooth<P: Point>(&self, line: &Polyline<P>) -> Result<Polyline<P>, Error> {
        Ok(self.derive(line)?.line)
    }

    /// Returns that line, and the origin of each of its points. Takes O(points + result) longer.
    ///
    /// # Errors
    /// The errors of [`smooth`](Self::smooth).
    fn derive<P: Point>(&self, line: &Polyline<P>) -> Result<Derived<P>, Error>;
}

impl Origin {
    /// An input point itself.
    pub(crate) const fn vertex(index: u32) -> Self {
        Self { from: index, to: index, fraction: 0.0 }
    }

    pub(crate) fn between(from: u32, to: u32, fraction: f64) -> Self {
        if fraction > 0.0 { Self { from, to, fraction } } else { Self::vertex(from) }
    }

    /// The value there, given the value at each input point.
    pub(crate) fn of<T: Copy>(&self, list: &[T], between: impl Fn(T, T, f64) -> T) -> T {
        let from = list[self.from as usize];
        if self.from == self.to {
            return from;
        }
        between(from, list[self.to as usize], self.fraction)
    }
}

impl<P: Point> Derived<P> {
    pub(crate) const fn new(line: Polyline<P>, origins: Vec<Origin>) -> Self {
        Self { line, origins, rejected: Vec::new() }
    }

    /// The points of a line at these indexes.
    pub(crate) fn kept(line: &Polyline<P>, kept: &[u32]) -> Self {
        let origins = kept.iter().map(|&index| Origin::vertex(index)).collect();
        Self::new(line.at(kept), origins)
    }

    /// Cuts corners in up to 24 passes, for a [`Smoother`] of your own. `cuts` takes the points before a pass and
    /// returns, for each point after it, its origin between two consecutive points.
    ///
    /// # Errors
    /// [`Error::BadArgument`] for more passes, and an origin that is not between two consecutive points.
    ///
    /// ```
    /// use meander_core::{Derived, Origin, Polyline, glam::dvec2};
    /// // The middle of each segment.
    /// let halves = |points: &[_]| {
    ///     (1..points.len() as u32).map(|to| Origin { from: to - 1, to, fraction: 0.5 }).collect()
    /// };
    /// let line = Polyline::open([[0.0, 0.0], [2.0, 0.0], [2.0, 4.0]])?;
    /// assert_eq!(Derived::by_cuts(&line, 1, halves)?.line[..], [dvec2(1.0, 0.0), dvec2(2.0, 2.0)]);
    /// # Ok::<(), meander_core::Error>(())
    /// ```
    pub fn by_cuts(
        line: &Polyline<P>,
        passes: u32,
        mut cuts: impl FnMut(&[P]) -> Vec<Origin>,
    ) -> Result<Self, Error> {
        PASSES.check(passes)?;
        let all: Vec<u32> = (0..line.len() as u32).collect();
        let mut outside = None;
        let derived = cut_passes(line.clone(), &all, passes, true, &mut |path| {
            let cuts = cuts(path);
            let is_inside = |cut: &Origin| {
                let Origin { from, to, fraction } = *cut;
                let closes = line.is_closed() && to == 0 && from as usize + 1 == path.len();
                (from.max(to) as usize) < path.len()
                    && (to == from || to == from + 1 || closes)
                    && (0.0..1.0).contains(&fraction)
            };
            outside = cuts.iter().position(|cut| !is_inside(cut));
            outside.is_none().then_some(cuts)
        })?;
        let error = Error::rule("cuts", "a place between two consecutive points of the line");
        outside.map_or(Ok(derived), |at| Err(error.at(Some(at))))
    }

    /// Carries values of the input points, such as times, widths or heights, over to the smoothed line: linear between
    /// the two points that each origin names. O(result).
    ///
    /// # Errors
    /// [`Error::BadArgument`] if an origin names a point beyond `values`.
    pub fn interpolate(&self, values: &[f64]) -> Result<Vec<f64>, Error> {
        let named = self.origins.iter().map(|origin| origin.from.max(origin.to) as usize + 1);
        let count = named.max().unwrap_or(0);
        if values.len() < count {
            return Err(Error::length("values", values.len(), count, "point"));
        }
        let value = |index: u32| values[index as usize];
        let interpolated = |&Origin { from, to, fraction }: &Origin| {
            value(from) * (1.0 - fraction) + value(to) * fraction
        };
        Ok(self.origins.iter().map(interpolated).collect())
    }

    /// The indexes of the input points that the smoothed line still has, in order: if the smoother only drops points,
    /// one for each point of the line.
    pub fn indices(&self) -> impl Iterator<Item = u32> {
        self.origins.iter().filter(|origin| origin.from == origin.to).map(|origin| origin.from)
    }
}

/// Cuts corners up to `passes` times, or until `cuts` returns `None`. `kept` maps each point of `line` to its index in
/// the input.
pub(crate) fn cut_passes<P: Point>(
    line: Polyline<P>,
    kept: &[u32],
    passes: u32,
    with_origins: bool,
    cuts: &mut dyn FnMut(&[P]) -> Option<Vec<Origin>>,
) -> Result<Derived<P>, Error> {
    let closed = line.is_closed();
    let mut path = Vec::from(line);
    let trail = Trail::new(if with_origins { &path } else { &[] });
    let mut positions = trail.starts();
    for _ in 0..passes {
        check_size::<P>("passes", path.len() as f64)?;
        let Some(cuts) = cuts(&path) else { break };
        path = cuts.iter().map(|cut| cut.of(&path, mix)).collect();
        if with_origins {
            let between = |a, b, share| trail.between(a, b, share);
            positions = cuts.iter().map(|cut| cut.of(&positions, between)).collect();
        }
    }
    check_size::<P>("passes", path.len() as f64)?;
    Ok(Derived::new(Polyline::unchecked(path, closed), Trail::origins(&positions, kept)))
}

/// A position on a line while its corners are cut. A point is at the start of the segment after it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Position {
    segment: usize,
    fraction: f64,
}

/// Averages positions on a line by arc length, so that values interpolated there change no faster along the smoothed
/// line than along the line itself.
pub(crate) struct Trail {
    /// The length of the segment after each point.
    lengths: Vec<f64>,
}

impl Trail {
    pub(crate) fn new<P: Point>(points: &[P]) -> Self {
        let next = points.iter().cycle().skip(1);
        Self { lengths: points.iter().zip(next).map(|(&a, &b)| length(b - a)).collect() }
    }

    pub(crate) fn starts(&self) -> Vec<Position> {
        (0..self.lengths.len()).map(|segment| Position { segment, fraction: 0.0 }).collect()
    }

    /// The position at a share of the arc length from `a` to `b`.
    pub(crate) fn between(&self, a: Position, b: Position, share: f64) -> Position {
        let count = self.lengths.len();
        let length = |segment: usize| self.lengths[segment % count];
        let Position { segment: mut end, fraction: mut end_fraction } = b;
        if a.segment > end + count / 2 {
            // Across the end of a closed line.
            end += count;
        }
        if end_fraction <= 0.0 && end > a.segment {
            (end, end_fraction) = (end - 1, 1.0);
        }
        if end <= a.segment {
            return self.position(a.segment, a.fraction * (1.0 - share) + end_fraction * share);
        }
        let inner: f64 = (a.segment + 1..end).map(length).sum();
        let whole = (1.0 - a.fraction) * length(a.segment) + inner + end_fraction * length(end);
        let (mut left, mut fraction) = (share * whole, a.fraction);
        for segment in a.segment..end {
            let rest = (1.0 - fraction) * length(segment);
            if left < rest {
                return self.position(segment, fraction + left / length(segment));
            }
            (left, fraction) = (left - rest, 0.0);
        }
        // On a segment without length the quotient is NaN or infinite; `min` then returns the fraction.
        self.position(end, (left / length(end)).min(end_fraction))
    }

    fn position(&self, segment: usize, fraction: f64) -> Position {
        let (segment, fraction) =
            if fraction < 1.0 { (segment, fraction) } else { (segment + 1, 0.0) };
        Position { segment: segment % self.lengths.len(), fraction }
    }

    /// Converts positions to origins; `kept` maps each point of the line to its index in the input.
    pub(crate) fn origins(positions: &[Position], kept: &[u32]) -> Vec<Origin> {
        let origin = |&Position { segment, fraction }: &Position| {
            Origin::between(kept[segment], kept[(segment + 1) % kept.len()], fraction)
        };
        positions.iter().map(origin).collect()
    }
}
