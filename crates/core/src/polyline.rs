//! Open and closed lines, and distances along them.

use std::ops::Deref;

use glam::DVec2;

use crate::error::{Error, POSITIVE};
use crate::points::{Point, check, check_size, length};

/// A line through points, open or closed. Making it checks the coordinates, so functions that take a line need not.
///
/// It dereferences to its points, so it can be indexed and iterated like a slice. A closed line leads from its last
/// point back to its first: do not repeat the first point. A line may have any number of points, even none.
///
/// ```
/// use meander_core::Polyline;
/// use meander_core::glam::DVec3;
/// let triangle = Polyline::closed([[0.0, 0.0], [4.0, 0.0], [0.0, 3.0]])?;
/// assert_eq!((triangle.len(), triangle[1].x), (3, 4.0));
/// let climb = Polyline::new([DVec3::ZERO, DVec3::ONE], false)?;
/// assert!(!climb.is_closed());
/// let error = Polyline::open([[f64::NAN, 0.0]]).unwrap_err();
/// let says = "points[0] was NaN; it must be a finite number between -1e150 and 1e150";
/// assert_eq!(error.to_string(), says);
/// # Ok::<(), meander_core::Error>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "Line<P>"))]
pub struct Polyline<P: Point = DVec2> {
    points: Vec<P>,
    closed: bool,
}

/// A line as serde reads it, before [`Polyline::new`] checks it.
#[cfg(feature = "serde")]
#[derive(serde::Deserialize)]
struct Line<P> {
    points: Vec<P>,
    #[serde(default)]
    closed: bool,
}

#[cfg(feature = "serde")]
impl<P: Point> TryFrom<Line<P>> for Polyline<P> {
    type Error = Error;

    fn try_from(line: Line<P>) -> Result<Self, Error> {
        Self::new(line.points, line.closed)
    }
}

/// Lines in the plane, from anything that converts into a point: arrays, tuples, or vectors of other crates with the
/// feature `mint`.
impl Polyline {
    /// A line that ends at its last point. O(points), like every constructor.
    ///
    /// # Errors
    /// [`Error::BadArgument`] for coordinates that are not finite or beyond
    /// [`COORDINATE_LIMIT`](crate::COORDINATE_LIMIT).
    pub fn open<T: Into<DVec2>>(points: impl IntoIterator<Item = T>) -> Result<Self, Error> {
        Self::new(points.into_iter().map(Into::into).collect::<Vec<_>>(), false)
    }

    /// A line that leads from its last point back to its first.
    ///
    /// # Errors
    /// As [`Polyline::open`].
    pub fn closed<T: Into<DVec2>>(points: impl IntoIterator<Item = T>) -> Result<Self, Error> {
        Self::new(points.into_iter().map(Into::into).collect::<Vec<_>>(), true)
    }
}

impl<P: Point> Polyline<P> {
    /// A line in the plane or in space.
    ///
    /// # Errors
    /// As [`Polyline::open`].
    pub fn new(points: impl Into<Vec<P>>, closed: bool) -> Result<Self, Error> {
        let points = points.into();
        check("points", &points)?;
        Ok(Self { points, closed })
    }

    /// A line whose points lie between those of a checked line, and so need no check.
    pub(crate) const fn unchecked(points: Vec<P>, closed: bool) -> Self {
        Self { points, closed }
    }

    /// Returns the line with other points, which need no check.
    pub(crate) const fn with_points(&self, points: Vec<P>) -> Self {
        Self::unchecked(points, self.closed)
    }

    /// The points, the first of a closed line only once.
    pub fn points(&self) -> &[P] {
        &self.points
    }

    /// Whether the last point leads back to the first.
    pub const fn is_closed(&self) -> bool {
        self.closed
    }

    pub(crate) fn at(&self, indexes: &[u32]) -> Self {
        self.with_points(indexes.iter().map(|&index| self.points[index as usize]).collect())
    }

    /// The number of segments; a single point counts as one without length.
    pub(crate) const fn segment_count(&self) -> usize {
        match self.points.len() {
            count if count < 2 || self.closed => count,
            count => count - 1,
        }
    }

    /// Where a segment starts and ends.
    #[inline]
    pub(crate) fn segment(&self, index: usize) -> (P, P) {
        let next = if index + 1 == self.points.len() { 0 } else { index + 1 };
        (self.points[index], self.points[next])
    }

    pub(crate) fn segments(&self) -> impl Iterator<Item = (P, P)> {
        (0..self.segment_count()).map(|index| self.segment(index))
    }

    /// The points; on a closed line, the first again at the end.
    pub(crate) fn there_and_home(&self) -> Vec<P> {
        self.iter().chain(self.first().filter(|_| self.closed)).copied().collect()
    }
}

impl<P: Point> Deref for Polyline<P> {
    type Target = [P];

    fn deref(&self) -> &[P] {
        &self.points
    }
}

/// The points, without a copy.
impl<P: Point> From<Polyline<P>> for Vec<P> {
    fn from(line: Polyline<P>) -> Self {
        line.points
    }
}

/// The open line through the centres of grid cells: `x + ½, y + ½`.
///
/// # Errors
/// [`Error::BadArgument`] for a width of 0.
pub fn cells_to_points(width: u32, cells: &[u32]) -> Result<Polyline, Error> {
    if width == 0 {
        return Err(Error::outside("width", 0.0, POSITIVE));
    }
    check_size::<DVec2>("cells", cells.len() as f64)?;
    let center =
        |&cell: &u32| DVec2::new(f64::from(cell % width) + 0.5, f64::from(cell / width) + 0.5);
    Ok(Polyline::unchecked(cells.iter().map(center).collect(), false))
}

/// The arc length from the first point of a polyline to each point.
pub(crate) fn travelled<P: Point>(points: &[P]) -> Vec<f64> {
    let mut before = points.first().copied();
    let step = |&point: &P| before.replace(point).map_or(0.0, |before| length(point - before));
    sums(points.iter().map(step))
}

/// The sum of the numbers up to each of them.
pub(crate) fn sums(numbers: impl Iterator<Item = f64>) -> Vec<f64> {
    let mut sum = 0.0;
    let add = |number| {
        sum += number;
        sum
    };
    numbers.map(add).collect()
}

/// Limits a distance to a line of length `whole`: an open line ends at its ends, a closed one goes round. NaN is the
/// start.
pub(crate) fn within(distance: f64, whole: f64, closed: bool) -> f64 {
    if closed && distance.is_finite() && whole > 0.0 {
        distance.rem_euclid(whole)
    } else {
        distance.max(0.0).min(whole)
    }
}
