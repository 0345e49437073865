//! A line without repeated points, in space.

use glam::DVec3;

use crate::heading::{turn, turns};
use crate::points::Point;

/// How many segments on either side of a run determine the length of a step.
const STEPS: usize = 7;

/// The places of a line. On a closed line positions go round: the first follows the last.
pub(super) struct Line {
    pub(super) closed: bool,
    places: Vec<DVec3>,
    turns: Vec<f64>,
    /// The index of each place's first point, counted from `origin`; then the number of points.
    firsts: Vec<u32>,
    /// The index where the first place begins: not 0 if a closed line ends with points equal to its first.
    origin: u32,
}

impl Line {
    pub(super) fn new<P: Point>(points: &[P], closed: bool) -> Self {
        let count = points.len();
        let new = |&index: &usize| points[index] != points[(index + count - 1) % count];
        let origin = if closed { (0..count).find(new).unwrap_or(0) } else { 0 };
        let (mut places, mut firsts) = (Vec::new(), Vec::new());
        for (index, point) in points[origin..].iter().chain(&points[..origin]).enumerate() {
            let [x, y, z] = point.coordinates();
            let place = DVec3::new(x, y, z);
            if places.last() != Some(&place) {
                places.push(place);
                firsts.push(index as u32);
            }
        }
        firsts.push(count as u32);
        let turns = turns(&places, closed);
        Self { closed, places, turns, firsts, origin: origin as u32 }
    }

    pub(super) fn len(&self) -> usize {
        self.places.len()
    }

    fn place(&self, position: usize) -> DVec3 {
        self.places[position % self.len()]
    }

    pub(super) fn distance(&self, from: usize, to: usize) -> f64 {
        (self.place(to) - self.place(from)).length()
    }

    /// The position before another; the first of an open line has none.
    pub(super) fn before(&self, position: usize) -> usize {
        if position > 0 { position - 1 } else { self.len() - 1 }
    }

    pub(super) fn turn(&self, position: usize) -> f64 {
        self.turns[position % self.len()]
    }

    /// The turn between the headings from one place to another and from a third to a fourth.
    pub(super) fn turn_between(&self, way_in: [usize; 2], way_out: [usize; 2]) -> f64 {
        let heading = |[from, to]: [usize; 2]| self.place(to) - self.place(from);
        turn(heading(way_in), heading(way_out))
    }

    /// The length of a step beside a run between these two places.
    pub(super) fn step(&self, before: usize, after: usize) -> f64 {
        let beside = self.len() - (after - before);
        let (left, right) =
            if self.closed { (beside, beside) } else { (before, self.len() - 1 - after) };
        // On a closed line, start a round later, so that no position is below 0.
        let before = if self.closed { before + self.len() } else { before };
        let median = |count: usize, segment: &dyn Fn(usize) -> f64| {
            let count = count.min(STEPS);
            let mut lengths = [f64::INFINITY; STEPS];
            for (at, length) in lengths.iter_mut().enumerate().take(count) {
                *length = segment(at);
            }
            lengths.sort_unstable_by(f64::total_cmp);
            lengths[count.saturating_sub(1) / 2]
        };
        let one = median(left, &|at| self.distance(before - at - 1, before - at));
        let other = median(right, &|at| self.distance(after + at, after + at + 1));
        one.min(other)
    }

    /// The indexes of a place's points.
    pub(super) fn points(&self, position: usize) -> impl Iterator<Item = u32> {
        let place = position % self.len();
        let count = self.firsts[self.len()];
        let origin = self.origin;
        (self.firsts[place]..self.firsts[place + 1]).map(move |index| (index + origin) % count)
    }
}
