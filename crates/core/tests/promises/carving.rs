//! What carving promises.
use crate::plain::{Field, carve_plainly, distances, fields, joined, open_cells};
use meander_core::{
    Astar, CellState, Chisel, Chiseler, Error, Graph, Grid, Neighborhood, astar, chisel,
};
use proptest::prelude::*;

fn request(field: &Field) -> Chisel<'_> {
    Chisel::new(&field.terminals).walls(&field.walls)
}

/// Every way of choosing the next node, by number.
fn variant<'a>(kind: u32, request: Chisel<'a>, weights: &'a [f64], order: &'a [u32]) -> Chisel<'a> {
    match kind {
        0 => request,
        1 => request.order(order),
        2 => request.weights(weights),
        3 => request.wiggliness(0.0),
        4 => request.wiggliness(2.5).articulation(true),
        5 => request.wiggliness(0.5).weights(weights),
        6 => request.wiggliness(0.5).prune_distance(2),
        _ => request.prune_distance(1).articulation(true),
    }
}

fn orders(field: &Field) -> impl Strategy<Value = Vec<u32>> + use<> {
    Just((0..field.grid.cell_count()).collect::<Vec<_>>()).prop_shuffle()
}

fn weights(field: &Field) -> impl Strategy<Value = Vec<f64>> + use<> {
    let weight = prop_oneof![Just(0.0), 0.01..10.0];
    prop::collection::vec(weight, field.grid.cell_count() as usize)
}

fn states_of(kept: &[u32], count: u32) -> Vec<bool> {
    (0..count).map(|node| kept.binary_search(&node).is_ok()).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn explicit_order_equals_the_plain_algorithm(
        (field, order) in fields(9, 4, 4).prop_flat_map(|field| (Just(field.clone()), orders(&field)))
    ) {
        let expected = carve_plainly(&field.grid, &field.terminals, open_cells(&field), &order);
        for articulation in [false, true] {
            let options = request(&field).order(&order).articulation(articulation);
            let carving = chisel(field.grid, &options).unwrap();
            prop_assert_eq!(carving.map(|carving| carving.nodes), expected.clone());
            let stepped = Chiseler::new(field.grid, &options).ok().map(Chiseler::finish);
            prop_assert_eq!(stepped.map(|carving| carving.nodes), expected.clone());
        }
    }

    #[test]
    fn seeded_order_equals_the_plain_algorithm(field in fields(9, 4, 3), seed: u32) {
        let options = request(&field).seed(seed);
        let mut chiseler = match Chiseler::new(field.grid, &options) {
            Ok(chiseler) => chiseler,
            Err(error) => {
                prop_assert_eq!(error, Error::NoPath);
                return Ok(());
            }
        };
        let order: Vec<u32> = chiseler.by_ref().map(|step| step.node).collect();
        let expected = carve_plainly(&field.grid, &field.terminals, open_cells(&field), &order);
        let carving = chiseler.finish();
        prop_assert_eq!(Some(&carving.nodes), expected.as_ref());
        let forcing = options.articulation(true);
        let forced = Chiseler::new(field.grid, &forcing).unwrap().finish();
        prop_assert_eq!(&carving.nodes, &forced.nodes);
        prop_assert_eq!(&carving.path, &forced.path);
        prop_assert!(forced.steps <= carving.steps);
        prop_assert_eq!(chisel(field.grid, &forcing).unwrap(), Some(forced));
    }

    #[test]
    fn removing_any_cell_that_stays_parts_the_terminals(
        (field, weights, order) in fields(10, 5, 4)
            .prop_flat_map(|field| (Just(field.clone()), weights(&field), orders(&field))),
        seed: u32,
        kind in 0..6u32,
    ) {
        let options = variant(kind, request(&field).seed(seed), &weights, &order);
        let Some(carving) = chisel(field.grid, &options).unwrap() else {
            prop_assert!(!joined(&field.grid, &field.terminals, &open_cells(&field)));
            return Ok(());
        };
        let mut open = states_of(&carving.nodes, field.grid.cell_count());
        prop_assert!(joined(&field.grid, &field.terminals, &open));
        for &node in carving.nodes.iter().filter(|node| !field.terminals.contains(node)) {
            open[node as usize] = false;
            prop_assert!(!joined(&field.grid, &field.terminals, &open), "{} is not needed", node);
            open[node as usize] = true;
        }
        if let [first, second] = field.terminals[..] {
            let mut sorted = carving.path.clone();
            sorted.sort_unstable();
            prop_assert_eq!(&sorted, &carving.nodes);
            prop_assert_eq!((carving.path[0], carving.path[sorted.len() - 1]), (first, second));
        } else {
            prop_assert_eq!(&carving.path, &[0u32; 0]);
        }
    }

    #[test]
    fn no_wiggliness_gives_a_shortest_path(field in fields(12, 4, 2), seed: u32) {
        let options = request(&field).seed(seed).wiggliness(0.0);
        let carving = chisel(field.grid, &options).unwrap();
        let distance = distances(&field.grid, field.terminals[0], &open_cells(&field));
        let steps = carving.map(|carving| carving.nodes.len() as u32 - 1);
        prop_assert_eq!(steps, distance[field.terminals[1] as usize]);
    }

    #[test]
    fn seeking_restores_exactly_what_was_there(
        (field, weights, order) in fields(8, 6, 3)
            .prop_flat_map(|field| (Just(field.clone()), weights(&field), orders(&field))),
        seed: u32,
        kind in 0..8u32,
        seeks in prop::collection::vec(0..80u32, 1..12),
    ) {
        let options = variant(kind, request(&field).seed(seed), &weights, &order);
        let Ok(start) = Chiseler::new(field.grid, &options) else { return Ok(()) };
        let look = |chiseler: &Chiseler<Grid>| (
            chiseler.states().to_vec(),
            chiseler.witness().to_vec(),
            chiseler.last_step(),
            chiseler.step_count(),
            chiseler.is_done(),
            chiseler.search_count(),
            chiseler.last_searched(),
        );
        let mut forward = start.clone();
        let mut seen = vec![look(&forward)];
        while forward.step(1) == 1 {
            seen.push(look(&forward));
        }
        let mut jumping = start.clone();
        for seek in seeks {
            jumping.seek(seek);
            let at = (seek as usize).min(seen.len() - 1);
            prop_assert_eq!(&look(&jumping), &seen[at]);
        }
        let by_step = forward.finish();
        prop_assert_eq!(jumping.finish(), by_step.clone());
        prop_assert_eq!(chisel(field.grid, &options).unwrap(), Some(by_step));
    }

    #[test]
    fn each_hit_of_the_witness_counts_as_a_search(
        field in fields(8, 6, 4),
        seed: u32,
        wiggliness in prop::sample::select(vec![0.5, 1.0, 2.0]),
    ) {
        let options = request(&field).seed(seed).wiggliness(wiggliness);
        let Ok(mut chiseler) = Chiseler::new(field.grid, &options) else { return Ok(()) };
        let mut hits = 0;
        loop {
            prop_assert_eq!(chiseler.search_count(), hits);
            let witness = chiseler.witness().to_vec();
            let Some(step) = chiseler.next() else { break };
            let hit = witness.contains(&step.node);
            prop_assert_eq!(chiseler.last_searched(), hit);
            hits += u32::from(hit);
        }
    }

    #[test]
    fn every_moment_has_a_witness(field in fields(8, 6, 4), seed: u32, wiggliness in 0.0..3.0) {
        let options = request(&field).seed(seed).wiggliness(wiggliness);
        let Ok(mut chiseler) = Chiseler::new(field.grid, &options) else { return Ok(()) };
        loop {
            let on: Vec<u32> = { let mut on = chiseler.witness().to_vec(); on.sort_unstable(); on };
            prop_assert!(joined(&field.grid, &field.terminals, &states_of(&on, field.grid.cell_count())));
            prop_assert!(on.iter().all(|&node| chiseler.states()[node as usize] != CellState::Blocked));
            if chiseler.step(1) == 0 {
                break;
            }
        }
    }

    #[test]
    fn stopping_early_gives_a_way_between_the_terminals(
        field in fields(10, 6, 2),
        seed: u32,
        stop_open_fraction in 0.0..1.0,
        stop_forced_streak in 0..4u32,
    ) {
        let options = request(&field)
            .seed(seed)
            .stop_open_fraction(stop_open_fraction)
            .stop_forced_streak(stop_forced_streak);
        let Some(carving) = chisel(field.grid, &options).unwrap() else { return Ok(()) };
        let open = states_of(&carving.nodes, field.grid.cell_count());
        prop_assert!(joined(&field.grid, &field.terminals, &open));
        prop_assert_eq!(carving.path.len(), carving.nodes.len());
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn stopping_early_leaves_a_connected_set_that_holds_many_terminals(
        field in fields(10, 6, 5),
        seed: u32,
        wiggliness in prop_oneof![Just(1.0), 0.0..3.0],
        stop_open_fraction in 0.0..1.0,
        stop_forced_streak in 0..4u32,
    ) {
        let early = request(&field)
            .seed(seed)
            .wiggliness(wiggliness)
            .stop_open_fraction(stop_open_fraction)
            .stop_forced_streak(stop_forced_streak);
        let Some(carving) = chisel(field.grid, &early).unwrap() else { return Ok(()) };
        let open = states_of(&carving.nodes, field.grid.cell_count());
        prop_assert!(joined(&field.grid, &field.terminals, &open));
        prop_assert!(joined(&field.grid, &carving.nodes, &open));
    }
}

/// Shortest paths from the first terminal may lie side by side.
#[test]
fn what_an_early_stop_leaves_is_not_always_a_tree() {
    let grid = Grid::new(6, 6).unwrap();
    let has_cycle = |seed| {
        let early = Chisel::new(&[0, 35, 34, 29]).seed(seed).stop_open_fraction(0.9);
        let nodes = chisel(grid, &early.wiggliness(2.0)).unwrap().unwrap().nodes;
        let mut ways = 0;
        for &node in &nodes {
            grid.for_each_neighbor(node, |next| ways += u32::from(nodes.contains(&next)));
        }
        ways as usize / 2 >= nodes.len()
    };
    assert!((0..100).any(has_cycle));
}

/// With articulation points forced, and another wiggliness, other cells may stay.
#[test]
fn articulation_is_the_same_path_only_with_wiggliness_1() {
    let grid = Grid::new(12, 12).unwrap();
    for wiggliness in [0.5, 1.0, 2.0] {
        let same = |seed: u32| {
            let options = Chisel::new(&[13, 130]).seed(seed).wiggliness(wiggliness);
            let forcing = options.articulation(true);
            chisel(grid, &options).unwrap().unwrap().nodes
                == Chiseler::new(grid, &forcing).unwrap().finish().nodes
        };
        assert_eq!((0..20).all(same), wiggliness == 1.0, "w = {wiggliness}");
    }
}

/// ```text
/// a #      carving squeezes between the walls, a route does not
/// # b
/// ```
#[test]
fn with_eight_neighbours_a_path_squeezes_between_two_walls() {
    let grid = Grid::new(2, 2).unwrap().with_neighborhood(Neighborhood::Eight);
    for wiggliness in [0.0, 1.0, 2.0] {
        let options = Chisel::new(&[0, 3]).wiggliness(wiggliness).walls(&[1, 2]);
        assert_eq!(chisel(grid, &options).unwrap().unwrap().path, [0, 3]);
    }
    let route = Astar::new(0, 3).walls(&[1, 2]);
    assert_eq!(astar(&grid, &route).unwrap(), None);
}

#[test]
fn nodes_left_out_of_an_order_go_last_by_index() {
    let grid = Grid::new(3, 3).unwrap();
    let options = Chisel::new(&[0, 8]).order(&[7]);
    let order: Vec<u32> = Chiseler::new(grid, &options).unwrap().map(|step| step.node).collect();
    assert_eq!(order, [7, 1, 2, 3, 4, 5, 6]);
}

#[test]
fn cells_of_weight_zero_go_last_by_index() {
    let grid = Grid::new(3, 3).unwrap();
    let weights = [1.0, 0.0, 5.0, 0.0, 1.0, 0.0, 1.0, 1.0, 1.0];
    for wiggliness in [1.0, 0.7] {
        let options = Chisel::new(&[0, 8]).weights(&weights).wiggliness(wiggliness);
        let order: Vec<u32> =
            Chiseler::new(grid, &options).unwrap().map(|step| step.node).collect();
        assert_eq!(order[4..], [1, 3, 5], "{order:?}");
    }
}

#[test]
fn heavier_cells_go_sooner() {
    let grid = Grid::new(30, 30).unwrap();
    let weights: Vec<f64> = (0..900).map(|cell| if cell % 30 < 15 { 1.0 } else { 20.0 }).collect();
    let mut left = 0;
    for seed in 0..50 {
        let options = Chisel::new(&[15, 885]).seed(seed).weights(&weights);
        let carving = chisel(grid, &options).unwrap().unwrap();
        left += carving.nodes.iter().filter(|&&cell| cell % 30 < 15).count();
        left -= carving.nodes.iter().filter(|&&cell| cell % 30 > 15).count().min(left);
    }
    assert!(left > 500, "the path should keep to the side that goes late: {left}");
}

#[test]
fn stop_open_fraction_stops_at_the_share() {
    let grid = Grid::new(20, 20).unwrap();
    let options = Chisel::new(&[21, 378]).stop_open_fraction(0.5);
    assert_eq!(chisel(grid, &options).unwrap().unwrap().steps, 199);
}

#[test]
fn stop_forced_streak_counts_cells_of_the_witness_only() {
    let grid = Grid::new(20, 20).unwrap();
    let options = Chisel::new(&[21, 378]).stop_forced_streak(5).seed(3);
    let full = options.stop_forced_streak(0);
    let mut chiseler = Chiseler::new(grid, &full).unwrap();
    let (mut streak, mut expected) = (0, 0);
    while streak < 5 {
        let witness = chiseler.witness().to_vec();
        let step = chiseler.next().unwrap();
        expected += 1;
        if witness.contains(&step.node) {
            streak = if step.is_forced() { streak + 1 } else { 0 };
        }
    }
    assert_eq!(chisel(grid, &options).unwrap().unwrap().steps, expected);
}

#[test]
fn pruning_leaves_nothing_open_far_from_the_witness() {
    let grid = Grid::new(30, 30).unwrap();
    let options = Chisel::new(&[31, 868]).prune_distance(3).seed(5);
    let mut chiseler = Chiseler::new(grid, &options).unwrap();
    chiseler.step(449);
    let open = |chiseler: &Chiseler<Grid>| -> Vec<bool> {
        chiseler.states().iter().map(|state| *state != CellState::Blocked).collect()
    };
    let witness = chiseler.witness().to_vec();
    let near = |open: &[bool]| {
        let ways: Vec<_> = witness.iter().map(|&node| distances(&grid, node, open)).collect();
        (0..900)
            .filter(|&node| open[node])
            .all(|node| ways.iter().any(|way| way[node].is_some_and(|steps| steps <= 3)))
    };
    assert!(near(&open(&chiseler)));
    chiseler.seek(448);
    assert!(!near(&open(&chiseler)));
}

#[test]
fn a_terminal_on_a_wall_cannot_be_joined() {
    let grid = Grid::new(3, 1).unwrap();
    let options = Chisel::new(&[0, 2]).walls(&[2]);
    assert_eq!(chisel(grid, &options), Ok(None));
    assert_eq!(Chiseler::new(grid, &options).err(), Some(Error::NoPath));
}

#[test]
fn a_terminal_named_twice_is_one() {
    let grid = Grid::new(3, 3).unwrap();
    let carving = chisel(grid, &Chisel::new(&[4, 4])).unwrap().unwrap();
    assert_eq!((carving.nodes, carving.path), (vec![4], vec![4]));
}

/// The pinned answers: a change here breaks every link and every game that relies on a seed.
#[test]
fn value_stability() {
    let grid = Grid::new(8, 8).unwrap();
    let ends = [0, 63];
    let path = |options: &Chisel<'_>| chisel(grid, options).unwrap().unwrap().path;
    let weights: Vec<f64> = (0..64).map(f64::from).collect();
    let eight = grid.with_neighborhood(Neighborhood::Eight);
    let found = [
        path(&Chisel::new(&ends).seed(1)),
        path(&Chisel::new(&ends).seed(1).wiggliness(2.0)),
        path(&Chisel::new(&ends).seed(1).wiggliness(0.0)),
        path(&Chisel::new(&ends).seed(1).weights(&weights)),
        path(&Chisel::new(&ends).seed(1).weights(&weights).wiggliness(0.5)),
        chisel(eight, &Chisel::new(&ends).seed(1)).unwrap().unwrap().path,
    ];
    let expected: [&[u32]; 6] = [
        &[0, 1, 9, 17, 18, 26, 34, 35, 36, 28, 29, 30, 38, 46, 47, 55, 63],
        &[0, 1, 2, 3, 4, 12, 13, 21, 22, 30, 38, 37, 45, 53, 61, 62, 63],
        &[0, 8, 16, 24, 25, 33, 41, 42, 43, 44, 52, 53, 61, 62, 63],
        &[0, 1, 2, 3, 4, 5, 13, 21, 29, 37, 38, 46, 54, 62, 63],
        &[0, 1, 2, 3, 11, 19, 20, 28, 29, 30, 38, 39, 47, 55, 63],
        &[0, 9, 18, 26, 35, 36, 29, 38, 46, 55, 63],
    ];
    for (found, expected) in found.iter().zip(expected) {
        assert_eq!(found, expected);
    }
}
