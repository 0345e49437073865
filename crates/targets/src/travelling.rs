//! Places along polylines and curves.

use meander_core::glam::{DVec2, DVec3};
use meander_core::{
    Bspline, CatmullRom, Curve, Error, Follower, Point, bspline_curve, catmull_rom_curve,
};

use crate::smoothing::plane_or_space;
use crate::{Bytes, Target};

pub(crate) static TARGETS: &[Target] = &[
    Target::new("Follower", &["points", "turning"], plane_or_space!(follow)),
    Target::new(
        "catmull_rom_curve",
        &["points", "alpha", "subdivisions"],
        plane_or_space!(through_points),
    ),
    Target::new(
        "bspline_curve",
        &["points", "degree", "subdivisions"],
        plane_or_space!(near_points),
    ),
];

fn follow<P: Point>(bytes: &mut Bytes<'_>) -> Result<(), Error> {
    let (points, closed) = (bytes.points::<P>(), bytes.yes());
    let mut follower = Follower::new(&points, closed)?;
    if bytes.yes() {
        follower = follower.with_turning(bytes.number(0.0, 9.0))?;
    }
    assert!(follower.length() >= 0.0);
    for _ in 0..bytes.below(6) {
        let position = follower.at(bytes.number(-9.0, 99.0));
        assert_eq!(position.is_some(), !points.is_empty());
        if let Some(position) = position {
            assert!((position.segment as usize) < points.len());
            let length = position.heading.dot(position.heading);
            assert!(length == 0.0 || (length - 1.0).abs() < 1e-9, "{position:?}");
        }
    }
    Ok(())
}

fn check<P: Point>(bytes: &mut Bytes<'_>, points: &[P], curve: &Curve<P>) -> Result<(), Error> {
    assert!(curve.length() >= 0.0);
    for _ in 0..bytes.below(6) {
        let (t, distance) = (bytes.number(-9.0, 99.0), bytes.number(-9.0, 99.0));
        assert_eq!(curve.point(t).is_some(), !points.is_empty());
        assert_eq!(curve.tangent(t).is_some(), !points.is_empty());
        let reached = curve.parameter_at(distance);
        assert!((0.0..=curve.spans() as f64).contains(&reached), "{reached}");
        let length = curve.length_to(t);
        assert!((0.0..=curve.length() * (1.0 + 1e-9)).contains(&length), "{length}");
    }
    Ok(())
}

fn through_points<P: Point>(bytes: &mut Bytes<'_>) -> Result<(), Error> {
    let points = bytes.points::<P>();
    let options = CatmullRom::new().alpha(bytes.number(0.0, 1.0)).closed(bytes.yes());
    check(bytes, &points, &catmull_rom_curve(&points, &options.subdivisions(1))?)
}

fn near_points<P: Point>(bytes: &mut Bytes<'_>) -> Result<(), Error> {
    let points = bytes.points::<P>();
    let options = Bspline::new().degree(bytes.whole(4).wrapping_add(1)).closed(bytes.yes());
    check(bytes, &points, &bspline_curve(&points, &options.subdivisions(1))?)
}
