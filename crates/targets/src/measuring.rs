//! What polylines are measured by.

use meander_core::glam::{DVec2, DVec3};
use meander_core::{
    Error, Point, corner_cuts, curvature, deviation, measure, nearest, resample, turn_angles,
};

use crate::smoothing::plane_or_space;
use crate::{Bytes, Target};

pub(crate) static TARGETS: &[Target] = &[
    Target::new("measure", &["points"], plane_or_space!(shape)),
    Target::new("deviation", &["points", "reference"], plane_or_space!(between)),
    Target::new("curvature", &["points"], plane_or_space!(bends)),
    Target::new("turn_angles", &["points"], plane_or_space!(turns)),
    Target::new("nearest", &["points", "place"], plane_or_space!(nearest_place)),
    Target::new("corner_cuts", &["points", "pass"], plane_or_space!(cuts)),
    Target::new("resample", &["points", "spacing"], plane_or_space!(evenly)),
];

fn shape<P: Point>(bytes: &mut Bytes<'_>) -> Result<(), Error> {
    let points = bytes.points::<P>();
    let shape = measure(&points, bytes.yes())?;
    assert_eq!(shape.points as usize, points.len());
    assert!(shape.length >= 0.0 && shape.length.is_finite());
    assert!((0.0..=180.0).contains(&shape.max_turn), "{shape:?}");
    assert!((0.0..=shape.max_turn + 1e-9).contains(&shape.mean_turn), "{shape:?}");
    Ok(())
}

fn between<P: Point>(bytes: &mut Bytes<'_>) -> Result<(), Error> {
    let (points, reference, closed) = (bytes.points::<P>(), bytes.points::<P>(), bytes.yes());
    let found = deviation(&points, &reference, closed)?;
    assert!(found >= 0.0);
    assert_eq!(found.is_infinite(), points.is_empty() != reference.is_empty());
    let same = deviation(&points, &points, closed)?;
    let largest = points
        .iter()
        .flat_map(|point| point.coordinates())
        .fold(0.0, |largest: f64, coordinate| largest.max(coordinate.abs()));
    assert!(same <= 1e-12 * largest, "{same}");
    Ok(())
}

fn bends<P: Point>(bytes: &mut Bytes<'_>) -> Result<(), Error> {
    let points = bytes.points::<P>();
    let bends = curvature(&points, bytes.yes())?;
    assert_eq!(bends.len(), points.len());
    assert!(bends.iter().all(|&bend| bend >= 0.0), "{bends:?}");
    Ok(())
}

fn turns<P: Point>(bytes: &mut Bytes<'_>) -> Result<(), Error> {
    let points = bytes.points::<P>();
    let turns = turn_angles(&points, bytes.yes())?;
    assert_eq!(turns.len(), points.len());
    assert!(turns.iter().all(|turn| (0.0..=180.0).contains(turn)), "{turns:?}");
    Ok(())
}

fn nearest_place<P: Point>(bytes: &mut Bytes<'_>) -> Result<(), Error> {
    let (points, closed) = (bytes.points::<P>(), bytes.yes());
    let place = P::from_slice(&[bytes.number(0.0, 9.0), bytes.number(0.0, 9.0), 0.0]);
    let found = nearest(&points, place, closed)?;
    assert_eq!(found.is_some(), !points.is_empty());
    if let Some(found) = found {
        assert!(found.distance >= 0.0 && found.along >= 0.0, "{found:?}");
        assert!((found.segment as usize) < points.len());
        let legs = measure(&points, closed)?.length;
        assert!(found.along <= legs * (1.0 + 1e-9), "{found:?} of {legs}");
    }
    Ok(())
}

fn cuts<P: Point>(bytes: &mut Bytes<'_>) -> Result<(), Error> {
    let (points, pass) = (bytes.points::<P>(), bytes.points::<P>());
    for cut in corner_cuts(&points, &pass, bytes.yes())? {
        assert!((cut.segment as usize) < points.len());
        assert!(pass.contains(&cut.point));
    }
    Ok(())
}

fn evenly<P: Point>(bytes: &mut Bytes<'_>) -> Result<(), Error> {
    let (points, closed) = (bytes.points::<P>(), bytes.yes());
    let spacing = bytes.number(0.0, 4.0);
    // So many are right but slow; more are refused.
    if (1e5..2e7).contains(&(measure(&points, closed)?.length / spacing)) {
        return Ok(());
    }
    let even = resample(&points, spacing, closed)?;
    assert_eq!(even.first(), points.first());
    if !closed && points.len() > 1 {
        assert_eq!(even.last(), points.last());
    }
    Ok(())
}
