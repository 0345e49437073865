//! Bridges between a curve and the safe line that replaces parts of it, without kinks.

use std::ops::Range;

use glam::DVec2;

use super::matching::locations;
use super::room::{Room, least};
use super::rounding::Rounded;
use crate::heading::turn;
use crate::travel::travelled;

/// Points closer than this, in cells, are one.
pub(super) const NEAR: f64 = 1e-9;
/// How far before a bad part a curve is left, and how far after it is joined again, in cells; the first
/// that does is taken.
const LEADS: [f64; 12] = [0.0, 0.25, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0, 9.0, 13.0, 18.0];
/// How far a bridge goes along the other line, in cells.
const REACHES: [f64; 5] = [3.0, 2.0, 4.5, 1.2, 7.0];
/// A bridge that turns by no more than this at a point is not improved on.
const GENTLE: f64 = 8.0;
/// Points of a bridge, both ends included.
const PIECES: u32 = 13;

/// A bridge between the two lines.
#[derive(Debug, Clone)]
pub(super) struct Bridge {
    /// The point of the curve at which it begins or ends.
    pub(super) at: usize,
    /// Where on the safe line it ends or begins.
    pub(super) location: f64,
    /// Its points from the curve to the safe line.
    pub(super) points: Vec<DVec2>,
    sharpest: f64,
}

/// A curve and a safe line with, in this order, the same ends.
pub(super) struct Lines<'a> {
    pub(super) curve: &'a [DVec2],
    pub(super) safe: &'a Rounded,
    pub(super) room: &'a Room<'a>,
    /// The sharpest turn allowed.
    pub(super) limit: f64,
    /// For each point of the curve, where on the safe line it belongs.
    pub(super) locations: Vec<f64>,
    /// Arc lengths from the start.
    curve_lengths: Vec<f64>,
    safe_lengths: Vec<f64>,
}

impl<'a> Lines<'a> {
    pub(super) fn new(
        curve: &'a [DVec2],
        safe: &'a Rounded,
        room: &'a Room<'a>,
        limit: f64,
    ) -> Self {
        Self {
            curve,
            safe,
            room,
            limit,
            locations: locations(&safe.points, curve),
            curve_lengths: travelled(curve),
            safe_lengths: travelled(&safe.points),
        }
    }

    /// The best bridge from the curve to the safe line before a point, after the one that joins the curve.
    pub(super) fn leave(&self, joined: Option<&Bridge>, before: usize) -> Option<Bridge> {
        let first = joined.map_or(0, |bridge| bridge.at + 1);
        let lowest = joined.map_or(0.0, |bridge| bridge.location);
        let most = self.curve_lengths[before];
        let at = |lead: f64| self.curve_lengths[..=before].partition_point(|&x| x <= most - lead);
        let tries = LEADS.map(|lead| at(lead).checked_sub(1).filter(|&at| at >= first));
        let end = (self.safe.points.len() - 1) as f64;
        self.best(&tries, 1.0, lowest..end)
    }

    /// The best bridge from the safe line, beyond a location, to the curve between two of its points.
    pub(super) fn rejoin(&self, after: usize, until: usize, lowest: f64) -> Option<Bridge> {
        let least = self.curve_lengths[after];
        let at = |lead: f64| self.curve_lengths.partition_point(|&x| x < least + lead);
        let tries = LEADS.map(|lead| Some(at(lead)).filter(|&at| at >= after && at <= until));
        let end = (self.safe.points.len() - 1) as f64;
        self.best(&tries, -1.0, lowest..end)
    }

    /// The first bridge that is gentle, or the gentlest; `way` is 1 forward along the lines, -1 back.
    fn best(&self, tries: &[Option<usize>], way: f64, within: Range<f64>) -> Option<Bridge> {
        let mut best: Option<Bridge> = None;
        let mut known = None;
        for &at in tries.iter().flatten() {
            if known.replace(at) == Some(at) {
                continue;
            }
            for reach in REACHES {
                let most = best.as_ref().map_or(self.limit, |bridge| bridge.sharpest);
                if most <= GENTLE {
                    return best;
                }
                let along = self.safe_length(self.locations[at]) + way * reach;
                let location = self.safe_location(along);
                if location <= within.start || location >= within.end {
                    continue;
                }
                if let Some(bridge) = self.bridge(at, location, way, most) {
                    best = Some(bridge);
                }
            }
        }
        best
    }

    /// A bridge from a point of the curve to a location on the safe line, if there is room for it and it is
    /// no sharper than `most`.
    fn bridge(&self, at: usize, location: f64, way: f64, most: f64) -> Option<Bridge> {
        let (start, end) = (self.curve[at], self.safe_place(location));
        let segment = (location as usize).min(self.safe.points.len() - 2);
        let arrive = (self.safe.points[segment + 1] - self.safe.points[segment]) * way;
        let before = self.curve.get(at.wrapping_sub(1)).copied();
        let after = self.curve.get(at + 1).copied();
        let (behind, ahead) = if way > 0.0 { (before, after) } else { (after, before) };
        let unit = |from: Option<DVec2>, to: Option<DVec2>| match (from, to) {
            (Some(from), Some(to)) => (to - from).normalize_or_zero(),
            _ => DVec2::ZERO,
        };
        let leave = (unit(behind, Some(start)) + unit(Some(start), ahead)).normalize_or_zero();
        let third = start.distance(end) / 3.0;
        let controls =
            [start, start + leave * third, end - arrive.normalize_or_zero() * third, end];
        let points: Vec<DVec2> = (0..PIECES)
            .map(|piece| cubic(controls, f64::from(piece) / f64::from(PIECES - 1)))
            .collect();
        let line: Vec<DVec2> =
            behind.into_iter().chain(points.iter().copied()).chain([end + arrive]).collect();
        let sharpest = line
            .windows(3)
            .fold(0.0, |most: f64, three| most.max(turn(three[1] - three[0], three[2] - three[1])));
        let own = self.locations[at];
        let needed = self.needed(own.min(location), own.max(location));
        let has_room = || points.windows(2).all(|pair| self.room.has(pair[0], pair[1], needed));
        (third > NEAR && sharpest < most && has_room()).then(|| Bridge {
            at,
            location,
            points: points.clone(),
            sharpest,
        })
    }

    /// How far from walls what replaces this part of the safe line has to stay.
    pub(super) fn needed(&self, from: f64, to: f64) -> f64 {
        let distances = &self.safe.distances;
        let first = (from.floor() as usize).min(distances.len() - 1);
        let end = (to.ceil() as usize).clamp(first + 1, distances.len());
        least(&distances[first..end])
    }

    pub(super) fn safe_place(&self, location: f64) -> DVec2 {
        let segment = (location as usize).min(self.safe.points.len() - 2);
        self.safe.points[segment].lerp(self.safe.points[segment + 1], location - segment as f64)
    }

    /// The arc length at a location of the safe line.
    fn safe_length(&self, location: f64) -> f64 {
        let segment = (location as usize).min(self.safe_lengths.len() - 2);
        let (start, end) = (self.safe_lengths[segment], self.safe_lengths[segment + 1]);
        start + (end - start) * (location - segment as f64)
    }

    fn safe_location(&self, along: f64) -> f64 {
        let lengths = &self.safe_lengths;
        let segment = lengths.partition_point(|&x| x <= along).clamp(1, lengths.len() - 1) - 1;
        let (start, end) = (lengths[segment], lengths[segment + 1]);
        segment as f64 + ((along - start) / (end - start)).clamp(0.0, 1.0)
    }
}

/// The point of a cubic Bézier curve at `t`.
fn cubic([start, leave, arrive, end]: [DVec2; 4], t: f64) -> DVec2 {
    let [one, two, three] = [start.lerp(leave, t), leave.lerp(arrive, t), arrive.lerp(end, t)];
    let [one, two] = [one.lerp(two, t), two.lerp(three, t)];
    one.lerp(two, t)
}
