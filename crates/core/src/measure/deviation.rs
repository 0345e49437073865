//! How far two polylines are apart.

use crate::error::Error;
use crate::points::{Point, check};
use crate::segment::distance_squared;

/// Segments whose boxes are kept together.
const BLOCK: usize = 32;

/// The Hausdorff distance between two polylines: the furthest that a vertex of either lies from the
/// segments of the other, in the points' unit.
///
/// 0 if both are empty, infinite if one is. O(n·m) at worst, far less for curves that keep together.
///
/// # Errors
/// [`Error::BadArgument`] for coordinates that are not finite.
///
/// ```
/// use meander_core::{deviation, glam::dvec2};
/// let bent = [dvec2(0.0, 0.0), dvec2(2.0, 1.0), dvec2(4.0, 0.0)];
/// let straight = [dvec2(0.0, 0.0), dvec2(4.0, 0.0)];
/// assert_eq!(deviation(&bent, &straight)?, 1.0);
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn deviation<P: Point>(points: &[P], reference: &[P]) -> Result<f64, Error> {
    check("points", points)?;
    check("reference", reference)?;
    if points.is_empty() || reference.is_empty() {
        let both = points.is_empty() && reference.is_empty();
        return Ok(if both { 0.0 } else { f64::INFINITY });
    }
    let there = Blocks::new(reference).furthest(points, 0.0);
    Ok(Blocks::new(points).furthest(reference, there).sqrt())
}

/// A polyline's segments in blocks, each with the box around its points.
struct Blocks<'a, P> {
    points: &'a [P],
    boxes: Vec<Bounds>,
}

#[derive(Clone, Copy)]
struct Bounds {
    low: [f64; 3],
    high: [f64; 3],
}

impl<'a, P: Point> Blocks<'a, P> {
    fn new(points: &'a [P]) -> Self {
        let blocks = (points.len() - 1).div_ceil(BLOCK).max(1);
        let boxes = (0..blocks).map(|block| Bounds::around(Self::run(points, block))).collect();
        Self { points, boxes }
    }

    /// The points of a block; its last one begins the next.
    fn run(points: &[P], block: usize) -> &[P] {
        let start = block * BLOCK;
        &points[start..(start + BLOCK + 1).min(points.len())]
    }

    /// The largest squared distance of these vertices from the polyline, or `least` if none is more.
    fn furthest(&self, vertices: &[P], least: f64) -> f64 {
        let (mut most, mut near) = (least, 0);
        for &vertex in vertices {
            // Neighbouring vertices are mostly nearest to the same block.
            let mut best = self.in_block(near, vertex);
            for (block, bounds) in self.boxes.iter().enumerate() {
                // A vertex that is near enough anyway cannot be the furthest.
                if best <= most {
                    break;
                }
                if bounds.distance_squared(vertex) < best {
                    let distance = self.in_block(block, vertex);
                    if distance < best {
                        (best, near) = (distance, block);
                    }
                }
            }
            most = most.max(best);
        }
        most
    }

    fn in_block(&self, block: usize, vertex: P) -> f64 {
        let run = Self::run(self.points, block);
        if let [only] = run {
            return distance_squared(vertex, *only, *only);
        }
        run.windows(2)
            .fold(f64::INFINITY, |best, pair| best.min(distance_squared(vertex, pair[0], pair[1])))
    }
}

impl Bounds {
    fn around<P: Point>(points: &[P]) -> Self {
        let mut bounds = Self { low: [f64::INFINITY; 3], high: [f64::NEG_INFINITY; 3] };
        for point in points {
            for (axis, value) in point.coordinates().into_iter().enumerate() {
                bounds.low[axis] = bounds.low[axis].min(value);
                bounds.high[axis] = bounds.high[axis].max(value);
            }
        }
        bounds
    }

    fn distance_squared<P: Point>(&self, point: P) -> f64 {
        let mut sum = 0.0;
        for (axis, value) in point.coordinates().into_iter().enumerate() {
            let off = (self.low[axis] - value).max(value - self.high[axis]).max(0.0);
            sum += off * off;
        }
        sum
    }
}
