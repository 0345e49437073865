//! What Chaikin's corner cutting promises, and the pinned values of every smoother.
use crate::plain::{length, lines};
use meander_core::Polyline;
use meander_core::glam::DVec2;
use meander_core::smooth::{CatmullRom, Chaikin, Refine, catmull_rom, chaikin, refine};
use proptest::prelude::*;

proptest! {
    #[test]
    fn chaikin_doubles_the_points_and_keeps_the_ends(line in lines(0..30), passes in 0..4u32) {
        let cut = chaikin(&line, &Chaikin::new().passes(passes)).unwrap();
        let closed = line.is_closed();
        if line.len() < 3 {
            prop_assert_eq!(cut, line);
        } else {
            prop_assert_eq!(cut.len(), line.len() << passes);
            if !closed {
                prop_assert_eq!((cut[0], cut[cut.len() - 1]), (line[0], line[line.len() - 1]));
            }
            prop_assert!(length(&cut, closed) <= length(&line, closed) + 1e-6);
        }
    }
}

/// One pinned answer for each smoother whose arithmetic a target or a library could change.
#[test]
fn value_stability() {
    let bend = [[0.0, 0.0], [3.0, 1.0], [4.0, 5.0], [9.0, 2.0]];
    let (bend, round) = (Polyline::open(bend).unwrap(), Polyline::closed(bend).unwrap());
    let bits = |curve: &[DVec2], index: usize| {
        [curve[index].x.to_bits(), curve[index].y.to_bits()].map(|bits| format!("{bits:016x}"))
    };
    let spline = |alpha| {
        let options = CatmullRom::new().subdivisions(7).alpha(alpha);
        bits(&catmull_rom(&round, &options).unwrap(), 10)
    };
    let found = [
        spline(0.5),
        spline(0.3),
        spline(1.0),
        bits(&refine(&bend, &Refine::new().passes(3)).unwrap(), 7),
        bits(&chaikin(&round, &Chaikin::new().ratio(0.3).passes(2)).unwrap(), 5),
    ];
    let expected: [[&str; 2]; 5] = [
        ["400ba5af2fdeaf74", "40068298fdec21e6"],
        ["400b577c26eb2740", "4006af4430b4dc44"],
        ["400c64357d954fdf", "4006228e5141e853"],
        ["4012c00000000000", "4010a00000000000"],
        ["400ca3d70a3d70a4", "400a8f5c28f5c28f"],
    ];
    assert_eq!(found, expected);
}
