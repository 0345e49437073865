//! The parallels of legs and the arcs around corners, and which parts of them keep the distance.

use glam::DVec2;

use crate::bounding_box::BoundingBox;
use crate::measure::SegmentBoxes;
use crate::segment::distance_squared;
use crate::sort::order_by;

/// What counts as the same, in the points' unit.
#[derive(Debug, Clone, Copy)]
pub(super) struct Tolerances {
    /// The distance of the parallel line.
    pub(super) radius: f64,
    /// Details of the line that are left out.
    pub(super) detail: f64,
    /// Who comes nearer than the distance by no more than this only touches.
    touch: f64,
    /// Parts as short as this are rounding where one shape touches another.
    sliver: f64,
    /// Ends as close as this are the same place.
    pub(super) link: f64,
}

impl Tolerances {
    pub(super) fn new(radius: f64, size: f64) -> Self {
        let touch = 1e-13 * size;
        // Of two circles that overlap by so little, the chord is so long.
        let chord = |depth: f64| (depth.sqrt() * radius.sqrt()) * 4.0;
        Self {
            radius,
            detail: 1e-11 * size,
            touch,
            sliver: chord(1e-15 * size),
            link: chord(touch),
        }
    }
}

/// A part of the raw parallel line: what would be it if nothing else were near.
#[derive(Debug, Clone, Copy)]
pub(super) enum Element {
    /// The parallel of a leg; its parameter is the way along it. At both ends the leg beyond and how they meet, if there
    /// is one.
    Leg {
        leg: usize,
        from: DVec2,
        heading: DVec2,
        length: f64,
        joints: [Option<(usize, Joint)>; 2],
    },
    /// The arc around a corner, clockwise by up to half a turn; its parameter is that of [`direction`].
    Corner { corner: usize, center: DVec2, from: DVec2, to: DVec2, end: f64, legs: [usize; 2] },
}

/// How the parallels of two legs in succession meet.
#[derive(Debug, Clone, Copy)]
pub(super) enum Joint {
    Straight,
    /// On the outer side of a bend.
    Outer,
    /// How much both parallels lose; NaN if one of them loses all.
    Inner(f64),
}

/// The parts of the raw line in order.
pub(super) fn along(boxes: &SegmentBoxes<'_, DVec2>, tolerances: &Tolerances) -> Vec<Element> {
    let line = &boxes.line;
    let (count, closed) = (line.segment_count(), line.is_closed());
    let radius = tolerances.radius;
    let leg = |index: usize| {
        let (start, end) = line.segment(index);
        let length = start.distance(end);
        (start, (end - start) * (1.0 / length), length)
    };
    let joint = |before: usize, after: usize| {
        let (_, into, length_before) = leg(before);
        let (_, out, length_after) = leg(after);
        let (sine, cosine) = (into.perp_dot(out), into.dot(out));
        // Narrower than what touches, a spike turns straight back.
        let turns_back = cosine < 0.0 && sine * length_before.min(length_after) <= tolerances.touch;
        if sine > 0.0 && !turns_back {
            let cut = radius * (sine / (1.0 + cosine));
            let fits = cut <= length_before.min(length_after);
            Joint::Inner(if fits { cut } else { f64::NAN })
        } else if sine < 0.0 || turns_back {
            Joint::Outer
        } else {
            Joint::Straight
        }
    };
    let mut elements = Vec::with_capacity(2 * count);
    for index in 0..count {
        let before = index.checked_sub(1).or_else(|| closed.then(|| count - 1));
        let after = Some(index + 1).filter(|&after| after < count);
        let after = after.or_else(|| closed.then_some(0));
        let (start, heading, length) = leg(index);
        let arriving = before.map(|before| (before, joint(before, index)));
        if let Some((before, Joint::Outer)) = arriving {
            let (from, to) = (leg(before).1.perp(), heading.perp());
            // Half a turn may come out as a little more.
            let end = parameter(from, to).unwrap_or(2.0);
            let legs = [before, index];
            elements.push(Element::Corner { corner: index, center: start, from, to, end, legs });
        }
        let joints = [arriving, after.map(|after| (after, joint(index, after)))];
        let from = start + heading.perp() * radius;
        elements.push(Element::Leg { leg: index, from, heading, length, joints });
    }
    elements
}

/// A stretch of an element, by its parameter.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Stretch {
    pub(super) start: f64,
    pub(super) end: f64,
}

impl Element {
    pub(super) const fn end(&self) -> f64 {
        match *self {
            Self::Leg { length, .. } => length,
            Self::Corner { end, .. } => end,
        }
    }

    /// The point at a parameter.
    pub(super) fn at(&self, parameter: f64, radius: f64) -> DVec2 {
        match *self {
            Self::Leg { from, heading, .. } => from + heading * parameter,
            Self::Corner { center, .. } => center + self.direction(parameter) * radius,
        }
    }

    /// The direction of an arc at a parameter.
    pub(super) fn direction(&self, parameter: f64) -> DVec2 {
        let Self::Corner { from, to, end, .. } = *self else { return DVec2::ZERO };
        if parameter <= 0.0 {
            from
        } else if parameter >= end {
            to
        } else {
            direction(from, parameter)
        }
    }

    /// The stretches that are nowhere nearer to the line than the distance. `guess` is a leg that may be near.
    pub(super) fn kept(
        &self,
        elements: &[Self],
        boxes: &SegmentBoxes<'_, DVec2>,
        tolerances: &Tolerances,
        guess: &mut usize,
    ) -> Vec<Stretch> {
        let end = self.end();
        let middle = self.at(0.5 * end, tolerances.radius);
        // What is so near to the middle is near to all of it.
        let half = middle
            .distance(self.at(0.0, tolerances.radius))
            .max(middle.distance(self.at(end, tolerances.radius)));
        let enough = (tolerances.radius - half) * 0.999;
        let found = boxes.near(middle, enough * enough.max(0.0), *guess);
        *guess = found.segment;
        if enough > 0.0 && found.squared <= enough * enough {
            return Vec::new();
        }
        let whole = Stretch { start: 0.0, end };
        let sliver = match self {
            Self::Leg { .. } => tolerances.sliver,
            Self::Corner { .. } => tolerances.sliver / tolerances.radius,
        };
        let (mut near, mut looked) = (Vec::new(), 4);
        boxes.each_within(self.bounds(tolerances.radius), tolerances.radius, |other| {
            self.add_near(other, boxes, tolerances, &mut near);
            let looks = near.len() >= looked;
            if looks {
                looked = 2 * near.len();
            }
            looks && without(whole, &near, sliver).is_empty()
        });
        self.add_repeated(elements, boxes, tolerances, &mut near);
        without(whole, &near, sliver)
    }

    fn bounds(&self, radius: f64) -> BoundingBox<DVec2> {
        let ends = BoundingBox::around(self.at(0.0, radius), self.at(self.end(), radius));
        let Self::Corner { center, from, end, .. } = *self else { return ends };
        [DVec2::X, DVec2::Y, DVec2::NEG_X, DVec2::NEG_Y]
            .into_iter()
            .filter(|&axis| parameter(from, axis).is_some_and(|at| at <= end))
            .map(|axis| center + axis * radius)
            .fold(ends, |all, point| all.both(BoundingBox::around(point, point)))
    }

    /// Adds what of it lies within the distance of another leg.
    fn add_near(
        &self,
        other: usize,
        boxes: &SegmentBoxes<'_, DVec2>,
        tolerances: &Tolerances,
        near: &mut Vec<Stretch>,
    ) {
        let (start, end) = boxes.line.segment(other);
        let inside = (tolerances.radius - tolerances.touch).max(0.0);
        let is_deep = |point: DVec2| distance_squared(point, start, end) < inside * inside;
        match *self {
            Self::Leg { leg, from, heading, length, joints } => {
                if other == leg {
                    return;
                }
                let ends = |cut: f64| [(0.0, cut), (length - cut, length)];
                for (side, joint) in joints.into_iter().enumerate() {
                    match joint.filter(|joint| joint.0 == other) {
                        Some((_, Joint::Inner(cut))) if cut.is_finite() => {
                            let (start, end) = ends(cut)[side];
                            near.push(Stretch { start, end });
                            return;
                        }
                        None | Some((_, Joint::Inner(_))) => {}
                        // What lies on the other side of the leg's line is too far.
                        Some(_) => return,
                    }
                }
                let Some(stretch) = within_leg(from, heading, start, end, tolerances.radius) else {
                    return;
                };
                let (low, high) = (stretch.start.max(0.0), stretch.end.min(length));
                if low < high
                    && [low, 0.5 * (low + high), high]
                        .iter()
                        .any(|&at| is_deep(from + heading * at))
                {
                    near.push(Stretch { start: low, end: high });
                }
            }
            Self::Corner { center, from, end: last, legs, .. } => {
                if legs.contains(&other) {
                    return;
                }
                let mut cuts = vec![0.0, last];
                for direction in crossings(center, start, end, tolerances.radius) {
                    cuts.extend(parameter(from, direction).filter(|&at| at < last));
                }
                let all = stretches(&cuts);
                near.extend(
                    all.filter(|stretch| is_deep(self.at(stretch.middle(), tolerances.radius))),
                );
            }
        }
    }

    /// Adds what an earlier lap has drawn already: where legs run along the same line in the same direction, and corners
    /// turn at the same point.
    fn add_repeated(
        &self,
        elements: &[Self],
        boxes: &SegmentBoxes<'_, DVec2>,
        tolerances: &Tolerances,
        near: &mut Vec<Stretch>,
    ) {
        let touch = tolerances.touch;
        match *self {
            Self::Leg { leg, heading, length, .. } => {
                let (start, end) = boxes.line.segment(leg);
                boxes.each_within(BoundingBox::around(start, end), touch, |other| {
                    if other < leg {
                        let (from, to) = boxes.line.segment(other);
                        let along = [from, to].map(|point| (point - start).dot(heading));
                        let aside = [from, to].map(|point| heading.perp_dot(point - start).abs());
                        let (low, high) = (along[0].max(0.0), along[1].min(length));
                        if low < high && aside[0].max(aside[1]) <= touch {
                            near.push(Stretch { start: low, end: high });
                        }
                    }
                    other >= leg
                });
            }
            Self::Corner { corner, center, from, end, .. } => {
                boxes.each_within(BoundingBox::around(center, center), touch, |other| {
                    let at = elements.partition_point(|element| element.index() < other);
                    let earlier = elements.get(at).filter(|element| element.index() < corner);
                    if let Some(&Self::Corner { center: same, from: begin, to, end: last, .. }) =
                        earlier
                        && same.distance(center) <= touch
                    {
                        let mut cuts = vec![0.0, end];
                        let inner = [begin, to].into_iter().filter_map(|cut| parameter(from, cut));
                        cuts.extend(inner.filter(|&at| at < end));
                        near.extend(stretches(&cuts).filter(|stretch| {
                            parameter(begin, self.direction(stretch.middle()))
                                .is_some_and(|at| at <= last)
                        }));
                    }
                    other >= corner
                });
            }
        }
    }

    /// Which leg it is, or before which.
    const fn index(&self) -> usize {
        match *self {
            Self::Leg { leg, .. } => leg,
            Self::Corner { corner, .. } => corner,
        }
    }
}

impl Stretch {
    fn middle(self) -> f64 {
        0.5 * (self.start + self.end)
    }
}

/// The stretches between places.
fn stretches(cuts: &[f64]) -> impl Iterator<Item = Stretch> + use<> {
    let sorted = order_by(cuts.iter().map(|&cut| key(cut)));
    let ends: Vec<f64> = sorted.into_iter().map(|at| cuts[at as usize]).collect();
    (1..ends.len()).map(move |end| Stretch { start: ends[end - 1], end: ends[end] })
}

/// The same order for numbers of 0 or more; less than 0 counts as 0.
pub(super) fn key(number: f64) -> u64 {
    number.max(0.0).to_bits()
}

/// The remaining parts of a stretch, except slivers.
fn without(whole: Stretch, near: &[Stretch], sliver: f64) -> Vec<Stretch> {
    let mut left = Vec::new();
    let mut start = whole.start;
    for at in order_by(near.iter().map(|stretch| key(stretch.start))) {
        let stretch = near[at as usize];
        if stretch.start - start > sliver {
            left.push(Stretch { start, end: stretch.start });
        }
        start = start.max(stretch.end);
    }
    // The sliver may be longer than all of a short leg, of which nothing is missing.
    if whole.end - start > sliver || (start <= whole.start && left.is_empty()) {
        left.push(Stretch { start, end: whole.end });
    }
    left
}

/// Where a line with this heading lies within the radius of a leg: in the discs around its ends and the rectangle between
/// them, whose union is convex.
fn within_leg(
    from: DVec2,
    heading: DVec2,
    start: DVec2,
    end: DVec2,
    radius: f64,
) -> Option<Stretch> {
    let disc = |center: DVec2| {
        let off = center - from;
        let (along, aside) = (off.dot(heading), heading.perp_dot(off));
        let half = ((radius - aside) * (radius + aside)).sqrt();
        (half > 0.0).then_some(Stretch { start: along - half, end: along + half })
    };
    let rectangle = || {
        let length = start.distance(end);
        let axis = (end - start) * (1.0 / length);
        let off = from - start;
        let along = between(off.dot(axis), heading.dot(axis), 0.0, length)?;
        let across = between(axis.perp_dot(off), axis.perp_dot(heading), -radius, radius)?;
        let (low, high) = (along.start.max(across.start), along.end.min(across.end));
        (low < high).then_some(Stretch { start: low, end: high })
    };
    let both = |one: Stretch, other: Stretch| Stretch {
        start: one.start.min(other.start),
        end: one.end.max(other.end),
    };
    [disc(start), disc(end), rectangle()].into_iter().flatten().reduce(both)
}

/// Where `value + slope·t` lies between two numbers.
fn between(value: f64, slope: f64, low: f64, high: f64) -> Option<Stretch> {
    if slope == 0.0 {
        let everywhere = Stretch { start: f64::NEG_INFINITY, end: f64::INFINITY };
        return (value > low && value < high).then_some(everywhere);
    }
    let (one, other) = ((low - value) / slope, (high - value) / slope);
    Some(Stretch { start: one.min(other), end: one.max(other) })
}

/// The directions from a center in which its circle may cross the outline of what lies within the same radius of a leg.
fn crossings(center: DVec2, start: DVec2, end: DVec2, radius: f64) -> impl Iterator<Item = DVec2> {
    let circle = |other: DVec2| {
        let off = other - center;
        let half = 0.5 * off.length();
        let (towards, cosine) = (off * (0.5 / half), half / radius);
        let sine = ((1.0 - cosine) * (1.0 + cosine)).sqrt();
        [1.0, -1.0].map(|side| towards * cosine + towards.perp() * (side * sine))
    };
    let axis = (end - start).normalize_or_zero();
    let height = axis.perp_dot(center - start);
    let side = |side: f64| {
        let cosine = (side * radius - height) / radius;
        // The sides of a leg that begins at the center touch the circle, and rounding must not hide that. Where they miss
        // it, a cut too many does no harm.
        let sine = ((1.0 - cosine) * (1.0 + cosine)).max(0.0).sqrt();
        [1.0, -1.0].map(|sign| axis.perp() * cosine + axis * (sign * sine))
    };
    let all = [circle(start), circle(end), side(1.0), side(-1.0)];
    // If they do not meet, the square root is NaN.
    all.into_iter().flatten().filter(|direction| direction.is_finite())
}

/// Where a direction comes, clockwise from another by up to half a turn: 0 to 2, growing with the angle.
fn parameter(from: DVec2, direction: DVec2) -> Option<f64> {
    let (cosine, sine) = (from.dot(direction), direction.perp_dot(from));
    (sine >= 0.0).then(|| 1.0 - cosine / (sine + cosine.abs()))
}

/// The direction at such a place.
fn direction(from: DVec2, parameter: f64) -> DVec2 {
    let sine = parameter.min(2.0 - parameter);
    (from * (1.0 - parameter) - from.perp() * sine).normalize_or_zero()
}
