//! The quirks of the published refining, each beside the corrected behaviour.

use meander_core::glam::{DVec2, dvec2};
use meander_core::{
    Smoother,
    smooth::{Refine, refine},
};

use crate::plain::open;
use crate::table::Refining;

const LISTING: Refining =
    Refining { passes: 1, angle_limit: 30.0, outlier_angle: 90.0, published: true };

fn published(points: &[DVec2]) -> Vec<DVec2> {
    LISTING.smooth(&open(points)).unwrap().into()
}

fn corrected(points: &[DVec2]) -> Vec<DVec2> {
    refine(&open(points), &Refine::new().outlier_angle(90.0)).unwrap().into()
}

fn points(list: &[(i32, i32)]) -> Vec<DVec2> {
    list.iter().map(|&(x, y)| dvec2(f64::from(x), f64::from(y))).collect()
}

fn spiked() -> Vec<DVec2> {
    points(&[(0, 0), (4, 0), (8, 0), (6, 8), (12, 0), (16, 0)])
}

#[test]
fn only_published_loses_the_vertex_before_an_outlier() {
    assert!(!published(&spiked()).contains(&dvec2(8.0, 0.0)));
    assert!(!published(&spiked()).contains(&dvec2(6.0, 8.0)));
    assert_eq!(LISTING.derive(&open(&spiked())).unwrap().rejected, [2, 3]);
    let refined = corrected(&spiked());
    assert_eq!(refined, points(&[(0, 0), (4, 0), (8, 0), (12, 0), (16, 0)]));
    assert_eq!(Refine::new().outlier_angle(90.0).derive(&open(&spiked())).unwrap().rejected, [3]);
}

#[test]
fn a_point_without_a_heading_turns_nowhere() {
    // Both coordinates run backwards, so the products with a heading of zero are -0.
    let path = points(&[(0, 0), (8, 8), (8, 8), (1, 2), (-9, -8)]);
    assert_eq!(published(&path).len(), 4);
    let raised: Vec<_> = path.iter().map(|point| point.extend(0.0)).collect();
    assert_eq!(LISTING.smooth(&open(&raised)).unwrap().len(), 4);
}
