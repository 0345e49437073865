//! Smoothing, measuring and following polylines in the plane and in space.

use meander_core::glam::{DVec2, DVec3};
use meander_core::{
    self as core, Derived, Point, Polyline, Smoother,
    measure::{LineIndex, Resample},
    smooth::{
        Bspline, CatmullRom, Chaikin, Curve, Fillet, Growth, Join, Offset, Refine, RejectOutliers,
        Simplify, Stroke, Visvalingam,
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
    refine: points passes angle_limit outlier_angle published;
    reject_outliers: points outlier_angle max_run times max_speed;
    simplify: points tolerance area count;
    catmull_rom: points subdivisions alpha;
    bspline: points subdivisions degree;
    offset: distance points;
    fillet: radius points;
    stroke: point points passes ratio alpha degree subdivisions closed;
    measure: points reference place pass;
    polyline: points;
    resample: points spacing;
    follower: points turning;
];

fn assert_finite<P: Point>(points: &[P]) {
    let finite = |point: &P| point.coordinates().iter().all(|coordinate| coordinate.is_finite());
    assert!(points.iter().all(finite), "{points:?}");
}

/// An open line keeps its ends.
fn assert_ends<P: Point>(case: &Line<P>, curve: &[P]) {
    assert_finite(curve);
    let ends = (case.points.first(), case.points.last());
    assert!(case.closed || (curve.first(), curve.last()) == ends, "{curve:?}");
}

/// Each point has an origin on the line, and what is thrown out has an index on it.
fn assert_derived<P: Point>(case: &Line<P>, smoother: &impl Smoother) -> Outcome {
    let derived = smoother.derive(&case.points)?;
    assert_eq!(derived.points, smoother.smooth(&case.points)?);
    assert_eq!(derived.points.len(), derived.origins.len());
    assert!(derived.origins.iter().all(|origin| (0.0..1.0).contains(&origin.fraction)));
    let ones = derived.interpolate(&vec![1.0; case.points.len()])?;
    assert!(ones.iter().all(|one| (one - 1.0).abs() < 1e-9));
    assert!(derived.rejected.is_sorted_by(|a, b| a < b));
    assert!(derived.rejected.iter().all(|&index| (index as usize) < case.points.len()));
    Ok(())
}

fn chaikin<P: Point>(case: &Line<P>) -> Outcome {
    let options = Chaikin::new().passes(case.whole).ratio(case.share / 2.0).closed(case.closed);
    assert_ends(case, &core::smooth::chaikin(&case.points, &options)?);
    assert_derived(case, &options)
}

fn refine<P: Point>(case: &Line<P>) -> Outcome {
    let mut options = Refine::new().passes(case.whole).closed(case.closed).angle_limit(case.angle);
    options.outlier_angle = (!case.flag).then_some(case.share * 180.0);
    assert_ends(case, &core::smooth::refine(&case.points, &options)?);
    let rejected = options.derive(&case.points)?.rejected;
    assert!(rejected.len() < case.points.len().max(1));
    assert_derived(case, &options)?;
    assert_derived(case, &options.published(true))
}

fn reject_outliers<P: Point>(case: &Line<P>) -> Outcome {
    let times = case.times();
    let mut options = RejectOutliers::new().closed(case.closed).outlier_angle(case.angle);
    options = options.max_run(case.steps.len() as u32 + 1);
    if case.flag {
        options = options.times(&times).max_speed(case.length);
    }
    let Derived { points, rejected, .. } = core::smooth::reject_outliers(&case.points, &options)?;
    let count = case.points.len();
    let kept = (0..count).filter(|&index| !rejected.contains(&(index as u32)));
    assert_eq!(points, Vec::from_iter(kept.map(|index| case.points[index])));
    assert!(rejected.len() < count.max(1));
    assert_derived(case, &options)
}

fn simplify<P: Point>(case: &Line<P>) -> Outcome {
    let options = Simplify::new(case.length).closed(case.closed);
    assert_ends(case, &core::smooth::simplify(&case.points, &options)?);
    assert_derived(case, &options)?;
    let options = Visvalingam::new(case.length).closed(case.closed);
    assert_ends(case, &core::smooth::visvalingam(&case.points, &options)?);
    assert_derived(case, &options)?;
    let count = case.points.len().min(case.whole as usize);
    let kept = Simplify::new(case.length).derive(&case.points)?;
    assert!(kept.indices().is_sorted_by(|a, b| a < b));
    let few =
        core::smooth::simplify(&case.points, &Simplify::to_count(case.whole).closed(case.closed))?;
    let same = Visvalingam::to_count(case.whole).closed(case.closed);
    assert_eq!((few.len(), core::smooth::visvalingam(&case.points, &same)?.len()), (count, count));
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
    let join = [Join::Round, Join::Miter, Join::Bevel][case.whole as usize % 3];
    let distance = if case.flag { case.length } else { -case.length };
    let options = Offset::new(distance).join(join).closed(case.closed);
    for line in core::smooth::offset(&Vec::from_iter(plane), &options)? {
        assert!(line.points.len() > 1 || distance == 0.0);
        assert_finite(&line.points);
    }
    Ok(())
}

fn fillet<P: Point>(case: &Line<P>) -> Outcome {
    let options = Fillet::new(case.length).closed(case.closed);
    let road = core::smooth::fillet(&case.points, &options)?;
    assert_ends(case, &road.points);
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
    let (mut stroke, whole) = match case.other.len() % 3 {
        0 => {
            (Stroke::chaikin(cut.closed(case.closed))?, core::smooth::chaikin(&case.points, &cut)?)
        }
        1 => (Stroke::catmull_rom(spline)?, core::smooth::catmull_rom(&case.points, &spline)?),
        _ => (Stroke::bspline(pulled)?, core::smooth::bspline(&case.points, &pulled)?),
    };
    let mut curve = Vec::new();
    for &point in &case.points {
        let Growth { keep, points, .. } = stroke.push(point)?;
        curve.truncate(keep);
        curve.extend(points);
    }
    assert_eq!(curve, whole);
    Ok(())
}

/// A curve of millions of points is right but slow.
fn subdivisions(whole: u32) -> u32 {
    if whole > 1 << 16 { whole } else { whole % 1000 }
}

fn catmull_rom<P: Point>(case: &Line<P>) -> Outcome {
    let count = subdivisions(case.whole);
    let options = CatmullRom::new().alpha(case.share).closed(case.closed).subdivisions(count);
    let curve = core::smooth::catmull_rom(&case.points, &options)?;
    let bezier = core::smooth::catmull_rom_bezier(&case.points, &options)?;
    assert_finite(&[&curve[..], &bezier].concat());
    for (index, point) in case.points.iter().enumerate().filter(|_| case.points.len() > 1) {
        let found = [curve.get(index * count as usize), bezier.get(3 * index)];
        assert_eq!(found, [Some(point); 2], "{index}");
    }
    assert_curve(case, &core::smooth::catmull_rom_curve(&case.points, &options)?);
    assert_derived(case, &options)
}

fn bspline<P: Point>(case: &Line<P>) -> Outcome {
    let options = Bspline::new().degree(case.steps.len() as u32 + 1).closed(case.closed);
    let options = options.subdivisions(subdivisions(case.whole));
    assert_ends(case, &core::smooth::bspline(&case.points, &options)?);
    assert_curve(case, &core::smooth::bspline_curve(&case.points, &options)?);
    assert_derived(case, &options)
}

fn measure<P: Point>(case: &Line<P>) -> Outcome {
    let shape = core::measure::measure(&case.points, case.closed)?;
    assert!(shape.length >= 0.0 && shape.length.is_finite(), "{shape:?}");
    assert!((0.0..=180.0).contains(&shape.max_turn), "{shape:?}");
    assert!((0.0..=shape.max_turn + 1e-9).contains(&shape.mean_turn), "{shape:?}");
    let turns = core::measure::turn_angles(&case.points, case.closed)?;
    let bends = core::measure::curvature(&case.points, case.closed)?;
    assert_eq!([turns.len(), bends.len()], [shape.points as usize; 2]);
    assert!(turns.iter().all(|turn| (0.0..=180.0).contains(turn)), "{turns:?}");
    assert!(bends.iter().all(|&bend| bend >= 0.0), "{bends:?}");
    let distance = core::measure::deviation(&case.points, &case.other, case.closed)?;
    assert_eq!(distance.is_infinite(), case.points.is_empty() != case.other.is_empty());
    assert!(distance >= 0.0);
    for cut in core::measure::corner_cuts(&case.points, &case.other, case.closed)? {
        assert!((cut.segment as usize) < case.points.len() && case.other.contains(&cut.point));
    }
    let place = P::from_slice(&[case.length, case.share]);
    let nearest = core::measure::nearest(&case.points, place, case.closed)?;
    assert_eq!(nearest.is_some(), !case.points.is_empty());
    assert_eq!(LineIndex::new(&case.points, case.closed)?.nearest(place)?, nearest);
    assert!(nearest.is_none_or(|found| found.along <= shape.length * (1.0 + 1e-9)), "{nearest:?}");
    Ok(())
}

fn resample<P: Point>(case: &Line<P>) -> Outcome {
    // So many points are right but slow; more are refused.
    let count = core::measure::measure(&case.points, case.closed)?.length / case.length;
    if !(1e5..2e7).contains(&count) {
        let even = core::measure::resample(&case.points, case.length, case.closed)?;
        assert_ends(case, &even);
        assert_eq!(even.first(), case.points.first());
        assert_derived(case, &Resample::new(case.length).closed(case.closed))?;
    }
    Ok(())
}

fn polyline<P: Point>(case: &Line<P>) -> Outcome {
    let line = Polyline::new(&*case.points, case.closed)?;
    assert_eq!((line.points(), line.is_closed()), (&*case.points, case.closed));
    assert_finite(&line);
    let plane = line.iter().map(|point| [point.coordinates()[0], point.coordinates()[1]]);
    assert_eq!(*Polyline::open(plane.clone())?, *Polyline::closed(plane)?);
    assert_eq!(line.into_points(), case.points);
    Ok(())
}

fn follower<P: Point>(case: &Line<P>) -> Outcome {
    let mut follower = core::measure::Follower::new(&case.points, case.closed)?;
    if case.flag {
        follower = follower.with_turning(case.length)?;
    }
    for &distance in &case.steps {
        let position = follower.at(distance * follower.length() / 9.0);
        assert_eq!(position.is_some(), !case.points.is_empty());
        let square = position.map_or(0.0, |position| position.heading.dot(position.heading));
        assert!(square == 0.0 || (square - 1.0).abs() < 1e-9, "{position:?}");
    }
    Ok(())
}
