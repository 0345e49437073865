use super::{Flood, Priorities, Reach, TERMINAL};
use crate::chisel::Chisel;
use crate::grid::Grid;

fn flood(seed: u32, side: u32, walls: &[u32], two: bool) -> Flood<Grid> {
    let priorities = Priorities::new(&Chisel { seed, ..Chisel::new(&[]) }, side * side);
    let grid = Grid::new(side, side).unwrap_or_else(|error| panic!("{error}"));
    Flood::new(grid, priorities, walls, two)
}

fn path(flood: &mut Flood<Grid>, ends: [u32; 2]) -> Vec<u32> {
    flood.begin(&ends);
    assert_eq!(flood.advance(u32::MAX), Reach::All);
    flood.path(ends[1])
}

#[test]
fn floods_do_not_wear_out() {
    for two in [false, true] {
        let mut flood = flood(5, 10, &[3], two);
        let first = path(&mut flood, [0, 99]);
        assert!(!first.contains(&3));
        for used in [0, TERMINAL - 300, TERMINAL - 250, TERMINAL - 200] {
            flood.base = flood.base.max(used);
            assert_eq!(path(&mut flood, [0, 99]), first);
            assert_eq!(path(&mut flood, [0, 99]), first);
        }
    }
}

#[test]
fn two_sides_find_the_path_of_one_and_never_visit_more_than_twice_as_much() {
    let (mut alone, mut together) = (0, 0);
    for seed in 0..400 {
        let side = 2 + seed % 40;
        let (start, end) = (seed % side, side * side - 1 - seed * 7 % side);
        if start == end {
            continue;
        }
        let (mut one, mut two) = (flood(seed, side, &[], false), flood(seed, side, &[], true));
        let mut back = path(&mut one, [end, start]);
        let least = one.len();
        back.reverse();
        assert_eq!(path(&mut one, [start, end]), back);
        assert_eq!(path(&mut two, [start, end]), back);
        assert!(two.len() <= 2 * least.min(one.len()));
        alone += one.len();
        together += two.len();
    }
    assert!(5 * together < 4 * alone, "{together} of {alone}");
}

#[test]
fn between_corners_two_sides_visit_about_half_as_much() {
    let (mut alone, mut together) = (0, 0);
    for seed in 0..40 {
        for (two, visited) in [(false, &mut alone), (true, &mut together)] {
            let mut flood = flood(seed, 100, &[], two);
            path(&mut flood, [101, 9898]);
            *visited += flood.len();
        }
    }
    assert!(100 * together < 58 * alone, "{together} of {alone}");
}
