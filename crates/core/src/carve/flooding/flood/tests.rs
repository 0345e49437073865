use super::{Chisel, Flood, Status};
use crate::grid::Grid;

/// Floods a square grid from the ends until they are connected; returns how many nodes it visits, and the path between
/// two ends.
fn flood(seed: u32, side: u32, ends: &[u32]) -> (usize, Vec<u32>) {
    let grid = Grid::new(side, side).unwrap_or_else(|error| panic!("{error}"));
    let Ok(Some(mut flood)) = Flood::begin(grid, &Chisel::new(ends).seed(seed)) else {
        panic!("{ends:?}")
    };
    assert_eq!(flood.advance(u32::MAX), Status::Connected);
    (flood.visited.len(), flood.path().unwrap_or_default())
}

#[test]
fn two_sides_never_visit_more_than_twice_as_much_as_one() {
    let (mut alone, mut together) = (0, 0);
    for seed in 0..400 {
        let side = 2 + seed % 40;
        let (start, end) = (seed % side, side * side - 1 - seed * 7 % side);
        if start == end {
            continue;
        }
        let (from_both, path) = flood(seed, side, &[start, end]);
        let (back, mut reversed) = flood(seed, side, &[end, start]);
        reversed.reverse();
        assert_eq!(path, reversed);
        if path.len() < 3 {
            continue;
        }
        // With a third end on the path, the result stays the same, but the flood has one side.
        let [from_start, from_end] = [[start, end], [end, start]].map(|[from, to]| {
            let beside = path[if from == start { 1 } else { path.len() - 2 }];
            flood(seed, side, &[from, beside, to]).0
        });
        assert!(from_both.max(back) <= 2 * from_end.min(from_start));
        alone += from_start;
        together += from_both;
    }
    assert!(5 * together < 4 * alone, "{together} of {alone}");
}
