//! Promises of the index of a polyline.

use meander_core::glam::{DVec2, DVec3, dvec2};
use meander_core::measure::{LineIndex, nearest};

use crate::plain::{argument, line};

fn same_as_nearest(points: &[DVec2], places: &[DVec2]) {
    let space: Vec<DVec3> = points.iter().map(|point| point.extend(0.5 * point.x)).collect();
    for closed in [false, true] {
        let (plane, space) = (line(points, closed), line(&space, closed));
        let (index, space_index) = (LineIndex::new(&plane), LineIndex::new(&space));
        for &place in places {
            assert_eq!(index.nearest(place).unwrap(), nearest(&plane, place).unwrap());
            let high = place.extend(1.0);
            assert_eq!(space_index.nearest(high).unwrap(), nearest(&space, high).unwrap());
        }
    }
}

#[test]
fn of_equally_near_segments_the_index_finds_the_first() {
    let empty = LineIndex::<DVec2>::new(&line(&[], false));
    assert_eq!(empty.nearest(DVec2::ZERO).unwrap(), None);
    assert_eq!(argument(empty.nearest(dvec2(0.0, f64::NAN))), "place");
    let lattice: Vec<DVec2> =
        (0..500).map(|i| dvec2(f64::from(i * 7 % 5), f64::from(i * i % 9))).collect();
    let places: Vec<DVec2> =
        (0..100).map(|i| dvec2(f64::from(i % 10) / 2.0, f64::from(i / 10))).collect();
    same_as_nearest(&lattice, &places);
    let laps: Vec<DVec2> =
        (0..1000).map(|i| dvec2(f64::from(i % 2), f64::from(i / 2 % 2))).collect();
    same_as_nearest(&laps, &places);
    // All points of a circle are equally near to its centre, except for rounding.
    let circle: Vec<DVec2> =
        (0..1000).map(|i| DVec2::from_angle(f64::from(i)) * 3.0 + dvec2(0.1, 0.7)).collect();
    same_as_nearest(&circle, &[dvec2(0.1, 0.7), dvec2(1e9, 3.0), dvec2(0.0, 1e-300)]);
    let far: Vec<DVec2> = circle.iter().map(|&point| point + dvec2(1e12, -1e12)).collect();
    same_as_nearest(&far, &[dvec2(1e12, -1e12), DVec2::ZERO]);
    let huge: Vec<DVec2> = lattice.iter().map(|&point| point * 1e149).collect();
    same_as_nearest(&huge, &places);
}
