//! Which real corners outlier rejection leaves alone, and which bad points beside them it finds.

use meander_core::glam::{DVec2, dvec2};
use meander_core::{Point, Smoother, smooth::Refine};

use crate::plain::line;

pub(crate) const NOTHING: [u32; 0] = [];

/// The points that an outlier angle of 90 degrees rejects.
pub(crate) fn rejected<P: Point>(points: &[P], closed: bool) -> Vec<u32> {
    Refine::new().outlier_angle(90.0).derive(&line(points, closed)).unwrap().rejected
}

/// A line along the vertices with this many points on each segment, its first included.
fn along(vertices: &[(f64, f64)], points: usize) -> Vec<DVec2> {
    let vertices: Vec<DVec2> = vertices.iter().map(|&(x, y)| dvec2(x, y)).collect();
    let mut line: Vec<DVec2> = vertices
        .windows(2)
        .flat_map(|leg| {
            let (from, to) = (leg[0], leg[1]);
            (0..points).map(move |at| from.lerp(to, at as f64 / points as f64))
        })
        .collect();
    line.extend(vertices.last());
    line
}

fn turned(line: &[DVec2], degrees: f64) -> Vec<DVec2> {
    line.iter().map(|&point| DVec2::from_angle(degrees.to_radians()).rotate(point)).collect()
}

/// Checks that nothing is rejected, at any rotation and in either direction.
fn assert_kept(name: &str, line: &[DVec2]) {
    for degrees in 0..36 {
        let mut line = turned(line, f64::from(degrees) * 10.7);
        assert_eq!(rejected(&line, false), NOTHING, "{name}, turned by {degrees}");
        line.reverse();
        assert_eq!(rejected(&line, false), NOTHING, "{name} backwards, turned by {degrees}");
    }
}

#[test]
fn squares_and_hairpins_keep_their_corners() {
    for points in 1..8 {
        let square = [(0.0, 0.0), (8.0, 0.0), (8.0, 8.0), (0.0, 8.0), (0.0, 0.0)];
        let square = along(&square, points);
        assert_kept("square", &square);
        for degrees in 0..36 {
            let mut round = turned(&square, f64::from(degrees) * 10.7);
            round.pop();
            assert_eq!(rejected(&round, true), NOTHING);
        }
        for gap in [0.01, 0.3, 1.0, 3.0] {
            assert_kept("hairpin", &along(&[(0.0, 0.0), (9.0, gap / 2.0), (0.0, gap)], points));
            let bar = [(0.0, 0.0), (9.0, 0.0), (9.0, gap), (0.0, gap)];
            assert_kept("hairpin with a bar", &along(&bar, points));
        }
    }
}

#[test]
fn switchbacks_keep_their_vertices() {
    for rise in [0.2, 0.5, 1.0, 2.0, 3.0] {
        for bends in [3, 4, 7, 11] {
            let vertex =
                |index: i32| (if index % 2 == 0 { 0.0 } else { 10.0 }, f64::from(index) * rise);
            let vertices: Vec<(f64, f64)> = (0..bends).map(vertex).collect();
            for points in 1..7 {
                assert_kept(
                    &format!("{bends} legs of {points}, rise {rise}"),
                    &along(&vertices, points),
                );
            }
        }
    }
}

#[test]
fn loops_keep_their_vertices() {
    let pigtail = [
        (-4.0, 0.0),
        (-2.0, 0.0),
        (0.0, 0.0),
        (2.0, 0.0),
        (2.0, 2.0),
        (0.0, 2.0),
        (0.0, 0.0),
        (0.0, -2.0),
    ];
    assert_kept("loop", &along(&pigtail, 1));
    assert_kept("loop of more points", &along(&pigtail, 3));
}

#[test]
fn stairs_keep_their_corners() {
    for tread in 1..5 {
        let stairs: Vec<DVec2> = (0..40)
            .scan(dvec2(0.0, 0.0), |at, index| {
                let here = *at;
                *at += if index / tread % 2 == 0 { DVec2::X } else { DVec2::Y };
                Some(here)
            })
            .collect();
        assert_kept(&format!("treads of {tread}"), &stairs);
    }
}

#[test]
fn all_copies_of_a_bad_point_go() {
    let line = [(0.0, 0.0), (1.0, 0.0), (1.0, 0.0), (2.0, 5.0), (2.0, 5.0), (3.0, 0.0), (4.0, 0.0)];
    assert_eq!(rejected(&along(&line, 1), false), [3, 4]);
}
