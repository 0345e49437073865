//! Promises of refining.
use crate::plain::{line, lines, open, polylines, spaces};
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
        points in polylines(0..30), in_space in spaces(0..30), passes in 0..4u32, closed in any::<bool>(),
    ) {
        assert_refines_as_chaikin(&points, passes, closed);
        assert_refines_as_chaikin(&in_space, passes, closed);
    }

    #[test]
    fn gentle_turns_stay_as_they_are(line in lines(0..30), passes in 0..4u32) {
        let options = Refine::new()
            .passes(passes)
            .angle_limit(180.5)
            .outlier_angle(f64::INFINITY);
        prop_assert_eq!(refine(&line, &options).unwrap(), line);
    }

    #[test]
    fn a_closed_patrol_has_no_first_point(points in polylines(0..12), turn in 0..12usize) {
        // Starting a closed line elsewhere returns the same line.
        prop_assume!(points.len() > 2);
        let turn = turn % points.len();
        let mut other = points.clone();
        other.rotate_left(turn);
        let options = Refine::new().outlier_angle(f64::INFINITY).passes(2);
        let refined = |points: &[DVec2]| refine(&line(points, true), &options).unwrap().to_vec();
        let (mut a, mut b) = (refined(&points), refined(&other));
        let key = |p: &DVec2| (p.x, p.y);
        a.sort_by(|p, q| key(p).partial_cmp(&key(q)).unwrap());
        b.sort_by(|p, q| key(p).partial_cmp(&key(q)).unwrap());
        prop_assert_eq!(a, b);
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

#[test]
fn repeated_points_keep_a_corner_a_corner() {
    let doubled = [dvec2(0.0, 0.0), dvec2(4.0, 0.0), dvec2(4.0, 0.0), dvec2(4.0, 4.0)];
    let refined = refine(&open(&doubled), &Refine::new().outlier_angle(f64::INFINITY));
    let expected = [
        dvec2(0.0, 0.0),
        dvec2(3.0, 0.0),
        dvec2(4.0, 0.0),
        dvec2(4.0, 0.0),
        dvec2(4.0, 1.0),
        dvec2(4.0, 4.0),
    ];
    assert_eq!(refined.unwrap(), open(&expected));
}
