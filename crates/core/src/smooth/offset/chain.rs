//! Joins pieces of the parallel line at their ends.

use glam::DVec2;

use super::element::{Element, Shape, Source, Stretch, Tolerances, key};
use crate::smooth::arc::Arc;
use crate::sort::order_by;

/// How many distances a miter may stick out from its corner: SVG's limit.
const MITER_LIMIT: f64 = 4.0;

/// The shape on the outer side of a corner.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Join {
    /// An arc of chords that span at most a 64th of a full circle: their ends are exactly at the distance, their
    /// middles up to 0.12 % nearer.
    #[default]
    Round,
    /// The point where both sides meet, if it is at most four distances from the corner (SVG's limit) and no other part
    /// of the line is nearer to it; otherwise the same as [`Bevel`](Self::Bevel).
    Miter,
    /// A straight line between the ends of both sides.
    Bevel,
}

/// A piece of the parallel line.
#[derive(Debug, Clone)]
pub(super) struct Piece {
    pub(super) points: Vec<DVec2>,
    element: usize,
    /// The element that follows, if this piece reaches the end of its own.
    next: Option<usize>,
    /// Whether it begins where its element does.
    is_start: bool,
    /// Whether it is a miter: three points, of which only the middle one is a corner.
    is_miter: bool,
}

impl Piece {
    pub(super) fn new(
        element: &Element,
        index: usize,
        next: Option<usize>,
        kept: Stretch,
        join: Join,
        source: &Source<'_>,
    ) -> Self {
        let tolerances = &source.tolerances;
        let Stretch { start, end } = kept;
        let (is_start, is_end) = (start <= 0.0, end >= element.end);
        let ends = [start, end].map(|at| element.at(at, tolerances.radius));
        let tip = (join == Join::Miter && is_start && is_end).then(|| miter(element, source));
        let tip = tip.flatten();
        let points = match element.shape {
            Shape::Corner { center, .. } if join == Join::Round => {
                let mut points = vec![ends[0]];
                let (from, to) = (element.direction(start), element.direction(end));
                let mut add = |from: DVec2, to: DVec2| {
                    let at = |direction: DVec2| center + direction * tolerances.radius;
                    let cosine = (0.5 * (1.0 + from.dot(to))).sqrt();
                    let corner = at((from + to) * (1.0 / (1.0 + from.dot(to))));
                    Arc { start: at(from), corner, end: at(to), cosine }.fill(&mut points);
                };
                if from.dot(to) < 0.0 {
                    let middle = (to - from).perp().normalize_or_zero();
                    add(from, middle);
                    add(middle, to);
                } else {
                    add(from, to);
                }
                points
            }
            _ => tip.map_or_else(|| ends.to_vec(), |tip| vec![ends[0], tip, ends[1]]),
        };
        let next = next.filter(|_| is_end);
        Self { points, element: index, next, is_start, is_miter: tip.is_some() }
    }
}

/// The point where both sides of a corner meet, if it is not too far out and no other part of the line is nearer to it
/// than the corner. Such points never collide, because each is nearest to its own corner.
fn miter(element: &Element, Source { boxes, tolerances }: &Source<'_>) -> Option<DVec2> {
    let Shape::Corner { center, from, to } = element.shape else { return None };
    let off = (from + to) * (tolerances.radius / (1.0 + from.dot(to)));
    if 1.0 + from.dot(to) < 2.0 / (MITER_LIMIT * MITER_LIMIT) {
        return None;
    }
    let tip = center + off;
    let nearest = boxes.first_nearest(tip, tolerances.detail);
    let is_free = nearest.squared.sqrt() >= off.length() - tolerances.detail;
    (tip.is_finite() && is_free).then_some(tip)
}

/// Joins pieces into lines, the end of each piece to the start of the next. Returns the points of each line, and
/// whether it is closed.
pub(super) fn chained(pieces: Vec<Piece>, tolerances: &Tolerances) -> Vec<(Vec<DVec2>, bool)> {
    let following = following(&pieces, tolerances.link);
    let mut has_previous = vec![false; pieces.len()];
    for &next in following.iter().flatten() {
        has_previous[next] = true;
    }
    let mut lines: Vec<(usize, (Vec<DVec2>, bool))> = Vec::new();
    let mut used = vec![false; pieces.len()];
    // Open lines first: all pieces left over then form closed ones.
    for closed in [false, true] {
        for first in 0..pieces.len() {
            if used[first] || (!closed && has_previous[first]) {
                continue;
            }
            let mut at = first;
            // A closed line must not begin with a miter, whose first point is no corner.
            while closed && pieces[at].is_miter && following[at] != Some(first) {
                at = following[at].unwrap_or(first);
            }
            let (points, same) = (Vec::new(), tolerances.detail);
            let mut line = Line { points, after_miter: false, same };
            let mut next = Some(at);
            while let Some(at) = next.filter(|&at| !used[at]) {
                used[at] = true;
                line.add(&pieces[at]);
                next = following[at];
            }
            if let Some(points) = line.finish(closed) {
                lines.push((first, (points, closed)));
            }
        }
    }
    let order = order_by(lines.iter().map(|&(first, _)| first as u64));
    order.into_iter().map(|at| std::mem::take(&mut lines[at as usize].1)).collect()
}

/// A line that grows piece by piece.
struct Line {
    points: Vec<DVec2>,
    after_miter: bool,
    same: f64,
}

impl Line {
    fn add(&mut self, piece: &Piece) {
        let (first, rest) = (piece.points[0], &piece.points[1..]);
        let meets = self.points.last().is_some_and(|last| last.distance(first) <= self.same);
        if !meets {
            self.points.push(first);
        } else if self.points.len() > 1 && (self.after_miter || piece.is_miter) {
            // The last point is in the middle of a straight side.
            self.points.pop();
        }
        for &point in rest {
            if self.points.last().is_none_or(|last| last.distance(point) > self.same) {
                self.points.push(point);
            }
        }
        self.after_miter = piece.is_miter;
    }

    /// The points, unless they are too few for a line.
    fn finish(mut self, closed: bool) -> Option<Vec<DVec2>> {
        if closed
            && let [first, .., last] = self.points[..]
            && first.distance(last) <= self.same
        {
            self.points.pop();
            if self.after_miter {
                self.points.remove(0);
            }
        }
        (self.points.len() > 1).then_some(self.points)
    }
}

/// For each piece, the index of the piece that begins at its end.
fn following(pieces: &[Piece], link: f64) -> Vec<Option<usize>> {
    let mut following = vec![None; pieces.len()];
    let mut taken = vec![false; pieces.len()];
    let first_of = |element: usize| pieces.partition_point(|piece| piece.element < element);
    for (index, piece) in pieces.iter().enumerate() {
        let Some(element) = piece.next else { continue };
        let next = first_of(element);
        if pieces.get(next).is_some_and(|next| next.element == element && next.is_start) {
            following[index] = Some(next);
            taken[next] = true;
        }
    }
    // Points in the same square have the same key; others may have it, too.
    let cell = |point: DVec2| point.to_array().map(|at| (at / link).floor() as i64);
    let key_of = |[x, y]: [i64; 2]| (x as u64) << 32 | (y as u64 & 0xffff_ffff);
    let starts: Vec<usize> = (0..pieces.len()).filter(|&index| !taken[index]).collect();
    let keys: Vec<u64> =
        starts.iter().map(|&index| key_of(cell(pieces[index].points[0]))).collect();
    let order = order_by(keys.iter().copied());
    let mut near = Vec::new();
    for (index, piece) in pieces.iter().enumerate().filter(|&(index, _)| following[index].is_none())
    {
        let Some(&end) = piece.points.last() else { continue };
        let [x, y] = cell(end);
        for (right, up) in (-1..=1).flat_map(|x| (-1..=1).map(move |y| (x, y))) {
            let there = key_of([x.saturating_add(right), y.saturating_add(up)]);
            let from = order.partition_point(|&at| keys[at as usize] < there);
            for &at in order[from..].iter().take_while(|&&at| keys[at as usize] == there) {
                let start = starts[at as usize];
                let away = end.distance(pieces[start].points[0]);
                // A piece shorter than `link` must not follow itself.
                if away <= link && start != index {
                    near.push((away, index, start));
                }
            }
        }
    }
    // Join the closest ends first.
    for at in order_by(near.iter().map(|&(away, ..)| key(away))) {
        let (_, end, start) = near[at as usize];
        if following[end].is_none() && !taken[start] {
            following[end] = Some(start);
            taken[start] = true;
        }
    }
    following
}
