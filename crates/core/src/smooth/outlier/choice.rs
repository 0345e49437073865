//! Chooses the bad runs to leave out together.

use super::line::Line;
use super::runs::{Criteria, LONGEST, Runs};
use crate::points::Point;
use crate::polyline::Polyline;
use crate::sort::sorted_unique;

/// The cost of the square of any turn, beside its excess, divided by the outlier angle: of runs that heal equally well,
/// the straightest line wins; of lines that bend equally, the line that spreads its bends.
const ANY_TURN: f64 = 1.0 / 15.0;

/// The indexes of outliers by their turns, ascending. An angle of more than 180 degrees finds none.
pub(super) fn sharp<P: Point>(line: &Polyline<P>, angle: f64, max_run: usize) -> Vec<u32> {
    if line.len() < 3 || angle > 180.0 {
        return Vec::new();
    }
    let line = Line::new(line, line.is_closed());
    let choice = Choice::new(&line, Criteria { angle, max_run });
    let mut rejected = Vec::new();
    for (first, last) in choice.spans() {
        for (a, b) in choice.left_out(first, last) {
            rejected.extend((a + 1..b).flat_map(|position| line.points(position)));
        }
    }
    sorted_unique(&rejected)
}

struct Choice<'a> {
    line: &'a Line,
    criteria: Criteria,
    runs: Vec<Runs>,
}

impl<'a> Choice<'a> {
    fn new(line: &'a Line, criteria: Criteria) -> Self {
        let found: Vec<Runs> = (0..line.len()).map(|place| criteria.runs(line, place)).collect();
        let mut runs = found.clone();
        for (a, runs) in runs.iter_mut().enumerate().filter(|(_, runs)| runs.bad > 0) {
            // Drop runs that contain a shorter healing run.
            runs.bad &= !Runs::healing_within(a, &found, criteria.max_run);
        }
        Self { line, criteria, runs }
    }

    fn runs(&self, position: usize) -> Runs {
        self.runs[position % self.runs.len()]
    }

    /// The first and the last place of each span.
    fn spans(&self) -> Vec<(usize, usize)> {
        let count = self.runs.len();
        let mut start = 0;
        if self.line.closed {
            // Two rounds: runs at the end of the first may reach into the second.
            let mut reach = 0;
            let free = (0..2 * count).find(|&position| {
                let free = position >= count && position > reach;
                reach = reach.max(position + self.length(position));
                free
            });
            let Some(free) = free else { return Vec::new() };
            start = free;
        }
        let mut spans: Vec<(usize, usize)> = Vec::new();
        for position in start..start + count {
            let length = self.length(position);
            match spans.last_mut() {
                _ if length == 0 => {}
                Some((_, last)) if position <= *last => *last = (*last).max(position + length),
                _ => spans.push((position, position + length)),
            }
        }
        spans
    }

    /// How many segments the longest run after a place covers.
    fn length(&self, position: usize) -> usize {
        match self.runs(position).longest() {
            0 => 0,
            places => places + 1,
        }
    }

    /// The runs to leave out of a span, each as the two places around it.
    fn left_out(&self, first: usize, last: usize) -> Vec<(usize, usize)> {
        // For each place and each number of places left out before it: the least cost, and how many were left out
        // before the previous kept place.
        let mut costs = vec![[f64::INFINITY; LONGEST + 1]; last - first + 1];
        let mut before = vec![[0u8; LONGEST + 1]; last - first + 1];
        costs[0][0] = 0.0;
        let best = |costs: &[f64; LONGEST + 1], position: usize, places: usize| {
            let mut best = (f64::INFINITY, 0);
            for (skipped, cost) in costs.iter().enumerate() {
                // Skip impossible states before their turns cost time.
                if *cost < best.0 {
                    let cost = cost + self.turn_cost(position, skipped, places);
                    if cost < best.0 {
                        best = (cost, skipped);
                    }
                }
            }
            best
        };
        for position in first..last {
            let room = (last - position - 1).min(self.criteria.max_run);
            for places in 0..=room {
                if places > 0 && !self.runs(position).has(places) {
                    continue;
                }
                let (cost, skipped) = best(&costs[position - first], position, places);
                let next = position + places + 1;
                costs[next - first][places] = cost + self.criteria.angle / 9.0 * places as f64;
                before[next - first][places] = skipped as u8;
            }
        }
        let (_, mut skipped) = best(&costs[last - first], last, 0);
        let (mut runs, mut position) = (Vec::new(), last);
        while position > first {
            let from = position - skipped - 1;
            if skipped > 0 {
                runs.push((from, position));
            }
            skipped = before[position - first][skipped].into();
            position = from;
        }
        without_zigzags(&runs)
    }

    /// The cost of the turn at a place, with `before` places left out before it and `after` places after it.
    fn turn_cost(&self, position: usize, before: usize, after: usize) -> f64 {
        let line = self.line;
        let end = !line.closed && (position == 0 || position + 1 == line.len());
        if end {
            return 0.0;
        }
        let turn = if before + after == 0 {
            line.turn(position)
        } else {
            // On a closed line, start a round later, so that no position is below 0.
            let round = if line.closed { line.len() } else { 0 };
            let from = position + round - before - 1;
            line.turn_between([from, position + round], [position, position + after + 1])
        };
        let excess = turn - self.criteria.healed();
        if excess >= 0.0 && before + after > 0 {
            f64::INFINITY
        } else {
            excess.max(0.0) + turn * turn * ANY_TURN / self.criteria.angle
        }
    }
}

/// Drops all runs of a group of three or more that meet.
fn without_zigzags(runs: &[(usize, usize)]) -> Vec<(usize, usize)> {
    let meeting = runs.chunk_by(|later, earlier| later.0 == earlier.1);
    meeting.filter(|meeting| meeting.len() < 3).flatten().copied().collect()
}
