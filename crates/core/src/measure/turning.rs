//! Headings between two headings.

use crate::points::{Point, length, mix};

/// Halvings of a turn before what is left is taken for a straight line: of a reversal, an eighth.
const HALVINGS: u32 = 3;
/// Two opposite headings add up to less than this.
const OPPOSITE: f64 = 1e-12;

/// The heading at a share of the turn from one heading of length 1 to another, the short way round, at an angular speed
/// that stays within 3 % of the mean. Without angles, so that every target agrees.
///
/// A reversal, which has no short way, goes by the axis along which the heading is least, in its positive direction:
/// in the plane, from +x by +y to −x.
pub(super) fn turned<P: Point>(before: P, after: P, share: f64) -> P {
    let (mut from, mut to, mut share) = (before, after, share);
    for _ in 0..HALVINGS {
        let sum = from + to;
        let middle = if sum.dot(sum) > OPPOSITE * OPPOSITE { unit(sum) } else { aside(from) };
        share *= 2.0;
        if share < 1.0 {
            to = middle;
        } else {
            share -= 1.0;
            from = middle;
        }
    }
    unit(mix(from, to, share))
}

/// A heading at a right angle to another.
fn aside<P: Point>(heading: P) -> P {
    let along = heading.coordinates();
    let mut least = 0;
    for axis in 1..P::DIMENSION {
        if along[axis].abs() < along[least].abs() {
            least = axis;
        }
    }
    let mut axis = [0.0; 3];
    axis[least] = 1.0;
    unit(P::from_slice(&axis) - heading * along[least])
}

pub(super) fn unit<P: Point>(vector: P) -> P {
    vector * (1.0 / length(vector))
}
