//! Promises of refining.
use crate::curve_values::in_space;
use crate::plain::{line, open, polylines};
use crate::property::properties;
use meander_core::glam::{DVec2, dvec2};
use meander_core::{
    Derived, Origin, Point, Smoother,
    smooth::{Chaikin, Refine, chaikin, refine},
};
use proptest::prelude::*;

fn assert_refines_as_chaikin<P: Point>(points: &[P], passes: u32, closed: bool) {
    let line = line(points, closed);
    let options = Refine::new().passes(passes).angle_limit(0.0).outlier_angle(f64::INFINITY);
    let refined = refine(&line, &options).unwrap();
    let cut = chaikin(&line, &Chaikin::new().passes(passes)).unwrap();
    assert_eq!(refined, cut);
}

properties! {
    #[test]
    fn refining_without_limits_is_chaikin(
        points in polylines(0..30), passes in 0..4u32, closed in any::<bool>(),
    ) {
        assert_refines_as_chaikin(&points, passes, closed);
        assert_refines_as_chaikin(&in_space(&points), passes, closed);
    }
}

#[test]
fn outliers_stay_until_somebody_asks_to_reject_them() {
    let spike =
        [[0.0, 0.0], [1.0, 0.0], [2.0, 0.0], [2.5, 9.0], [3.0, 0.0], [4.0, 0.0]].map(DVec2::from);
    let rejected = |options: Refine| options.derive(&open(&spike)).unwrap().rejected;
    assert_eq!(rejected(Refine::new()), [0; 0]);
    assert_eq!(rejected(Refine::new().outlier_angle(90.0)), [3]);
}

#[test]
fn cuts_of_your_own_lie_between_points() {
    let square = [(0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (0.0, 4.0)].map(DVec2::from);
    let quarter = |from: u32| Origin { from, to: (from + 1) % 4, fraction: 0.25 };
    let cut = |points: &[DVec2]| (0..points.len() as u32).map(quarter).collect();
    let derived = Derived::by_cuts(&line(&square, true), 1, cut).unwrap();
    assert_eq!((derived.line[3], derived.origins[3]), (dvec2(0.0, 3.0), quarter(3)));
    let beyond = Origin { from: 4, ..quarter(0) };
    for bad in
        [beyond, Origin { fraction: 1.0, ..quarter(0) }, Origin { to: 2, ..quarter(0) }, quarter(3)]
    {
        let error = Derived::by_cuts(&open(&square), 2, |_| vec![quarter(0), bad]).unwrap_err();
        assert_eq!(
            error.to_string(),
            "cuts[1] must be a place between two consecutive points of the line"
        );
    }
}
