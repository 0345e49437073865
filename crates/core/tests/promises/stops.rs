//! Promises of routes through several stops, routers and routes on weighted graphs.

use crate::graphs::Links;
use crate::property::properties;
use crate::routes::relaxed;
use meander_core::{
    Cell, Cells, Error, Grid, GridMap, RouteQuery,
    search::{Route, cheapest_route, route},
};
use proptest::prelude::*;

/// The cost of the step between each pair of nodes, if there is one.
fn price(costs: &[u32], from: u32, to: u32) -> u32 {
    costs[(from as usize * 7 + to as usize * 3) % costs.len()]
}

/// The cost of the cheapest route to each node.
fn cheapest(graph: &Links, open: &[bool], costs: &[u32], from: u32) -> Vec<Option<u64>> {
    relaxed(open, from, |node| {
        let paid = |&next: &u32| (next, u64::from(price(costs, node, next)));
        graph.0[node as usize].iter().map(paid).collect()
    })
}

/// Graphs whose steps mostly lead in one direction only.
fn one_way_links(most: u32) -> impl Strategy<Value = Links> {
    (1..=most)
        .prop_flat_map(|count| {
            prop::collection::vec(prop::collection::vec(0..count, 0..4), count as usize)
        })
        .prop_map(Links)
}

properties! {
    #![cases(400)]

    /// With estimates that never exceed the cost, but jump.
    #[test]
    fn a_route_on_a_graph_is_as_cheap_as_can_be(
        graph in one_way_links(14),
        costs in prop::collection::vec(1..9u32, 40),
        parts in prop::collection::vec(0..=10u64, 14),
        walls in prop::collection::vec(any::<prop::sample::Index>(), 0..3),
        stops in prop::collection::vec(any::<prop::sample::Index>(), 2..4),
        seed in prop::option::of(any::<u32>()),
    ) {
        let count = graph.0.len();
        let [stops, walls] = [stops, walls]
            .map(|list| list.iter().map(|index| index.index(count) as u32).collect::<Vec<_>>());
        let mut open = vec![true; count];
        walls.iter().for_each(|&wall| open[wall as usize] = false);
        let left: Vec<_> = (0..count as u32).map(|node| cheapest(&graph, &open, &costs, node)).collect();
        let estimate = |node: u32, to: u32| left[node as usize][to as usize].unwrap_or(1000) * parts[node as usize] / 10;
        let mut options = Route::new(&stops).walls(&walls);
        options.seed = seed;
        let cost = |from, to| price(&costs, from, to);
        let found = cheapest_route(&graph, &options, cost, estimate).unwrap();
        let wanted: Option<u64> = stops.windows(2).map(|leg| left[leg[0] as usize][leg[1] as usize]).sum();
        let paid = |route: &Vec<u32>| route.windows(2).map(|pair| u64::from(cost(pair[0], pair[1]))).sum::<u64>();
        prop_assert_eq!(found.as_ref().map(|found| found.cost), wanted);
        prop_assert_eq!(found.as_ref().map(|found| paid(&found.nodes)), wanted);
        let few = route(&graph, &options).unwrap();
        let steps = |leg: &[u32]| cheapest(&graph, &open, &[1], leg[0])[leg[1] as usize];
        prop_assert_eq!(few.as_ref().map(|route| route.len() as u64 - 1), stops.windows(2).map(steps).sum::<Option<u64>>());
        for route in few.iter().chain(found.iter().map(|found| &found.nodes)) {
            prop_assert_eq!((route.first(), route.last()), (stops.first(), stops.last()));
            prop_assert!(route.windows(2).all(|pair| graph.0[pair[0] as usize].contains(&pair[1])));
        }
    }
}

#[test]
fn a_seed_chooses_evenly_among_the_cheapest_on_a_graph() {
    // Three routes of two steps from 0 to 4.
    let graph = Links(vec![vec![1, 2, 3], vec![4], vec![4], vec![4], vec![]]);
    let mut by = [0u32; 5];
    for seed in 0..3000 {
        let options = Route::new(&[0, 4]).seed(seed);
        let route = cheapest_route(&graph, &options, |_, _| 5, |_, _| 0).unwrap().unwrap();
        by[route.nodes[1] as usize] += 1;
    }
    // Four standard deviations of a chance of one in three, tried 3,000 times, are 103.
    assert!(by[1..4].iter().all(|by| by.abs_diff(1000) < 104), "{by:?}");
}

#[test]
fn stops_and_steps_that_are_refused() {
    let says = |error: Error, sentence: &str| assert_eq!(error.to_string(), sentence);
    let grid = Grid::new(3, 3).unwrap();
    says(
        route(&grid, &Route::new(&[0, 9])).unwrap_err(),
        "stops[1] was 9; it must be a whole number from 0 to 8",
    );
    says(
        cheapest_route(&grid, &Route::new(&[0, 8]), |from, _| from, |_, _| 0).unwrap_err(),
        "cost[0] was 0; it must be a whole number from 1 to 4294967295",
    );
    let walls = [Cell { x: 1, y: 1 }];
    let query = RouteQuery::new();
    let mut map = GridMap::new(&grid).with_walls(&walls).unwrap();
    assert_eq!(map.route(&[0, 4, 8], &query).unwrap(), None);
    assert_eq!(map.route(Cells::NONE, &query).unwrap().map(|found| found.cells), Some(vec![]));
    let inside = "must be a whole number from 0 to 8";
    says(map.route(&[0, 9], &query).unwrap_err(), &format!("stops[1] was 9; it {inside}"));
    says(map.set_wall(9, true).unwrap_err(), &format!("cell was 9; it {inside}"));
    let cost = "cost was 0; it must be a whole number from 1 to 4294967295";
    says(map.set_cost(0, 0).unwrap_err(), cost);
    says(map.distances(&[9], 0.0).unwrap_err(), &format!("goals[0] was 9; it {inside}"));
    let thin = "radius was -1; it must be a number of 0 or more";
    says(map.route(&[0], &query.radius(-1.0)).unwrap_err(), thin);
    says(
        map.with_costs(&[u32::MAX; 9]).unwrap().distances(&[0], 0.0).unwrap_err(),
        "costs asks for 4294967295 units of cost on one route; at most 4294967294 are allowed",
    );
}

/// Back and forth between the corners of one row, until the result exceeds the limit.
#[test]
fn a_route_through_too_many_stops() {
    let grid = Grid::new(1 << 20, 1).unwrap();
    let stops: Vec<u32> = (0..20).map(|at| if at % 2 == 0 { (1 << 20) - 1 } else { 0 }).collect();
    let error = GridMap::new(&grid).route(&stops, &RouteQuery::new()).unwrap_err();
    assert!(matches!(error, Error::TooLarge { .. }));
}
