//! Refining by the listing in "Chaikin It Easy", to the letter.

use std::collections::BTreeSet;

use meander_core::{
    Derived, Error, Origin, Point, Polyline, Smoother, measure::turn_angles, smooth::Refine,
};

/// Where the listing cuts a segment, from either end.
const RATIO: f64 = 0.25;

/// The core's [`Refine`], or the listing instead. It knows nothing of closed lines, and treats them as open ones.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Refining {
    /// As in the core.
    pub passes: u32,
    /// As in the core.
    pub angle_limit: f64,
    /// As in the core.
    pub outlier_angle: f64,
    /// Whether to do as the listing does.
    pub published: bool,
}

impl Default for Refining {
    fn default() -> Self {
        let Refine { passes, angle_limit, outlier_angle, .. } = Refine::new();
        Self { passes, angle_limit, outlier_angle, published: false }
    }
}

impl Refining {
    fn refine(&self) -> Refine {
        Refine::new()
            .passes(self.passes)
            .angle_limit(self.angle_limit)
            .outlier_angle(self.outlier_angle)
    }
}

impl Smoother for Refining {
    fn smooth<P: Point>(&self, line: &Polyline<P>) -> Result<Polyline<P>, Error> {
        if self.published { Ok(self.derive(line)?.line) } else { self.refine().smooth(line) }
    }

    fn derive<P: Point>(&self, line: &Polyline<P>) -> Result<Derived<P>, Error> {
        if !self.published {
            return self.refine().derive(line);
        }
        // Refuses what the core refuses.
        self.refine().smooth(&Polyline::<P>::new(Vec::new(), false)?)?;
        let mut rejected = None;
        let mut derived = Derived::by_cuts(line, self.passes, |path| {
            let (cuts, lost) = pass(path, self.angle_limit, self.outlier_angle);
            rejected.get_or_insert(lost);
            cuts
        })?;
        derived.rejected = rejected.unwrap_or_default();
        Ok(derived)
    }
}

/// The cuts that make the refined points, and the indexes of the points that left no trace: each outlier, and the point
/// before it.
fn pass<P: Point>(path: &[P], limit: f64, outlier: f64) -> (Vec<Origin>, Vec<u32>) {
    let mut rejected = Vec::new();
    let Some(last) = path.len().checked_sub(1) else { return (Vec::new(), rejected) };
    let mut result = Written { path, cuts: Vec::new(), points: BTreeSet::new() };
    result.push(vertex(0));
    let mut previous = path[0];
    let mut at = 1;
    // The queue holds `path[at..]`; the listing stops when one point is left in it.
    while path.len() - at > 1 {
        let (index, current, next) = (at, path[at], path[at + 1]);
        at += 1;
        let angle = turn([previous, current, next]);
        previous = current;
        if angle < limit {
            result.push_new(index);
        } else if angle >= outlier {
            // The listing goes on without having written `current`.
            rejected.extend([index as u32, at as u32]);
            at += 1;
        } else {
            let cut = |fraction| Origin { from: index as u32, to: at as u32, fraction };
            result.push(cut(RATIO));
            result.push(cut(1.0 - RATIO));
            previous = result.place(cut(1.0 - RATIO));
        }
    }
    result.push_new(last);
    (result.cuts, rejected)
}

fn turn<P: Point>(corner: [P; 3]) -> f64 {
    // Points of a line are points of a line.
    Polyline::new(corner, false).map_or(0.0, |corner| turn_angles(&corner)[1])
}

const fn vertex(index: usize) -> Origin {
    Origin { from: index as u32, to: index as u32, fraction: 0.0 }
}

/// The listing's `ret`, which it searches for points of equal coordinates.
struct Written<'a, P> {
    path: &'a [P],
    cuts: Vec<Origin>,
    points: BTreeSet<[u64; 3]>,
}

impl<P: Point> Written<'_, P> {
    fn push(&mut self, cut: Origin) {
        self.points.insert(key(self.place(cut)));
        self.cuts.push(cut);
    }

    /// Writes a point of the path, unless one of its coordinates is there.
    fn push_new(&mut self, index: usize) {
        if self.points.insert(key(self.path[index])) {
            self.cuts.push(vertex(index));
        }
    }

    fn place(&self, Origin { from, to, fraction }: Origin) -> P {
        let [start, end] = [from, to].map(|index| self.path[index as usize]);
        if from == to { start } else { start * (1.0 - fraction) + end * fraction }
    }
}

/// The same for points of equal coordinates: adding 0 turns -0 into 0, which it equals.
fn key<P: Point>(point: P) -> [u64; 3] {
    point.coordinates().map(|coordinate| (coordinate + 0.0).to_bits())
}
