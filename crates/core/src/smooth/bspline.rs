//! Uniform B-splines (I. Schoenberg 1946; evaluated as in C. de Boor, "On calculating with B-splines", 1972).

use glam::DVec2;

use crate::derived::{Derived, Origin, Smoother};
use crate::error::{Error, Range};
use crate::points::{Point, check_size};
use crate::polyline::Polyline;
use crate::setters::options;

use super::curve::Curve;
use super::{HIGHEST_DEGREE as HIGHEST, SUBDIVISIONS};

const DEGREE: Range = Range::whole("degree", 1, HIGHEST as u32);

options! {
    /// How [`bspline`] draws the curve.
    pub struct Bspline {
        /// 1 to 5; 3, the cubic, by default. 1 is the polyline itself, 2 the limit of Chaikin's corner cutting. Higher
        /// degrees are smoother and further from the points. The degree is at most one less than the number of points.
        pub degree: u32 = 3;
        /// Points per span, at least 1; 8 by default.
        pub subdivisions: u32 = 8;
    }
}

/// A smooth curve that the points pull towards them. It generally passes through none of them except the ends of an
/// open line.
///
/// - **Continuity:** d − 1 derivatives are continuous, where d is the degree and no points repeat.
/// - **Within:** each span lies in the convex hull of the d + 1 points that it depends on, so the curve never swings
///   wider than its points.
/// - **Ends:** an open curve is clamped: it begins and ends exactly at the first and last point. A closed one is
///   periodic and begins near the first point; if the degree is even, half way from there to the second. A closed curve
///   of degree 2 is the limit of [`chaikin`](crate::smooth::chaikin) with a ratio of ¼.
/// - **Repeated points** pull harder: the curve passes through d equal points in a row.
/// - **Size:** `(n − d)·subdivisions + 1` points when open, `n·subdivisions` when closed, where d is the degree,
///   at most n − 1.
///
/// Lines of fewer than two points come back unchanged. O(d²·result) time, O(result) memory.
///
/// # Errors
/// [`Error::BadArgument`] for a degree or subdivisions out of range.
///
/// ```
/// use meander_core::{Polyline, glam::dvec2, smooth::{Bspline, bspline}};
/// let points = [[0.0, 0.0], [0.0, 4.0], [4.0, 4.0], [4.0, 0.0]];
/// let curve = bspline(&Polyline::open(points)?, &Bspline::new().subdivisions(2))?;
/// assert_eq!(curve, Polyline::open([points[0], [2.0, 3.0], points[3]])?);
/// let round = bspline(&Polyline::closed(points)?, &Bspline::new().degree(2).subdivisions(1))?;
/// assert_eq!(round[..2], [dvec2(0.0, 2.0), dvec2(2.0, 4.0)]);
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn bspline<P: Point>(line: &Polyline<P>, options: &Bspline) -> Result<Polyline<P>, Error> {
    options.smooth(line)
}

impl Smoother for Bspline {
    fn smooth<P: Point>(&self, line: &Polyline<P>) -> Result<Polyline<P>, Error> {
        let spans = Spans::new(line, self.degree)?;
        SUBDIVISIONS.check(self.subdivisions)?;
        let Some(spans) = spans else { return Ok(line.clone()) };
        let mut curve = self.sample::<P, P>(&spans, |index| line[index % line.len()])?;
        if !line.is_closed() {
            curve[0] = line[0];
            curve.extend(line.last());
        }
        Ok(line.with_points(curve))
    }

    fn derive<P: Point>(&self, line: &Polyline<P>) -> Result<Derived<P>, Error> {
        let curve = self.smooth(line)?;
        let vertices = (0..line.len() as u32).map(Origin::vertex);
        let Some(spans) = Spans::new(line, self.degree)? else {
            return Ok(Derived::new(curve, vertices.collect()));
        };
        // The same weighted means, of the points' indexes instead of their coordinates.
        let positions = self.sample::<P, DVec2>(&spans, |index| DVec2::new(index as f64, 0.0))?;
        let count = line.len() as u32;
        let origin = |position: &DVec2| {
            let index = position.x as u32;
            Origin::between(index % count, (index + 1) % count, position.x.fract())
        };
        let mut origins: Vec<_> = positions.iter().map(origin).collect();
        if !line.is_closed() {
            origins[0] = Origin::vertex(0);
            origins.push(Origin::vertex(count - 1));
        }
        Ok(Derived::new(curve, origins))
    }
}

impl Bspline {
    /// Samples the curve over the values of `at`, except the last point of an open one. `P` is the point type of the
    /// result.
    fn sample<P: Point, T: Point>(
        &self,
        spans: &Spans,
        at: impl Fn(usize) -> T + Copy,
    ) -> Result<Vec<T>, Error> {
        let size = spans.count as f64 * f64::from(self.subdivisions);
        check_size::<P>("subdivisions", size + f64::from(u8::from(!spans.closed)))?;
        let mut curve = Vec::with_capacity(size as usize + 1);
        for index in 0..spans.count {
            let span = Span::new(spans, index, at);
            for step in 0..self.subdivisions {
                curve.push(span.at(f64::from(step) / f64::from(self.subdivisions)));
            }
        }
        Ok(curve)
    }
}

impl<P: Point> Curve<P> {
    /// The B-spline of [`bspline`]. O(degree³·n).
    ///
    /// # Errors
    /// [`Error::BadArgument`] for a degree out of range.
    ///
    /// ```
    /// use meander_core::{Polyline, glam::dvec2, smooth::Curve};
    /// let line = Polyline::open([[0.0, 0.0], [0.0, 4.0], [4.0, 4.0], [4.0, 0.0]])?;
    /// let curve = Curve::bspline(&line, 3)?;
    /// assert_eq!((curve.spans(), curve.point(0.5)), (1, Some(dvec2(2.0, 3.0))));
    /// assert_eq!(curve.tangent(0.0), Some(dvec2(0.0, 12.0)));
    /// # Ok::<(), meander_core::Error>(())
    /// ```
    pub fn bspline(line: &Polyline<P>, degree: u32) -> Result<Self, Error> {
        let closed = line.is_closed();
        let Some(spans) = Spans::new(line, degree)? else {
            return Ok(Self::new(1, line.to_vec(), closed));
        };
        let Spans { degree, count, .. } = spans;
        check_size::<P>("points", (degree * count + 1) as f64)?;
        let mut controls = Vec::with_capacity(degree * count + 1);
        for index in 0..count {
            let span = Span::new(&spans, index, |index| line[index % line.len()]);
            if index == 0 {
                controls.push(span.at(0.0));
            }
            controls.extend((1..=degree).map(|ends| span.control(ends)));
        }
        let last = controls.len() - 1;
        if closed {
            controls[last] = controls[0];
        } else {
            (controls[0], controls[last]) = (line[0], line[line.len() - 1]);
        }
        Ok(Self::new(degree, controls, closed))
    }
}

/// The degree of a curve, at most one less than its points, and how many spans and points it has.
struct Spans {
    degree: usize,
    count: usize,
    points: usize,
    closed: bool,
}

impl Spans {
    /// `None` for fewer than two points.
    fn new<P: Point>(line: &Polyline<P>, degree: u32) -> Result<Option<Self>, Error> {
        let degree = DEGREE.check(degree)? as usize;
        let (points, closed) = (line.len(), line.is_closed());
        if points < 2 {
            return Ok(None);
        }
        let degree = degree.min(points - 1);
        let count = if closed { points } else { points - degree };
        Ok(Some(Self { degree, count, points, closed }))
    }
}

/// The curve between two knots, which are at 0 and 1 here.
struct Span<P> {
    degree: usize,
    /// The `degree + 1` points that it depends on.
    controls: [P; HIGHEST + 1],
    /// The first and the last knot of the whole curve; knots beyond them repeat them.
    begin: f64,
    end: f64,
}

impl<P: Point> Span<P> {
    /// `at` returns the point at an index; on a closed line, indexes go on past the last point.
    fn new(spans: &Spans, index: usize, at: impl Fn(usize) -> P) -> Self {
        let &Spans { degree, count, points, closed } = spans;
        // Shifted so that a closed curve begins near its first point.
        let first = if closed { index + points - (degree - 1) / 2 } else { index };
        let mut controls = [at(first); HIGHEST + 1];
        for (offset, point) in controls.iter_mut().enumerate().take(degree + 1) {
            *point = at(first + offset);
        }
        if closed {
            return Self { degree, controls, begin: f64::NEG_INFINITY, end: f64::INFINITY };
        }
        Self { degree, controls, begin: -(index as f64), end: (count - index) as f64 }
    }

    fn at(&self, t: f64) -> P {
        self.blossom([t; HIGHEST])
    }

    /// A control point of the span as a Bézier curve: its blossom at `ends` ones, and zeros for the rest.
    fn control(&self, ends: usize) -> P {
        let mut shares = [0.0; HIGHEST];
        shares[..ends].fill(1.0);
        self.blossom(shares)
    }

    /// De Boor's algorithm, with one parameter for each round: mixes neighbouring points until one is left.
    fn blossom(&self, shares: [f64; HIGHEST]) -> P {
        let mut mixed = self.controls;
        for (round, t) in (1..=self.degree).zip(shares) {
            for place in (round..=self.degree).rev() {
                let low = (place as f64 - self.degree as f64).max(self.begin);
                let high = ((place + 1 - round) as f64).min(self.end);
                let (from, to) = (mixed[place - 1], mixed[place]);
                // With this formula, mixing equal points returns exactly that point.
                mixed[place] = from + (to - from) * ((t - low) / (high - low));
            }
        }
        mixed[self.degree]
    }
}
