//! Which runs of places each judge finds bad.

use super::line::Line;
use super::times::Times;

/// The most places of a run.
pub(super) const LONGEST: usize = 5;

/// What a line may turn beside a run that is left out, as a share of the outlier angle. Below a half, so that no corner
/// passes: without it, the turns beside it come to its own.
const HEALED: f64 = 0.47;

/// What a line turns beside a bad run, both sides together, as a share of the outlier angle.
const BESIDE: f64 = 0.4;

/// The same for a run that shows by its ways in and out alone: noisy bends look like that but for the turns beside.
const BESIDE_GENTLE: f64 = 0.75;

/// What may be left of the turns beside a run without it, as a share.
const LEFT: f64 = 0.75;

/// So many steps are a jump.
const JUMP: f64 = 2.0;

/// So many steps out and back are longer than a fold's.
const SPUR: f64 = 1.5;

/// The judges of a line.
pub(super) struct Judges<'a> {
    /// Infinite for none.
    pub(super) angle: f64,
    pub(super) times: Option<Times<'a>>,
}

/// The runs between a place and those after it: bit `k` for that of `k` places.
#[derive(Clone, Copy, Default, PartialEq)]
pub(super) struct Runs {
    pub(super) by_angle: u8,
    /// Those of them that heal the line alone.
    pub(super) healing: u8,
    pub(super) by_speed: u8,
}

impl Runs {
    pub(super) fn any(self, places: usize) -> bool {
        (self.by_angle | self.by_speed) >> places & 1 > 0
    }

    /// The runs after place `a` that hold a shorter one which heals the line alone.
    pub(super) fn healing_within(a: usize, all: &[Self]) -> u8 {
        let mut longer = 0;
        for skipped in 0..LONGEST {
            let healing = all[(a + skipped) % all.len()].healing;
            // The shortest that begins there; all that reach beyond its end or begin before it hold it.
            let shortest = healing.trailing_zeros() as usize + skipped;
            let from = if skipped > 0 { shortest } else { shortest + 1 };
            for places in from..=LONGEST {
                longer |= 1 << places;
            }
        }
        longer
    }

    pub(super) fn longest(self) -> usize {
        (self.by_angle | self.by_speed).checked_ilog2().unwrap_or(0) as usize
    }
}

impl Judges<'_> {
    /// Turns of this much and more need healing.
    pub(super) fn healed(&self) -> f64 {
        self.angle * HEALED
    }

    /// The bad runs that begin after a place.
    pub(super) fn runs(&self, line: &Line, a: usize) -> Runs {
        let last = if line.closed { a + line.len() } else { line.len() };
        let mut runs = Runs::default();
        let (mut sum, mut sharpest) = (0.0, 0.0f64);
        // A closed line keeps three places.
        let longest = (last - a).saturating_sub(if line.closed { 3 } else { 2 }).min(LONGEST);
        for places in 1..=longest {
            let turn = line.turn(a + places);
            sum += turn;
            sharpest = sharpest.max(turn);
            if sum >= self.angle
                && let Some(alone) = self.turns(line, a, places, sharpest)
            {
                runs.by_angle |= 1 << places;
                runs.healing |= u8::from(alone) << places;
            }
            if self.times.is_some_and(|times| too_fast(&times, line, a, places)) {
                runs.by_speed |= 1 << places;
            }
        }
        runs
    }

    /// Whether a run is bad by its turns; if so, whether leaving out it alone heals the line.
    fn turns(&self, line: &Line, a: usize, places: usize, sharpest: f64) -> Option<bool> {
        let (first, last, b) = (a + 1, a + places, a + places + 1);
        let sharp = sharpest >= self.angle;
        if !sharp && line.turn_between([a, first], [last, b]) < self.angle {
            return None;
        }
        let step = line.step(a, b);
        let (way_in, way_out) = (line.distance(a, first), line.distance(last, b));
        // Off together by less, it is a hump of the road.
        if !sharp && way_in.min(way_out) < step * JUMP {
            return None;
        }
        let (start, finish) = (!line.closed && a == 0, !line.closed && b + 1 == line.len());
        // A single segment on the other side tells too little.
        if start && b + 2 >= line.len() || finish && a < 2 {
            return None;
        }
        let end = start || finish;
        let beside = line.turn(a) + line.turn(b);
        let at_a = if start { 0.0 } else { line.turn_between([line.before(a), a], [a, b]) };
        let at_b = if finish { 0.0 } else { line.turn_between([a, b], [b, b + 1]) };
        let to_heal = if sharp || end { BESIDE } else { BESIDE_GENTLE };
        // Between two bad points on either side of a road, a good one turns only once one of them is gone.
        let lessens = places == 1 && !end || at_a + at_b < beside * LEFT;
        let heals = beside >= self.angle * to_heal && lessens;
        let shown_by_jumps = end && way_in.min(way_out) >= step * JUMP;
        if !heals && !shown_by_jumps {
            return None;
        }
        let chord = line.distance(a, b);
        let through: f64 = (a..b).map(|from| line.distance(from, from + 1)).sum();
        let goes_on = chord >= step * (places as f64 * 0.5 + 0.1);
        let spur = way_in.min(way_out) >= step * SPUR;
        let jumps = spur || places > 1 && way_in.max(way_out) >= step * JUMP;
        let bad = through - chord >= step * 0.25 && (goes_on || jumps);
        bad.then_some(at_a.max(at_b) < self.healed())
    }
}

fn too_fast(times: &Times, line: &Line, a: usize, places: usize) -> bool {
    let b = a + places + 1;
    times.too_fast(line, a, a + 1) && times.too_fast(line, b - 1, b) && !times.too_fast(line, a, b)
}
