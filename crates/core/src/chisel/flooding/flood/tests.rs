use super::{Flood, Priorities, Reach};
use crate::cells::Cells;
use crate::chisel::Chisel;
use crate::grid::Grid;

/// From both ends or the first one until they are connected, on a square grid.
fn flood(seed: u32, side: u32, walls: &[u32], ends: [u32; 2], sides: usize) -> (usize, Vec<u32>) {
    let priorities = Priorities::new(&Chisel::new(Cells::NONE).seed(seed), side * side);
    let grid = Grid::new(side, side).unwrap_or_else(|error| panic!("{error}"));
    let Some(mut flood) = Flood::begin(grid, priorities, walls, &ends, sides) else { panic!("{ends:?}") };
    assert_eq!(flood.advance(u32::MAX), Reach::All);
    (flood.visited().len(), flood.path(ends[1]))
}

#[test]
fn floods_go_round_walls() {
    for sides in [1, 2] {
        for wall in [3, 10, 55, 98] {
            let (_, path) = flood(5, 10, &[wall], [0, 99], sides);
            assert!(!path.contains(&wall));
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
        let (from_end, mut back) = flood(seed, side, &[], [end, start], 1);
        back.reverse();
        let (from_start, path) = flood(seed, side, &[], [start, end], 1);
        assert_eq!(path, back);
        let (from_both, path) = flood(seed, side, &[], [start, end], 2);
        assert_eq!(path, back);
        assert!(from_both <= 2 * from_end.min(from_start));
        alone += from_start;
        together += from_both;
    }
    assert!(5 * together < 4 * alone, "{together} of {alone}");
}

#[test]
fn between_corners_two_sides_visit_about_half_as_much() {
    let (mut alone, mut together) = (0, 0);
    for seed in 0..40 {
        for (sides, visited) in [(1, &mut alone), (2, &mut together)] {
            *visited += flood(seed, 100, &[], [101, 9898], sides).0;
        }
    }
    assert!(100 * together < 58 * alone, "{together} of {alone}");
}
