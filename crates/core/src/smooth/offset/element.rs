//! The parallels of legs and the arcs around corners, clipped to the parts that keep the distance.

use std::ops::Range;

use glam::DVec2;

use crate::bounding_box::BoundingBox;
use crate::measure::SegmentBoxes;
use crate::points::distance_squared;
use crate::sort::order_by;

/// The distance, and limits below which differences are rounding, in the points' unit.
#[derive(Debug, Clone, Copy)]
pub(super) struct Tolerances {
    /// The distance of the parallel line.
    pub(super) radius: f64,
    /// Smaller details of the line are dropped.
    pub(super) detail: f64,
    /// Overlaps up to this depth count as touching.
    touch: f64,
    /// Parts up to this length are rounding where two shapes touch.
    sliver: f64,
    /// Ends this close to each other meet.
    pub(super) link: f64,
}

impl Tolerances {
    pub(super) fn new(radius: f64, size: f64) -> Self {
        let touch = 1e-13 * size;
        // The length of the chord of two circles that overlap by `depth`.
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

/// The line to draw a parallel of.
pub(super) struct Source<'a> {
    pub(super) boxes: SegmentBoxes<'a, DVec2>,
    pub(super) tolerances: Tolerances,
}

/// A part of the raw offset, before clipping.
#[derive(Debug, Clone, Copy)]
pub(super) struct Element {
    /// The index of its leg, or of the leg after its corner.
    index: usize,
    /// Its parameter goes from 0 to this.
    pub(super) end: f64,
    apart: Run,
    pub(super) shape: Shape,
}

#[derive(Debug, Clone, Copy)]
pub(super) enum Shape {
    /// The parallel of a leg; its parameter is the length along it.
    Leg {
        from: DVec2,
        heading: DVec2,
        /// How much it loses at either end, up to where its neighbour's parallel meets it on the inner side of a bend.
        cuts: [f64; 2],
    },
    /// The arc around a corner, clockwise by up to half a turn; its parameter is that of [`direction`].
    Corner { center: DVec2, from: DVec2, to: DVec2 },
}

/// Consecutive legs that keep the distance from an element without its cuts: see [`convex_runs`].
#[derive(Debug, Clone, Copy)]
struct Run {
    first: usize,
    legs: usize,
}

struct Leg {
    start: DVec2,
    heading: DVec2,
    length: f64,
}

/// How the parallels of two consecutive legs meet.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Joint {
    /// On the outer side of a bend.
    Outer,
    /// On the inner side of a bend: how much both parallels lose; 0 where the line goes straight on.
    Inner(f64),
    /// On the inner side of a bend, where one of them loses everything; also at the end of an open line.
    Lost,
}

impl Joint {
    fn between(before: &Leg, after: &Leg, tolerances: &Tolerances) -> Self {
        let (into, out) = (before.heading, after.heading);
        let (sine, cosine) = (into.perp_dot(out), into.dot(out));
        let shorter = before.length.min(after.length);
        // A spike narrower than `touch` turns straight back.
        let turns_back = cosine < 0.0 && sine * shorter <= tolerances.touch;
        // The tangent of half the turn, by the formula that keeps most digits: `1 + cosine` may round to less than 0.
        let tangent = if cosine < 0.0 { (1.0 - cosine) / sine } else { sine / (1.0 + cosine) };
        let cut = tolerances.radius * tangent;
        if sine < 0.0 || turns_back {
            Self::Outer
        } else if cut <= shorter {
            Self::Inner(cut)
        } else {
            Self::Lost
        }
    }

    const fn cut(self) -> Option<f64> {
        match self {
            Self::Inner(cut) => Some(cut),
            _ => None,
        }
    }
}

/// The elements of the raw offset, in the order of the line.
pub(super) fn along(Source { boxes, tolerances }: &Source<'_>) -> Vec<Element> {
    let (line, radius) = (&boxes.line, tolerances.radius);
    let (count, closed) = (line.segment_count(), line.is_closed());
    let legs: Vec<Leg> = line
        .segments()
        .map(|(start, end)| {
            let length = start.distance(end);
            Leg { start, heading: (end - start) * (1.0 / length), length }
        })
        .collect();
    // The joint after each leg.
    let joint = |leg: usize| Joint::between(&legs[leg], &legs[(leg + 1) % count], tolerances);
    let mut joints: Vec<Joint> = (0..count).map(joint).collect();
    if !closed {
        joints[count - 1] = Joint::Lost;
    }
    let runs = convex_runs(&legs, &joints, closed);
    let run = |leg: usize, behind: usize, legs: usize| {
        let first = (leg + count - behind) % count;
        Run { first, legs: legs.min(count) }
    };
    let mut elements = Vec::with_capacity(2 * count);
    for (index, leg) in legs.iter().enumerate() {
        let before = (index + count - 1) % count;
        if joints[before] == Joint::Outer {
            let (from, to) = (legs[before].heading.perp(), leg.heading.perp());
            // Half a turn may round to a little more.
            let end = parameter(from, to).unwrap_or(2.0);
            let (behind, ahead) = (runs[index][0], runs[before][1]);
            let shape = Shape::Corner { center: leg.start, from, to };
            elements.push(Element { index, end, apart: run(index, behind, behind + ahead), shape });
        }
        let [behind, ahead] = runs[index];
        let apart = run(index, behind, behind + 1 + ahead);
        let from = leg.start + leg.heading.perp() * radius;
        let cuts = [before, index].map(|at| joints[at].cut().unwrap_or(0.0));
        let shape = Shape::Leg { from, heading: leg.heading, cuts };
        elements.push(Element { index, end: leg.length, apart, shape });
    }
    elements
}

/// For each leg, how many legs before and after it form a convex run with it: they bend to the same side, by less than
/// half a turn in all. A single joint may turn by half.
///
/// On the outer side, the legs of a run lie beyond the line of any of them. On the inner side, the parallels without
/// their cuts form a convex line, which lies beyond the line of each of them. So the legs of a run keep the distance
/// from the rest of one another's parallels: `docs/decisions/offset.md` has the proof.
fn convex_runs(legs: &[Leg], joints: &[Joint], closed: bool) -> Vec<[usize; 2]> {
    let count = legs.len();
    let joint = |leg: usize| joints[leg % count];
    let is_left = |leg: usize| {
        let cuts = [leg + count - 1, leg].map(|at| joint(at).cut());
        matches!(cuts, [Some(before), Some(after)] if before + after <= legs[leg % count].length)
    };
    let goes_on = |first: usize, last: usize| {
        let heading = |leg: usize| legs[leg % count].heading;
        let side = heading(first).perp_dot(heading(last + 1));
        // Two turns of more than a right angle make more than half a turn. If both turn straight back, rounding hides
        // that from `side`.
        let is_behind = |from: usize, to: usize| heading(from).dot(heading(to)) < 0.0;
        if is_behind(first, last) && is_behind(last, last + 1) {
            return false;
        }
        match (joint(first), joint(last)) {
            (Joint::Outer, Joint::Outer) => first == last || side < 0.0,
            (Joint::Inner(_), Joint::Inner(_)) => first == last || (side > 0.0 && is_left(last)),
            _ => false,
        }
    };
    let (mut ahead, mut last) = (vec![0; count], 0);
    for (first, ahead) in ahead.iter_mut().enumerate() {
        last = last.max(first);
        while last < if closed { first + count - 1 } else { count - 1 } && goes_on(first, last) {
            last += 1;
        }
        *ahead = last - first;
    }
    let (mut runs, mut behind) = (vec![[0; 2]; count], 0);
    // Two rounds: on a closed line, the first one lacks the legs before leg 0.
    for at in 0..2 * count {
        let leg = at % count;
        behind = (behind + 1).min(if closed { count - 1 } else { leg });
        while ahead[(at + count - behind) % count] < behind {
            behind -= 1;
        }
        runs[leg] = [behind, ahead[leg]];
    }
    runs
}

/// A stretch of an element, by its parameter.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Stretch {
    pub(super) start: f64,
    pub(super) end: f64,
}

impl Element {
    pub(super) fn at(&self, parameter: f64, radius: f64) -> DVec2 {
        match self.shape {
            Shape::Leg { from, heading, .. } => from + heading * parameter,
            Shape::Corner { center, .. } => center + self.direction(parameter) * radius,
        }
    }

    /// The direction of an arc at a parameter.
    pub(super) fn direction(&self, parameter: f64) -> DVec2 {
        let Shape::Corner { from, to, .. } = self.shape else { return DVec2::ZERO };
        if parameter <= 0.0 {
            from
        } else if parameter >= self.end {
            to
        } else {
            direction(from, parameter)
        }
    }

    /// The stretches that keep the distance from the whole line. `guess` is a leg that may be near.
    pub(super) fn kept(
        &self,
        elements: &[Self],
        source: &Source<'_>,
        guess: &mut usize,
    ) -> Vec<Stretch> {
        let mut near = Vec::new();
        let (mut start, mut end, mut sliver) = (0.0, self.end, source.tolerances.sliver);
        match self.shape {
            Shape::Leg { cuts: [before, after], .. } => {
                near.push(Stretch { start, end: before });
                near.push(Stretch { start: end - after, end });
                (start, end) = (before, end - after);
            }
            Shape::Corner { .. } => sliver /= source.tolerances.radius,
        }
        if start < end {
            self.clip(Stretch { start, end }, source, guess, &mut near);
            self.add_repeated(elements, source, &mut near);
        }
        without(Stretch { start: 0.0, end: self.end }, &near, sliver)
    }

    /// Adds the stretches of a part that lie within the distance of other legs.
    fn clip(&self, part: Stretch, source: &Source<'_>, guess: &mut usize, near: &mut Vec<Stretch>) {
        let Source { boxes, tolerances } = source;
        let [start, middle, end] =
            [part.start, part.middle(), part.end].map(|at| self.at(at, tolerances.radius));
        let half = middle.distance(start).max(middle.distance(end));
        // A leg this near to the middle is near to the whole part.
        let enough = (tolerances.radius - half) * 0.999;
        let is_apart = |legs: Range<usize>| self.is_apart(&legs, boxes.line.segment_count());
        let found = boxes.near(middle, enough * enough.max(0.0), *guess, &is_apart);
        *guess = found.segment;
        if enough > 0.0 && found.squared <= enough * enough {
            near.push(part);
            return;
        }
        let (first, mut looked) = (near.len(), 4);
        let bounds = self.bounds(part, tolerances.radius);
        boxes.each_within(bounds, tolerances.radius, &is_apart, |other| {
            self.add_near(part, other, source, near);
            let count = near.len() - first;
            if count < looked {
                return false;
            }
            looked = 2 * count;
            without(part, &near[first..], 0.0).is_empty()
        });
    }

    /// Whether all these legs are in the convex run of this element, and so keep the distance.
    const fn is_apart(&self, legs: &Range<usize>, count: usize) -> bool {
        // On a closed line, a run may lead past the last leg.
        let round = if legs.start < self.apart.first { count } else { 0 };
        legs.end + round - self.apart.first <= self.apart.legs
    }

    fn bounds(&self, part: Stretch, radius: f64) -> BoundingBox<DVec2> {
        let ends = BoundingBox::around(self.at(part.start, radius), self.at(part.end, radius));
        let Shape::Corner { center, from, .. } = self.shape else { return ends };
        [DVec2::X, DVec2::Y, DVec2::NEG_X, DVec2::NEG_Y]
            .into_iter()
            .filter(|&axis| {
                parameter(from, axis).is_some_and(|at| at >= part.start && at <= part.end)
            })
            .map(|axis| center + axis * radius)
            .fold(ends, |all, point| all.both(BoundingBox::around(point, point)))
    }

    /// Adds the stretches of a part that lie within the distance of another leg.
    fn add_near(&self, part: Stretch, other: usize, source: &Source<'_>, near: &mut Vec<Stretch>) {
        let Source { boxes, tolerances } = source;
        let (start, end) = boxes.line.segment(other);
        let radius = tolerances.radius;
        let inside = (radius - tolerances.touch).max(0.0);
        let is_deep = |at: f64| distance_squared(self.at(at, radius), start, end) < inside * inside;
        match self.shape {
            Shape::Leg { from, heading, .. } => {
                let Some(stretch) = within_leg(from, heading, [start, end], radius) else { return };
                let stretch = Stretch {
                    start: stretch.start.max(part.start),
                    end: stretch.end.min(part.end),
                };
                let looks = [stretch.start, stretch.middle(), stretch.end];
                if stretch.start < stretch.end && looks.into_iter().any(is_deep) {
                    near.push(stretch);
                }
            }
            Shape::Corner { center, from, .. } => {
                let mut cuts = vec![part.start, part.end];
                for direction in crossings(center, start, end, radius) {
                    let at = parameter(from, direction);
                    cuts.extend(at.filter(|&at| at > part.start && at < part.end));
                }
                near.extend(stretches(&cuts).filter(|stretch| is_deep(stretch.middle())));
            }
        }
    }

    /// Adds the stretches that an earlier lap covers: parallels of legs on the same line in the same direction, and
    /// arcs around the same point.
    fn add_repeated(&self, elements: &[Self], source: &Source<'_>, near: &mut Vec<Stretch>) {
        let (boxes, touch) = (&source.boxes, source.tolerances.touch);
        let each_within = |around: BoundingBox<DVec2>, visit: &mut dyn FnMut(usize)| {
            boxes.each_within(around, touch, &|_| false, |other| {
                let is_earlier = other < self.index;
                if is_earlier {
                    visit(other);
                }
                !is_earlier
            });
        };
        match self.shape {
            Shape::Leg { heading, .. } => {
                let (start, end) = boxes.line.segment(self.index);
                each_within(BoundingBox::around(start, end), &mut |other| {
                    let (from, to) = boxes.line.segment(other);
                    let along = [from, to].map(|point| (point - start).dot(heading));
                    let aside = [from, to].map(|point| heading.perp_dot(point - start).abs());
                    let (low, high) = (along[0].max(0.0), along[1].min(self.end));
                    if low < high && aside[0].max(aside[1]) <= touch {
                        near.push(Stretch { start: low, end: high });
                    }
                });
            }
            Shape::Corner { center, from, .. } => {
                each_within(BoundingBox::around(center, center), &mut |other| {
                    let at = elements.partition_point(|element| element.index < other);
                    let Element { shape, end: last, .. } = elements[at];
                    if let Shape::Corner { center: same, from: begin, to } = shape
                        && same.distance(center) <= touch
                    {
                        let inner = [begin, to].into_iter().filter_map(|cut| parameter(from, cut));
                        let mut cuts = vec![0.0, self.end];
                        cuts.extend(inner.filter(|&at| at < self.end));
                        near.extend(stretches(&cuts).filter(|stretch| {
                            parameter(begin, self.direction(stretch.middle()))
                                .is_some_and(|at| at <= last)
                        }));
                    }
                });
            }
        }
    }
}

impl Stretch {
    fn middle(self) -> f64 {
        0.5 * (self.start + self.end)
    }
}

/// Sorts cuts and returns the stretches between them.
fn stretches(cuts: &[f64]) -> impl Iterator<Item = Stretch> + use<> {
    let sorted = order_by(cuts.iter().map(|&cut| key(cut)));
    let ends: Vec<f64> = sorted.into_iter().map(|at| cuts[at as usize]).collect();
    (1..ends.len()).map(move |end| Stretch { start: ends[end - 1], end: ends[end] })
}

/// Sorts like numbers of 0 or more; smaller ones count as 0.
pub(super) fn key(number: f64) -> u64 {
    number.max(0.0).to_bits()
}

/// The parts of a stretch that nothing near covers, except slivers.
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
    // Nothing covers this leg, but it may be shorter than a sliver.
    if whole.end - start > sliver || (start <= whole.start && left.is_empty()) {
        left.push(Stretch { start, end: whole.end });
    }
    left
}

/// The stretch of a line that lies within the radius of a leg: in the discs around its ends or in the rectangle between
/// them, whose union is convex.
fn within_leg(from: DVec2, heading: DVec2, leg: [DVec2; 2], radius: f64) -> Option<Stretch> {
    let [start, end] = leg;
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

/// The directions from a center in which its circle may cross the outline of a disc of the same radius swept along a
/// leg.
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
        // If the leg begins at the center, its sides touch the circle; `max` keeps rounding from hiding that. Where
        // they miss it, a cut too many does no harm.
        let sine = ((1.0 - cosine) * (1.0 + cosine)).max(0.0).sqrt();
        [1.0, -1.0].map(|sign| axis.perp() * cosine + axis * (sign * sine))
    };
    let all = [circle(start), circle(end), side(1.0), side(-1.0)];
    // If two circles do not meet, the square root is NaN.
    all.into_iter().flatten().filter(|direction| direction.is_finite())
}

/// The parameter of a direction up to half a turn clockwise from another: 0 to 2, growing with the angle.
fn parameter(from: DVec2, direction: DVec2) -> Option<f64> {
    let (cosine, sine) = (from.dot(direction), direction.perp_dot(from));
    (sine >= 0.0).then(|| 1.0 - cosine / (sine + cosine.abs()))
}

/// The direction at such a parameter.
fn direction(from: DVec2, parameter: f64) -> DVec2 {
    let sine = parameter.min(2.0 - parameter);
    (from * (1.0 - parameter) - from.perp() * sine).normalize_or_zero()
}
