//! Every smoother, in the plane and in space.

use meander_core::glam::{DVec2, DVec3};
use meander_core::interop::{ALGORITHMS, Kind, Run, algorithm, algorithm_at, from_flat, to_flat};
use meander_core::{
    Bspline, CatmullRom, Chaikin, Error, Point, Refine, RejectOutliers, Simplify, Soften,
    Visvalingam, bspline, catmull_rom, catmull_rom_bezier, chaikin, refine, refine_rejected,
    refine_rejected_timed, refine_timed, reject_outliers, simplify, simplify_indices, soften,
    visvalingam,
};

use crate::{Bytes, Target};

const REFINE: &[&str] =
    &["points", "passes", "angle_limit", "outlier_angle", "times", "max_speed", "published"];
const SPLINE: &[&str] = &["points", "subdivisions", "alpha", "degree"];

/// The call with points of the plane or of space.
macro_rules! plane_or_space {
    ($call:ident) => {
        |bytes| if bytes.yes() { $call::<DVec3>(bytes) } else { $call::<DVec2>(bytes) }
    };
}
pub(crate) use plane_or_space;

pub(crate) static TARGETS: &[Target] = &[
    Target::new("chaikin", &["points", "passes", "ratio"], plane_or_space!(cut_corners)),
    Target::new("refine", REFINE, plane_or_space!(refined)),
    Target::new("refine_rejected", REFINE, plane_or_space!(rejected)),
    Target::new("refine_timed", REFINE, plane_or_space!(refined_with_times)),
    Target::new("refine_rejected_timed", REFINE, plane_or_space!(rejected_by_times)),
    Target::new("reject_outliers", REFINE, plane_or_space!(cleaned)),
    Target::new("simplify", &["points", "tolerance"], plane_or_space!(simplified)),
    Target::new("simplify_indices", &["points", "tolerance"], plane_or_space!(kept)),
    Target::new("visvalingam", &["points", "area"], plane_or_space!(least_areas)),
    Target::new("catmull_rom", SPLINE, plane_or_space!(through_points)),
    Target::new("catmull_rom_bezier", SPLINE, plane_or_space!(as_bezier)),
    Target::new("bspline", SPLINE, plane_or_space!(near_points)),
    Target::new("soften", &["points", "weight"], plane_or_space!(softened)),
    Target::new("algorithm", TABLE, by_name),
];

/// All parameters of the table, and what a lookup in it names.
const TABLE: &[&str] = &[
    "algorithm",
    "values",
    "times",
    "points",
    "passes",
    "ratio",
    "closed",
    "angle_limit",
    "outlier_angle",
    "published",
    "max_speed",
    "tolerance",
    "subdivisions",
    "alpha",
    "weight",
    "area",
    "degree",
];

fn assert_finite<P: Point>(curve: &[P]) {
    let finite = |point: &P| point.coordinates().iter().all(|coordinate| coordinate.is_finite());
    assert!(curve.iter().all(finite), "{curve:?}");
}

/// The same points, bit for bit where they are 0.
fn is_part<P: Point>(part: &[P], whole: &[P]) -> bool {
    let mut rest = whole.iter();
    part.iter().all(|point| rest.any(|other| other == point))
}

fn cut_corners<P: Point>(bytes: &mut Bytes<'_>) -> Result<(), Error> {
    let points = bytes.points::<P>();
    let options =
        Chaikin::new().passes(bytes.whole(5)).ratio(bytes.number(0.0, 0.5)).closed(bytes.yes());
    let cut = chaikin(&points, &options)?;
    assert_finite(&cut);
    assert!(cut.len() >= points.len());
    if !options.closed {
        assert_eq!((cut.first(), cut.last()), (points.first(), points.last()));
    }
    Ok(())
}

fn refining(bytes: &mut Bytes<'_>) -> Refine {
    let mut options = Refine::new().passes(bytes.whole(5)).closed(bytes.yes());
    options.angle_limit = bytes.number(0.0, 180.0);
    options.outlier_angle = if bytes.yes() { f64::INFINITY } else { bytes.number(0.0, 180.0) };
    options.published = bytes.once_in(4);
    options
}

fn refined<P: Point>(bytes: &mut Bytes<'_>) -> Result<(), Error> {
    let (points, options) = (bytes.points::<P>(), refining(bytes));
    let curve = refine(&points, &options)?;
    assert_finite(&curve);
    let ends = (points.first(), points.last());
    if !options.closed && !options.published {
        assert_eq!((curve.first(), curve.last()), ends);
    }
    Ok(())
}

fn rejected<P: Point>(bytes: &mut Bytes<'_>) -> Result<(), Error> {
    let (points, options) = (bytes.points::<P>(), refining(bytes));
    assert_rejected(&refine_rejected(&points, &options)?, points.len(), options.published);
    Ok(())
}

fn assert_rejected(rejected: &[u32], count: usize, published: bool) {
    assert!(rejected.is_sorted_by(|a, b| a < b), "{rejected:?}");
    assert!(rejected.iter().all(|&index| (index as usize) < count), "{rejected:?}");
    assert!(published || count == 0 || rejected.len() < count);
}

fn timed<P: Point>(bytes: &mut Bytes<'_>) -> (Vec<P>, Vec<f64>, Refine) {
    let points = bytes.points::<P>();
    let times = bytes.times(points.len());
    let mut options = refining(bytes);
    options.max_speed = bytes.number(0.1, 10.0);
    options.published = bytes.once_in(16);
    (points, times, options)
}

fn refined_with_times<P: Point>(bytes: &mut Bytes<'_>) -> Result<(), Error> {
    let (points, times, options) = timed::<P>(bytes);
    let (curve, moments) = refine_timed(&points, &times, &options)?;
    assert_finite(&curve);
    assert_eq!(moments.len(), curve.len());
    assert!(moments.iter().all(|moment| moment.is_finite()));
    Ok(())
}

fn rejected_by_times<P: Point>(bytes: &mut Bytes<'_>) -> Result<(), Error> {
    let (points, times, options) = timed::<P>(bytes);
    let rejected = refine_rejected_timed(&points, &times, &options)?;
    assert_rejected(&rejected, points.len(), false);
    Ok(())
}

fn cleaned<P: Point>(bytes: &mut Bytes<'_>) -> Result<(), Error> {
    let points = bytes.points::<P>();
    let times = bytes.maybe(|bytes| bytes.times(points.len()));
    let mut options = RejectOutliers::new().closed(bytes.yes());
    options.outlier_angle = bytes.number(0.0, 180.0);
    options.max_speed = if times.is_some() { bytes.number(0.1, 10.0) } else { f64::INFINITY };
    options.times = times.as_deref();
    let cleaned = reject_outliers(&points, &options)?;
    assert_rejected(&cleaned.rejected, points.len(), false);
    assert_eq!(cleaned.points.len() + cleaned.rejected.len(), points.len());
    assert!(is_part(&cleaned.points, &points));
    assert_eq!(cleaned.times.len(), if times.is_some() { cleaned.points.len() } else { 0 });
    Ok(())
}

fn simplifying(bytes: &mut Bytes<'_>) -> Simplify {
    Simplify::new(bytes.number(0.0, 4.0)).closed(bytes.yes())
}

fn simplified<P: Point>(bytes: &mut Bytes<'_>) -> Result<(), Error> {
    let (points, options) = (bytes.points::<P>(), simplifying(bytes));
    let line = simplify(&points, &options)?;
    assert!(is_part(&line, &points));
    assert_eq!(line.len(), simplify_indices(&points, &options)?.len());
    Ok(())
}

fn kept<P: Point>(bytes: &mut Bytes<'_>) -> Result<(), Error> {
    let (points, options) = (bytes.points::<P>(), simplifying(bytes));
    let kept = simplify_indices(&points, &options)?;
    assert!(kept.is_sorted_by(|a, b| a < b));
    assert_eq!(kept.first().copied(), (!points.is_empty()).then_some(0));
    if !options.closed && points.len() > 1 {
        assert_eq!(kept.last(), Some(&(points.len() as u32 - 1)));
    }
    Ok(())
}

fn least_areas<P: Point>(bytes: &mut Bytes<'_>) -> Result<(), Error> {
    let points = bytes.points::<P>();
    let options = Visvalingam::new(bytes.number(0.0, 4.0)).closed(bytes.yes());
    let line = visvalingam(&points, &options)?;
    assert!(is_part(&line, &points));
    let least = points.len().min(if options.closed { 3 } else { 2 });
    assert!(line.len() >= least);
    Ok(())
}

fn through<P: Point>(bytes: &mut Bytes<'_>) -> (Vec<P>, CatmullRom) {
    let options = CatmullRom::new().alpha(bytes.number(0.0, 1.0)).closed(bytes.yes());
    (bytes.points(), options.subdivisions(1 + bytes.whole(9) % (1 << 12)))
}

fn through_points<P: Point>(bytes: &mut Bytes<'_>) -> Result<(), Error> {
    let (points, options) = through::<P>(bytes);
    let curve = catmull_rom(&points, &options)?;
    assert_finite(&curve);
    let steps = options.subdivisions as usize;
    if points.len() > 1 {
        for (index, point) in points.iter().enumerate() {
            assert_eq!(curve.get(index * steps), Some(point), "{index}");
        }
    }
    Ok(())
}

fn as_bezier<P: Point>(bytes: &mut Bytes<'_>) -> Result<(), Error> {
    let (points, options) = through::<P>(bytes);
    let bezier = catmull_rom_bezier(&points, &options)?;
    assert_finite(&bezier);
    if points.len() > 1 {
        for (index, point) in points.iter().enumerate() {
            assert_eq!(bezier.get(3 * index), Some(point), "{index}");
        }
    }
    Ok(())
}

fn near_points<P: Point>(bytes: &mut Bytes<'_>) -> Result<(), Error> {
    let points = bytes.points::<P>();
    let options = Bspline::new().degree(bytes.whole(4).wrapping_add(1)).closed(bytes.yes());
    let options = options.subdivisions(1 + bytes.whole(9) % (1 << 12));
    let curve = bspline(&points, &options)?;
    assert_finite(&curve);
    if !options.closed && points.len() > 1 {
        assert_eq!((curve.first(), curve.last()), (points.first(), points.last()));
    }
    Ok(())
}

fn softened<P: Point>(bytes: &mut Bytes<'_>) -> Result<(), Error> {
    let points = bytes.points::<P>();
    let options = Soften::new().weight(bytes.number(0.0, 1.0)).closed(bytes.yes());
    assert_finite(&soften(&points, &options)?);
    Ok(())
}

/// A smoother known by its place in the table, with a value for each of its parameters.
fn by_name(bytes: &mut Bytes<'_>) -> Result<(), Error> {
    let entry = algorithm_at(bytes.index(ALGORITHMS.len() as u32))?;
    assert_eq!(algorithm(entry.algorithm.id)?.algorithm.id, entry.algorithm.id);
    let (plane, space) = entry.smoother()?;
    let mut values: Vec<f64> = entry
        .algorithm
        .params
        .iter()
        .map(|param| {
            let value = bytes.number(param.min, param.max.min(4.0));
            // Large results are right but slow.
            let value = if value > 99.0 && param.highest > 99.0 { 4.0 } else { value };
            if param.kind == Kind::Number { value } else { value.floor() }
        })
        .collect();
    if bytes.once_in(16) {
        values.pop();
    }
    if bytes.yes() { run(space, bytes, &values) } else { run(plane, bytes, &values) }
}

fn run<P: Point>(smooth: Run<P>, bytes: &mut Bytes<'_>, values: &[f64]) -> Result<(), Error> {
    let mut flat = to_flat(&bytes.points::<P>());
    if bytes.once_in(16) {
        flat.pop();
    }
    assert_finite(&smooth(&from_flat("points", &flat)?, values)?);
    Ok(())
}
