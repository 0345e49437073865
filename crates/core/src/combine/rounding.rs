//! A line over some of a path's points with its corners rounded as far as there is room.

use glam::DVec2;

use super::room::least;
use super::taut::Legs;
use crate::heading::turn;
use crate::segment::distance_squared;

/// How much of a leg the corners at its ends may take: both leave a little of it, so that no two points
/// fall together.
const SHARE: f64 = 0.98;
/// By about how many degrees the rounded line turns at a point.
const STEP: f64 = 5.0;
/// The fewest and the most points of a corner.
const PIECES: (f64, f64) = (2.0, 48.0);
/// How often a corner is cut half as far before it is left alone.
const HALVINGS: u32 = 16;
/// How often legs are divided because a corner between them cannot be rounded.
const DIVISIONS: u32 = 64;

/// A rounded line, and for each of its segments how far from walls what replaces it has to stay.
#[derive(Debug, Clone, Default)]
pub(super) struct Rounded {
    pub(super) points: Vec<DVec2>,
    pub(super) distances: Vec<f64>,
}

/// How far a line may go.
#[derive(Debug, Clone, Copy)]
pub(super) struct Bounds {
    /// In degrees.
    pub(super) turn: f64,
    /// From the path.
    pub(super) deviation: f64,
    pub(super) closed: bool,
}

/// The line over the points of a chain, the last of which is the first, come round, if it is closed. Where
/// a corner sharper than the bounds has no room to be rounded, the path itself.
pub(super) fn rounded(legs: &Legs<'_>, mut chain: Vec<usize>, bounds: Bounds) -> Rounded {
    for _ in 0..DIVISIONS {
        let (line, sharp) = round_once(legs, &chain, bounds);
        let divided = divide(&chain, &sharp);
        if divided.len() == chain.len() {
            return line;
        }
        chain = divided;
    }
    let all: Vec<usize> = (0..legs.points.len()).collect();
    round_once(legs, &all, bounds).0
}

/// Puts back the points of the path beside each corner that is too sharp.
fn divide(chain: &[usize], sharp: &[bool]) -> Vec<usize> {
    let mut divided = vec![chain[0]];
    for (at, pair) in chain.windows(2).enumerate() {
        if sharp[at] || sharp[at + 1] {
            divided.extend(pair[0] + 1..pair[1]);
        }
        divided.push(pair[1]);
    }
    divided
}

/// The rounded line, and which points of the chain are corners too sharp for the bounds.
fn round_once(legs: &Legs<'_>, chain: &[usize], bounds: Bounds) -> (Rounded, Vec<bool>) {
    let count = chain.len();
    let mut sharp = vec![false; count];
    let mut line = Rounded::default();
    let spans: Vec<Span> = chain.windows(2).map(|pair| Span::new(legs, pair[0], pair[1])).collect();
    let Some((first, last)) = spans.first().zip(spans.last()) else { return (line, sharp) };
    let mut corner = |at: usize, before: &Span, after: &Span, line: &mut Rounded| {
        let vertex = legs.points[chain[at]];
        let is_end = |end: bool| !bounds.closed && end;
        let half = |span: &Span, end: bool| span.length * SHARE * if end { 1.0 } else { 0.5 };
        let cut = half(before, is_end(at == 1)).min(half(after, is_end(at + 2 == count)));
        let points = round_corner(legs, vertex, before, after, cut, bounds);
        sharp[at] = points.is_none();
        let curve = before.distance.min(after.distance);
        line.push(before.distance, curve, points.as_deref().unwrap_or(&[vertex]));
    };
    if bounds.closed {
        corner(0, last, first, &mut line);
    } else {
        line.push(first.distance, first.distance, &[legs.points[chain[0]]]);
    }
    for (at, pair) in spans.windows(2).enumerate() {
        corner(at + 1, &pair[0], &pair[1], &mut line);
    }
    if bounds.closed {
        sharp[count - 1] = sharp[0];
        let start = line.points[0];
        line.push(last.distance, last.distance, &[start]);
    } else {
        line.push(last.distance, last.distance, &[legs.points[chain[count - 1]]]);
    }
    line.distances.remove(0);
    (line, sharp)
}

impl Rounded {
    /// Adds points, with what holds on the way to the first of them and between them.
    fn push(&mut self, before: f64, between: f64, points: &[DVec2]) {
        for (index, &point) in points.iter().enumerate() {
            self.points.push(point);
            self.distances.push(if index == 0 { before } else { between });
        }
    }
}

/// A leg of the chain.
struct Span {
    heading: DVec2,
    length: f64,
    /// How far it has to stay from walls.
    distance: f64,
    /// How far the path is from it at most.
    deviation: f64,
}

impl Span {
    fn new(legs: &Legs<'_>, from: usize, to: usize) -> Self {
        let (start, end) = (legs.points[from], legs.points[to]);
        let length = start.distance(end);
        let furthest = legs.points[from..to]
            .iter()
            .fold(0.0, |most: f64, &point| most.max(distance_squared(point, start, end)));
        Self {
            heading: (end - start) * (1.0 / length),
            length,
            distance: least(&legs.distances[from..to]),
            deviation: furthest.sqrt(),
        }
    }
}

/// The points that replace a corner: itself if it is hardly one, none if it is too sharp and there is no
/// room to round it.
fn round_corner(
    legs: &Legs<'_>,
    vertex: DVec2,
    before: &Span,
    after: &Span,
    cut: f64,
    bounds: Bounds,
) -> Option<Vec<DVec2>> {
    let angle = turn(before.heading, after.heading);
    let unrounded = (angle <= bounds.turn).then(|| vec![vertex]);
    if angle < STEP / 2.0 {
        return unrounded;
    }
    // The middle of the curve is this far from the vertex for each unit of the cut.
    let depth = before.heading.distance(after.heading) / 4.0;
    let spare = bounds.deviation - before.deviation.max(after.deviation);
    let mut cut = cut.min(spare.max(0.0) / depth);
    let pieces = (angle / STEP).max(2.5 * angle / bounds.turn).ceil().clamp(PIECES.0, PIECES.1);
    let distance = before.distance.min(after.distance);
    for _ in 0..HALVINGS {
        let (start, end) = (vertex - before.heading * cut, vertex + after.heading * cut);
        let points: Vec<DVec2> = (0..=pieces as u32)
            .map(|piece| {
                let t = f64::from(piece) / pieces;
                start.lerp(vertex, t).lerp(vertex.lerp(end, t), t)
            })
            .collect();
        let has_room = points.windows(2).all(|pair| legs.room.has(pair[0], pair[1], distance));
        if has_room && cut > 1e-6 * (before.length.min(after.length)) {
            return Some(points);
        }
        cut *= 0.5;
    }
    unrounded
}
