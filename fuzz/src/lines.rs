//! Smoothing, measuring and following polylines in the plane and in space.

use meander_core::glam::{DVec2, DVec3};
use meander_core::{
    self as core, Derived, Origin, Point, Polyline, Smoother,
    measure::{LineIndex, Resample},
    smooth::{
        Bspline, CatmullRom, Chaikin, Curve, Growth, Join, Refine, RejectOutliers, Simplify,
        Stroke, Visvalingam,
    },
};

use crate::arguments::Line;
use crate::{Outcome, Target};

/// Rows for calls that take points of the plane or of space.
macro_rules! plane_or_space {
    ($($call:ident: $($argument:ident)*;)*) => {
        &[$(Target {
            name: stringify!($call),
            arguments: &[$(stringify!($argument)),*],
            run: |bytes| match bytes.arbitrary()? {
                true => crate::run::<Line<DVec3>>(bytes, $call),
                false => crate::run::<Line<DVec2>>(bytes, $call),
            },
        }),*]
    };
}

pub(crate) const TARGETS: &[Target] = plane_or_space![
    chaikin: points passes ratio;
    refine: points passes angle_limit outlier_angle cuts;
    reject_outliers: points outlier_angle max_run times max_speed;
    simplify: points tolerance area count;
    catmull_rom: points subdivisions alpha;
    bspline: points subdivisions degree;
    offset: distance points;
    fillet: radius points;
    stroke: point points passes ratio alpha degree subdivisions;
    measure: points place;
    polyline: points;
    resample: points spacing;
    follower: points turning;
];

fn assert_finite<P: Point>(points: &[P]) {
    let finite = |point: &P| point.coordinates().iter().all(|coordinate| coordinate.is_finite());
    assert!(points.iter().all(finite), "{points:?}");
}

/// Asserts that an open line keeps its ends, and that any line stays open or closed.
fn assert_ends<P: Point>(line: &Polyline<P>, curve: &Polyline<P>) {
    assert_finite(curve);
    let ends = (line.first(), line.last());
    assert_eq!(curve.is_closed(), line.is_closed());
    assert!(line.is_closed() || (curve.first(), curve.last()) == ends, "{curve:?}");
}

/// Asserts that `derive` returns the curve of `smooth`, an origin on the line for each point, and indexes of outliers
/// on the line.
fn assert_smooth<P: Point>(
    line: &Polyline<P>,
    smoother: &impl Smoother,
    curve: &Polyline<P>,
) -> Outcome {
    assert_ends(line, curve);
    assert_eq!(*curve, smoother.smooth(line)?);
    let derived = smoother.derive(line)?;
    assert_eq!(derived.line, *curve);
    assert_eq!(derived.line.len(), derived.origins.len());
    assert!(derived.origins.iter().all(|origin| (0.0..1.0).contains(&origin.fraction)));
    let ones = derived.interpolate(&vec![1.0; line.len()])?;
    assert!(ones.iter().all(|one| (one - 1.0).abs() < 1e-9));
    assert!(derived.rejected.is_sorted_by(|a, b| a < b));
    assert!(derived.rejected.len() < line.len().max(1));
    assert!(derived.rejected.iter().all(|&index| (index as usize) < line.len()));
    Ok(())
}

fn chaikin<P: Point>(case: &Line<P>) -> Outcome {
    let (line, options) = (case.line()?, Chaikin::new().passes(case.whole).ratio(case.share / 2.0));
    assert_smooth(&line, &options, &core::smooth::chaikin(&line, &options)?)
}

fn refine<P: Point>(case: &Line<P>) -> Outcome {
    let line = case.line()?;
    let mut options = Refine::new().passes(case.whole).angle_limit(case.angle);
    if !case.flag {
        options.outlier_angle = case.share * 180.0;
    }
    assert_smooth(&line, &options, &core::smooth::refine(&line, &options)?)?;
    let cut = |from: u32| Origin { from, to: from + u32::from(case.flag), fraction: case.share };
    let cuts = |points: &[P]| (0..points.len() as u32).map(cut).collect();
    let derived = Derived::by_cuts(&line, case.whole, cuts)?;
    assert_eq!(derived.line.len(), derived.origins.len());
    assert_finite(&derived.line);
    Ok(())
}

fn reject_outliers<P: Point>(case: &Line<P>) -> Outcome {
    let (line, times) = (case.line()?, case.times());
    let mut options = RejectOutliers::new().outlier_angle(case.angle);
    options = options.max_run(case.steps.len() as u32 + 1);
    if case.flag {
        options = options.times(&times).max_speed(case.length);
    }
    let Derived { line: cleaned, rejected, .. } = core::smooth::reject_outliers(&line, &options)?;
    let kept = (0..line.len()).filter(|&index| !rejected.contains(&(index as u32)));
    assert_eq!(cleaned.to_vec(), Vec::from_iter(kept.map(|index| line[index])));
    assert_smooth(&line, &options, &cleaned)
}

fn simplify<P: Point>(case: &Line<P>) -> Outcome {
    let (line, options) = (case.line()?, Simplify::new(case.length));
    assert_smooth(&line, &options, &core::smooth::simplify(&line, &options)?)?;
    assert!(options.derive(&line)?.indices().is_sorted_by(|a, b| a < b));
    let options = Visvalingam::new(case.length);
    assert_smooth(&line, &options, &core::smooth::visvalingam(&line, &options)?)?;
    let count = line.len().min(case.whole as usize);
    let few = core::smooth::simplify(&line, &Simplify::to_count(case.whole))?;
    let same = core::smooth::visvalingam(&line, &Visvalingam::to_count(case.whole))?;
    assert_eq!((few.len(), same.len()), (count, count));
    Ok(())
}

fn assert_curve<P: Point>(case: &Line<P>, curve: &Curve<P>) {
    for &t in &case.steps {
        assert_eq!(curve.point(t).is_some(), !case.points.is_empty());
        assert_eq!(curve.tangent(t).is_some(), !case.points.is_empty());
        let reached = curve.parameter_at(t);
        assert!((0.0..=curve.spans() as f64).contains(&reached), "{reached}");
        let length = curve.length_to(t);
        assert!((0.0..=curve.length() * (1.0 + 1e-9)).contains(&length), "{length}");
        assert!(!curve.curvature(t).is_nan());
        assert_eq!(curve.second_derivative(t).is_some(), !case.points.is_empty());
    }
    let bend = curve.tightest_bend();
    assert_eq!(bend.is_some(), curve.spans() > 0);
    assert!(bend.is_none_or(|bend| bend.radius >= 0.0), "{bend:?}");
    let found = curve.nearest(P::from_slice(&[1.0, 2.0])).expect("a place that is allowed");
    assert_eq!(found.is_some(), !case.points.is_empty());
    let samples = curve.sample(9).expect("9 samples are allowed");
    assert_eq!(samples.len(), if case.points.is_empty() { 0 } else { 9 });
}

fn offset<P: Point>(case: &Line<P>) -> Outcome {
    let plane = case.points.iter().map(|point| DVec2::from_slice(&point.coordinates()));
    let plane = Polyline::new(plane.collect::<Vec<_>>(), case.closed)?;
    let join = [Join::Round, Join::Miter, Join::Bevel][case.whole as usize % 3];
    let distance = if case.flag { case.length } else { -case.length };
    for line in core::smooth::offset(&plane, distance, join)? {
        assert!(line.len() > 1 || distance == 0.0);
        assert_finite(&line);
    }
    Ok(())
}

fn fillet<P: Point>(case: &Line<P>) -> Outcome {
    let line = case.line()?;
    let road = core::smooth::fillet(&line, case.length)?;
    assert_ends(&line, &road.line);
    for corner in road.tight {
        assert!((corner.index as usize) < case.points.len());
        assert!((0.0..=case.length).contains(&corner.radius), "{corner:?}");
    }
    Ok(())
}

fn stroke<P: Point>(case: &Line<P>) -> Outcome {
    let count = subdivisions(case.whole);
    let cut = Chaikin::new().passes(case.whole).ratio(case.share / 2.0);
    let spline = CatmullRom::new().alpha(case.share).subdivisions(count);
    let pulled = Bspline::new().degree(case.steps.len() as u32 + 1).subdivisions(count);
    let line = Polyline::new(&*case.points, false)?;
    let (mut stroke, whole) = match case.other.len() % 3 {
        0 => (Stroke::chaikin(cut)?, core::smooth::chaikin(&line, &cut)?),
        1 => (Stroke::catmull_rom(spline)?, core::smooth::catmull_rom(&line, &spline)?),
        _ => (Stroke::bspline(pulled)?, core::smooth::bspline(&line, &pulled)?),
    };
    let mut curve = Vec::new();
    for &point in line.iter() {
        let Growth { keep, points, .. } = stroke.push(point)?;
        curve.truncate(keep);
        curve.extend(points);
    }
    assert_eq!(curve, whole.to_vec());
    Ok(())
}

/// A curve of millions of points is valid, but slow.
fn subdivisions(whole: u32) -> u32 {
    if whole > 1 << 16 { whole } else { whole % 1000 }
}

fn catmull_rom<P: Point>(case: &Line<P>) -> Outcome {
    let (line, count) = (case.line()?, subdivisions(case.whole));
    let options = CatmullRom::new().alpha(case.share).subdivisions(count);
    let samples = core::smooth::catmull_rom(&line, &options)?;
    let curve = Curve::catmull_rom(&line, case.share)?;
    assert_finite(&[&samples[..], curve.beziers()].concat());
    for (index, point) in line.iter().enumerate().filter(|_| line.len() > 1) {
        let found = [samples.get(index * count as usize), curve.beziers().get(3 * index)];
        assert_eq!(found, [Some(point); 2], "{index}");
    }
    assert_curve(case, &curve);
    assert_smooth(&line, &options, &samples)
}

fn bspline<P: Point>(case: &Line<P>) -> Outcome {
    let (line, degree) = (case.line()?, case.steps.len() as u32 + 1);
    let options = Bspline::new().degree(degree).subdivisions(subdivisions(case.whole));
    assert_curve(case, &Curve::bspline(&line, degree)?);
    let samples = core::smooth::bspline(&line, &options)?;
    assert_smooth(&line, &options, &samples)
}

fn measure<P: Point>(case: &Line<P>) -> Outcome {
    let (line, other) = (case.line()?, Polyline::new(&*case.other, case.flag)?);
    let shape = core::measure::measure(&line);
    assert!(shape.length >= 0.0 && shape.length.is_finite(), "{shape:?}");
    assert!((0.0..=180.0).contains(&shape.max_turn), "{shape:?}");
    assert!((0.0..=shape.max_turn + 1e-9).contains(&shape.mean_turn), "{shape:?}");
    let (turns, bends) = (core::measure::turn_angles(&line), core::measure::curvature(&line));
    assert_eq!([turns.len(), bends.len()], [shape.points as usize; 2]);
    assert!(turns.iter().all(|turn| (0.0..=180.0).contains(turn)), "{turns:?}");
    assert!(bends.iter().all(|&bend| bend >= 0.0), "{bends:?}");
    let distance = core::measure::deviation(&line, &other);
    assert_eq!(distance.is_infinite(), line.is_empty() != other.is_empty());
    assert!(distance >= 0.0);
    let place = P::from_slice(&[case.length, case.share]);
    let nearest = core::measure::nearest(&line, place)?;
    assert_eq!(nearest.is_some(), !line.is_empty());
    assert_eq!(LineIndex::new(&line).nearest(place)?, nearest);
    assert!(nearest.is_none_or(|found| found.along <= shape.length * (1.0 + 1e-9)), "{nearest:?}");
    Ok(())
}

fn resample<P: Point>(case: &Line<P>) -> Outcome {
    let line = case.line()?;
    // So many points are valid, but slow; more are refused.
    let count = core::measure::measure(&line).length / case.length;
    if !(1e5..2e7).contains(&count) {
        let even = core::measure::resample(&line, case.length)?;
        assert_eq!(even.first(), line.first());
        assert_smooth(&line, &Resample::new(case.length), &even)?;
    }
    Ok(())
}

fn polyline<P: Point>(case: &Line<P>) -> Outcome {
    let line = case.line()?;
    assert_eq!((line.points(), line.is_closed()), (&*case.points, case.closed));
    assert_finite(&line);
    let plane = line.iter().map(|point| [point.coordinates()[0], point.coordinates()[1]]);
    assert_eq!(*Polyline::open(plane.clone())?, *Polyline::closed(plane)?);
    assert_eq!(Vec::from(line), case.points);
    Ok(())
}

fn follower<P: Point>(case: &Line<P>) -> Outcome {
    let mut follower = core::measure::Follower::new(&case.line()?);
    if case.flag {
        follower = follower.with_turning(case.length)?;
    }
    for &distance in &case.steps {
        let distance = distance * follower.length() / 9.0;
        let position = follower.at(distance);
        assert_eq!(position.is_some(), !case.points.is_empty());
        let here = position.map(|position| position.point);
        assert_eq!(follower.rest(distance).first().copied(), here);
        let square = position.map_or(0.0, |position| position.heading.dot(position.heading));
        assert!(square == 0.0 || (square - 1.0).abs() < 1e-9, "{position:?}");
    }
    Ok(())
}
