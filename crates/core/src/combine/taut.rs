//! The shortest line over some of a path's points that keeps to the room there is.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use glam::DVec2;

use super::room::{Room, least};
use crate::segment::distance_squared;

/// The most points that are tried as the start of a leg. Longer legs come about by joining.
const WINDOW: usize = 128;
/// What a leg costs beside its length, in cells: less, and nearly straight places are divided; more, and
/// the line takes sharper corners to have fewer.
const LEG: f64 = 0.25;

/// A path, and which legs between its points may replace what lies in between.
pub(super) struct Legs<'a> {
    pub(super) points: &'a [DVec2],
    /// As [`Room::distances`] of the points.
    pub(super) distances: &'a [f64],
    pub(super) room: &'a Room<'a>,
    /// The square of how far a point may lie from the leg that replaces it.
    pub(super) limit: f64,
}

impl Legs<'_> {
    /// Whether the leg from one point to another may stay: the path's own always may.
    pub(super) fn allows(&self, from: usize, to: usize) -> bool {
        let (start, end) = (self.points[from], self.points[to]);
        to <= from + 1
            || (start != end
                && self.are_near(from, to)
                && self.room.has(start, end, least(&self.distances[from..to])))
    }

    fn are_near(&self, from: usize, to: usize) -> bool {
        let (start, end) = (self.points[from], self.points[to]);
        let near = |&point: &DVec2| distance_squared(point, start, end) <= self.limit;
        // The middle is mostly the furthest.
        self.limit == f64::INFINITY
            || (near(&self.points[usize::midpoint(from, to)])
                && self.points[from + 1..to].iter().all(near))
    }

    /// The points after `from`, up to `to`, of the line with allowed legs that costs least.
    pub(super) fn taut(&self, from: usize, to: usize) -> Vec<usize> {
        // What it costs to come to each point, and from which.
        let mut costs = vec![0.0; to + 1 - from];
        let mut origins = vec![from; to + 1 - from];
        for end in from + 1..=to {
            let cost = |start: usize| {
                costs[start - from] + self.points[start].distance(self.points[end]) + LEG
            };
            let most = cost(end - 1);
            let window = from.max(end.saturating_sub(WINDOW))..end - 1;
            // What costs nothing or more compares by its bits.
            let mut starts: BinaryHeap<Reverse<(u64, usize)>> = window
                .filter(|&start| cost(start) < most)
                .map(|start| Reverse((cost(start).to_bits(), start)))
                .collect();
            let mut best = (most, end - 1);
            while let Some(Reverse((bits, start))) = starts.pop() {
                if self.allows(start, end) {
                    best = (f64::from_bits(bits), start);
                    break;
                }
            }
            (costs[end - from], origins[end - from]) = best;
        }
        let mut chain = vec![to];
        let mut first = to;
        while first > from {
            first = origins[first - from];
            chain.push(first);
        }
        chain.reverse();
        self.join(&mut chain);
        chain.remove(0);
        chain
    }

    /// Leaves out each point whose neighbours an allowed leg joins.
    fn join(&self, chain: &mut Vec<usize>) {
        let mut joined: Vec<usize> = Vec::with_capacity(chain.len());
        for &index in chain.iter() {
            while let [.., before, _] = joined[..]
                && self.allows(before, index)
            {
                joined.pop();
            }
            joined.push(index);
        }
        *chain = joined;
    }
}
