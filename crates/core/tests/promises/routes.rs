//! Promises of A*.
use meander_core::{Corners, Grid, GridMap, Neighborhood, RouteQuery};

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

#[test]
fn every_shortest_route_comes_of_some_seed() {
    let plain = GridMap::new(&Grid::new(4, 4).unwrap());
    for map in [plain.clone(), plain.with_costs(&[3; 16]).unwrap()] {
        let mut routes: Vec<_> = (0..1000)
            .map(|seed| map.route(&[0, 15], &RouteQuery::new().seed(seed)).unwrap().unwrap().cells)
            .collect();
        // Four standard deviations of a fair coin thrown 1,000 times are 63.
        let right = routes.iter().filter(|route| route[1] == 1).count();
        assert!(right.abs_diff(500) <= 63, "{right} of 1000 begin to the right");
        routes.sort();
        routes.dedup();
        // Three steps to the right among six.
        assert_eq!(routes.len(), 20);
    }
}
