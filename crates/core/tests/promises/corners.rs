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

/// Checks that nothing is rejected, at any rotation and in either direction.
fn assert_kept(name: &str, line: &[DVec2]) {
    for degrees in 0..36 {
        let turn = DVec2::from_angle((f64::from(degrees) * 10.7).to_radians());
        let mut line: Vec<DVec2> = line.iter().map(|&point| turn.rotate(point)).collect();
        assert_eq!(rejected(&line, false), NOTHING, "{name}, turned by {degrees}");
        line.reverse();
        assert_eq!(rejected(&line, false), NOTHING, "{name} backwards, turned by {degrees}");
    }
}

#[test]
fn hairpins_switchbacks_loops_and_stairs_keep_their_corners() {
    for points in 1..8 {
        for gap in [0.01, 0.3, 1.0, 3.0] {
            assert_kept("hairpin", &along(&[(0.0, 0.0), (9.0, gap / 2.0), (0.0, gap)], points));
            let bar = [(0.0, 0.0), (9.0, 0.0), (9.0, gap), (0.0, gap)];
            assert_kept("hairpin with a bar", &along(&bar, points));
        }
    }
    for (rise, bends) in [0.2, 0.5, 1.0, 2.0, 3.0].into_iter().zip([3, 11, 4, 7, 11]) {
        let vertex =
            |index: i32| (if index % 2 == 0 { 0.0 } else { 10.0 }, f64::from(index) * rise);
        let vertices: Vec<(f64, f64)> = (0..bends).map(vertex).collect();
        for points in 1..7 {
            assert_kept(&format!("{bends} legs of {points}"), &along(&vertices, points));
        }
    }
    let pigtail = [(-2, 0), (-1, 0), (0, 0), (1, 0), (1, 1), (0, 1), (0, 0), (0, -1)];
    let pigtail = pigtail.map(|(x, y)| (2.0 * f64::from(x), 2.0 * f64::from(y)));
    assert_kept("loop", &along(&pigtail, 1));
    assert_kept("loop of more points", &along(&pigtail, 3));
    for tread in 1..5 {
        let stair = |index: i32| {
            let (whole, rest) = (index / (2 * tread) * tread, index % (2 * tread));
            dvec2(f64::from(whole + rest.min(tread)), f64::from(whole + (rest - tread).max(0)))
        };
        assert_kept("stairs", &(0..40).map(stair).collect::<Vec<_>>());
    }
}
