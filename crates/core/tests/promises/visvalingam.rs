//! Dropping the smallest triangles from a heap keeps exactly the same points as comparing all triangles.

use meander_core::glam::{DVec2, dvec2};
use meander_core::{
    Point, Polyline,
    smooth::{Visvalingam, visvalingam},
};
use proptest::prelude::*;

use crate::curve_values::in_space;
use crate::plain::{line, polylines};
use crate::property::properties;

fn triangle<P: Point>(points: &[P], index: usize) -> f64 {
    let count = points.len();
    let at = points[(index + count - 1) % count];
    (points[index] - at).cross_length(points[(index + 1) % count] - at) * 0.5
}

/// The indexes of points that may go, among the points left.
fn inner(count: usize, closed: bool, options: &Visvalingam) -> std::ops::Range<usize> {
    let least = options.count.unwrap_or(if closed { 3 } else { 0 });
    match closed {
        _ if count <= least as usize => 0..0,
        true => 0..count,
        false => 1..count.saturating_sub(1).max(1),
    }
}

/// As in the paper: compares all triangles for each dropped point, in O(n²).
fn plain<P: Point>(points: &Polyline<P>, options: &Visvalingam) -> Polyline<P> {
    let (mut left, closed) = (points.to_vec(), points.is_closed());
    let mut areas: Vec<f64> = (0..left.len()).map(|index| triangle(&left, index)).collect();
    loop {
        let least =
            inner(left.len(), closed, options).min_by(|&a, &b| areas[a].total_cmp(&areas[b]));
        let goes = |&index: &usize| options.count.is_some() || areas[index] < options.area;
        let Some(index) = least.filter(goes) else { return line(&left, closed) };
        left.remove(index);
        let dropped = areas.remove(index);
        let count = left.len();
        for neighbor in [(index + count - 1) % count, index % count] {
            areas[neighbor] = triangle(&left, neighbor).max(dropped);
        }
    }
}

fn assert_kept<P: Point>(points: &Polyline<P>, options: &Visvalingam) {
    let kept = visvalingam(points, options).unwrap();
    assert_eq!(kept, plain(points, options));
    assert_eq!(visvalingam(&kept, options).unwrap(), kept);
}

/// On a lattice many triangles are equal, and many are 0.
fn lattice() -> impl Strategy<Value = Vec<DVec2>> {
    let place = (0..4, 0..4).prop_map(|(x, y)| dvec2(f64::from(x), f64::from(y)));
    prop::collection::vec(place, 0..60)
}

properties! {
    #[test]
    fn a_heap_keeps_the_same_points(
        points in prop_oneof![polylines(0..80), lattice()],
        area in prop_oneof![Just(0.0), Just(0.5), 0.01..5.0, 5.0..2000.0, Just(f64::INFINITY)],
        count in 2..40u32,
        closed in any::<bool>(),
    ) {
        let options = Visvalingam::new(area);
        assert_kept(&line(&in_space(&points), closed), &options);
        let points = line(&points, closed);
        assert_kept(&points, &options);
        if area == 0.0 {
            prop_assert_eq!(&visvalingam(&points, &options).unwrap(), &points);
        }
        let options = Visvalingam::to_count(count);
        let kept = visvalingam(&points, &options).unwrap();
        prop_assert_eq!(kept.len(), points.len().min(count as usize));
        prop_assert_eq!(kept, plain(&points, &options));
    }
}
