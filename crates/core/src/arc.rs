//! Arcs of circles as chords. Halving them takes square roots only, so every platform gives the same points.

use crate::points::{Point, mix};

/// The cosine of half of the largest angle that a chord spans, a 64th of a turn.
const COSINE: f64 = 0.998_795_456_205_172_4;
/// Halvings that take half a turn below that angle.
const HALVINGS: u32 = 6;

/// An arc of a circle, shorter than half a turn.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Arc<P> {
    pub(crate) start: P,
    /// Where the tangents at both ends meet.
    pub(crate) corner: P,
    pub(crate) end: P,
    /// The cosine of half of the angle.
    pub(crate) cosine: f64,
}

impl<P: Point> Arc<P> {
    /// Adds the points after the start up to the end, a 64th of a turn apart at most.
    pub(crate) fn fill(&self, points: &mut Vec<P>) {
        self.halve(HALVINGS, points);
    }

    /// As a rational quadratic Bézier curve whose corner weighs that cosine, it is halved exactly.
    fn halve(&self, halvings: u32, points: &mut Vec<P>) {
        let Self { start, corner, end, cosine } = *self;
        if halvings == 0 || cosine >= COSINE {
            points.push(end);
            return;
        }
        let share = cosine / (1.0 + cosine);
        let (first, second) = (mix(start, corner, share), mix(end, corner, share));
        let middle = mix(first, second, 0.5);
        let cosine = (0.5 * (1.0 + cosine)).sqrt();
        Self { start, corner: first, end: middle, cosine }.halve(halvings - 1, points);
        Self { start: middle, corner: second, end, cosine }.halve(halvings - 1, points);
    }
}
