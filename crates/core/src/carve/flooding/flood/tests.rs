use super::{Flood, Priorities, SIDES, Status};
use crate::carve::Chisel;
use crate::carve::flooding::steiner_tree::SteinerTree;
use crate::cells::Cells;
use crate::grid::{Grid, Neighborhood};
use crate::rng::Draws;
use crate::sort::sorted_unique;

fn mask(grid: Grid, walls: &[u32]) -> Vec<bool> {
    (0..grid.cell_count()).map(|cell| walls.contains(&cell)).collect()
}

/// From both ends or the first one until they are connected, on a square grid.
fn flood(seed: u32, side: u32, walls: &[u32], ends: [u32; 2], sides: usize) -> (usize, Vec<u32>) {
    let priorities = Priorities::new(&Chisel::new(Cells::NONE).seed(seed), side * side);
    let grid = Grid::new(side, side).unwrap_or_else(|error| panic!("{error}"));
    let Some(mut flood) = Flood::begin(grid, priorities, &mask(grid, walls), &ends, sides) else {
        panic!("{ends:?}")
    };
    assert_eq!(flood.advance(u32::MAX), Status::Connected);
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

/// What stays between these ends by a flood with so many sides, and how many nodes it has visited.
fn kept(
    seed: u32,
    grid: Grid,
    walls: &[u32],
    ends: &[u32],
    sides: usize,
) -> Option<(Vec<u32>, usize)> {
    let priorities = Priorities::new(&Chisel::new(Cells::NONE).seed(seed), grid.cell_count());
    let mut flood = Flood::begin(grid, priorities, &mask(grid, walls), ends, sides)?;
    if flood.advance(u32::MAX) == Status::Disconnected {
        return None;
    }
    let (graph, priorities, visited) = flood.into_completed();
    let count = visited.nodes().len();
    let mut steiner = SteinerTree::new(graph, priorities, visited, ends);
    assert!(steiner.decide(u32::MAX));
    Some((sorted_unique(&steiner.into_kept()), count))
}

#[test]
fn however_many_sides_there_are_the_same_nodes_stay() {
    let mut draws = Draws::new(1);
    let mut connected = 0;
    for seed in 0..3000 {
        let (width, height) = (3 + draws.below(12), 3 + draws.below(12));
        let neighborhood = if seed % 2 == 0 { Neighborhood::Four } else { Neighborhood::Eight };
        let grid = Grid::new(width, height).unwrap_or_else(|error| panic!("{error}"));
        let grid = grid.with_neighborhood(neighborhood);
        let mut cells = |most: u32| -> Vec<u32> {
            (0..draws.below(most + 1)).map(|_| draws.below(width * height)).collect()
        };
        let (ends, mut walls) = (sorted_unique(&cells(14)), cells(width * height / 4));
        walls.retain(|wall| !ends.contains(wall));
        if ends.len() < 3 {
            continue;
        }
        let of = |sides: usize| kept(seed, grid, &walls, &ends, sides).map(|(kept, _)| kept);
        let one = of(1);
        for sides in 2..=ends.len().min(SIDES) {
            assert_eq!(of(sides), one, "seed {seed}, {sides} sides");
        }
        connected += usize::from(one.is_some());
    }
    assert!(connected > 1000, "{connected}");
}

#[test]
fn between_four_corners_as_many_sides_visit_much_less() {
    let grid = Grid::new(100, 100).unwrap_or_else(|error| panic!("{error}"));
    let ends = [101, 198, 9801, 9898];
    let visited = |sides| -> usize {
        (0..40)
            .filter_map(|seed| kept(seed, grid, &[], &ends, sides))
            .map(|(_, visited)| visited)
            .sum()
    };
    let (alone, together) = (visited(1), visited(4));
    assert!(100 * together < 66 * alone, "{together} of {alone}");
}

/// An end behind cells that are removed early finds its way out by itself.
#[test]
fn an_end_in_a_pocket_does_not_flood_the_grid() {
    let grid = Grid::new(60, 60).unwrap_or_else(|error| panic!("{error}"));
    // A ring around the end in the middle.
    let ring: Vec<u32> = (0..60 * 60u32)
        .filter(|cell| (cell % 60).abs_diff(30).max((cell / 60).abs_diff(30)) == 2)
        .collect();
    let ends = [61, 118, 1830, 3538];
    let priorities = Priorities::new(&Chisel::new(Cells::NONE).order(&ring), 60 * 60);
    let Some(mut flood) = Flood::begin(grid, priorities, &mask(grid, &[]), &ends, 4) else {
        panic!()
    };
    assert_eq!(flood.advance(u32::MAX), Status::Connected);
    assert!(flood.visited().len() < 2500, "{}", flood.visited().len());
}
