//! The mean heading of a polyline over a stretch of it.
//!
//! Headings are points on a sphere, and arcs, each the short way round, join the headings of consecutive segments. We
//! roll this chain of arcs out in a plane; for a plane polyline it is a sum of signed angles. In that plane, means are
//! plain means and change evenly with the stretch, even over reversals and whole turns. From the middle of its part of
//! the chain, we roll the mean back onto the sphere.

use glam::{DVec2, DVec3};

use crate::points::{Point, unit};

/// Two opposite headings add up to less than this.
const OPPOSITE: f64 = 1e-12;

/// The high half of the bits of 2^20 quarter turns.
const VAST: u32 = 0x4139_21fb;

/// The rolled-out headings of a polyline's segments.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct MeanHeading {
    legs: Vec<Leg>,
    stretch: f64,
    /// The length of a closed polyline; `legs` then has two rounds.
    round: Option<f64>,
}

/// A segment with a length.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
struct Leg {
    /// Arc length up to here.
    start: f64,
    heading: DVec3,
    /// The x axis of the plane after rolling it here; at a right angle to the heading.
    side: DVec3,
    /// The position of the heading in the plane.
    place: DVec2,
    /// The length of the chain up to here.
    along: f64,
    /// Integrals of `place` and `along` over the arc length up to here.
    sums: (DVec2, f64),
}

impl MeanHeading {
    /// `travelled` is the arc length from the first point to each; a closed polyline repeats its first point at the
    /// end. `None` without a stretch or a length. The stretch is at most as long as the polyline. O(n).
    pub(super) fn new<P: Point>(
        points: &[P],
        travelled: &[f64],
        closed: bool,
        stretch: f64,
    ) -> Option<Self> {
        let &length = travelled.last()?;
        let stretch = stretch.min(length);
        if stretch <= 0.0 {
            return None;
        }
        let (mut legs, first) = (Vec::<Leg>::new(), Leg::default());
        for before in [0.0, length].into_iter().take(if closed { 2 } else { 1 }) {
            for (pair, ends) in points.windows(2).zip(travelled.windows(2)) {
                if ends[0] < ends[1] {
                    let heading = DVec3::from(unit(pair[1] - pair[0]).coordinates());
                    legs.push(match legs.last() {
                        Some(last) => last.next(before + ends[0], heading, P::DIMENSION),
                        None => Leg { heading, side: aside(heading, P::DIMENSION), ..first },
                    });
                }
            }
        }
        Some(Self { legs, stretch, round: closed.then_some(length) })
    }

    /// The mean heading from half a stretch before a position to half a stretch behind it. An open polyline goes on
    /// straight beyond its ends. O(log n).
    pub(super) fn at<P: Point>(&self, distance: f64) -> P {
        let mut low = distance - 0.5 * self.stretch;
        if low < 0.0 {
            low += self.round.unwrap_or(0.0);
        }
        let high = low + self.stretch;
        let (first, last) = (self.leg(low), self.leg(high));
        let within = &self.legs[first..=last];
        let mean = if within.len() == 1 { within[0].heading } else { mean(within, low, high) };
        P::from_slice(&mean.to_array())
    }

    fn leg(&self, distance: f64) -> usize {
        self.legs.partition_point(|leg| leg.start <= distance).saturating_sub(1)
    }
}

/// The mean over `low..high`, which begins in the first of these legs and ends in the last.
fn mean(legs: &[Leg], low: f64, high: f64) -> DVec3 {
    let (from, to) = (&legs[0], &legs[legs.len() - 1]);
    let ((place_to, along_to), (place_from, along_from)) = (to.sums_at(high), from.sums_at(low));
    let place = (place_to - place_from) / (high - low);
    let along = ((along_to - along_from) / (high - low)).max(from.along).min(to.along);
    let middle = legs.partition_point(|leg| leg.along <= along).max(1) - 1;
    let leg = &legs[middle];
    let next = legs.get(middle + 1).unwrap_or(leg);
    let direction = (next.place - leg.place).normalize_or_zero();
    // Roll to the middle of the chain, and from there to the mean.
    let (base, ahead) = rolled(leg.heading, leg.in_space(direction), along - leg.along);
    let offset = place - leg.place - direction * (along - leg.along);
    let aside = leg.in_space(direction.perp());
    let away = if direction == DVec2::ZERO {
        leg.in_space(offset)
    } else {
        ahead * offset.dot(direction) + aside * offset.dot(direction.perp())
    };
    rolled(base, away.normalize_or_zero(), offset.length()).0.normalize()
}

impl Leg {
    fn next(&self, start: f64, to: DVec3, dimension: usize) -> Self {
        let (cosine, across) = (self.heading.dot(to), to.reject_from_normalized(self.heading));
        let is_reversal = cosine < 0.0 && across.length_squared() < OPPOSITE * OPPOSITE;
        let (ahead, angle) = if is_reversal {
            (aside(self.heading, dimension), std::f64::consts::PI)
        } else {
            (across.normalize_or_zero(), libm::atan2(across.length(), cosine))
        };
        let direction = DVec2::new(ahead.dot(self.side), ahead.dot(self.heading.cross(self.side)));
        let ahead_then = rolled(self.heading, ahead, angle).1;
        // The part at a right angle to both headings stays.
        let side = self.side + (ahead_then - ahead) * direction.x;
        Self {
            start,
            heading: to,
            side: side.reject_from_normalized(to).normalize(),
            place: self.place + direction * angle,
            along: self.along + angle,
            sums: self.sums_at(start),
        }
    }

    /// Converts a direction in the plane to the one in space at this heading.
    fn in_space(&self, direction: DVec2) -> DVec3 {
        self.side * direction.x + self.heading.cross(self.side) * direction.y
    }

    fn sums_at(&self, distance: f64) -> (DVec2, f64) {
        let beyond = distance - self.start;
        (self.sums.0 + self.place * beyond, self.sums.1 + self.along * beyond)
    }
}

/// Rolls a heading by an angle in a direction at a right angle to it; returns the new heading and direction.
fn rolled(heading: DVec3, direction: DVec3, angle: f64) -> (DVec3, DVec3) {
    // Half a million reversals within the stretch: ruled out, so that the module needs no code to reduce such angles.
    let is_vast = ((angle.to_bits() >> 32) as u32 & 0x7fff_ffff) >= VAST;
    if direction == DVec3::ZERO || is_vast {
        return (heading, direction);
    }
    let (sine, cosine) = libm::sincos(angle);
    (heading * cosine + direction * sine, direction * cosine - heading * sine)
}

/// A heading at a right angle to another: towards the axis along which that is least, in its positive direction.
fn aside(heading: DVec3, dimension: usize) -> DVec3 {
    let axes = &DVec3::AXES[1..dimension];
    let along = |axis: DVec3| heading.dot(axis).abs();
    let least = |one, other| if along(other) < along(one) { other } else { one };
    axes.iter().copied().fold(DVec3::X, least).reject_from_normalized(heading).normalize()
}
