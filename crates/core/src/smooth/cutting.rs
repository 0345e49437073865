//! All passes of corner cutting side by side: each takes points as the one before makes them, a few at a
//! time, so that they are still at hand and none but the last pass's are kept.
//!
//! ```text
//!   points ─▷ pass 1 ─▷ pass 2 ─▷ … ─▷ path      a run of points goes through all passes
//!             ↺         ↺                        before the next; each remembers the last segment
//! ```

use crate::points::Point;

/// About so many points of the result are made from one run.
const RUN: usize = 1024;

/// The shares of a segment's ends in the points on it.
#[derive(Clone, Copy)]
struct Shares {
    less: f64,
    more: f64,
    /// `less`, as rounding leaves it where the far point is mixed.
    rest: f64,
}

/// One pass under way.
#[derive(Clone, Copy)]
struct Pass<P> {
    first: P,
    /// What the last point adds to the points on the segment that it begins.
    more: P,
    rest: P,
    /// The point before the next one of an open polyline: its start, or the far point of a segment.
    held: P,
}

/// Cuts the corners of three points or more, once or more. The path grows in a list of that room, which is
/// shown after every run and may be emptied then.
pub(super) fn cut<P: Point>(
    points: &[P],
    passes: u32,
    ratio: f64,
    closed: bool,
    room: usize,
    shown: &mut dyn FnMut(&mut Vec<[P; 2]>),
) -> Vec<P> {
    let more = 1.0 - ratio;
    let shares = Shares { less: ratio, more, rest: 1.0 - more };
    let last = passes as usize - 1;
    let mut path = Vec::with_capacity(room / 2);
    let mut under_way = vec![Pass::begin(points[0], shares); passes as usize];
    let (mut given, mut made) = (Vec::new(), Vec::new());
    // Two points make a segment, with which every pass can begin.
    let run = (RUN >> passes).max(2);
    for first in (0..points.len()).step_by(run) {
        let end = points.len().min(first + run);
        for (at, pass) in under_way.iter_mut().enumerate() {
            std::mem::swap(&mut given, &mut made);
            made.clear();
            let given = if at == 0 { &points[first..end] } else { given.as_flattened() };
            let target = if at == last { &mut path } else { &mut made };
            let rest = if first == 0 { pass.restart(given, shares) } else { given };
            pass.take(rest, shares, closed, target);
            if end == points.len() {
                pass.end(given, shares, closed, target);
            }
        }
        shown(&mut path);
    }
    path.into_flattened()
}

impl<P: Point> Pass<P> {
    fn begin(first: P, shares: Shares) -> Self {
        Self { first, more: first * shares.more, rest: first * shares.rest, held: first }
    }

    /// Begins with the first point, and says which are left.
    fn restart<'a>(&mut self, points: &'a [P], shares: Shares) -> &'a [P] {
        let Some((&first, rest)) = points.split_first() else { return points };
        *self = Self::begin(first, shares);
        rest
    }

    /// What comes after the last of the points that were given.
    fn end(&mut self, given: &[P], shares: Shares, closed: bool, made: &mut Vec<[P; 2]>) {
        if closed {
            self.take(&[self.first], shares, closed, made);
        } else if let Some(&end) = given.last() {
            made.push([self.held, end]);
        }
    }

    /// Two points for each point, which ends a segment.
    fn take(&mut self, points: &[P], shares: Shares, closed: bool, made: &mut Vec<[P; 2]>) {
        if closed {
            self.spread(points, shares, made, |_, near, far| [near, far]);
        } else {
            self.spread(points, shares, made, |held, near, far| {
                [std::mem::replace(held, far), near]
            });
        }
    }

    /// Apart, so that there is one of it for each use.
    #[inline(never)]
    fn spread(
        &mut self,
        points: &[P],
        Shares { less, more, rest }: Shares,
        made: &mut Vec<[P; 2]>,
        pair: impl Fn(&mut P, P, P) -> [P; 2],
    ) {
        let mut pass = *self;
        made.extend(points.iter().map(|&point| {
            let weighed = point * more;
            let (near, far) = (pass.more + point * less, pass.rest + weighed);
            (pass.more, pass.rest) = (weighed, point * rest);
            pair(&mut pass.held, near, far)
        }));
        *self = pass;
    }
}
