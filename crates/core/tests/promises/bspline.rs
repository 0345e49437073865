//! Promises of B-splines.

use meander_core::glam::{DVec2, DVec3};
use meander_core::{
    Polyline,
    smooth::{Bspline, bspline},
};
use proptest::prelude::*;

use crate::plain::{line, lines};
use crate::property::properties;

/// The Cox-de Boor recursion: the weight of the point at `index` at `t`.
fn weight(knots: &[f64], index: usize, degree: usize, t: f64) -> f64 {
    let at = |offset: usize| knots[index + offset];
    if degree == 0 {
        return f64::from(u8::from(at(0) <= t && t < at(1)));
    }
    let share = |from: f64, to: f64, t: f64| if to > from { (t - from) / (to - from) } else { 0.0 };
    share(at(0), at(degree), t) * weight(knots, index, degree - 1, t)
        + (1.0 - share(at(1), at(degree + 1), t)) * weight(knots, index + 1, degree - 1, t)
}

/// The points of a curve as sums of all points, each with its weight; weights add up to 1.
fn plain(points: &Polyline, options: &Bspline) -> Vec<DVec2> {
    let count = points.len();
    let degree = (options.degree as usize).min(count - 1);
    let (pull, knots, spans): (Vec<DVec2>, Vec<f64>, usize) = if points.is_closed() {
        let first = count - (degree - 1) / 2;
        let pull = (first..first + count + degree).map(|index| points[index % count]).collect();
        let knots = (0..=count + 2 * degree).map(|knot| knot as f64 - degree as f64).collect();
        (pull, knots, count)
    } else {
        let spans = count - degree;
        let knot = |knot: usize| (knot as f64 - degree as f64).clamp(0.0, spans as f64);
        (points.to_vec(), (0..=count + degree).map(knot).collect(), spans)
    };
    (0..spans as u32 * options.subdivisions)
        .map(|step| {
            let t = f64::from(step) / f64::from(options.subdivisions);
            let weights: Vec<f64> =
                (0..pull.len()).map(|index| weight(&knots, index, degree, t)).collect();
            assert!((weights.iter().sum::<f64>() - 1.0).abs() < 1e-12);
            pull.iter().zip(weights).map(|(&point, weight)| point * weight).sum()
        })
        .collect()
}

properties! {
    #![cases(128)]

    #[test]
    fn a_point_is_a_weighted_sum_of_all(
        points in lines(2..14), degree in 1..=5u32, subdivisions in 1..6u32,
    ) {
        let options = Bspline::new().degree(degree).subdivisions(subdivisions);
        let closed = points.is_closed();
        let curve = bspline(&points, &options).unwrap();
        let expected = plain(&points, &options);
        let size = expected.len() + usize::from(!closed);
        prop_assert_eq!(curve.len(), size);
        let far = points.iter().map(|point| point.length()).fold(1.0, f64::max);
        for (found, sum) in curve.iter().zip(&expected) {
            prop_assert!(found.distance(*sum) <= 1e-12 * far, "{found} {sum}");
        }
        if !closed {
            prop_assert_eq!((curve[0], curve[size - 1]), (points[0], points[points.len() - 1]));
        }
    }

    #[test]
    fn equal_points_stay_where_they_are(
        point in (-50.0..50.0, -50.0..50.0, -50.0..50.0), count in 0..9usize, degree in 1..=5u32, closed in any::<bool>(),
    ) {
        let point = DVec3::from(point);
        let still = line(&vec![point; count], closed);
        let curve = bspline(&still, &Bspline::new().degree(degree)).unwrap();
        prop_assert!(curve.iter().all(|&at| at == point));
        if count < 2 {
            prop_assert_eq!(curve.len(), count);
        }
    }
}
