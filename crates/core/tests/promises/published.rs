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

fn corner() -> Vec<DVec2> {
    points(&[(0, 0), (8, 0), (12, 4)])
}

#[test]
fn published_cuts_only_the_far_side_of_a_corner() {
    assert_eq!(published(&corner()), points(&[(0, 0), (9, 1), (11, 3), (12, 4)]));
    assert_eq!(corrected(&corner()), points(&[(0, 0), (6, 0), (9, 1), (12, 4)]));
}

/// Straight through (4, 0), round gently, and straight through it again.
fn crossing() -> Vec<DVec2> {
    let mut path = points(&[(0, 0), (4, 0), (8, 0)]);
    let centre = dvec2(8.0, 4.0);
    path.extend((1..18).map(|i| centre + DVec2::from_angle(f64::from(i) * 0.26 - 1.57) * 4.0));
    path.extend(points(&[(4, 2), (4, 0), (4, -3), (4, -6)]));
    path
}

#[test]
fn only_published_drops_a_vertex_whose_coordinates_occurred_before() {
    let times = |path: &[DVec2]| path.iter().filter(|&&p| p == dvec2(4.0, 0.0)).count();
    assert_eq!(times(&crossing()), 2);
    assert_eq!(times(&published(&crossing())), 1);
    assert_eq!(times(&corrected(&crossing())), 2);
}

fn patrol() -> Vec<DVec2> {
    points(&[(0, 0), (4, -2), (8, 0), (10, 4), (8, 8), (4, 10), (0, 8), (-2, 4), (0, 0)])
}

#[test]
fn only_published_leaves_out_the_last_point_of_a_closed_patrol() {
    let refined = published(&patrol());
    assert_ne!(refined.last(), refined.first());
    let refined = corrected(&patrol());
    assert_eq!(refined.last(), refined.first());
}

#[test]
fn published_eats_the_corners_of_a_grid_path_at_90_degrees() {
    let stairs = points(&[(0, 0), (1, 0), (1, 1), (2, 1), (2, 2)]);
    let left = [dvec2(0.0, 0.0), dvec2(2.0, 1.25), dvec2(2.0, 1.75), dvec2(2.0, 2.0)];
    assert_eq!(published(&stairs), left);
}

#[test]
fn a_point_without_a_heading_turns_nowhere() {
    // Both coordinates run backwards, so the products with a heading of zero are -0.
    let path = points(&[(0, 0), (8, 8), (8, 8), (1, 2), (-9, -8)]);
    assert_eq!(published(&path).len(), 4);
    let raised: Vec<_> = path.iter().map(|point| point.extend(0.0)).collect();
    assert_eq!(LISTING.smooth(&open(&raised)).unwrap().len(), 4);
}
