//! Arcs of circles as chords. Halving them takes square roots only, so every platform computes the same points.

use crate::points::{Point, mix};

/// The cosine of half the largest angle that a chord may span: a 64th of a full circle.
const COSINE: f64 = 0.998_795_456_205_172_4;
/// Halvings that bring half a circle below that angle.
const HALVINGS: u32 = 6;

/// An arc of less than half a circle.
#[derive(Debug, Clone, Copy)]
pub(super) struct Arc<P> {
    pub(super) start: P,
    /// Where the tangents at both ends meet.
    pub(super) corner: P,
    pub(super) end: P,
    /// The cosine of half the arc's angle.
    pub(super) cosine: f64,
}

impl<P: Point> Arc<P> {
    /// Appends the points after the start up to and including the end, at most a 64th of a full circle apart.
    pub(super) fn fill(&self, points: &mut Vec<P>) {
        self.halve(HALVINGS, points);
    }

    /// Exact, because the arc is a rational quadratic Bézier curve in which the corner has the weight `cosine`.
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
