//! What measuring promises.

use meander_core::glam::{DVec3, dvec2};
use meander_core::{Shape, measure};
use proptest::prelude::*;

#[test]
fn nothing_and_one_point_measure_nothing() {
    assert_eq!(measure::<DVec3>(&[]).unwrap(), Shape::default());
    let one = measure(&[dvec2(3.0, 4.0)]).unwrap();
    assert_eq!(one, Shape { points: 1, ..Shape::default() });
}

#[test]
fn turns_are_exact_where_they_can_be() {
    let square = [(0, 0), (3, 0), (3, 3), (0, 3), (0, 0)];
    let points = square.map(|(x, y)| dvec2(f64::from(x), f64::from(y)));
    let shape = measure(&points).unwrap();
    assert_eq!((shape.length, shape.max_turn, shape.mean_turn), (12.0, 90.0, 90.0));
    let back = measure(&[points[0], points[1], points[0]]).unwrap();
    assert_eq!(back.max_turn, 180.0);
    let straight = measure(&[dvec2(0.0, 0.0), dvec2(0.1, 0.3), dvec2(0.2, 0.6)]).unwrap();
    assert_eq!(straight.max_turn, 0.0);
}

proptest! {
    #[test]
    fn repeated_points_change_only_the_count(
        list in prop::collection::vec((-9.0..9.0, -9.0..9.0, 1..4usize), 0..20)
    ) {
        let once: Vec<_> = list.iter().map(|&(x, y, _)| dvec2(x, y)).collect();
        let often: Vec<_> =
            list.iter().flat_map(|&(x, y, times)| vec![dvec2(x, y); times]).collect();
        let (once, often) = (measure(&once).unwrap(), measure(&often).unwrap());
        prop_assert_eq!(Shape { points: 0, ..once }, Shape { points: 0, ..often });
    }
}
