//! Parallel lines at a distance, without the parts that come too near the line.

mod chain;
mod element;

use std::borrow::Cow;

use glam::DVec2;

pub use self::chain::Join;
use self::chain::{Piece, chained};
use self::element::{Source, Tolerances};
use crate::bounding_box::BoundingBox;
use crate::error::Error;
use crate::measure::SegmentBoxes;
use crate::points::{FINITE, allowed, check_size};
use crate::polyline::Polyline;
use crate::smooth::simplify::{Simplify, indices};

/// The parallel line on one side of a polyline at a distance, without self-overlap. Tight bends make no loop, and
/// `offset` cuts out every part that would come too near to another part of the line.
///
/// - **Side:** a positive distance, in the points' unit, is on the side of (−y, x) for a heading of (x, y): left if y
///   points up, right if it points down. A negative distance is on the other side.
/// - **Parts:** the result has one part, several or none, in the order of the line. A closed part comes back to its
///   start. With growing distance, the inside of a closed line shrinks to one loop, then several, and at last none. An
///   open part ends beside an end of the line, or where it comes to another part of the line from the other side.
/// - **Distance:** every point is `distance` away from the line, to within 1e-9 of the larger of its extent and the
///   distance; points of miters are further. `offset` first drops details below 1e-11 of that.
/// - **Ends:** the parallel of an open line ends square, beside the first and last point. Where the line turns straight
///   back, an arc leads round the tip on both sides.
/// - **Nothing:** without two different points there is no side, and so no part. At distance 0 the only part is the
///   line itself, even if it is a single point.
///
/// Clips a raw offset as in X. Liu, J. Yong, G. Zheng, J. Sun, "An offset algorithm for polyline curves", 2007, but leg
/// by leg instead of at its self-intersections: `docs/decisions/offset.md` in the repository has the details.
///
/// O((n + m)·log n), where m counts the pairs of a leg and a part of the raw offset within the distance of each other.
/// m is about n where the distance is not much longer than the legs, where the line keeps away from itself, and inside
/// smooth bends, however dense their points are. O(n²·log n) at worst, such as inside a circle of rough points, near
/// its center. docs/decisions/offset.md has times.
///
/// # Errors
/// [`Error::BadArgument`] for a distance that is not finite, and for a distance or result beyond
/// [`COORDINATE_LIMIT`](crate::COORDINATE_LIMIT).
///
/// ```
/// use meander_core::{Polyline, smooth::{Join, offset}};
/// let bend = Polyline::open([[0.0, 0.0], [4.0, 0.0], [4.0, 4.0]])?;
/// let inside = offset(&bend, 1.0, Join::Round)?;
/// assert_eq!(inside, [Polyline::open([[0.0, 1.0], [3.0, 1.0], [3.0, 4.0]])?]);
/// let outside = offset(&bend, -1.0, Join::Miter)?;
/// assert_eq!(outside, [Polyline::open([[0.0, -1.0], [5.0, -1.0], [5.0, 4.0]])?]);
/// let square = Polyline::closed([[0.0, 0.0], [4.0, 0.0], [4.0, 4.0], [0.0, 4.0]])?;
/// assert_eq!(offset(&square, 1.0, Join::Round)?[0].len(), 4);
/// assert!(offset(&square, 3.0, Join::Round)?.is_empty());
/// # Ok::<(), meander_core::Error>(())
/// ```
pub fn offset(line: &Polyline, distance: f64, join: Join) -> Result<Vec<Polyline>, Error> {
    if !allowed(distance) {
        return Err(Error::value("distance", distance, FINITE));
    }
    let around = line.iter().map(|&point| BoundingBox::around(point, point));
    let Some(around) = around.reduce(BoundingBox::both) else { return Ok(Vec::new()) };
    if distance == 0.0 {
        check_size::<DVec2>("points", line.len() as f64)?;
        return Ok(vec![line.clone()]);
    }
    // Center the line at 0, where coordinates have most digits. For a negative distance, mirror it.
    let origin = around.low * 0.5 + around.high * 0.5;
    let side = DVec2::new(1.0, distance.signum());
    let centered: Vec<DVec2> = line.iter().map(|&point| (point - origin) * side).collect();
    let size = (around.high - origin).max_element().max(distance.abs());
    let tolerances = Tolerances::new(distance.abs(), size);
    let corners = corners(centered, line.is_closed(), tolerances.detail)?;
    if corners.len() < 2 {
        return Ok(Vec::new());
    }
    let corners = line.with_points(corners);
    let source = Source { boxes: SegmentBoxes::new(Cow::Borrowed(&corners)), tolerances };
    let lines = chained(pieces(&source, join)?, &tolerances).into_iter();
    let back = |point: DVec2| point * side + origin;
    lines
        .map(|(points, closed)| {
            Polyline::new(points.into_iter().map(back).collect::<Vec<_>>(), closed)
        })
        .collect()
}

/// The line without details below `detail`; it keeps every point where it turns back.
fn corners(mut points: Vec<DVec2>, closed: bool, detail: f64) -> Result<Vec<DVec2>, Error> {
    points.dedup();
    let turns_back = |before: DVec2, at: DVec2, after: DVec2| (at - before).dot(after - at) < 0.0;
    let mut ends: Vec<usize> = {
        let count = points.len();
        let at = |index: usize| points[index % count];
        let inside = if closed { 0..count } else { 1..count.max(2) - 1 };
        inside.filter(|&i| turns_back(at(i + count - 1), at(i), at(i + 1))).collect()
    };
    let options = Simplify::new(detail);
    let kept: Vec<u32> = if ends.is_empty() {
        indices(&points, closed, &options)?
    } else {
        if closed {
            let first = ends.remove(0);
            points.rotate_left(first);
            points.push(points[0]);
            ends.iter_mut().for_each(|end| *end -= first);
        }
        ends.push(points.len() - 1);
        let (mut kept, mut start) = (Vec::with_capacity(points.len()), 0);
        for end in ends {
            let part = indices(&points[start..=end], false, &options)?;
            kept.extend(part.into_iter().map(|index| start as u32 + index));
            start = end;
        }
        kept
    };
    let mut kept: Vec<DVec2> = kept.into_iter().map(|index| points[index as usize]).collect();
    kept.dedup_by(|later, earlier| later.distance(*earlier) <= detail);
    while closed && kept.len() > 1 && kept[0].distance(kept[kept.len() - 1]) <= detail {
        kept.pop();
    }
    Ok(kept)
}

/// The remaining pieces of the legs' parallels and of the joins between them, in the order of the line.
fn pieces(source: &Source<'_>, join: Join) -> Result<Vec<Piece>, Error> {
    let elements = element::along(source);
    let (mut pieces, mut count, mut guess) = (Vec::new(), 0, 0);
    for (index, element) in elements.iter().enumerate() {
        // The first element of a closed line follows the last.
        let is_last = index + 1 == elements.len();
        let next =
            if is_last { source.boxes.line.is_closed().then_some(0) } else { Some(index + 1) };
        for kept in element.kept(&elements, source, &mut guess) {
            let piece = Piece::new(element, index, next, kept, join, source);
            count += piece.points.len();
            check_size::<DVec2>("points", count as f64)?;
            pieces.push(piece);
        }
    }
    Ok(pieces)
}
