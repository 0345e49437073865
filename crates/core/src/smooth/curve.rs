//! Curves with positions, tangents and arc lengths.

use std::sync::OnceLock;

use glam::DVec2;

use super::bezier::Bezier;
use crate::points::Point;
use crate::polyline::{sums, within};

/// A smooth curve of polynomial spans: [`Curve::catmull_rom`] or [`Curve::bspline`].
///
/// - **Parameter:** `t` runs from 0 to [`spans`](Self::spans), 1 for each span. Outside that range, an open curve stays
///   at its ends and a closed one goes round, backwards for negative `t`. NaN counts as 0.
/// - **Lengths** are arc lengths in the points' unit, to within 1e-9 of the span's length. The first call that needs
///   one measures all spans, in O(n).
/// - **Without points**, positions are `None`; with a single point, the curve stays there.
///
/// ```
/// use meander_core::{Polyline, glam::dvec2, smooth::Curve};
/// let stops = Polyline::open([[0.0, 0.0], [6.0, 0.0], [6.0, 6.0]])?;
/// let road = Curve::catmull_rom(&stops, 0.5)?;
/// assert_eq!((road.spans(), road.point(1.0)), (2, Some(stops[1])));
/// let half_way = road.parameter_at(0.5 * road.length());
/// assert!((half_way - 1.0).abs() < 1e-9);
/// let tangent = road.tangent(half_way).unwrap().normalize();
/// assert!(tangent.distance(dvec2(1.0, 1.0).normalize()) < 1e-9);
/// # Ok::<(), meander_core::Error>(())
/// ```
#[derive(Debug, Clone)]
pub struct Curve<P = DVec2> {
    degree: usize,
    /// Control points of consecutive Bézier curves; neighbours share an end.
    controls: Vec<P>,
    /// The arc length from the start of the curve to the end of each span; measured on first use.
    travelled: OnceLock<Vec<f64>>,
    pub(super) closed: bool,
}

impl<P: Point> Curve<P> {
    /// `degree` is at least 1; `controls` has `spans · degree + 1` points, or none.
    pub(super) fn new(degree: usize, controls: Vec<P>, closed: bool) -> Self {
        Self { degree, controls, travelled: OnceLock::new(), closed }
    }

    fn travelled(&self) -> &[f64] {
        self.travelled
            .get_or_init(|| sums((0..self.spans()).map(|index| self.span(index).length())))
    }

    /// The number of spans, which is also the largest `t`.
    pub fn spans(&self) -> usize {
        self.controls.len().saturating_sub(1) / self.degree
    }

    /// Exactly the same curve as Béziers, for canvases and SVG: the first point, then for each span its other control
    /// points, of which the last is its end. A span of a Catmull-Rom spline adds three points, a span of a B-spline as
    /// many as the degree.
    ///
    /// ```
    /// use meander_core::{Polyline, glam::dvec2, smooth::Curve};
    /// let line = Polyline::open([[0.0, 0.0], [6.0, 0.0], [6.0, 6.0]])?;
    /// let curve = Curve::catmull_rom(&line, 0.0)?;
    /// assert_eq!(curve.beziers()[..4], [line[0], dvec2(1.0, 0.0), dvec2(5.0, -1.0), line[1]]);
    /// # Ok::<(), meander_core::Error>(())
    /// ```
    pub fn beziers(&self) -> &[P] {
        &self.controls
    }

    /// The arc length of the whole curve; if closed, of one round.
    pub fn length(&self) -> f64 {
        self.travelled().last().copied().unwrap_or(0.0)
    }

    /// The position at `t`; `None` without points. O(1).
    pub fn point(&self, t: f64) -> Option<P> {
        Some(self.at(t)?.0)
    }

    /// The derivative of the position with respect to `t`: it points along the curve, and its length is the speed
    /// there, 0 where the curve stands still. `None` without points. O(1).
    pub fn tangent(&self, t: f64) -> Option<P> {
        Some(self.at(t)?.1)
    }

    /// The arc length from the start of the curve to `t`; on a closed curve, within the current round. O(1).
    pub fn length_to(&self, t: f64) -> f64 {
        let Some((index, share)) = self.locate(t) else { return 0.0 };
        self.before(index) + self.span(index).length_to(share)
    }

    /// The `t` at an arc length: pass it to [`point`](Self::point) to travel at constant speed. On an open curve it
    /// stays at 0 before the start and at the largest `t` past the end; on a closed one, distances wrap round.
    /// O(log n).
    pub fn parameter_at(&self, distance: f64) -> f64 {
        let distance = within(distance, self.length(), self.closed);
        let index = self.travelled().partition_point(|&length| length <= distance);
        let Some(&end) = self.travelled().get(index) else { return self.spans() as f64 };
        let before = self.before(index);
        index as f64 + share_at(&self.span(index), distance - before, end - before)
    }

    /// The position and the tangent.
    pub(super) fn at(&self, t: f64) -> Option<(P, P)> {
        match self.locate(t) {
            Some((index, share)) => Some(self.span(index).at(share)),
            None => self.controls.first().map(|&only| (only, only * 0.0)),
        }
    }

    pub(super) fn span(&self, index: usize) -> Bezier<P> {
        let start = index * self.degree;
        Bezier::new(&self.controls[start..=start + self.degree])
    }

    fn before(&self, index: usize) -> f64 {
        index.checked_sub(1).map_or(0.0, |before| self.travelled()[before])
    }

    /// The index of the span at `t`, and the share of that span before `t`.
    pub(super) fn locate(&self, t: f64) -> Option<(usize, f64)> {
        let last = self.spans().checked_sub(1)?;
        let t = within(t, self.spans() as f64, self.closed);
        let index = (t as usize).min(last);
        Some((index, t - index as f64))
    }
}

/// The share of a span's parameter at `distance`, by Newton's method; halves the interval where a step would leave it.
fn share_at<P: Point>(span: &Bezier<P>, distance: f64, whole: f64) -> f64 {
    let (mut low, mut high) = (0.0, 1.0);
    let mut share = distance / whole;
    for _ in 0..60 {
        let over = span.length_to(share) - distance;
        if over.abs() <= 1e-13 * whole {
            break;
        }
        if over > 0.0 {
            high = share;
        } else {
            low = share;
        }
        let next = share - over / span.speed(share);
        // At a speed of 0, `next` is infinite or NaN: halve then, too.
        share = if next > low && next < high { next } else { 0.5 * (low + high) };
    }
    share
}
