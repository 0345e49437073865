//! Bézier curves: positions, arc length, curvature, and bounds of their distance from a point.

use super::HIGHEST_DEGREE;
use crate::points::{Point, distance_squared, length, mix};

/// The positive nodes of Gauss-Legendre quadrature on −1 to 1, with their weights.
const GAUSS: [(f64, f64); 4] = [
    (0.183_434_642_495_649_8, 0.362_683_783_378_362),
    (0.525_532_409_916_329, 0.313_706_645_877_887_3),
    (0.796_666_477_413_626_7, 0.222_381_034_453_374_5),
    (0.960_289_856_497_536_3, 0.101_228_536_290_376_3),
];
/// `divided` stops where both halves together differ from the whole by less than this share of the control polygon.
const PRECISION: f64 = 1e-12;
/// The speed of an even curve stays above this share of its highest.
const EVEN: f64 = 0.25;
/// More halvings than the piece around any cusp needs to shrink below the precision.
const DEPTH: u32 = 60;

/// A Bézier curve by its control points.
#[derive(Debug, Clone, Copy)]
pub(super) struct Bezier<P> {
    degree: usize,
    controls: [P; HIGHEST_DEGREE + 1],
}

impl<P: Point> Bezier<P> {
    /// `given` has two control points or more.
    pub(super) fn new(given: &[P]) -> Self {
        let mut controls = [given[0]; HIGHEST_DEGREE + 1];
        controls[..given.len()].copy_from_slice(given);
        Self { degree: given.len() - 1, controls }
    }

    /// Runs de Casteljau's algorithm until `points` points are left.
    #[inline(always)]
    fn mixed(&self, share: f64, points: usize) -> [P; HIGHEST_DEGREE + 1] {
        let mut mixed = self.controls;
        for left in (points..=self.degree).rev() {
            for index in 0..left {
                mixed[index] = mix(mixed[index], mixed[index + 1], share);
            }
        }
        mixed
    }

    /// The position and the derivative at a share of the parameter.
    pub(super) fn at(&self, share: f64) -> (P, P) {
        let [from, to, ..] = self.mixed(share, 2);
        (mix(from, to, share), (to - from) * self.degree as f64)
    }

    /// The first and the second derivative at a share of the parameter.
    pub(super) fn derivatives(&self, share: f64) -> (P, P) {
        let (_, first) = self.at(share);
        if self.degree < 2 {
            return (first, first * 0.0);
        }
        let [one, two, three, ..] = self.mixed(share, 3);
        let second = (three - two) - (two - one);
        (first, second * (self.degree * (self.degree - 1)) as f64)
    }

    /// The curvature, signed in the plane; 0 where the curve stands still, infinite where it stops only for a moment.
    pub(super) fn curvature(&self, share: f64) -> f64 {
        let (first, second) = self.derivatives(share);
        let speed = length(first);
        if speed < f64::MIN_POSITIVE {
            return if length(second) > 0.0 { f64::INFINITY } else { 0.0 };
        }
        // In this order nothing overflows.
        let curvature = (first * (1.0 / speed)).turn(second * (1.0 / speed)) / speed;
        if curvature.is_nan() { f64::INFINITY } else { curvature }
    }

    /// A lower bound of the distance from `place`: the curve lies no further from its chord than its control points.
    pub(super) fn least_distance(&self, place: P) -> f64 {
        let (start, end) = (self.controls[0], self.controls[self.degree]);
        let away = |point: P| distance_squared(point, start, end);
        let widest = self.controls[1..self.degree].iter().copied().map(away).fold(0.0, f64::max);
        away(place).sqrt() - widest.sqrt()
    }

    pub(super) fn speed(&self, share: f64) -> f64 {
        length(self.at(share).1)
    }

    pub(super) fn length(&self) -> f64 {
        let curve = self.moved_to_origin();
        curve.divided(curve.quadrature(), PRECISION * curve.polygon(), DEPTH)
    }

    /// The arc length up to a share of the parameter.
    pub(super) fn length_to(&self, share: f64) -> f64 {
        self.moved_to_origin().split(share)[0].length()
    }

    /// Moves the curve so that its first point is at 0, where halving loses no digits.
    pub(super) fn moved_to_origin(&self) -> Self {
        Self { controls: self.controls.map(|control| control - self.controls[0]), ..*self }
    }

    /// The curve up to a share of the parameter, and from there on.
    pub(super) fn split(&self, share: f64) -> [Self; 2] {
        let (mut first, mut second) = (*self, *self);
        for round in 1..=self.degree {
            for index in 0..=self.degree - round {
                second.controls[index] =
                    mix(second.controls[index], second.controls[index + 1], share);
            }
            first.controls[round] = second.controls[0];
        }
        [first, second]
    }

    fn legs(&self) -> impl Iterator<Item = P> {
        self.controls[..=self.degree].windows(2).map(|pair| pair[1] - pair[0])
    }

    /// The length of the control polygon, an upper bound of the length of the curve.
    pub(super) fn polygon(&self) -> f64 {
        self.legs().map(length).sum()
    }

    fn divided(&self, whole: f64, precision: f64, depth: u32) -> f64 {
        let halves = self.split(0.5);
        let lengths = halves.map(|half| half.quadrature());
        let sum = lengths[0] + lengths[1];
        let settled = (sum - whole).abs() <= precision && self.is_even(EVEN);
        let worth_dividing = depth > 0 && self.polygon() > precision;
        if settled || !worth_dividing {
            return sum;
        }
        let [first, second] = halves;
        first.divided(lengths[0], precision, depth - 1)
            + second.divided(lengths[1], precision, depth - 1)
    }

    /// Whether the curve keeps its direction and this share of its speed. If it nearly stops near an end, quadrature
    /// misses that: the halves agree with the whole although all are wrong.
    pub(super) fn is_even(&self, share: f64) -> bool {
        let chord = self.controls[self.degree] - self.controls[0];
        let fastest = self.legs().map(length).fold(0.0, f64::max);
        self.legs().all(|leg| leg.dot(chord) >= share * fastest * length(chord))
    }

    /// Whether two legs of the control polygon are more than a right angle apart.
    pub(super) fn turns_back(&self) -> bool {
        self.legs().any(|leg| self.legs().any(|other| leg.dot(other) < 0.0))
    }

    fn quadrature(&self) -> f64 {
        let term = |(place, weight): (f64, f64)| {
            weight * (self.speed(0.5 - 0.5 * place) + self.speed(0.5 + 0.5 * place))
        };
        0.5 * GAUSS.map(term).iter().sum::<f64>()
    }
}
