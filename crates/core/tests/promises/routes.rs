//! Promises of A*.
use std::collections::BTreeSet;

use crate::plain::{fields, open_cells};
use crate::property::properties;
use meander_core::{Corners, Grid, GridMap, Neighborhood, RouteQuery};
use proptest::prelude::*;

/// The cost of the cheapest route across a grid to each cell.
pub(crate) fn cheapest(
    grid: &Grid,
    corners: Corners,
    open: &[bool],
    costs: &[u32],
    from: u32,
) -> Vec<Option<u64>> {
    relaxed(open, from, |node| {
        let steps = steps(grid, corners, open, node);
        let paid = |(next, straight)| (next, step_cost(grid, costs, next, straight));
        steps.into_iter().map(paid).collect()
    })
}

/// The cost of the cheapest route to each open node, from relaxing every step until nothing changes.
pub(crate) fn relaxed(
    open: &[bool],
    from: u32,
    steps: impl Fn(u32) -> Vec<(u32, u64)>,
) -> Vec<Option<u64>> {
    let mut best = vec![None; open.len()];
    best[from as usize] = open[from as usize].then_some(0u64);
    loop {
        let mut changed = false;
        for node in 0..open.len() {
            let Some(paid) = best[node] else { continue };
            for (next, cost) in steps(node as u32) {
                let known = &mut best[next as usize];
                if open[next as usize] && known.is_none_or(|known| paid + cost < known) {
                    *known = Some(paid + cost);
                    changed = true;
                }
            }
        }
        if !changed {
            return best;
        }
    }
}

fn step_cost(grid: &Grid, costs: &[u32], next: u32, straight: bool) -> u64 {
    let length = match (grid.neighborhood(), straight) {
        (Neighborhood::Four, _) => 1,
        (Neighborhood::Eight, true) => 70,
        (Neighborhood::Eight, false) => 99,
    };
    length * u64::from(costs[next as usize])
}

/// The cells that one step reaches, and whether the step is straight.
fn steps(grid: &Grid, corners: Corners, open: &[bool], node: u32) -> Vec<(u32, bool)> {
    let width = i64::from(grid.width());
    let (x, y) = (i64::from(node) % width, i64::from(node) / width);
    let free = |x: i64, y: i64| {
        let inside = x >= 0 && y >= 0 && x < width && y < i64::from(grid.height());
        inside && open[(y * width + x) as usize]
    };
    let mut found = Vec::new();
    for (dx, dy) in [(0, -1), (-1, 0), (1, 0), (0, 1), (-1, -1), (1, -1), (-1, 1), (1, 1)] {
        let straight = dx == 0 || dy == 0;
        let beside = [free(x + dx, y), free(x, y + dy)];
        let shut = !straight
            && match corners {
                Corners::Avoid => beside.contains(&false),
                Corners::Cut => beside == [false; 2],
            };
        let allowed = straight || grid.neighborhood() == Neighborhood::Eight;
        if allowed && free(x + dx, y + dy) && !shut {
            found.push((((y + dy) * width + x + dx) as u32, straight));
        }
    }
    found
}

pub(crate) fn price(grid: &Grid, costs: &[u32], route: &[u32]) -> u64 {
    let open = vec![true; grid.cell_count() as usize];
    route
        .windows(2)
        .map(|pair| {
            let steps = steps(grid, Corners::Cut, &open, pair[0]);
            let (next, straight) = *steps.iter().find(|(next, _)| *next == pair[1]).unwrap();
            step_cost(grid, costs, next, straight)
        })
        .sum()
}

pub(crate) fn cells(map: &mut GridMap, stops: &[u32], query: &RouteQuery) -> Option<Vec<u32>> {
    map.route(stops, query).unwrap().map(|route| route.cells)
}

properties! {
    #![cases(500)]

    #[test]
    fn a_route_is_as_cheap_as_can_be(
        field in fields(9, 3, 2),
        seed in prop::option::of(any::<u32>()),
        dear in prop::collection::vec(1..6u32, 81),
        plain in any::<bool>(),
        cut in any::<bool>(),
    ) {
        let count = field.grid.cell_count() as usize;
        let costs = if plain { vec![1; count] } else { dear[..count].to_vec() };
        let open = open_cells(&field);
        let (from, to) = (field.terminals[0], field.terminals[1]);
        let corners = if cut { Corners::Cut } else { Corners::Avoid };
        let mut map = field.map().with_corners(corners);
        if !plain {
            map = map.with_costs(&costs).unwrap();
        }
        let mut query = RouteQuery::new();
        query.seed = seed;
        let route = cells(&mut map, &[from, to], &query);
        prop_assert_eq!(
            route.as_ref().map(|route| price(&field.grid, &costs, route)),
            if open[to as usize] { cheapest(&field.grid, corners, &open, &costs, from)[to as usize] } else { None }
        );
        if let Some(route) = route {
            prop_assert_eq!((route[0], route[route.len() - 1]), (from, to));
            for pair in route.windows(2) {
                prop_assert!(steps(&field.grid, corners, &open, pair[0]).iter().any(|step| step.0 == pair[1]));
            }
        }
    }
}

#[test]
fn a_seed_chooses_evenly_among_the_shortest() {
    // Two rows of two cells have two shortest routes between opposite corners.
    let mut map = GridMap::new(&Grid::new(2, 2).unwrap());
    let mut route = |seed| cells(&mut map, &[0, 3], &RouteQuery::new().seed(seed));
    let by_the_top = (0..2000).filter(|&seed| route(seed) == Some(vec![0, 1, 3])).count();
    // Four standard deviations of a fair coin thrown 2,000 times are 90.
    assert!((910..=1090).contains(&by_the_top), "{by_the_top} of 2000");
}

#[test]
fn every_shortest_route_comes_of_some_seed() {
    let plain = GridMap::new(&Grid::new(4, 4).unwrap());
    for mut map in [plain.clone(), plain.with_costs(&[3; 16]).unwrap()] {
        let found: BTreeSet<_> = (0..1000)
            .map(|seed| cells(&mut map, &[0, 15], &RouteQuery::new().seed(seed)))
            .collect();
        // Three steps to the right among six.
        assert_eq!(found.len(), 20);
    }
}
