//! A curve with the parts that may not stay replaced by parts of another line, joined without kinks.

use std::ops::Range;

use glam::DVec2;

use super::bridge::{Bridge, Lines, NEAR};
use crate::heading::turn;

impl Lines<'_> {
    /// The curve where it may stay, the safe line elsewhere. None: nothing of the curve can stay. With
    /// `ends_stay` neither may the ends be replaced.
    pub(super) fn spliced(&self, ends_stay: bool) -> Option<Vec<DVec2>> {
        let last = self.curve.len() - 1;
        let zones = self.zones();
        // How each part of the curve that stays is joined to: from the safe line, and to it.
        let mut parts: Vec<(Option<Bridge>, Option<Bridge>)> = Vec::new();
        let mut joined: Option<Bridge> = None;
        let mut is_on_curve = true;
        for (index, zone) in zones.iter().enumerate() {
            let mut left = None;
            if is_on_curve {
                left = self.leave(joined.as_ref(), zone.start);
                // Where a part is too short to be left, neither can it be joined.
                if left.is_some() {
                    parts.push((joined.take(), left.clone()));
                } else if joined.take().is_some() {
                    left = parts.last().and_then(|part| part.1.clone());
                }
            } else if let Some(part) = parts.last() {
                left = part.1.clone();
            }
            let from = left.map_or(0.0, |bridge| bridge.location);
            let until = zones.get(index + 1).map_or(last, |next| next.start);
            joined = self.rejoin(zone.end, until, from);
            is_on_curve = joined.is_some();
        }
        if is_on_curve {
            parts.push((joined, None));
        }
        let first_stays = parts.first().is_some_and(|part| part.0.is_none());
        if parts.is_empty() || (ends_stay && !(first_stays && is_on_curve)) {
            return None;
        }
        Some(self.assemble(&parts))
    }

    fn assemble(&self, parts: &[(Option<Bridge>, Option<Bridge>)]) -> Vec<DVec2> {
        let mut line = Vec::with_capacity(self.curve.len() + self.safe.points.len());
        let mut location = 0.0;
        for (joined, left) in parts {
            let from = joined.as_ref().map_or(0, |bridge| bridge.at);
            if let Some(bridge) = joined {
                self.follow(location, bridge.location, &mut line);
                line.extend(bridge.points.iter().rev());
            }
            let to = left.as_ref().map_or(self.curve.len() - 1, |bridge| bridge.at);
            line.extend(&self.curve[from..=to]);
            if let Some(bridge) = left {
                line.extend(&bridge.points);
                location = bridge.location;
            }
        }
        if let Some((_, Some(_))) = parts.last() {
            self.follow(location, (self.safe.points.len() - 1) as f64, &mut line);
            line.extend(self.safe.points.last());
        }
        line.dedup_by(|one, other| one.distance(*other) < NEAR);
        line
    }

    /// Adds the points of the safe line between two locations, but for those next to the ends.
    fn follow(&self, from: f64, to: f64, line: &mut Vec<DVec2>) {
        let (start, end) = (self.safe_place(from), self.safe_place(to));
        if from == 0.0 {
            line.push(start);
        }
        let between = from.floor() as usize + 1..(to.ceil() as usize).max(1);
        for &point in self.safe.points.get(between).into_iter().flatten() {
            if point.distance(start) > NEAR && point.distance(end) > NEAR {
                line.push(point);
            }
        }
    }

    /// The runs of points between which the curve may not stay.
    fn zones(&self) -> Vec<Range<usize>> {
        let last = self.curve.len() - 1;
        let mut zones: Vec<Range<usize>> = Vec::new();
        let mut add = |zone: Range<usize>| match zones.last_mut() {
            Some(before) if before.end >= zone.start => before.end = before.end.max(zone.end),
            _ => zones.push(zone),
        };
        for at in 0..last {
            if at > 0 && self.turn_at(at) > self.limit {
                add(at - 1..at + 1);
            }
            if !self.stays(at) {
                add(at..at + 1);
            }
        }
        zones
    }

    fn turn_at(&self, at: usize) -> f64 {
        turn(self.curve[at] - self.curve[at - 1], self.curve[at + 1] - self.curve[at])
    }

    /// Whether a segment of the curve keeps as far from walls as what it belongs to.
    fn stays(&self, at: usize) -> bool {
        let needed = self.needed(self.locations[at], self.locations[at + 1]);
        self.room.walls.is_clear(self.curve[at], self.curve[at + 1], needed)
    }
}
