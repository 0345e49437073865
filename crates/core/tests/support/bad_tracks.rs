//! Winding roads as a receiver records them: with a little noise and some points far off.

use meander_core::glam::{DVec2, dvec2};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

pub(crate) struct Draws(Xoshiro256PlusPlus);

impl Draws {
    pub(crate) fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    pub(crate) fn between(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * self.0.random::<f64>()
    }

    pub(crate) fn below(&mut self, end: usize) -> usize {
        self.0.random_range(0..end as u32) as usize
    }

    /// A roughly normal number with this standard deviation.
    fn noise(&mut self, deviation: f64) -> f64 {
        let sum: f64 = (0..12).map(|_| self.0.random::<f64>()).sum();
        (sum - 6.0) * deviation
    }

    fn direction(&mut self) -> DVec2 {
        let angle = self.between(0.0, 2.0 * std::f64::consts::PI);
        DVec2::from_angle(angle)
    }
}

/// A road of points one step apart that turns by at most `bend` degrees at each point.
pub(crate) fn road(draws: &mut Draws, count: usize, bend: f64) -> Vec<DVec2> {
    let (mut at, mut heading, mut rate) = (DVec2::ZERO, draws.between(0.0, 6.0), 0.0);
    let most = bend.to_radians();
    (0..count)
        .map(|_| {
            let here = at;
            rate = (rate * 0.9 + draws.between(-0.35, 0.35) * most).clamp(-most, most);
            heading += rate;
            at += DVec2::from_angle(heading);
            here
        })
        .collect()
}

/// A round road of points one step apart.
pub(crate) fn round_road(draws: &mut Draws, count: usize) -> Vec<DVec2> {
    let radius = count as f64 / (2.0 * std::f64::consts::PI);
    let (wave, phase) = (draws.between(0.05, 0.15), draws.between(0.0, 6.0));
    (0..count)
        .map(|index| {
            let angle = index as f64 / radius;
            DVec2::from_angle(angle)
                * radius
                * (1.0 + wave * DVec2::from_angle(3.0 * angle + phase).x)
        })
        .collect()
}

/// The points that a receiver records on a road, and the indexes of the bad ones.
pub(crate) struct Recording {
    pub points: Vec<DVec2>,
    pub bad: Vec<u32>,
}

/// How a receiver records a road.
#[derive(Clone, Copy)]
pub(crate) struct Receiver {
    /// The standard deviation of each coordinate.
    pub noise: f64,
    /// Bad points in a row, the number of such runs at most, and the least number of good points between two runs.
    pub run: usize,
    pub runs: usize,
    pub apart: usize,
    /// How many points at either end stay good.
    pub margin: usize,
    /// Whether runs begin right after the first point or end right before the last.
    pub ends: bool,
    /// How far off bad points are.
    pub off: (f64, f64),
    /// Whether all points of a run are off by the same vector.
    pub together: bool,
    /// Whether bad points are added to the good ones instead of replacing them.
    pub added: bool,
    /// Whether every third point is recorded twice.
    pub doubled: bool,
}

pub(crate) const RECEIVER: Receiver = Receiver {
    noise: 0.04,
    run: 1,
    runs: 4,
    apart: 4,
    margin: 1,
    ends: false,
    off: (2.0, 12.0),
    together: false,
    added: false,
    doubled: false,
};

pub(crate) fn record(draws: &mut Draws, road: &[DVec2], receiver: &Receiver) -> Recording {
    let mut off = vec![None; road.len()];
    let room = road.len() - 2 * receiver.margin - receiver.run + 1;
    for _ in 0..receiver.runs {
        let mut first = receiver.margin + draws.below(room);
        if receiver.ends {
            first =
                if first.is_multiple_of(2) { receiver.margin } else { receiver.margin + room - 1 };
        }
        let free = first.saturating_sub(receiver.apart)..first + receiver.run + receiver.apart;
        if free.clone().any(|index| off.get(index).is_some_and(Option::is_some)) {
            continue;
        }
        let mut vector = DVec2::ZERO;
        for place in 0..receiver.run {
            if place == 0 || !receiver.together {
                vector = draws.direction() * draws.between(receiver.off.0, receiver.off.1);
            }
            off[first + place] = Some(vector);
        }
    }
    let is_off = |index: usize| off[index].is_some();
    let mut recording = Recording { points: Vec::new(), bad: Vec::new() };
    for (index, &place) in road.iter().enumerate() {
        let seen = place + dvec2(draws.noise(receiver.noise), draws.noise(receiver.noise));
        let copies = 1 + usize::from(receiver.doubled && index % 3 == 0);
        let mut write = |point: DVec2, bad: bool| {
            for _ in 0..copies {
                if bad {
                    recording.bad.push(recording.points.len() as u32);
                }
                recording.points.push(point);
            }
        };
        match off[index] {
            None => write(seen, false),
            Some(off) => {
                write(seen + off, true);
                if receiver.added && index + 1 < road.len() && !is_off(index + 1) {
                    // The good points that the run would have replaced follow it.
                    for &place in &road[index + 1 - receiver.run..=index] {
                        write(
                            place + dvec2(draws.noise(receiver.noise), draws.noise(receiver.noise)),
                            false,
                        );
                    }
                }
            }
        }
    }
    recording
}

/// How many of `rejected` are bad, and how many are not.
pub(crate) fn found_and_lost(rejected: &[u32], bad: &[u32]) -> (usize, usize) {
    let found = rejected.iter().filter(|index| bad.binary_search(index).is_ok()).count();
    (found, rejected.len() - found)
}
