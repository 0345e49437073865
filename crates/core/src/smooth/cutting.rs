//! Two passes of corner cutting and more, side by side: two at a time take points as the two before make them,
//! a few at once, so that these are still at hand and none but the last ones' are kept.
//!
//! ```text
//!   points ─▷ passes 1 and 2 ─▷ passes 3 and 4 ─▷ … ─▷ batch    a run of points goes through all passes
//!             ↺                 ↺                               before the next; each remembers the last point
//! ```

use std::mem::swap;

use crate::points::Point;

/// About so many points of the result are made from one run.
const RUN: usize = 1 << 10;

/// Cuts the corners of three points or more, twice or more, and hands over the result in order, about so many
/// points at once or what comes of one run.
pub(super) fn cut<P: Point>(
    points: &[P],
    passes: u32,
    ratio: f64,
    closed: bool,
    handed: usize,
    take: &mut dyn FnMut(&[P]),
) {
    let weights = Weights::new(points, ratio, passes);
    let first = points[0].widen();
    let mut alone = Pass::<P>::begin(first, weights);
    let mut twos = vec![[alone; 2]; passes as usize / 2];
    let last = twos.len() - 1;
    let (mut scaled, mut doubled) = (Vec::new(), Batch::new());
    let (mut given, mut made, mut done) = (Batch::new(), Batch::new(), Batch::new());
    // Two points make a segment, with which a pass can begin.
    let run = (RUN >> passes).max(2);
    let room = points.len().min((handed >> passes) + run) << passes;
    done.body.reserve(room / 4);
    for start in (0..points.len()).step_by(run) {
        let end = points.len().min(start + run);
        let place = Place { first: start == 0, last: end == points.len(), closed };
        scaled.clear();
        scaled
            .extend(points[start..end].iter().map(|&point| P::times(point.widen(), weights.scale)));
        // Of an odd number, the pass with the fewest points is made alone.
        let mut first = place.split(&scaled);
        if passes % 2 == 1 {
            alone.cut(first, place, weights, doubled.emptied());
            first = doubled.parts();
        }
        for (at, two) in twos.iter_mut().enumerate() {
            swap(&mut given, &mut made);
            let target = if at == last { &mut done } else { made.emptied() };
            let given = if at == 0 { first } else { given.parts() };
            cut_twice::<P>(two, given, place, weights, target);
        }
        if place.last || 4 * done.body.len() >= handed {
            for part in done.parts().into_iter().filter(|part| !part.is_empty()) {
                take(P::narrow(part));
            }
            done.emptied();
        }
    }
}

/// What one pass makes, or two: so many points for most points.
struct Batch<W, const N: usize> {
    /// What it begins with: one point of an open polyline, two of a closed one.
    head: Vec<W>,
    body: Vec<[W; N]>,
    /// What it ends with.
    tail: Vec<W>,
}

impl<W, const N: usize> Batch<W, N> {
    fn new() -> Self {
        Self { head: Vec::new(), body: Vec::new(), tail: Vec::new() }
    }

    fn parts(&self) -> [&[W]; 3] {
        [&self.head, self.body.as_flattened(), &self.tail]
    }

    fn emptied(&mut self) -> &mut Self {
        self.head.clear();
        self.body.clear();
        self.tail.clear();
        self
    }
}

/// Where in the polyline a run lies.
#[derive(Clone, Copy)]
struct Place {
    first: bool,
    last: bool,
    closed: bool,
}

impl Place {
    /// Points apart as a pass takes them: those that it begins with first, as of a batch.
    fn split<W>(self, points: &[W]) -> [&[W]; 3] {
        let (head, rest) =
            points.split_at(usize::from(self.first) * (1 + usize::from(self.closed)));
        [head, rest, &[]]
    }
}

/// What a pass multiplies its points by.
#[derive(Clone, Copy)]
struct Weights {
    /// A point's part in the point next to it, …
    more: f64,
    /// … in the one far from it on the segment that it ends, …
    less: f64,
    /// … and on the one that it begins, which rounding leaves a little different.
    rest: f64,
    /// What becomes of a point that stays.
    kept: f64,
    /// What all points are multiplied by before the first pass.
    scale: f64,
}

impl Weights {
    /// For a ratio of ¼ every pass makes all four times as large, which takes one product for a point and not
    /// three. Powers of two are exact; only what would be too small for them is weighed as for other ratios.
    fn new<P: Point>(points: &[P], ratio: f64, passes: u32) -> Self {
        let more = 1.0 - ratio;
        let grown = f64::from(1u32 << passes) * f64::from(1u32 << passes);
        let least = f64::MIN_POSITIVE * grown;
        let fits = |x: &f64| *x == 0.0 || x.abs() >= least;
        if ratio == 0.25 && points.iter().all(|point| point.coordinates().iter().all(fits)) {
            Self { more: 3.0, less: 1.0, rest: 1.0, kept: 4.0, scale: 1.0 / grown }
        } else {
            Self { more, less: ratio, rest: 1.0 - more, kept: 1.0, scale: 1.0 }
        }
    }

    /// Whether two of a point's parts are the point itself.
    fn whole(self) -> bool {
        self.less == 1.0
    }

    #[inline(always)]
    fn parts<P: Point>(self, point: P::Wide) -> [P::Wide; 3] {
        [P::times(point, self.less), P::times(point, self.more), P::times(point, self.rest)]
    }
}

/// One pass under way: what the last point adds to the points on the segment that it begins.
#[derive(Clone, Copy)]
struct Pass<P: Point> {
    more: P::Wide,
    rest: P::Wide,
    /// Where it began.
    first: P::Wide,
}

impl<P: Point> Pass<P> {
    fn begin(first: P::Wide, weights: Weights) -> Self {
        Self { more: P::times(first, weights.more), rest: P::times(first, weights.rest), first }
    }

    /// The points on the segment that ends here, of which these are the parts.
    #[inline(always)]
    fn step(&mut self, [less, more, rest]: [P::Wide; 3]) -> [P::Wide; 2] {
        let made = [P::sum(self.more, less), P::sum(self.rest, more)];
        (self.more, self.rest) = (more, rest);
        made
    }

    #[inline(never)]
    fn reach(&mut self, point: P::Wide, weights: Weights) -> [P::Wide; 2] {
        self.step(weights.parts::<P>(point))
    }

    fn cut(
        &mut self,
        [head, rest, _]: [&[P::Wide]; 3],
        place: Place,
        weights: Weights,
        made: &mut Batch<P::Wide, 2>,
    ) {
        match *head {
            [first] => {
                *self = Self::begin(first, weights);
                made.head.push(P::times(first, weights.kept));
            }
            [first, second] => {
                *self = Self::begin(first, weights);
                made.head.extend(self.reach(second, weights));
            }
            _ => (),
        }
        spread(self, rest, &mut made.body, |pass, point| pass.step(weights.parts::<P>(point)));
        if place.last && place.closed {
            made.tail.extend(self.reach(self.first, weights));
        } else if let (true, Some(&last)) = (place.last, rest.last()) {
            made.tail.push(P::times(last, weights.kept));
        }
    }
}

/// Two passes, one of which takes what the other makes.
fn cut_twice<P: Point>(
    two: &mut [Pass<P>; 2],
    [head, rest, tail]: [&[P::Wide]; 3],
    place: Place,
    weights: Weights,
    made: &mut Batch<P::Wide, 4>,
) {
    let [outer, inner] = two;
    let kept = |point: P::Wide| P::times(point, weights.kept);
    match *head {
        [first] => {
            *outer = Pass::begin(first, weights);
            *inner = Pass::begin(kept(first), weights);
            made.head.push(kept(kept(first)));
        }
        [first, second] => {
            *outer = Pass::begin(first, weights);
            let [near, far] = outer.reach(second, weights);
            *inner = Pass::begin(near, weights);
            made.head.extend(inner.reach(far, weights));
        }
        _ => (),
    }
    for points in [rest, tail] {
        if weights.whole() {
            spread_twice(two, points, &mut made.body, |point| {
                [point, P::times(point, weights.more), point]
            });
        } else {
            spread_twice(two, points, &mut made.body, |point| weights.parts::<P>(point));
        }
    }
    let [outer, inner] = two;
    if place.last && place.closed {
        for point in outer.reach(outer.first, weights) {
            made.tail.extend(inner.reach(point, weights));
        }
        made.tail.extend(inner.reach(inner.first, weights));
    } else if let (true, Some(&last)) = (place.last, tail.last().or(rest.last())) {
        made.tail.extend(inner.reach(kept(last), weights));
        made.tail.push(kept(kept(last)));
    }
}

/// Four points for each point. Apart, so that there is one of it for each use.
#[inline(never)]
fn spread_twice<P: Point>(
    two: &mut [Pass<P>; 2],
    points: &[P::Wide],
    made: &mut Vec<[P::Wide; 4]>,
    parts: impl Fn(P::Wide) -> [P::Wide; 3],
) {
    spread(two, points, made, |[outer, inner], point| {
        let [near, far] = outer.step(parts(point));
        let [a, b] = inner.step(parts(near));
        let [c, d] = inner.step(parts(far));
        [a, b, c, d]
    });
}

#[inline(always)]
fn spread<W: Copy, S: Copy, const N: usize>(
    state: &mut S,
    points: &[W],
    made: &mut Vec<[W; N]>,
    make: impl Fn(&mut S, W) -> [W; N],
) {
    // In registers, not in memory.
    let mut own = *state;
    made.extend(points.iter().map(|&point| make(&mut own, point)));
    *state = own;
}
