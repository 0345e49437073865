//! Finds runs of places that are bad by their turns.

use super::line::Line;

/// The most places of a run: as many as [`Runs`] has bits for.
pub(super) const LONGEST: usize = 15;

/// The largest turn allowed beside a dropped run, as a share of the outlier angle. Below a half, so that no corner
/// passes: without it, the turns beside it add up to its own.
const MAX_TURN_AFTER: f64 = 0.47;

/// The least sum of the turns on both sides of a bad run, as a share of the outlier angle.
const MIN_TURN_BEFORE: f64 = 0.4;

/// The least sum beside a bad run without a sharp turn of its own. In noisy bends, only this sum sets it apart from a
/// good run.
const MIN_TURN_BEFORE_GENTLE: f64 = 0.75;

/// The largest share of the turns beside a run that dropping it may leave.
const MAX_REMAINING_SHARE: f64 = 0.75;

/// The length of a jump, in steps.
const JUMP_STEPS: f64 = 2.0;

/// The length of a way in and a way out that are too long for a fold, in steps.
const SPUR_STEPS: f64 = 1.5;

/// The options that decide which runs are bad.
pub(super) struct Criteria {
    /// Finite.
    pub(super) angle: f64,
    /// 1 to [`LONGEST`].
    pub(super) max_run: usize,
}

/// The bad runs that begin after a place: bit `k` for the run of `k` places.
#[derive(Clone, Copy, Default, PartialEq)]
pub(super) struct Runs {
    pub(super) bad: u16,
    /// The bad runs that heal the line alone.
    pub(super) healing: u16,
}

impl Runs {
    pub(super) fn has(self, places: usize) -> bool {
        self.bad >> places & 1 > 0
    }

    /// The runs after place `a` that contain a shorter healing run.
    pub(super) fn healing_within(a: usize, all: &[Self], max_run: usize) -> u16 {
        let mut longer = 0;
        for skipped in 0..max_run {
            let healing = all[(a + skipped) % all.len()].healing;
            // The shortest healing run that begins there. Longer runs, and runs that begin earlier and reach its end,
            // contain it.
            let shortest = healing.trailing_zeros() as usize + skipped;
            let from = if skipped > 0 { shortest } else { shortest + 1 };
            for places in from..=max_run {
                longer |= 1 << places;
            }
        }
        longer
    }

    pub(super) fn longest(self) -> usize {
        self.bad.checked_ilog2().unwrap_or(0) as usize
    }
}

impl Criteria {
    /// Turns of this much and more need healing.
    pub(super) fn healed(&self) -> f64 {
        self.angle * MAX_TURN_AFTER
    }

    /// The bad runs that begin after a place.
    pub(super) fn runs(&self, line: &Line, a: usize) -> Runs {
        let last = if line.closed { a + line.len() } else { line.len() };
        let mut runs = Runs::default();
        let (mut sum, mut sharpest) = (0.0, 0.0f64);
        // A closed line keeps three places.
        let longest = (last - a).saturating_sub(if line.closed { 3 } else { 2 }).min(self.max_run);
        for places in 1..=longest {
            let turn = line.turn(a + places);
            sum += turn;
            sharpest = sharpest.max(turn);
            if sum >= self.angle
                && let Some(alone) = self.turns(line, a, places, sharpest)
            {
                runs.bad |= 1 << places;
                runs.healing |= u16::from(alone) << places;
            }
        }
        runs
    }

    /// `None` if a run is not bad by its turns; else whether dropping it alone heals the line.
    fn turns(&self, line: &Line, a: usize, places: usize, sharpest: f64) -> Option<bool> {
        let (first, last, b) = (a + 1, a + places, a + places + 1);
        let sharp = sharpest >= self.angle;
        if !sharp && line.turn_between([a, first], [last, b]) < self.angle {
            return None;
        }
        let step = line.step(a, b);
        let (way_in, way_out) = (line.distance(a, first), line.distance(last, b));
        // A run that is off by less is a hump of the road.
        if !sharp && way_in.min(way_out) < step * JUMP_STEPS {
            return None;
        }
        let (start, finish) = (!line.closed && a == 0, !line.closed && b + 1 == line.len());
        // A single segment on the other side is too little to judge by.
        if start && b + 2 >= line.len() || finish && a < 2 {
            return None;
        }
        let end = start || finish;
        let beside = line.turn(a) + line.turn(b);
        let at_a = if start { 0.0 } else { line.turn_between([line.before(a), a], [a, b]) };
        let at_b = if finish { 0.0 } else { line.turn_between([a, b], [b, b + 1]) };
        let to_heal = if sharp || end { MIN_TURN_BEFORE } else { MIN_TURN_BEFORE_GENTLE };
        // A single place need not lessen them: a good point between bad ones on either side of a road turns only once
        // one is gone.
        let lessens = places == 1 && !end || at_a + at_b < beside * MAX_REMAINING_SHARE;
        let heals = beside >= self.angle * to_heal && lessens;
        let shown_by_jumps = end && way_in.min(way_out) >= step * JUMP_STEPS;
        if !heals && !shown_by_jumps {
            return None;
        }
        let chord = line.distance(a, b);
        let through: f64 = (a..b).map(|from| line.distance(from, from + 1)).sum();
        let goes_on = chord >= step * (places as f64 * 0.5 + 0.1);
        let spur = way_in.min(way_out) >= step * SPUR_STEPS;
        let jumps = spur || places > 1 && way_in.max(way_out) >= step * JUMP_STEPS;
        let bad = through - chord >= step * 0.25 && (goes_on || jumps);
        bad.then_some(at_a.max(at_b) < self.healed())
    }
}
